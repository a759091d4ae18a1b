import type { HorizontalPodAutoscaler } from '../../../../generated/types/apis__autoscaling__v1.js';
import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { has, mapAt, numberAt, objectAt, objectsAt, textAt, withChanged, withMember } from '../members.js';
import { scalingFaults, targetVersionFaults } from './scaling-validation.js';
import { targetsCell } from './target-cells.js';
import { toVersion1, toVersion2, withoutParts, withPartsOf } from './version-forms.js';

const V1 = 'autoscaling/v1';
const V2 = 'autoscaling/v2';
const SHARE = 'targetCPUUtilizationPercentage';

/** All pods at once, or four more, whichever is more, in 15 seconds. */
const SCALE_UP: JsonObject = {
  stabilizationWindowSeconds: 0,
  selectPolicy: 'Max',
  policies: [
    { type: 'Pods', value: 4, periodSeconds: 15 },
    { type: 'Percent', value: 100, periodSeconds: 15 },
  ],
};
const SCALE_DOWN: JsonObject = { selectPolicy: 'Max', policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] };

function withBehavior(behavior: JsonObject): JsonObject {
  return {
    ...behavior,
    scaleUp: { ...SCALE_UP, ...objectAt(behavior, 'scaleUp') },
    scaleDown: { ...SCALE_DOWN, ...objectAt(behavior, 'scaleDown') },
  };
}

function convert(object: Typed<HorizontalPodAutoscaler>, to: string, naming: NamingProfile): KubeObject {
  if (object.apiVersion === to) return object;
  return to === V1 ? toVersion1(object, to, naming) : toVersion2(object, to, naming);
}

/** Version 1 defaults the CPU target when nothing else is set. */
function withCpuShare(object: Typed<HorizontalPodAutoscaler>, naming: NamingProfile): KubeObject {
  const spec = mapAt(object, 'spec');
  if (has(spec, SHARE)) return object;
  const share = mapAt(toVersion1(toVersion2(object, V2, naming), V1, naming), 'spec')[SHARE];
  return share === undefined ? object : withMember(object, 'spec', withMember(spec, SHARE, share));
}

function targetKind(object: Typed<HorizontalPodAutoscaler>): string {
  const target = mapAt(mapAt(object, 'spec'), 'scaleTargetRef');
  return `${textAt(target, 'apiVersion')} ${textAt(target, 'kind')}`;
}

function leastOf(object: Typed<HorizontalPodAutoscaler> | undefined): number | undefined {
  return object === undefined ? undefined : numberAt(mapAt(object, 'spec'), 'minReplicas');
}

/** HorizontalPodAutoscaler: stored as version 2; version 1 keeps members that it lacks in annotations. */
export const strategy: Strategy<HorizontalPodAutoscaler> = {
  applyDefaults: (object, naming) =>
    object.apiVersion === V2
      ? withChanged(withoutParts(object, naming), 'spec', (spec) => withChanged(spec, 'behavior', withBehavior))
      : withCpuShare(object, naming),
  validate(object, { subresource, naming, gatesOff }, stored) {
    if (subresource !== '') return [];
    // Objects that scale to zero were created while that was allowed.
    const scalesToNothing = !gatesOff.has('HPAScaleToZero') || leastOf(stored) === 0;
    return scalingFaults(mapAt(convert(object, V2, naming), 'spec'), naming, scalesToNothing ? 0 : 1);
  },
  // Selectors of metrics and measured values are not validated here: only the metrics source understands them.
  reportsItself: ({ field }) =>
    /^(?:spec\.metrics\[\d+\]\.(pods|object|external)\.metric\.selector\b|status\.currentMetrics\[)/.test(field),
  // In version 1, annotations are part of the spec and the status, and are owned with them.
  prepareForCreate: (object, { naming }) =>
    object.apiVersion === V1 ? withPartsOf(object, undefined, 'status', naming) : object,
  prepareForUpdate: (object, stored, { naming, subresource }) =>
    object.apiVersion === V1 ? withPartsOf(object, stored, subresource === '' ? 'status' : 'spec', naming) : object,
  validateCreate: (object) => targetVersionFaults(mapAt(object, 'spec')),
  // The target of a stored object may have a version that new ones must not have.
  validateUpdate: (object, stored, { subresource }) =>
    subresource === '' && targetKind(object) !== targetKind(stored) ? targetVersionFaults(mapAt(object, 'spec')) : [],
  convert,
  cells(object, _now, naming) {
    const { spec, status } = convert(object, V2, naming);
    const target = objectAt(spec, 'scaleTargetRef');
    return [
      `${textAt(target, 'kind')}/${textAt(target, 'name')}`,
      targetsCell(objectsAt(spec, 'metrics'), objectsAt(status, 'currentMetrics')),
      // The minimum is a text, since it may be unset; the others are numbers.
      String(numberAt(spec, 'minReplicas') ?? '<unset>'),
      numberAt(spec, 'maxReplicas') ?? 0,
      numberAt(status, 'currentReplicas') ?? 0,
    ];
  },
};
