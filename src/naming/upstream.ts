import { namingProfile } from './profile.js';

const KUBERNETES = namingProfile('kubernetes');

/**
 * Identifiers sent by unmodified clients whatever the profile of the server. Both profiles accept these besides their
 * own, so that kubectl works on groups without a domain under the default naming too; answers repeat the requested one.
 */
export const UPSTREAM = {
  binaryMediaType: KUBERNETES.binaryMediaType,
  /** Group of Table and PartialObjectMetadata. */
  metaGroup: KUBERNETES.metaGroup,
  /** Where the documentation is that messages point to; no identifier, so it is the same in every naming. */
  docs: `https://${KUBERNETES.labelDomain}/docs`,
  /** Version of the TokenRequest that is sent to the core group. */
  tokenRequestVersion: `authentication.${KUBERNETES.groupDomain}/v1`,
  /** Group of aggregated discovery documents (KEP-3352). */
  discoveryGroup: `apidiscovery.${KUBERNETES.groupDomain}`,
  /** Domain in the names of WebSocket subprotocols that carry a bearer token. */
  bearerProtocolDomain: KUBERNETES.groupDomain,
  /** Group of the objects of `/statusz` and `/flagz`. */
  processGroup: `config.${KUBERNETES.groupDomain}`,
} as const;

/** Groups of configuration files under both namings, without version; the first is shown in messages. */
export const CONFIGURATION_GROUPS = {
  apiserver: ['apiserver.config.k8s.io', 'apiserver.config.cluster.io'],
  abac: ['abac.authorization.kubernetes.io', 'abac.authorization.cluster.io'],
} as const;

/** The Kubernetes release that this server follows; clients compare it with their own. */
export const KUBERNETES_RELEASE = { major: '1', minor: '36', patch: '0' } as const;
