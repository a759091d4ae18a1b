import { ConfigError, truthOf } from './flag.js';
import { allGates, type Stage } from './gate-list.js';

/** The gates with an effect in this server. */
const FEATURE_GATES = [
  // gzip for large get and list answers (spec 1, "Response compression").
  'APIResponseCompression',
  // `sendInitialEvents` on a watch (spec 1, "Streaming list").
  'WatchList',
  // `limit` and `continue` on a list (spec 1, "Chunked list").
  'APIListChunking',
  // Gates of whole kinds.
  'ClusterTrustBundle',
  'APISelfSubjectReview',
  'PodCertificateRequest',
  'StorageVersionMigrator',
  // Gates that relax rules.
  'HPAScaleToZero',
  'MutablePVNodeAffinity',
  // Gates of members (x-cluster-gates in the schemas).
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

/** Settings of all gates of a stage without their own setting. */
const GATES_OF_STAGES: ReadonlyMap<string, Stage> = new Map([
  ['AllAlpha', 'alpha'],
  ['AllBeta', 'beta'],
]);

/** Names of gates in other releases. */
const OTHER_NAMES: ReadonlyMap<string, FeatureGate> = new Map([['ClusterTrustBundles', 'ClusterTrustBundle']]);

/** A gate of this server. */
export type FeatureGate = (typeof FEATURE_GATES)[number];

/** Every gate with its setting. */
export type FeatureGates = Readonly<Record<FeatureGate, boolean>>;

/**
 * Splits one `--feature-gates` value. Kubernetes gates without an effect here are accepted as well: operators use one
 * setting for all components.
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
 * Checks that gates have their required gates.
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

/** The gates with a setting that has no effect here. */
export function gatesWithoutEffect(settings: ReadonlyMap<string, boolean>): readonly string[] {
  const known = allGates();
  const actedOn = new Set<string>(FEATURE_GATES);
  return [...settings].flatMap(([name, on]) => {
    const spec = known.get(name);
    return spec === undefined || spec.on === on || actedOn.has(name) ? [] : [name];
  });
}

/** Defaults overridden by the settings: those of a stage first, then those of single gates. */
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
