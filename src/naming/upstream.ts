import { namingProfile } from './profile.js';

const KUBERNETES = namingProfile('kubernetes');

/**
 * What unmodified clients say whatever the profile of the server. Both profiles understand these beside their own, so
 * that kubectl works on groups without a domain under the default naming too; answers repeat what was asked for.
 */
export const UPSTREAM = {
  binaryMediaType: KUBERNETES.binaryMediaType,
  /** Group of Table and PartialObjectMetadata. */
  metaGroup: KUBERNETES.metaGroup,
  /** Group of aggregated discovery documents (KEP-3352). */
  discoveryGroup: `apidiscovery.${KUBERNETES.groupDomain}`,
} as const;
