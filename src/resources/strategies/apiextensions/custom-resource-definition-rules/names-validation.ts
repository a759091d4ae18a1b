import type { CustomResourceDefinitionSpec } from '../../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../../../meta/names.js';
import { listAt, mapAt, textAt, type Of } from '../../members.js';

const SPEC = FieldPath.of('spec');

/** The faults of group and names in the spec. */
export function specNamesErrors(spec: Of<CustomResourceDefinitionSpec>): readonly FieldError[] {
  const errors: FieldError[] = [];
  const names = mapAt(spec, 'names');
  for (const member of ['plural', 'singular', 'kind', 'listKind']) {
    if (textAt(names, member) === '') errors.push(required(SPEC.child('names', member)));
  }
  return [...errors, ...namesErrors(names, SPEC.child('names'))];
}

/** The faults of the group: a domain. */
export function groupErrors(spec: Of<CustomResourceDefinitionSpec>): readonly FieldError[] {
  const group = textAt(spec, 'group');
  const at = SPEC.child('group');
  if (group === '') return [required(at)];
  const faults = dnsSubdomainFaults(group);
  if (faults.length > 0) return [invalidValue(at, group, faults.join(','))];
  return group.includes('.') ? [] : [invalidValue(at, group, 'should be a domain with at least one dot')];
}

/** The faults of the form of names, requested or accepted. */
export function namesErrors(names: JsonObject, path: FieldPath): readonly FieldError[] {
  const errors: FieldError[] = [];
  const lower = (value: string, at: FieldPath): void => {
    const faults = dns1035LabelFaults(value);
    if (faults.length > 0) errors.push(invalidValue(at, value, faults.join(',')));
  };
  for (const member of ['plural', 'singular']) {
    if (textAt(names, member) !== '') lower(textAt(names, member), path.child(member));
  }
  for (const member of ['kind', 'listKind']) {
    const value = textAt(names, member);
    const faults = value === '' ? [] : dns1035LabelFaults(value.toLowerCase());
    if (faults.length === 0) continue;
    const why = `may have mixed case, but should otherwise match: ${faults.join(',')}`;
    errors.push(invalidValue(path.child(member), value, why));
  }
  for (const [index, name] of listAt(names, 'shortNames').entries())
    lower(String(name), path.child('shortNames').index(index));
  const kind = textAt(names, 'kind');
  if (kind !== '' && kind === textAt(names, 'listKind')) {
    errors.push(invalidValue(path.child('listKind'), kind, 'kind and listKind may not be the same'));
  }
  for (const [index, name] of listAt(names, 'categories').entries())
    lower(String(name), path.child('categories').index(index));
  return errors;
}
