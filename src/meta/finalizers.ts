/** Finalizer of a delete that leaves the dependents alone: the collector cuts their references first. */
export const ORPHAN_FINALIZER = 'orphan';
/** Finalizer of a delete that waits for the dependents to be gone. */
export const FOREGROUND_FINALIZER = 'foregroundDeletion';
