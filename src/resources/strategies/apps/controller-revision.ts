import type { ControllerRevision } from '../../../../generated/types/apis__apps__v1.js';
import { isJsonObject } from '../../../json/own-property.js';
import { type FieldError, required } from '../../../meta/field-errors.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { flagAt, objectsAt, textAt } from '../members.js';

/** The controller that owns the revision, as `kind.group/name`. */
function controllerCell(object: Typed<ControllerRevision>): string {
  const owner = objectsAt(object.metadata, 'ownerReferences').find((one) => flagAt(one, 'controller'));
  if (owner === undefined) return NONE;
  const group = /^(.*)\//.exec(textAt(owner, 'apiVersion'))?.[1] ?? '';
  const kind = textAt(owner, 'kind').toLowerCase();
  return `${group === '' ? kind : `${kind}.${group}`}/${textAt(owner, 'name')}`;
}

/** The revision of a template: an object, of whatever members. */
function dataFaults(object: Typed<ControllerRevision>): readonly FieldError[] {
  const data = object['data'] ?? null;
  if (data === null) return [required('data', 'data is mandatory')];
  return isJsonObject(data) ? [] : [required('data', 'data must be a valid JSON object')];
}

/** ControllerRevision. */
export const strategy: Strategy<ControllerRevision> = {
  cells: (object) => [controllerCell(object)],
  validateCreate: dataFaults,
};
