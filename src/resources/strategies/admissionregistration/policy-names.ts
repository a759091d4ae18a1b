import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { apiVersionFault } from '../../../meta/gvk.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import { isIdentifier } from '../../../schema/cel/escaping.js';
import { textAt } from '../members.js';

const PATH = 'spec.paramKind';

function apiVersionFaults(apiVersion: string, faults: FieldError[]): void {
  const path = `${PATH}.apiVersion`;
  const fault = apiVersionFault(apiVersion);
  if (fault !== undefined) {
    faults.push(invalidValue(path, apiVersion, fault));
    return;
  }
  const parts = apiVersion.split('/');
  const version = parts.at(-1) ?? '';
  const group = parts.length === 2 ? (parts[0] ?? '') : '';
  const ofGroup = group === '' ? [] : dnsSubdomainFaults(group);
  if (ofGroup.length > 0) faults.push(invalidValue(path, group, ofGroup.join(',')));
  if (version === '') {
    faults.push(invalidValue(path, apiVersion, 'version must be specified'));
    return;
  }
  const ofVersion = dns1035LabelFaults(version);
  if (ofVersion.length > 0) faults.push(invalidValue(path, version, ofVersion.join(',')));
}

/** Faults of the kind of a policy's parameters. */
export function paramKindFaults(paramKind: JsonObject | undefined, faults: FieldError[]): void {
  if (paramKind === undefined) return;
  const [apiVersion, kind] = [textAt(paramKind, 'apiVersion'), textAt(paramKind, 'kind')];
  if (apiVersion === '') faults.push(required(`${PATH}.apiVersion`));
  else apiVersionFaults(apiVersion, faults);
  const ofKind = kind === '' ? [] : dns1035LabelFaults(kind.toLowerCase());
  if (kind === '') faults.push(required(`${PATH}.kind`));
  else if (ofKind.length > 0) {
    const why = `may have mixed case, but should otherwise match: ${ofKind.join(',')}`;
    faults.push(invalidValue(`${PATH}.kind`, kind, why));
  }
}

/** Faults of the names of variables, which expressions use; the schema reports missing ones. */
export function variableNameFaults(variables: readonly JsonObject[], faults: FieldError[]): void {
  for (const [index, variable] of variables.entries()) {
    const [name, path] = [textAt(variable, 'name'), `spec.variables[${index}]`];
    if (name !== '' && name.trim() === '') faults.push(required(`${path}.name`, 'name is not specified'));
    else if (name !== '' && !isIdentifier(name)) {
      faults.push(invalidValue(`${path}.name`, name, 'must be a valid CEL identifier'));
    }
    const expression = textAt(variable, 'expression');
    if (expression !== '' && expression.trim() === '') {
      faults.push(required(`${path}.expression`, 'expression is not specified'));
    }
  }
}
