import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';

/** What a path by parts may not contain, and may not end with. */
const NOT_INSIDE = ['//', '/./', '/../', '%2f', '%2F'] as const;
const NOT_AT_END = ['/..', '/.'] as const;

function backendFaults(backend: JsonObject, path: string, faults: FieldError[]): void {
  const service = objectAt(backend, 'service');
  if (service !== undefined && has(backend, 'resource')) {
    faults.push(invalidValue(path, '', 'cannot set both resource and service backends'));
    return;
  }
  if (service === undefined) {
    if (!has(backend, 'resource')) faults.push(invalidValue(path, '', 'resource or service backend is required'));
    return;
  }
  const port = mapAt(service, 'port');
  const [named, numbered] = [textAt(port, 'name') !== '', (numberAt(port, 'number') ?? 0) !== 0];
  if (named && numbered) faults.push(invalidValue(path, '', 'cannot set both port name & port number'));
  else if (!named && !numbered) faults.push(required(path, 'port name or number is required'));
}

function pathFaults(entry: JsonObject, path: string, faults: FieldError[]): void {
  const type = textAt(entry, 'pathType');
  // A missing type is told by the schema, and nothing more is said of the path.
  if (type === '') return;
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
  backendFaults(mapAt(entry, 'backend'), `${path}.backend`, faults);
}

/** Faults of an ingress: where its requests go, and the paths that it tells apart. */
export function ingressFaults(spec: JsonObject, faults: FieldError[]): void {
  const backend = objectAt(spec, 'defaultBackend');
  if (backend !== undefined) backendFaults(backend, 'spec.defaultBackend', faults);
  else if (listAt(spec, 'rules').length === 0) {
    const why = 'either `defaultBackend` or `rules` must be specified';
    faults.push(invalidValue('spec', spec['rules'] ?? null, why));
  }
  for (const [index, rule] of objectsAt(spec, 'rules').entries()) {
    for (const [at, entry] of objectsAt(objectAt(rule, 'http'), 'paths').entries()) {
      pathFaults(entry, `spec.rules[${index}].http.paths[${at}]`, faults);
    }
  }
}
