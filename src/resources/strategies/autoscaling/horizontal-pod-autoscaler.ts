import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, objectsAt, textAt, withChanged } from '../members.js';
import { targetsCell } from './target-cells.js';
import { toVersion1, toVersion2 } from './version-forms.js';

const V1 = 'autoscaling/v1';
const V2 = 'autoscaling/v2';

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

function convert(object: KubeObject, to: string, naming: NamingProfile): KubeObject {
  if (object.apiVersion === to) return object;
  return to === V1 ? toVersion1(object, to, naming) : toVersion2(object, to, naming);
}

/** HorizontalPodAutoscaler: stored as version 2; version 1 keeps in annotations what it has no members for. */
export const strategy: Strategy = {
  applyDefaults: (object) =>
    object.apiVersion === V2
      ? withChanged(object, 'spec', (spec) => withChanged(spec, 'behavior', withBehavior))
      : object,
  convert,
  cells(object, _now, naming) {
    const { spec, status } = convert(object, V2, naming);
    const target = objectAt(spec, 'scaleTargetRef');
    return [
      `${textAt(target, 'kind')}/${textAt(target, 'name')}`,
      targetsCell(objectsAt(spec, 'metrics'), objectsAt(status, 'currentMetrics')),
    ];
  },
};
