import type { Fault, Model } from '../model.js';
import { visits } from './visit.js';

/** Keywords fit together: one type per node, list markers on lists, map markers on maps and structs. */
export function checkStructural(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { type, path, schema, property, parent } of visits(model)) {
    const fail = (message: string): void => {
      faults.push({ source: type.source, message: `${path || '$'}: ${message}` });
    };
    const target = schema.ref === undefined ? schema : model.types.get(schema.ref)!.schema;
    const form = target.type;
    if (schema.ref !== undefined && (schema.properties ?? schema.items ?? schema.additionalProperties)) {
      fail('members, items or values may not stand beside $ref');
    }
    const formless = target.scalar === undefined && target.union !== true;
    if (form === undefined && formless && target.intOrString !== true) {
      if (target.preserveUnknownFields !== true) fail('needs a type or a $ref');
    }
    if (form === 'array' && target.items === undefined) fail('an array needs items');
    if (schema.items !== undefined && schema.type !== 'array') fail('items need type: array');
    if ((schema.listType ?? schema.listMapKeys) !== undefined && form !== 'array') fail('list markers need an array');
    if (schema.mapType !== undefined && form !== 'object') fail('x-kubernetes-map-type needs an object');
    if (schema.properties !== undefined && schema.additionalProperties !== undefined) {
      fail('has both properties and additionalProperties');
    }
    if (schema.keys !== undefined && target.additionalProperties === undefined) fail('x-cluster-keys needs a map');
    const names = schema.properties?.map((each) => each.name) ?? [];
    for (const name of schema.required ?? []) {
      const inlined = (schema.inline ?? []).some((inline) =>
        model.types.get(inline.ref)!.schema.properties?.some((each) => each.name === name),
      );
      if (!names.includes(name) && !inlined) fail(`requires ${name}, which is no property`);
    }
    if (property?.presence === 'always' && form !== 'object' && target.scalar === undefined) {
      fail('presence always is for structs');
    }
    if (property === undefined && parent === undefined && form === undefined && formless) {
      fail('a type needs a type');
    }
  }
  return faults;
}
