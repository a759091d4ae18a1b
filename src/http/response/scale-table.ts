import { type TableRenderer, createTableRenderer } from '../../codec/table.js';
import { isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';

/** The table of the `scale` subresource: the columns that kube-apiserver prints of a Scale. */
export function createScaleRenderer(custom: boolean): TableRenderer {
  const marked = custom ? { format: 'name' } : {};
  const age = custom ? 'date' : 'string';
  return createTableRenderer({
    columns: [
      { name: 'Name', type: 'string', ...marked, description: 'Name of the workload.', priority: 0, path: NAME },
      { name: 'Desired', type: 'integer', description: 'Wanted number of pods.', priority: 0 },
      { name: 'Available', type: 'integer', description: 'Present number of pods.', priority: 0 },
      { name: 'Age', type: age, description: 'Time since the workload was created.', priority: 0, path: CREATED },
    ],
    schema: {},
    absentText: '',
    cells: (scale) => [replicasIn(scale, 'spec'), replicasIn(scale, 'status')],
  });
}

const NAME = '.metadata.name';
const CREATED = '.metadata.creationTimestamp';

/** An absent count is 0. */
function replicasIn(scale: KubeObject, part: 'spec' | 'status'): JsonValue {
  const given = scale[part];
  return isJsonObject(given) ? (given['replicas'] ?? 0) : 0;
}
