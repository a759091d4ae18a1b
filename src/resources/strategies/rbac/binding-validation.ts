import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults, pathSegmentFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import { parseApiVersion } from '../../../meta/gvk.js';
import { objectAt, objectsAt, textAt } from '../members.js';

/** Faults of a binding's role and subjects. `kinds`: the allowed kinds of roles. */
export function bindingFaults(binding: KubeObject, kinds: readonly string[]): readonly FieldError[] {
  const role = objectAt(binding, 'roleRef');
  const group = groupOf(binding);
  const faults: FieldError[] = [];
  const name = textAt(role, 'name');
  const kind = textAt(role, 'kind');
  const roleGroup = textAt(role, 'apiGroup');
  if (roleGroup !== group) faults.push(notSupported('roleRef.apiGroup', roleGroup, [group]));
  if (!kinds.includes(kind)) faults.push(notSupported('roleRef.kind', kind, kinds));
  for (const fault of name === '' ? [] : pathSegmentFaults(name))
    faults.push(invalidValue('roleRef.name', name, fault));
  const namespaced = kinds.length > 1;
  objectsAt(binding, 'subjects').forEach((subject, at) => {
    faults.push(...subjectFaults(subject, group, namespaced, `subjects[${at}]`));
  });
  return faults;
}

/** The role of a binding is immutable: a right to bind one role does not extend to another. */
export function roleRefFaults(binding: KubeObject, stored: KubeObject): readonly FieldError[] {
  if (equalJson(binding['roleRef'], stored['roleRef'])) return [];
  return [invalidValue('roleRef', binding['roleRef'], 'cannot change roleRef')];
}

function groupOf(object: KubeObject): string {
  return parseApiVersion(object.apiVersion)?.group ?? '';
}

function subjectFaults(subject: JsonObject, group: string, namespaced: boolean, path: string): FieldError[] {
  const name = textAt(subject, 'name');
  const given = textAt(subject, 'apiGroup');
  switch (textAt(subject, 'kind')) {
    case 'ServiceAccount': {
      const faults = name === '' ? [] : dnsSubdomainFaults(name);
      return [
        ...faults.map((fault) => invalidValue(`${path}.name`, name, fault)),
        ...(given === '' ? [] : [notSupported(`${path}.apiGroup`, given, [''])]),
        ...(namespaced || textAt(subject, 'namespace') !== '' ? [] : [required(`${path}.namespace`)]),
      ];
    }
    case 'User':
    case 'Group':
      return given === group ? [] : [notSupported(`${path}.apiGroup`, given, [group])];
    default:
      return [notSupported(`${path}.kind`, textAt(subject, 'kind'), ['ServiceAccount', 'User', 'Group'])];
  }
}
