import { ConfigError, truthOf } from './flag.js';
import { allGates, type Stage } from './gate-list.js';

/** The gates that this server acts on. */
const FEATURE_GATES = [
  // gzip for large get and list answers (spec 1, "Response compression").
  'APIResponseCompression',
  // `sendInitialEvents` on a watch (spec 1, "Streaming list").
  'WatchList',
  // `limit` and `continue` on a list (spec 1, "Chunked list").
  'APIListChunking',
  // Some kinds are only served while their gates are on.
  'ClusterTrustBundle',
  'APISelfSubjectReview',
  'PodCertificateRequest',
  'StorageVersionMigrator',
  // Some rules hold only while theirs are off.
  'HPAScaleToZero',
  'MutablePVNodeAffinity',
  // Members of kinds are only taken while their gates are on (x-cluster-gates in the schemas).
  'AdmissionWebhookMatchConditions',
  'CustomResourceValidationExpressions',
  'CRDObservedGenerationTracking',
  'CRDValidationRatcheting',
  'CSIServiceAccountTokenSecrets',
  'ClusterTrustBundleProjection',
  'ContainerRestartRules',
  'ContainerStopSignals',
  'CoordinatedLeaderElection',
  'CrossNamespaceVolumeDataSource',
  'CustomResourceFieldSelectors',
  'DRAAdminAccess',
  'DRAConsumableCapacity',
  'DRADeviceBindingConditions',
  'DRADeviceTaintRules',
  'DRADeviceTaints',
  'DRAExtendedResource',
  'DRAListTypeAttributes',
  'DRANodeAllocatableResources',
  'DRAPartitionableDevices',
  'DRAPrioritizedList',
  'DRAResourceClaimDeviceStatus',
  'DRAResourcePoolStatus',
  'DRAResourceClaimGranularStatusAuthorization',
  'DRAWorkloadResourceClaims',
  'DynamicResourceAllocation',
  'EnvFiles',
  'GenericWorkload',
  'HPAConfigurableTolerance',
  'HostnameOverride',
  'ImageVolumeWithDigest',
  'InPlacePodLevelResourcesVerticalScaling',
  'InPlacePodVerticalScaling',
  'MaxUnavailableStatefulSet',
  'MutableCSINodeAllocatableCount',
  'NodeDeclaredFeatures',
  'PodLevelResources',
  'ResourceHealthStatus',
  'ResourceHealthStatusMessage',
  'SELinuxChangePolicy',
  'SELinuxMountReadWriteOncePod',
  'ShardedListAndWatch',
  'SupplementalGroupsPolicy',
  'TopologyAwareWorkloadScheduling',
  'VolumeAttributesClass',
  'VolumeLimitScaling',
  'WorkloadAwarePreemption',
  'WorkloadWithJob',
] as const;

/** Settings of all gates of a stage that are not set by themselves. */
const GATES_OF_STAGES: ReadonlyMap<string, Stage> = new Map([
  ['AllAlpha', 'alpha'],
  ['AllBeta', 'beta'],
]);

/** Names that gates had in other releases. */
const OTHER_NAMES: ReadonlyMap<string, FeatureGate> = new Map([['ClusterTrustBundles', 'ClusterTrustBundle']]);

/** A gate of this server. */
export type FeatureGate = (typeof FEATURE_GATES)[number];

/** Every gate with its setting. */
export type FeatureGates = Readonly<Record<FeatureGate, boolean>>;

/**
 * Splits one `--feature-gates` value. Gates of Kubernetes that this server does not act on are taken as well: operators
 * give one setting to all parts of a cluster.
 *
 * @throws ConfigError for an unknown gate, one that cannot be set so, and a malformed entry
 */
export function parseFeatureGates(value: string): [string, boolean][] {
  const known = allGates();
  return value
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [given = '', ...rest] = entry.split('=').map((part) => part.trim());
      const name = OTHER_NAMES.get(given) ?? given;
      const spec = known.get(name);
      if (spec === undefined && !GATES_OF_STAGES.has(name)) {
        throw new ConfigError(
          `--feature-gates: unrecognized feature gate "${given}"; this server acts on ${[...GATES_OF_STAGES.keys(), ...FEATURE_GATES].join(', ')}`,
        );
      }
      const on = truthOf(rest.join('='));
      if (on === undefined)
        throw new ConfigError(`--feature-gates: "${entry}" must be ${given}=true or ${given}=false`);
      if (spec?.locked === true && spec.on !== on) {
        throw new ConfigError(
          `--feature-gates: cannot set feature gate ${given} to ${on}, feature is locked to ${spec.on}; leave it out`,
        );
      }
      return [name, on];
    });
}

/**
 * Looks whether gates that are on have those on that they need.
 *
 * @throws ConfigError
 */
export function checkFeatureGates(settings: ReadonlyMap<string, boolean>): void {
  if (settings.size === 0) return;
  const gates = resolveAll(settings);
  for (const [name, { needs }] of allGates()) {
    const missing = gates.get(name) === true ? needs.filter((each) => gates.get(each) !== true) : [];
    if (missing.length > 0) {
      throw new ConfigError(
        `--feature-gates: ${name} is enabled, but depends on features that are disabled: ${missing.join(', ')}`,
      );
    }
  }
}

/** The gates that were given a setting which changes nothing here. */
export function gatesWithoutEffect(settings: ReadonlyMap<string, boolean>): readonly string[] {
  const known = allGates();
  const actedOn = new Set<string>(FEATURE_GATES);
  return [...settings].flatMap(([name, on]) => {
    const spec = known.get(name);
    return spec === undefined || spec.on === on || actedOn.has(name) ? [] : [name];
  });
}

/** Defaults with the settings on top: those of a stage first, then those of single gates. */
export function resolveFeatureGates(settings: ReadonlyMap<string, boolean>): FeatureGates {
  const gates = resolveAll(settings);
  return Object.fromEntries(FEATURE_GATES.map((name) => [name, gates.get(name)])) as FeatureGates;
}

function resolveAll(settings: ReadonlyMap<string, boolean>): ReadonlyMap<string, boolean> {
  const byStage = new Map([...GATES_OF_STAGES].map(([name, stage]) => [stage, settings.get(name)]));
  return new Map(
    [...allGates()].map(([name, { stage, on, locked }]) => [
      name,
      settings.get(name) ?? (locked ? on : (byStage.get(stage) ?? on)),
    ]),
  );
}

/** The gates that are off. */
export function gatesOff(gates: FeatureGates): ReadonlySet<string> {
  return new Set(Object.entries(gates).flatMap(([gate, on]) => (on ? [] : [gate])));
}
