// Generated from schemas/openapi/groups.yaml by `npm run generate`. Do not edit.
import * as core_v1 from './core/v1.js';
import * as apps_v1 from './apps/v1.js';
import * as events_v1 from './events/v1.js';
import * as autoscaling_v1 from './autoscaling/v1.js';
import * as coordination_v1 from './coordination/v1.js';
import * as flowcontrol_v1 from './flowcontrol/v1.js';
import * as flowcontrol_v1beta3 from './flowcontrol/v1beta3.js';
import * as meta_v1 from './meta/v1.js';
import type { GroupNode, TypeNode } from './node.js';

/** Groups with kinds, in discovery order; versions in the order of preference. */
export const GROUPS: readonly GroupNode[] = [
  {
    directory: 'core',
    group: '',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: core_v1.resources },
    ],
  },
  {
    directory: 'apps',
    group: 'apps',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: apps_v1.resources },
    ],
  },
  {
    directory: 'events',
    group: 'events.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: events_v1.resources },
    ],
  },
  {
    directory: 'coordination',
    group: 'coordination.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: coordination_v1.resources },
    ],
  },
  {
    directory: 'flowcontrol',
    group: 'flowcontrol.apiserver.cluster.io',
    versions: [
      { version: 'v1', enabledByDefault: true, resources: flowcontrol_v1.resources },
      { version: 'v1beta3', enabledByDefault: true, resources: flowcontrol_v1beta3.resources },
    ],
  },
];

/** Schema node of each type by id. */
export const TYPES: Readonly<Record<string, () => TypeNode>> = {
  ...core_v1.types,
  ...apps_v1.types,
  ...events_v1.types,
  ...autoscaling_v1.types,
  ...coordination_v1.types,
  ...flowcontrol_v1.types,
  ...flowcontrol_v1beta3.types,
  ...meta_v1.types,
};
