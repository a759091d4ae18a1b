import type { KubeObject } from '../../meta/object.js';
import { mapAt } from './members.js';

/** The name of a class, marked if an annotation makes it the default: `fast (default)`. */
export function classNameCell(object: KubeObject, annotations: readonly string[]): string {
  const given = mapAt(object.metadata, 'annotations');
  const name = object.metadata.name ?? '';
  return annotations.some((key) => given[key] === 'true') ? `${name} (default)` : name;
}
