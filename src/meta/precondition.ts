/** A condition on something that a write does not change itself. The store checks it atomically with the write. */
export type Precondition =
  /** An object is at this revision; 0: it does not exist. */
  | {
      readonly kind: 'object';
      /** `<group>/<plural>` of the storage version, as in a store key. */
      readonly resource: string;
      readonly namespace: string;
      readonly name: string;
      readonly revision: number;
    }
  /** A lease has had no other holder since this token was issued (a fencing token). */
  | { readonly kind: 'lease'; readonly name: string; readonly token: number };
