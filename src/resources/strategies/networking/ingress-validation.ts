import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { dnsSubdomainFaults, portNameFaults } from '../../../meta/names.js';
import { isAddress } from '../core/service-rules/ip-address.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';

const PATH_TYPES = ['Exact', 'ImplementationSpecific', 'Prefix'];
/** What a path of type Exact or Prefix must not contain, and not end with. */
const NOT_INSIDE = ['//', '/./', '/../', '%2f', '%2F'] as const;
const NOT_AT_END = ['/..', '/.'] as const;

function backendFaults(backend: JsonObject, path: string, faults: FieldError[]): void {
  const service = objectAt(backend, 'service');
  if (service !== undefined && has(backend, 'resource')) {
    const both = invalidValue(path, '', 'cannot set both resource and service backends');
    faults.push({ ...both, hides: [path] });
    return;
  }
  if (service === undefined) {
    const resource = objectAt(backend, 'resource');
    if (resource !== undefined && has(resource, 'apiGroup')) {
      const group = textAt(resource, 'apiGroup');
      for (const fault of dnsSubdomainFaults(group)) {
        faults.push(invalidValue(`${path}.resource.apiGroup`, group, fault));
      }
    }
    if (resource === undefined) faults.push(invalidValue(path, '', 'resource or service backend is required'));
    return;
  }
  const port = mapAt(service, 'port');
  const [named, numbered] = [textAt(port, 'name') !== '', (numberAt(port, 'number') ?? 0) !== 0];
  if (named && numbered) faults.push(invalidValue(path, '', 'cannot set both port name & port number'));
  else if (!named && !numbered) faults.push(required(path, 'port name or number is required'));
  for (const fault of named ? portNameFaults(textAt(port, 'name')) : []) {
    faults.push(invalidValue(`${path}.service.port.name`, textAt(port, 'name'), fault));
  }
  const number = numberAt(port, 'number') ?? 0;
  if (numbered && (number < 1 || number > 65_535)) {
    faults.push(invalidValue(`${path}.service.port.number`, number, 'must be between 1 and 65535, inclusive'));
  }
}

function pathFaults(entry: JsonObject, path: string, faults: FieldError[]): void {
  const type = textAt(entry, 'pathType');
  // The schema reports a missing or unknown type.
  if (type === '') return;
  if (PATH_TYPES.includes(type)) pathTextFaults(entry, type, path, faults);
  backendFaults(mapAt(entry, 'backend'), `${path}.backend`, faults);
}

function pathTextFaults(entry: JsonObject, type: string, path: string, faults: FieldError[]): void {
  const text = textAt(entry, 'path');
  const at = `${path}.path`;
  const wanted = type !== 'ImplementationSpecific' || text !== '';
  if (wanted && !text.startsWith('/')) faults.push(invalidValue(at, text, 'must be an absolute path'));
  if (type !== 'ImplementationSpecific') {
    for (const part of NOT_INSIDE) {
      if (text.includes(part)) faults.push(invalidValue(at, text, `must not contain '${part}'`));
    }
    for (const end of NOT_AT_END) {
      if (text.endsWith(end)) faults.push(invalidValue(at, text, `cannot end with '${end}'`));
    }
  }
}

/** A host is a name, or `*.` and a name. */
function hostFaults(host: string, path: string, faults: FieldError[]): void {
  if (!host.includes('*')) {
    for (const fault of dnsSubdomainFaults(host)) faults.push(invalidValue(path, host, fault));
  } else if (!host.startsWith('*.') || dnsSubdomainFaults(host.slice(2)).length > 0) {
    const [pattern, ...rest] = ['\\*\\.', '[a-z0-9]([-a-z0-9]*[a-z0-9])?', '(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*'];
    const why = `a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used for validation is '${[pattern, ...rest].join('')}')`;
    faults.push(invalidValue(path, host, why));
  }
}

/** Faults of an ingress: its backends and its paths. */
export function ingressFaults(spec: JsonObject, faults: FieldError[]): void {
  const backend = objectAt(spec, 'defaultBackend');
  if (backend !== undefined) backendFaults(backend, 'spec.defaultBackend', faults);
  else if (listAt(spec, 'rules').length === 0) {
    const why = 'either `defaultBackend` or `rules` must be specified';
    faults.push(invalidValue('spec', spec['rules'] ?? null, why));
  }
  for (const [index, entry] of objectsAt(spec, 'tls').entries()) {
    for (const [at, host] of listAt(entry, 'hosts').entries()) {
      hostFaults(String(host), `spec.tls[${index}].hosts[${at}]`, faults);
    }
  }
  for (const [index, rule] of objectsAt(spec, 'rules').entries()) {
    const host = textAt(rule, 'host');
    const path = `spec.rules[${index}].host`;
    if (host !== '' && isAddress(host)) {
      faults.push(invalidValue(path, host, 'must be a DNS name, not an IP address'));
    }
    if (host !== '') hostFaults(host, path, faults);
    for (const [at, entry] of objectsAt(objectAt(rule, 'http'), 'paths').entries()) {
      pathFaults(entry, `spec.rules[${index}].http.paths[${at}]`, faults);
    }
  }
}
