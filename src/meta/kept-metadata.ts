/**
 * Members of metadata that a write to a subresource keeps as given: ownership, and the identity of the object, so that
 * a write for another one is detected.
 */
export const KEPT_METADATA = ['managedFields', 'uid', 'generateName', 'deletionGracePeriodSeconds'] as const;
