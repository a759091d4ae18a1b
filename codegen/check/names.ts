import type { Fault, Model } from '../model.js';
import { visits } from './visit.js';

/** Validators are generated once for both namings, so they may not compare with the product's domain. */
export function checkNames(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { type, path, schema } of visits(model)) {
    const compared = [schema.pattern, schema.keys?.pattern, ...(schema.enum ?? [])].map(String).join(' ');
    if (compared.includes('cluster.io')) {
      faults.push({
        source: type.source,
        message: `${path}: patterns and enums may not hold cluster.io; say it in the kind's strategy`,
      });
    }
  }
  return faults;
}
