import type { Fault, Model } from '../model.js';
import { visits } from './visit.js';

/** Every type and every property has its own description or that of the type it refers to. */
export function checkDescriptions(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { type, path, schema, property, parent } of visits(model)) {
    if (property === undefined && parent !== undefined) continue;
    const described = schema.description ?? (schema.ref && model.types.get(schema.ref)?.schema.description);
    if (typeof described !== 'string' || described.trim() === '') {
      faults.push({ source: type.source, message: `${path || '$'} has no description` });
    }
  }
  return faults;
}
