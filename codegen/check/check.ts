import type { Fault, Model } from '../model.js';
import { checkColumns } from './columns.js';
import { checkDescriptions } from './descriptions.js';
import { checkListKeys } from './list-keys.js';
import { checkNames } from './names.js';
import { checkProtoNumbers } from './proto-numbers.js';
import { checkProtoStable } from './proto-stable.js';
import { checkReferences } from './references.js';
import { checkResources } from './resources.js';
import { checkStructural } from './structural.js';

/** Every fault of the schemas. References are checked first, since the other rules follow them. */
export async function checkModel(root: string, model: Model): Promise<readonly Fault[]> {
  const references = checkReferences(model);
  if (references.length > 0) return references;
  const structural = [...checkStructural(model), ...checkProtoNumbers(model)];
  if (structural.length > 0) return structural;
  return [
    ...checkDescriptions(model),
    ...checkListKeys(model),
    ...checkResources(model),
    ...checkColumns(model),
    ...checkNames(model),
    ...(await checkProtoStable(root, model)),
  ];
}
