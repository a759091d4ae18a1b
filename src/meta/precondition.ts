/**
 * What must hold, at the very moment of a write, of something that the write itself does not change. The store checks it
 * together with the write, so that nothing can come between.
 */
export type Precondition =
  /** An object is at this revision; 0: there is none. */
  | {
      readonly kind: 'object';
      /** `<group>/<plural>` of the storage version, as in a store key. */
      readonly resource: string;
      readonly namespace: string;
      readonly name: string;
      readonly revision: number;
    }
  /** A lease has not been given to somebody else since this token was handed out (a fencing token). */
  | { readonly kind: 'lease'; readonly name: string; readonly token: number };
