import type { PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { objectsAt, type Of } from '../../members.js';

/** The container lists of a pod spec, in validation order. */
export const CONTAINER_LISTS = ['initContainers', 'containers', 'ephemeralContainers'] as const;

/** Every container of a pod spec at `path`, with its own path. */
export function* containersOf(spec: Of<PodSpec>, path: string): Generator<readonly [JsonObject, string]> {
  for (const list of CONTAINER_LISTS) {
    for (const [index, container] of objectsAt(spec, list).entries()) yield [container, `${path}.${list}[${index}]`];
  }
}
