/** Maturity of a gated feature. */
export type Stage = 'alpha' | 'beta' | 'ga' | 'deprecated';

/** Properties of a gate. */
export interface GateSpec {
  readonly stage: Stage;
  /** Its default. */
  readonly on: boolean;
  /** Whether it is locked to the default. */
  readonly locked: boolean;
  /** Gates required for it to be on. */
  readonly needs: readonly string[];
}

interface GateRow extends Omit<GateSpec, 'needs'> {
  /** Separated by blanks. */
  readonly names: string;
}

/** The gates of kube-apiserver 1.36, including those of other components, which share one setting with it. */
const RELEASE: readonly GateRow[] = [
  {
    stage: 'alpha',
    on: false,
    locked: false,
    names: `
      APIServingWithRoutine AllowUnsafeMalformedObjectDeletion CBORServingAndStorage CPUManagerPolicyAlphaOptions
      CRIListStreaming CSIVolumeHealth ClientsAllowCBOR ClientsPreferCBOR
      CloudControllerManagerWatchBasedRoutesReconciliation CloudControllerManagerWebhook ContainerStopSignals
      ControllerManagerReleaseLeaderElectionLockOnExit CrossNamespaceVolumeDataSource DRAListTypeAttributes
      DRANodeAllocatableResources DRAResourcePoolStatus DRAWorkloadResourceClaims EventedPLEG GangScheduling
      GenericWorkload HPAScaleToZero ImageVolumeWithDigest InPlacePodVerticalScalingExclusiveCPUs
      InPlacePodVerticalScalingExclusiveMemory KubeletInUserNamespace LoggingAlphaOptions
      ManifestBasedAdmissionControlConfig MemoryQoS MutablePVNodeAffinity NativeHistograms
      PersistentVolumeClaimUnusedSinceTime PodAndContainerStatsFromCRI PodLevelResourceManagers
      PodLogsQuerySplitStreams PodsAPI QOSReserved ReduceDefaultCrashLoopBackOffDecay RuntimeClassInImageCriApi
      ShardedListAndWatch StorageCapacityScoring StorageVersionAPI TaintTolerationComparisonOperators
      TopologyAwareWorkloadScheduling TopologyManagerPolicyAlphaOptions UserNamespacesHostNetworkSupport
      VolumeLimitScaling WindowsCPUAndMemoryAffinity WorkloadAwarePreemption WorkloadWithJob`,
  },
  {
    stage: 'beta',
    on: false,
    locked: false,
    names: `
      ClusterTrustBundle ClusterTrustBundleProjection ConcurrentWatchObjectDecode CoordinatedLeaderElection
      DRADeviceTaintRules LocalStorageCapacityIsolationFSQuotaMonitoring MaxUnavailableStatefulSet
      PodCertificateRequest SELinuxMount SchedulerAsyncAPICalls StorageVersionMigrator`,
  },
  {
    stage: 'beta',
    on: true,
    locked: false,
    names: `
      APIResponseCompression APIServerIdentity AllowParsingUserUIDFromCertAuth AtomicFIFO
      AuthorizePodWebsocketUpgradeCreatePermission CPUManagerPolicyBetaOptions CRDObservedGenerationTracking
      ClearingNominatedNodeNameAfterBinding ClientsAllowCARotation ClientsAllowTLSCacheGC ComponentFlagz
      ComponentStatusz ConstrainedImpersonation ContainerCheckpoint ContainerRestartRules ContextualLogging
      DRAConsumableCapacity DRADeviceBindingConditions DRADeviceTaints DRAExtendedResource DRAPartitionableDevices
      DRAResourceClaimDeviceStatus DRAResourceClaimGranularStatusAuthorization DRASchedulerFilterTimeout
      DeclarativeValidationBeta DeploymentReplicaSetTerminatingReplicas DetectCacheInconsistency EnvFiles
      ExtendWebSocketsToKubelet GracefulNodeShutdown GracefulNodeShutdownBasedOnPodPriority HPAConfigurableTolerance
      HostnameOverride InOrderInformersBatchProcess InPlacePodLevelResourcesVerticalScaling
      InPlacePodVerticalScalingInitContainers KubeletCrashLoopBackOffMax KubeletEnsureSecretPulledImages
      KubeletSeparateDiskGC KubeletServiceAccountTokenForCredentialProviders ListFromCacheSnapshot LoggingBetaOptions
      MatchLabelKeysInPodTopologySpread MatchLabelKeysInPodTopologySpreadSelectorMerge
      MutablePodResourcesForSuspendedJobs MutableSchedulingDirectivesForSuspendedJobs NodeDeclaredFeatures
      NominatedNodeNameForExpectation OpenAPIEnums OpportunisticBatching PLEGOnDemandRelist PodDeletionCost
      PodLevelResources PodReadyToStartContainersCondition PodTopologyLabelsAdmission PortForwardWebsockets
      PreventStaticPodAPIReferences RelaxedServiceNameValidation ReloadKubeletClientCAFile
      ReloadKubeletServerCertificateFile RemoteRequestHeaderUID ResourceHealthStatus ResourceHealthStatusMessage
      RestartAllContainersOnContainerExits RotateKubeletServerCertificate SchedulerAsyncPreemption
      SchedulerPopFromBackoffQ ServiceAccountNodeAudienceRestriction SizeBasedListCostEstimate
      StaleControllerConsistencyDaemonSet StaleControllerConsistencyJob StaleControllerConsistencyReplicaSet
      StaleControllerConsistencyStatefulSet StatefulSetSemanticRevisionComparison StorageVersionHash
      StrictIPCIDRValidation StructuredAuthenticationConfigurationEgressSelector
      StructuredAuthenticationConfigurationJWKSMetrics TokenRequestServiceAccountUIDValidation
      TopologyManagerPolicyBetaOptions TranslateStreamCloseWebsocketRequests UnauthenticatedHTTP2DOSMitigation
      UnknownVersionInteroperabilityProxy UnlockWhileProcessingFIFO WatchCacheInitializationPostStartHook WatchList
      WatchListClient WindowsGracefulNodeShutdown`,
  },
  {
    stage: 'ga',
    on: true,
    locked: false,
    names: `
      AllowServiceExternalIPs CustomCPUCFSQuotaPeriod DRAPrioritizedList MutatingAdmissionPolicy`,
  },
  {
    stage: 'ga',
    on: true,
    locked: true,
    names: `
      APIServerTracing AnonymousAuthConfigurableEndpoints AnyVolumeDataSource AuthorizeNodeWithSelectors
      AuthorizeWithSelectors BtreeWatchCache CPUManagerPolicyOptions CRDValidationRatcheting
      CSIServiceAccountTokenSecrets ConsistentListFromCache CustomResourceFieldSelectors DRAAdminAccess
      DeclarativeValidation DisableAllocatorDualWrite DynamicResourceAllocation ExecProbeTimeout
      ExternalServiceAccountTokenSigner ImageMaximumGCAge ImageVolume InPlacePodVerticalScaling
      JobBackoffLimitPerIndex JobManagedBy JobPodReplacementPolicy JobSuccessPolicy KubeletCgroupDriverFromCRI
      KubeletFineGrainedAuthz KubeletPSI KubeletPodResourcesDynamicResources KubeletPodResourcesGet KubeletTracing
      LogarithmicScaleDown MatchLabelKeysInPodAffinity MultiCIDRServiceAllocator MutableCSINodeAllocatableCount
      NFTablesProxyMode NodeInclusionPolicyInPodTopologySpread NodeLogQuery NodeSwap OrderedNamespaceDeletion
      PodLifecycleSleepAction PodLifecycleSleepActionAllowZero PodObservedGenerationTracking PodSchedulingReadiness
      PreferSameTrafficDistribution ProcMountType RecoverVolumeExpansionFailure RecursiveReadOnlyMounts
      RelaxedDNSSearchValidation RelaxedEnvironmentVariableValidation ResilientWatchCacheInitialization
      RetryGenerateName SELinuxChangePolicy SELinuxMountReadWriteOncePod SchedulerQueueingHints
      SeparateTaintEvictionController ServiceAccountTokenJTI ServiceAccountTokenNodeBinding
      ServiceAccountTokenNodeBindingValidation ServiceAccountTokenPodNodeInfo SidecarContainers
      StreamingCollectionEncodingToJSON StreamingCollectionEncodingToProtobuf StructuredAuthenticationConfiguration
      SupplementalGroupsPolicy SystemdWatchdog TopologyManagerPolicyOptions UserNamespacesSupport
      VolumeAttributesClass WinDSR WinOverlay`,
  },
  {
    stage: 'deprecated',
    on: false,
    locked: false,
    names: `
      AllowDNSOnlyNodeCSR AllowInsecureKubeletCertificateSigningRequests ChangeContainerStatusOnKubeletRestart
      DeclarativeValidationTakeover KMSv1 KubeletRegistrationGetOnExistsOnly WindowsHostNetwork`,
  },
  {
    stage: 'deprecated',
    on: false,
    locked: true,
    names: `
      AllowOverwriteTerminationGracePeriodSeconds GitRepoVolumeDriver SeparateCacheWatchRPC`,
  },
  {
    stage: 'deprecated',
    on: true,
    locked: false,
    names: `
      DisableCPUQuotaWithExclusiveCPUs KubeletPodResourcesListUseActivePods ServiceCIDRStatusFieldWiping
      StorageNamespaceIndex`,
  },
  {
    stage: 'deprecated',
    on: true,
    locked: true,
    names: `
      AggregatedDiscoveryRemoveBetaType DisableNodeKubeProxyVersion`,
  },
];

/** Gates removed in that release that the specification, or operators of earlier ones, still use. */
const EARLIER: readonly GateRow[] = [
  {
    stage: 'ga',
    on: true,
    locked: false,
    names: `
      APIListChunking APISelfSubjectReview AdmissionWebhookMatchConditions CustomResourceValidationExpressions
      ValidatingAdmissionPolicy`,
  },
  { stage: 'alpha', on: false, locked: false, names: 'SecurityContextDeny' },
];

/** Gates and their required gates. */
const NEEDS: Readonly<Record<string, string>> = {
  AuthorizeNodeWithSelectors: 'AuthorizeWithSelectors',
  ClusterTrustBundleProjection: 'ClusterTrustBundle',
  DRAAdminAccess: 'DynamicResourceAllocation',
  DRAConsumableCapacity: 'DynamicResourceAllocation',
  DRADeviceBindingConditions: 'DynamicResourceAllocation DRAResourceClaimDeviceStatus',
  DRADeviceTaintRules: 'DRADeviceTaints',
  DRADeviceTaints: 'DynamicResourceAllocation',
  DRAExtendedResource: 'DynamicResourceAllocation',
  DRAListTypeAttributes: 'DynamicResourceAllocation',
  DRANodeAllocatableResources: 'DynamicResourceAllocation',
  DRAPartitionableDevices: 'DynamicResourceAllocation',
  DRAPrioritizedList: 'DynamicResourceAllocation',
  DRAResourceClaimGranularStatusAuthorization: 'DynamicResourceAllocation DRAResourceClaimDeviceStatus',
  DRAResourcePoolStatus: 'DynamicResourceAllocation',
  DRASchedulerFilterTimeout: 'DynamicResourceAllocation',
  DRAWorkloadResourceClaims: 'DynamicResourceAllocation GenericWorkload',
  DisableAllocatorDualWrite: 'MultiCIDRServiceAllocator',
  ExtendWebSocketsToKubelet: 'NodeDeclaredFeatures',
  GangScheduling: 'GenericWorkload',
  GracefulNodeShutdownBasedOnPodPriority: 'GracefulNodeShutdown',
  ImageVolumeWithDigest: 'ImageVolume',
  InPlacePodLevelResourcesVerticalScaling: 'InPlacePodVerticalScaling PodLevelResources NodeDeclaredFeatures',
  InPlacePodVerticalScalingExclusiveCPUs: 'InPlacePodVerticalScaling',
  InPlacePodVerticalScalingExclusiveMemory: 'InPlacePodVerticalScaling',
  InPlacePodVerticalScalingInitContainers: 'InPlacePodVerticalScaling NodeDeclaredFeatures',
  MatchLabelKeysInPodTopologySpreadSelectorMerge: 'MatchLabelKeysInPodTopologySpread',
  PodCertificateRequest: 'AuthorizeNodeWithSelectors',
  PodLevelResourceManagers: 'PodLevelResources',
  PodLifecycleSleepActionAllowZero: 'PodLifecycleSleepAction',
  ProcMountType: 'UserNamespacesSupport',
  ResourceHealthStatus: 'DynamicResourceAllocation',
  ResourceHealthStatusMessage: 'ResourceHealthStatus',
  RestartAllContainersOnContainerExits: 'ContainerRestartRules NodeDeclaredFeatures',
  ServiceAccountTokenNodeBinding: 'ServiceAccountTokenNodeBindingValidation',
  StaleControllerConsistencyDaemonSet: 'AtomicFIFO',
  StaleControllerConsistencyJob: 'AtomicFIFO',
  StaleControllerConsistencyReplicaSet: 'AtomicFIFO',
  StaleControllerConsistencyStatefulSet: 'AtomicFIFO',
  TopologyAwareWorkloadScheduling: 'GenericWorkload',
  UserNamespacesHostNetworkSupport: 'UserNamespacesSupport NodeDeclaredFeatures',
  WindowsGracefulNodeShutdown: 'GracefulNodeShutdown',
  WorkloadAwarePreemption: 'GangScheduling',
  WorkloadWithJob: 'GenericWorkload',
};

/** Every gate by its name. */
export function allGates(): ReadonlyMap<string, GateSpec> {
  return new Map(
    [...RELEASE, ...EARLIER].flatMap(({ stage, on, locked, names }) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name, { stage, on, locked, needs: NEEDS[name]?.split(' ') ?? [] }]),
    ),
  );
}
