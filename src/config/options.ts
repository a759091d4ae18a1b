import type { NamingProfile, NamingProfileName } from '../naming/profile.js';
import { type AddressRange, parseAddressRange } from '../registry/allocation/address-range.js';
import type { AuditLogFormat } from '../pipeline/audit/sinks/log.js';
import type { AuditMode, BatchOptions } from '../pipeline/audit/sinks/modes.js';
import type { TruncateOptions } from '../pipeline/audit/sinks/truncate.js';
import type { PortRange } from '../registry/allocation/port-pool.js';

/** Authorization modes. */
export const AUTHORIZATION_MODES = ['RBAC', 'Node', 'Webhook', 'ABAC', 'AlwaysAllow', 'AlwaysDeny'] as const;

/** One of them. */
export type AuthorizationMode = (typeof AUTHORIZATION_MODES)[number];

/** Supported review versions of webhooks. */
export const REVIEW_VERSIONS = ['v1', 'v1beta1'] as const;

/** Supported signature algorithms of ID tokens; none with a shared secret. */
export const OIDC_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'ES256',
  'ES384',
  'ES512',
  'PS256',
  'PS384',
  'PS512',
] as const;

/** A signer implemented by the server. */
export type SigningSigner = keyof NamingProfile['signers'];

/** Files of a signing authority. */
export interface SigningFiles {
  certFile: string | undefined;
  keyFile: string | undefined;
}

/** How one audit sink handles events. */
export interface AuditSinkOptions {
  mode: AuditMode;
  batch: BatchOptions;
  truncate: TruncateOptions;
}

/** All options of `serve`. Durations are in milliseconds. */
export interface ServeOptions {
  /** All flags by name as shown in `/flagz`: given values, or else defaults; nothing secret. */
  flags: Readonly<Record<string, string>>;
  naming: NamingProfileName;
  dataDir: string;
  bindAddress: string;
  /** Address for in-cluster clients; undefined: derived from the bind address. */
  advertiseAddress: string | undefined;
  endpointReconcilerType: 'lease' | 'none';
  /** 0 picks a free one. */
  securePort: number;
  tlsCertFile: string | undefined;
  tlsPrivateKeyFile: string | undefined;
  /** Certificate authorities of client certificates, besides our own. */
  clientCaFile: string | undefined;
  anonymousAuth: boolean;
  tokenAuthFile: string | undefined;
  bootstrapTokenAuth: boolean;
  /** Empty: the issuers. */
  apiAudiences: readonly string[];
  /** The first one signs; empty: that of the naming profile. */
  serviceAccountIssuers: string[];
  serviceAccountSigningKeyFile: string | undefined;
  serviceAccountKeyFiles: string[];
  serviceAccountLookup: boolean;
  /** In seconds; undefined: unlimited. */
  serviceAccountMaxTokenExpiration: number | undefined;
  serviceAccountExtendTokens: boolean;
  /** How long a token in a Secret may be unused. */
  legacyTokenCleanUpPeriod: number;
  serviceAccountJwksUri: string | undefined;
  oidc: {
    /** With `clientId`, or neither. */
    issuerUrl: string | undefined;
    clientId: string | undefined;
    usernameClaim: string;
    /** undefined: the issuer; `-`: none. */
    usernamePrefix: string | undefined;
    groupsClaim: string | undefined;
    groupsPrefix: string;
    requiredClaims: Map<string, string>;
    caFile: string | undefined;
    signingAlgorithms: readonly (typeof OIDC_ALGORITHMS)[number][];
  };
  tokenWebhook: {
    configFile: string | undefined;
    version: 'v1' | 'v1beta1';
    cacheTtl: number;
  };
  /** Headers in lower case. */
  requestHeader: {
    clientCaFile: string | undefined;
    allowedNames: readonly string[];
    userHeaders: readonly string[];
    uidHeaders: readonly string[];
    groupHeaders: readonly string[];
    extraPrefixes: readonly string[];
  };
  /** The general signing authority, or those of single signers; never both. */
  clusterSigning: SigningFiles & { readonly signers: Map<SigningSigner, SigningFiles> };
  clusterSigningDuration: number;
  authorizationModes: readonly AuthorizationMode[];
  /** File with the authorizers, instead of the modes. */
  authorizationConfigFile: string | undefined;
  /** File with token issuers and anonymous access. */
  authenticationConfigFile: string | undefined;
  authorizationPolicyFile: string | undefined;
  authorizationWebhook: {
    configFile: string | undefined;
    version: 'v1' | 'v1beta1';
    authorizedTtl: number;
    unauthorizedTtl: number;
  };
  requestTimeout: number;
  /** Minimum duration of a watch; the actual one is random between it and twice it. */
  minRequestTimeout: number;
  maxRequestBodyBytes: number;
  /** Regular expressions in RE2's syntax. */
  corsAllowedOrigins: readonly string[];
  /** Directives of the header `Strict-Transport-Security`; empty: not sent. */
  transportSecurity: readonly string[];
  http2MaxStreams: number;
  shutdownDelay: number;
  /** How long after start /livez tolerates unfinished checks. */
  livezGracePeriod: number;
  /** undefined: run an embedded PostgreSQL in the data dir. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  historyRetention: number;
  /** How long an event is kept after its last change; 0: always. */
  eventTtl: number;
  /** Size limit of a stored object, in bytes. */
  maxObjectBytes: number;
  /** One, or two of different families; the first is the default one. */
  serviceClusterIpRanges: readonly AddressRange[];
  serviceNodePortRange: PortRange;
  /** Webhooks of services are called at their endpoints, not at the cluster IP. */
  aggregatorRouting: boolean;
  /** How node agents are reached. */
  nodeAgents: {
    preferredAddressTypes: readonly string[];
    certificateFile: string | undefined;
    keyFile: string | undefined;
    authorityFile: string | undefined;
  };
  audit: {
    policyFile: string | undefined;
    log: AuditSinkOptions & {
      /** `-`: standard output. */
      path: string | undefined;
      format: AuditLogFormat;
      maxAgeDays: number;
      maxBackups: number;
      maxSizeMb: number;
      compress: boolean;
    };
    webhook: AuditSinkOptions & {
      configFile: string | undefined;
      initialBackoff: number;
    };
  };
  /** `--runtime-config` entries in order. */
  runtimeConfig: Map<string, boolean>;
  featureGates: Map<string, boolean>;
  /** `--controllers` as given. */
  controllers: readonly string[];
  enabledAdmissionPlugins: string[];
  disabledAdmissionPlugins: string[];
  verbosity: number;
  logFormat: 'auto' | 'json' | 'text';
}

/** The default options of `serve`. */
export function defaultOptions(env: { readonly DATABASE_URL?: string | undefined }): ServeOptions {
  return {
    flags: {},
    naming: 'cluster',
    dataDir: './.data',
    bindAddress: '127.0.0.1',
    advertiseAddress: undefined,
    endpointReconcilerType: 'lease',
    securePort: 6443,
    tlsCertFile: undefined,
    tlsPrivateKeyFile: undefined,
    clientCaFile: undefined,
    anonymousAuth: true,
    tokenAuthFile: undefined,
    bootstrapTokenAuth: false,
    apiAudiences: [],
    serviceAccountIssuers: [],
    serviceAccountSigningKeyFile: undefined,
    serviceAccountKeyFiles: [],
    serviceAccountLookup: true,
    serviceAccountMaxTokenExpiration: undefined,
    serviceAccountExtendTokens: true,
    legacyTokenCleanUpPeriod: 365 * 24 * 3_600_000,
    serviceAccountJwksUri: undefined,
    oidc: {
      issuerUrl: undefined,
      clientId: undefined,
      usernameClaim: 'sub',
      usernamePrefix: undefined,
      groupsClaim: undefined,
      groupsPrefix: '',
      requiredClaims: new Map(),
      caFile: undefined,
      signingAlgorithms: ['RS256'],
    },
    tokenWebhook: { configFile: undefined, version: 'v1beta1', cacheTtl: 120_000 },
    requestHeader: {
      clientCaFile: undefined,
      allowedNames: [],
      userHeaders: [],
      uidHeaders: [],
      groupHeaders: [],
      extraPrefixes: [],
    },
    clusterSigning: { certFile: undefined, keyFile: undefined, signers: new Map() },
    clusterSigningDuration: 365 * 24 * 3_600_000,
    authorizationModes: ['RBAC'],
    authorizationConfigFile: undefined,
    authenticationConfigFile: undefined,
    authorizationPolicyFile: undefined,
    authorizationWebhook: {
      configFile: undefined,
      version: 'v1beta1',
      authorizedTtl: 300_000,
      unauthorizedTtl: 30_000,
    },
    requestTimeout: 60_000,
    minRequestTimeout: 1_800_000,
    corsAllowedOrigins: [],
    transportSecurity: [],
    maxRequestBodyBytes: 3 * 1024 * 1024,
    http2MaxStreams: 100,
    shutdownDelay: 0,
    livezGracePeriod: 0,
    databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL,
    databaseConnections: 8,
    historyRetention: 300_000,
    eventTtl: 3_600_000,
    maxObjectBytes: 1536 * 1024,
    serviceClusterIpRanges: [parseAddressRange('10.0.0.0/24')],
    serviceNodePortRange: { first: 30_000, last: 32_767 },
    aggregatorRouting: false,
    nodeAgents: {
      preferredAddressTypes: ['Hostname', 'InternalDNS', 'InternalIP', 'ExternalDNS', 'ExternalIP'],
      certificateFile: undefined,
      keyFile: undefined,
      authorityFile: undefined,
    },
    audit: {
      policyFile: undefined,
      log: {
        path: undefined,
        format: 'json',
        maxAgeDays: 366,
        maxBackups: 100,
        maxSizeMb: 100,
        compress: false,
        ...sinkDefaults('blocking', { maxSize: 1, maxWait: 0, throttle: false }),
      },
      webhook: {
        configFile: undefined,
        initialBackoff: 10_000,
        ...sinkDefaults('batch', { maxSize: 400, maxWait: 30_000, throttle: true }),
      },
    },
    runtimeConfig: new Map(),
    featureGates: new Map(),
    controllers: ['*'],
    enabledAdmissionPlugins: [],
    disabledAdmissionPlugins: [],
    verbosity: 2,
    logFormat: 'auto',
  };
}

function sinkDefaults(
  mode: AuditMode,
  batch: Pick<BatchOptions, 'maxSize' | 'maxWait' | 'throttle'>,
): AuditSinkOptions {
  return {
    mode,
    batch: { bufferSize: 10_000, throttleQps: 10, throttleBurst: 15, ...batch },
    truncate: { enabled: false, maxBatchSize: 10 * 1024 * 1024, maxEventSize: 100 * 1024 },
  };
}
