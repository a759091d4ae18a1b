/** Finalizer of an orphaning delete: the collector first removes the owner references of the dependents. */
export const ORPHAN_FINALIZER = 'orphan';
/** Finalizer of a foreground delete, which waits until the dependents are gone. */
export const FOREGROUND_FINALIZER = 'foregroundDeletion';
