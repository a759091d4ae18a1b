import type { Node } from '../../../../generated/types/api__v1.js';
import { isJsonArray, isJsonObject } from '../../../json/own-property.js';
import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  MAX_FIELD_ERRORS,
  notSupported,
  required,
} from '../../../meta/field-errors.js';
import { labelKeyFaults } from '../../../meta/names.js';
import { jsonTypeName } from '../../../schema/go-type-names.js';
import type { Typed } from '../../strategy.js';
import { mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { annotationItems, readAnnotation } from './annotation-items.js';
import { TAINT_EFFECTS, taintIdentity, taintValueFaults } from './taints.js';

const PATH = 'metadata.annotations';
const TAINT = {
  name: 'Taint',
  members: { key: 'string', value: 'string', effect: 'core.TaintEffect', timeAdded: 'time' },
};

/** Taints in an annotation, the oldest form of them. */
function oldTaintFaults(key: string, text: string, faults: FieldError[]): void {
  const taints = annotationItems(text, TAINT);
  if (typeof taints === 'string') {
    faults.push(invalidValue(PATH, key, taints));
    return;
  }
  const seen = new Set<string>();
  for (const [index, taint] of taints.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const here = `${PATH}.${key}[${index}]`;
    const [name, effect] = [textAt(taint, 'key'), textAt(taint, 'effect')];
    for (const fault of labelKeyFaults(name)) faults.push(invalidValue(`${here}.key`, name, fault));
    taintValueFaults(taint, here, faults);
    if (effect === '') faults.push(required(`${here}.effect`));
    else if (!TAINT_EFFECTS.includes(effect)) faults.push(notSupported(`${here}.effect`, effect, TAINT_EFFECTS));
    const identity = taintIdentity(taint);
    if (seen.has(identity)) faults.push(duplicate(here, taint));
    seen.add(identity);
  }
}

/** The value in JSON; or why it is not an object, in kube-apiserver's words. */
function avoidedIn(text: string): JsonObject | string {
  const read = readAnnotation(text);
  if (typeof read === 'string') return read;
  const { value } = read;
  if (value === null) return {};
  if (!isJsonObject(value)) return `json: cannot unmarshal ${jsonTypeName(value)} into Go value of type v1.AvoidPods`;
  const list = value['preferAvoidPods'] ?? null;
  if (list === null || isJsonArray(list)) return value;
  return `json: cannot unmarshal ${jsonTypeName(list)} into Go struct field AvoidPods.preferAvoidPods of type []v1.PreferAvoidPodsEntry`;
}

/** The controllers whose pods should avoid the node. */
function avoidedFaults(key: string, text: string, faults: FieldError[]): void {
  const avoided = avoidedIn(text);
  if (typeof avoided === 'string') {
    faults.push(invalidValue(`${PATH}.AvoidPods`, key, avoided));
    return;
  }
  for (const [index, entry] of objectsAt(avoided, 'preferAvoidPods').entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return;
    const path = `${PATH}.${key}[${index}].PodSignature`;
    const controller = objectAt(objectAt(entry, 'podSignature'), 'podController');
    if (controller === undefined) faults.push(required(path));
    else if (controller['controller'] !== true) {
      faults.push(invalidValue(`${path}.PodController.Controller`, false, 'must point to a controller'));
    }
  }
}

/** Faults of the annotations of a node that once meant something to the system. */
export function nodeAnnotationFaults({ metadata }: Typed<Node>, labelDomain: string, faults: FieldError[]): void {
  const annotations = mapAt(metadata, 'annotations');
  const [taints, avoided] = ['taints', 'preferAvoidPods'].map((name) => `scheduler.alpha.${labelDomain}/${name}`);
  const [ofTaints, ofAvoided] = [textAt(annotations, taints!), textAt(annotations, avoided!)];
  if (ofTaints !== '') oldTaintFaults(taints!, ofTaints, faults);
  if (ofAvoided !== '') avoidedFaults(avoided!, ofAvoided, faults);
}
