/**
 * Members of metadata that a write to a subresource keeps as they were given: who owns which field, and what says which
 * object is meant, so that a write for another one is told.
 */
export const KEPT_METADATA = ['managedFields', 'uid', 'generateName', 'deletionGracePeriodSeconds'] as const;
