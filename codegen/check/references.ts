import type { Fault, Model } from '../model.js';
import { visits } from './visit.js';

/** Every `$ref` and inlined type must exist. */
export function checkReferences(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  const demand = (id: string, source: string, at: string): void => {
    if (!model.types.has(id)) faults.push({ source, message: `${at || '$'} refers to ${id}, which has no file` });
  };
  for (const { type, path, schema } of visits(model)) {
    if (schema.ref !== undefined) demand(schema.ref, type.source, path);
    for (const inline of schema.inline ?? []) demand(inline.ref, type.source, `${path} x-cluster-inline`);
  }
  if ([...model.types.values()].some((type) => type.listOf !== undefined)) {
    demand('meta/v1/ListMeta', 'schemas/openapi', 'every list type');
    demand('meta/v1/Status', 'schemas/openapi', 'every delete');
  }
  return faults;
}
