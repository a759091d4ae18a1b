import type { JsonObject } from '../../../json/types.js';
import type { KubeObject } from '../../../meta/object.js';
import { objectAt, objectsAt, textAt } from '../members.js';

/** Role, users, groups and service accounts of a binding. */
export function bindingCells(object: KubeObject): readonly [string, string, string, string] {
  const role = objectAt(object, 'roleRef');
  const names = (kind: string, name: (subject: JsonObject) => string): string =>
    objectsAt(object, 'subjects')
      .filter((subject) => textAt(subject, 'kind') === kind)
      .map(name)
      .join(', ');
  const ownName = (subject: JsonObject): string => textAt(subject, 'name');
  return [
    `${textAt(role, 'kind')}/${textAt(role, 'name')}`,
    names('User', ownName),
    names('Group', ownName),
    names('ServiceAccount', (subject) => `${textAt(subject, 'namespace')}/${textAt(subject, 'name')}`),
  ];
}
