/** The identifiers that the server uses (design §2.3). */
export type NamingProfileName = 'cluster' | 'kubernetes';

/** Every product-dependent identifier. Schemas are written with the cluster column. */
export interface NamingProfile {
  readonly name: NamingProfileName;
  /** Domain of API groups (`rbac.authorization.<d>`). */
  readonly groupDomain: string;
  /** Domain of labels, annotations, finalizers and secret types. */
  readonly labelDomain: string;
  readonly auditDomain: string;
  readonly binaryMediaType: string;
  /** Group of Table and PartialObjectMetadata. */
  readonly metaGroup: string;
  readonly signers: {
    readonly apiserverClient: string;
    readonly apiserverClientNodeAgent: string;
    readonly nodeAgentServing: string;
    readonly legacyUnknown: string;
  };
  readonly namespaces: {
    readonly default: string;
    readonly system: string;
    readonly public: string;
    readonly nodeLease: string;
  };
  /** The finalizer in `spec.finalizers` that keeps a namespace until it is empty. */
  readonly namespaceFinalizer: string;
  /** Default issuer of service-account tokens. */
  readonly tokenIssuer: string;
  /** Issuer of tokens in Secrets. */
  readonly secretTokenIssuer: string;
  /** The ConfigMap in every namespace with the server's certificate authority. */
  readonly rootCaConfigMap: string;
  /** The ConfigMap in the system namespace with the start of recording uses of tokens in Secrets. */
  readonly tokenTrackingConfigMap: string;
  /** Signer of API servers' serving certificates, for which a trust bundle is published. */
  readonly servingSigner: string;
  /** Name of the Service of the API server itself in the default namespace, and of the ServiceCIDR of the flags. */
  readonly apiserverService: string;
  /** The identity label of API servers' leases. */
  readonly apiserverIdentity: string;
  /**
   * Annotations that mark the end of the initial state of a watch, our own first. Each is sent in a separate bookmark:
   * clients with the other name compiled in would wait for ever.
   */
  readonly initialEventsEnd: readonly [string, ...string[]];
  /** The annotation of kubectl's client-side apply; kubectl knows one name in every naming. */
  readonly lastAppliedAnnotation: string;
  /** How a client asks to reset managedFields. */
  readonly managersReset: {
    /** Whether an empty list resets them too, besides a list of one empty entry. */
    readonly byEmptyList: boolean;
    /** Whether the client then owns the other changes of its request. */
    readonly writerOwnsChanges: boolean;
  };
  /**
   * Whether an empty entry in the namespaces of a FlowSchema's rule means every namespace, as `*`; otherwise it is
   * rejected.
   */
  readonly emptyNamespaceIsAny: boolean;
  /**
   * The name of all endpoints in the last line of a health answer (`healthz check passed`); undefined: each its own.
   */
  readonly healthName: string | undefined;
  /** Prefix of product-specific metrics. */
  readonly metricsPrefix: string;
  /** Why keys of users' extra values may not be in the domains of the server. */
  readonly reservedExtra: string;
  /** Prefix of OpenAPI definition names (`io.cluster.` or `io.k8s.`). */
  readonly openapiPrefix: string;
}

const CLUSTER: NamingProfile = {
  name: 'cluster',
  groupDomain: 'cluster.io',
  labelDomain: 'cluster.io',
  auditDomain: 'cluster.io',
  binaryMediaType: 'application/vnd.cluster.protobuf',
  metaGroup: 'meta.cluster.io',
  signers: {
    apiserverClient: 'cluster.io/apiserver-client',
    apiserverClientNodeAgent: 'cluster.io/apiserver-client-nodeagent',
    nodeAgentServing: 'cluster.io/nodeagent-serving',
    legacyUnknown: 'cluster.io/legacy-unknown',
  },
  namespaces: {
    default: 'default',
    system: 'cluster-system',
    public: 'cluster-public',
    nodeLease: 'cluster-node-lease',
  },
  namespaceFinalizer: 'cluster',
  tokenIssuer: 'https://cluster.default.svc.cluster.local',
  secretTokenIssuer: 'cluster/serviceaccount',
  rootCaConfigMap: 'cluster-root-ca.crt',
  tokenTrackingConfigMap: 'cluster-apiserver-legacy-service-account-token-tracking',
  servingSigner: 'cluster.io/apiserver-serving',
  apiserverService: 'cluster',
  apiserverIdentity: 'cluster-apiserver',
  initialEventsEnd: ['cluster.io/initial-events-end', 'k8s.io/initial-events-end'],
  lastAppliedAnnotation: 'kubectl.kubernetes.io/last-applied-configuration',
  managersReset: { byEmptyList: false, writerOwnsChanges: true },
  emptyNamespaceIsAny: true,
  healthName: 'healthz',
  metricsPrefix: 'cluster',
  reservedExtra: 'cluster.io and its subdomains are reserved for the server',
  openapiPrefix: 'io.cluster.',
};

const KUBERNETES: NamingProfile = {
  name: 'kubernetes',
  groupDomain: 'k8s.io',
  labelDomain: 'kubernetes.io',
  auditDomain: 'k8s.io',
  binaryMediaType: 'application/vnd.kubernetes.protobuf',
  metaGroup: 'meta.k8s.io',
  signers: {
    apiserverClient: 'kubernetes.io/kube-apiserver-client',
    apiserverClientNodeAgent: 'kubernetes.io/kube-apiserver-client-kubelet',
    nodeAgentServing: 'kubernetes.io/kubelet-serving',
    legacyUnknown: 'kubernetes.io/legacy-unknown',
  },
  namespaces: {
    default: 'default',
    system: 'kube-system',
    public: 'kube-public',
    nodeLease: 'kube-node-lease',
  },
  namespaceFinalizer: 'kubernetes',
  tokenIssuer: 'https://kubernetes.default.svc.cluster.local',
  secretTokenIssuer: 'kubernetes/serviceaccount',
  rootCaConfigMap: 'kube-root-ca.crt',
  tokenTrackingConfigMap: 'kube-apiserver-legacy-service-account-token-tracking',
  servingSigner: 'kubernetes.io/kube-apiserver-serving',
  apiserverService: 'kubernetes',
  apiserverIdentity: 'kube-apiserver',
  initialEventsEnd: ['k8s.io/initial-events-end'],
  lastAppliedAnnotation: 'kubectl.kubernetes.io/last-applied-configuration',
  managersReset: { byEmptyList: true, writerOwnsChanges: false },
  emptyNamespaceIsAny: false,
  healthName: undefined,
  metricsPrefix: 'kubernetes',
  reservedExtra: 'k8s.io, kubernetes.io and their subdomains are reserved for Kubernetes use',
  openapiPrefix: 'io.k8s.',
};

const PROFILES: Readonly<Record<NamingProfileName, NamingProfile>> = { cluster: CLUSTER, kubernetes: KUBERNETES };

/** The profile of that name. */
export function namingProfile(name: NamingProfileName): NamingProfile {
  return PROFILES[name];
}
