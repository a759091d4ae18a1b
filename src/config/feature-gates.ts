import { ConfigError } from './flag.js';

/** The gates that this server acts on, with their defaults in release 1.36. */
const FEATURE_GATES = {
  /** gzip for large get and list answers (spec 1, "Response compression"). */
  APIResponseCompression: true,
  /** `sendInitialEvents` on a watch (spec 1, "Streaming list"). */
  WatchList: true,
  /** `limit` and `continue` on a list (spec 1, "Chunked list"). */
  APIListChunking: true,
  // Some kinds are only served while their gates are on.
  ClusterTrustBundle: false,
  // Members of kinds are only taken while their gates are on (x-cluster-gates in the schemas).
  CRDObservedGenerationTracking: true,
  CRDValidationRatcheting: true,
  CSIServiceAccountTokenSecrets: true,
  ClusterTrustBundleProjection: false,
  ContainerRestartRules: true,
  ContainerStopSignals: false,
  CoordinatedLeaderElection: false,
  CrossNamespaceVolumeDataSource: false,
  CustomResourceFieldSelectors: true,
  DRAAdminAccess: true,
  DRAConsumableCapacity: true,
  DRADeviceBindingConditions: true,
  DRADeviceTaints: true,
  DRAExtendedResource: true,
  DRAListTypeAttributes: false,
  DRANodeAllocatableResources: false,
  DRAPartitionableDevices: true,
  DRAPrioritizedList: true,
  DRAResourceClaimDeviceStatus: true,
  DRAWorkloadResourceClaims: false,
  DynamicResourceAllocation: true,
  EnvFiles: true,
  GenericWorkload: false,
  HPAConfigurableTolerance: true,
  HostnameOverride: true,
  ImageVolumeWithDigest: false,
  InPlacePodLevelResourcesVerticalScaling: true,
  InPlacePodVerticalScaling: true,
  MaxUnavailableStatefulSet: false,
  MutableCSINodeAllocatableCount: true,
  NodeDeclaredFeatures: true,
  PodLevelResources: true,
  ResourceHealthStatus: true,
  ResourceHealthStatusMessage: true,
  SELinuxChangePolicy: true,
  SELinuxMountReadWriteOncePod: true,
  ShardedListAndWatch: false,
  SupplementalGroupsPolicy: true,
  TopologyAwareWorkloadScheduling: false,
  VolumeAttributesClass: true,
  VolumeLimitScaling: false,
  WorkloadAwarePreemption: false,
} as const;

/** Names that gates had in other releases. */
const OTHER_NAMES: ReadonlyMap<string, FeatureGate> = new Map([['ClusterTrustBundles', 'ClusterTrustBundle']]);

/** A gate of this server. */
export type FeatureGate = keyof typeof FEATURE_GATES;

/** Every gate with its setting. */
export type FeatureGates = Readonly<Record<FeatureGate, boolean>>;

/** Splits one `--feature-gates` value. */
export function parseFeatureGates(value: string): [string, boolean][] {
  return value
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [given = '', word] = entry.split('=', 2);
      const name = OTHER_NAMES.get(given) ?? given;
      if (!Object.hasOwn(FEATURE_GATES, name)) {
        throw new ConfigError(
          `--feature-gates: unrecognized feature gate "${given}"; known are ${Object.keys(FEATURE_GATES).join(', ')}`,
        );
      }
      if (word !== 'true' && word !== 'false') {
        throw new ConfigError(`--feature-gates: "${entry}" must be ${given}=true or ${given}=false`);
      }
      return [name, word === 'true'];
    });
}

/** Defaults with the settings on top. */
export function resolveFeatureGates(settings: ReadonlyMap<string, boolean>): FeatureGates {
  return { ...FEATURE_GATES, ...Object.fromEntries(settings) };
}

/** The gates that are off. */
export function gatesOff(gates: FeatureGates): ReadonlySet<string> {
  return new Set(Object.entries(gates).flatMap(([gate, on]) => (on ? [] : [gate])));
}
