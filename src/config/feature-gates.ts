import { ConfigError } from './flag.js';

/** How far what stands behind a gate has come. */
type Stage = 'alpha' | 'beta' | 'ga';

/** The gates that this server acts on, with their stages and defaults in release 1.36. */
const FEATURE_GATES = {
  /** gzip for large get and list answers (spec 1, "Response compression"). */
  APIResponseCompression: { stage: 'beta', on: true },
  /** `sendInitialEvents` on a watch (spec 1, "Streaming list"). */
  WatchList: { stage: 'beta', on: true },
  /** `limit` and `continue` on a list (spec 1, "Chunked list"). */
  APIListChunking: { stage: 'ga', on: true },
  // Some kinds are only served while their gates are on.
  ClusterTrustBundle: { stage: 'beta', on: false },
  // Members of kinds are only taken while their gates are on (x-cluster-gates in the schemas).
  CRDObservedGenerationTracking: { stage: 'beta', on: true },
  CRDValidationRatcheting: { stage: 'ga', on: true },
  CSIServiceAccountTokenSecrets: { stage: 'ga', on: true },
  ClusterTrustBundleProjection: { stage: 'beta', on: false },
  ContainerRestartRules: { stage: 'beta', on: true },
  ContainerStopSignals: { stage: 'alpha', on: false },
  CoordinatedLeaderElection: { stage: 'beta', on: false },
  CrossNamespaceVolumeDataSource: { stage: 'alpha', on: false },
  CustomResourceFieldSelectors: { stage: 'ga', on: true },
  DRAAdminAccess: { stage: 'ga', on: true },
  DRAConsumableCapacity: { stage: 'beta', on: true },
  DRADeviceBindingConditions: { stage: 'beta', on: true },
  DRADeviceTaints: { stage: 'beta', on: true },
  DRAExtendedResource: { stage: 'beta', on: true },
  DRAListTypeAttributes: { stage: 'alpha', on: false },
  DRANodeAllocatableResources: { stage: 'alpha', on: false },
  DRAPartitionableDevices: { stage: 'beta', on: true },
  DRAPrioritizedList: { stage: 'ga', on: true },
  DRAResourceClaimDeviceStatus: { stage: 'beta', on: true },
  DRAWorkloadResourceClaims: { stage: 'alpha', on: false },
  DynamicResourceAllocation: { stage: 'ga', on: true },
  EnvFiles: { stage: 'beta', on: true },
  GenericWorkload: { stage: 'alpha', on: false },
  HPAConfigurableTolerance: { stage: 'beta', on: true },
  HostnameOverride: { stage: 'beta', on: true },
  ImageVolumeWithDigest: { stage: 'alpha', on: false },
  InPlacePodLevelResourcesVerticalScaling: { stage: 'beta', on: true },
  InPlacePodVerticalScaling: { stage: 'ga', on: true },
  MaxUnavailableStatefulSet: { stage: 'beta', on: false },
  MutableCSINodeAllocatableCount: { stage: 'ga', on: true },
  NodeDeclaredFeatures: { stage: 'beta', on: true },
  PodLevelResources: { stage: 'beta', on: true },
  ResourceHealthStatus: { stage: 'beta', on: true },
  ResourceHealthStatusMessage: { stage: 'beta', on: true },
  SELinuxChangePolicy: { stage: 'ga', on: true },
  SELinuxMountReadWriteOncePod: { stage: 'ga', on: true },
  ShardedListAndWatch: { stage: 'alpha', on: false },
  SupplementalGroupsPolicy: { stage: 'ga', on: true },
  TopologyAwareWorkloadScheduling: { stage: 'alpha', on: false },
  VolumeAttributesClass: { stage: 'ga', on: true },
  VolumeLimitScaling: { stage: 'alpha', on: false },
  WorkloadAwarePreemption: { stage: 'alpha', on: false },
} as const satisfies Readonly<Record<string, { readonly stage: Stage; readonly on: boolean }>>;

/** Settings of all gates of a stage that are not set by themselves. */
const GATES_OF_STAGES: ReadonlyMap<string, Stage> = new Map([
  ['AllAlpha', 'alpha'],
  ['AllBeta', 'beta'],
]);

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
      if (!Object.hasOwn(FEATURE_GATES, name) && !GATES_OF_STAGES.has(name)) {
        throw new ConfigError(
          `--feature-gates: unrecognized feature gate "${given}"; known are ${[...GATES_OF_STAGES.keys(), ...Object.keys(FEATURE_GATES)].join(', ')}`,
        );
      }
      if (word !== 'true' && word !== 'false') {
        throw new ConfigError(`--feature-gates: "${entry}" must be ${given}=true or ${given}=false`);
      }
      return [name, word === 'true'];
    });
}

/** Defaults with the settings on top: those of a stage first, then those of single gates. */
export function resolveFeatureGates(settings: ReadonlyMap<string, boolean>): FeatureGates {
  const byStage = new Map([...GATES_OF_STAGES].map(([name, stage]) => [stage, settings.get(name)]));
  const gates = Object.entries(FEATURE_GATES).map(([name, { stage, on }]) => [
    name,
    settings.get(name) ?? byStage.get(stage) ?? on,
  ]);
  return Object.fromEntries(gates) as FeatureGates;
}

/** The gates that are off. */
export function gatesOff(gates: FeatureGates): ReadonlySet<string> {
  return new Set(Object.entries(gates).flatMap(([gate, on]) => (on ? [] : [gate])));
}
