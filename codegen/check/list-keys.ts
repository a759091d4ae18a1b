import type { Fault, Model } from '../model.js';
import { isStruct, objectShape, resolve } from '../shapes.js';
import { visits } from './visit.js';

/** Keys of map lists and merge keys are members of the items, and each map key is required or has a default. */
export function checkListKeys(model: Model): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { type, path, schema } of visits(model)) {
    const fail = (message: string): void => {
      faults.push({ source: type.source, message: `${path}: ${message}` });
    };
    if (schema.listType === 'map' && (schema.listMapKeys ?? []).length === 0) fail('a map list needs keys');
    if (schema.listType !== 'map' && schema.listMapKeys !== undefined) fail('list map keys need list type map');
    if (schema.allowDuplicates !== undefined && (schema.listType ?? 'atomic') === 'atomic') {
      fail('x-cluster-allow-duplicates needs a list of type map or set');
    }
    const keys = new Set([
      ...(schema.listMapKeys ?? []),
      ...(schema.patchMergeKey === undefined ? [] : [schema.patchMergeKey]),
    ]);
    if (keys.size === 0) continue;
    const items = resolve(model, resolve(model, schema).items ?? {});
    if (!isStruct(items)) {
      fail('keys need items that are objects');
      continue;
    }
    const shape = objectShape(model, items);
    for (const key of keys) {
      const member = shape.members.find((each) => each.name === key);
      if (member === undefined) fail(`key ${key} is no member of the items`);
      else if (
        schema.listMapKeys?.includes(key) &&
        !shape.required.includes(key) &&
        member.schema.default === undefined &&
        !OPTIONAL_KEYS.has(`${type.id} ${path} ${key}`)
      ) {
        fail(`key ${key} must be required or have a default`);
      }
    }
  }
  return faults;
}

/** Keys that are optional and have no default in the public API: an absent one is a distinct key value. */
const OPTIONAL_KEYS = new Set([
  'core/v1/ServiceAccount secrets name',
  'flowcontrol/v1/FlowSchemaStatus conditions type',
  'flowcontrol/v1/PriorityLevelConfigurationStatus conditions type',
  'flowcontrol/v1beta3/FlowSchemaStatus conditions type',
  'flowcontrol/v1beta3/PriorityLevelConfigurationStatus conditions type',
  'resource/v1/ResourceClaimStatus devices shareID',
  'resource/v1beta1/ResourceClaimStatus devices shareID',
  'resource/v1beta2/ResourceClaimStatus devices shareID',
]);
