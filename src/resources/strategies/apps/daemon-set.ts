import type { DaemonSet } from '../../../../generated/types/apis__apps__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import { isIntOrString, scaledValue } from '../../../meta/int-or-string.js';
import type { KubeObject } from '../../../meta/object.js';
import { int64Of, parseIntFault } from '../../../meta/whole-number.js';
import type { Strategy, Typed } from '../../strategy.js';
import { pairsCell } from '../cells.js';
import { ratchetPods } from '../core/pod-rules/pod-ratcheting.js';
import { withTemplateDefaults } from '../core/pod-rules/pod-spec-defaults.js';
import { nestedTemplateWarnings } from '../core/pod-rules/pod-warnings.js';
import { reportsPodFault } from '../core/volume-sources.js';
import { has, mapAt, objectAt, textAt, withMember } from '../members.js';
import { passingOver, selectorValues } from '../ratcheting.js';
import { collisionFaults, isOfUnusedUpdate, podControllerFaults } from './pod-controller-validation.js';
import { templateCells } from './template-cells.js';

/** Counts changes of the template, for clients from before revisions. */
const TEMPLATE_GENERATION = 'deprecated.daemonset.template.generation';

/** The count in the annotation; undefined when it is not a number. */
function templateGeneration({ metadata }: KubeObject): bigint | undefined {
  return int64Of(textAt(mapAt(metadata, 'annotations'), TEMPLATE_GENERATION));
}

function readingFault({ metadata }: KubeObject): string | undefined {
  const text = mapAt(metadata, 'annotations')[TEMPLATE_GENERATION];
  return typeof text === 'string' ? parseIntFault(text) : undefined;
}

/** A creator may set the initial count, so that a copied object keeps its own. */
function prepareForCreate(object: Typed<DaemonSet>): KubeObject {
  const given = templateGeneration(object) ?? 1n;
  return withTemplateGeneration(object, given < 1n ? 1n : given);
}

function withTemplateGeneration(object: Typed<DaemonSet>, generation: bigint): KubeObject {
  const annotations = withMember(mapAt(object.metadata, 'annotations'), TEMPLATE_GENERATION, String(generation));
  return withMember(object, 'metadata', withMember(object.metadata, 'annotations', annotations));
}

/** A missing count becomes 0 before ownership is decided, so that the creator owns the annotation. */
function withDefaults(object: Typed<DaemonSet>): KubeObject {
  const made = withTemplateDefaults(object);
  return has(mapAt(made.metadata, 'annotations'), TEMPLATE_GENERATION) ? made : withTemplateGeneration(made, 0n);
}

/** The stored count, incremented when the template changed. */
function prepareForUpdate(object: Typed<DaemonSet>, stored: Typed<DaemonSet>): KubeObject {
  const before = templateGeneration(stored) ?? 1n;
  const [now, then] = [objectAt(object, 'spec')?.['template'], objectAt(stored, 'spec')?.['template']];
  return withTemplateGeneration(object, equalJson(now, then) ? before : before + 1n);
}

const WORDS = { selector: 'daemonset', deadline: 'DaemonSet' } as const;

/** Pods are replaced in place or by surge: exactly one of the two amounts is 0. */
function rollingUpdateFaults(rollingUpdate: JsonObject, faults: FieldError[]): void {
  const path = 'spec.updateStrategy.rollingUpdate';
  const amounts = ['maxUnavailable', 'maxSurge'].map((member) => {
    const given = rollingUpdate[member];
    const amount = isIntOrString(given) ? (scaledValue(given, 100, true) ?? 0) : 0;
    if (typeof given === 'string' && amount > 100) {
      faults.push(invalidValue(`${path}.${member}`, given, 'must not be greater than 100%'));
    }
    return amount;
  });
  const [unavailable, surge] = amounts;
  if (unavailable !== 0 && surge !== 0) {
    const why = 'may not be set when maxUnavailable is non-zero';
    faults.push(invalidValue(`${path}.maxSurge`, rollingUpdate['maxSurge'], why));
  }
  if (unavailable === 0 && surge === 0) {
    faults.push(required(`${path}.maxUnavailable`, 'cannot be 0 when maxSurge is 0'));
  }
}

/** DaemonSet. */
export const strategy: Strategy<DaemonSet> = {
  applyDefaults: withDefaults,
  readingFault,
  prepareForCreate,
  prepareForUpdate,
  validate(object, context) {
    const faults: FieldError[] = [];
    if (context.subresource !== '') return faults;
    const spec = mapAt(object, 'spec');
    podControllerFaults(spec, context, WORDS, faults);
    const update = objectAt(spec, 'updateStrategy');
    if (textAt(update, 'type') === 'RollingUpdate') rollingUpdateFaults(mapAt(update, 'rollingUpdate'), faults);
    return faults;
  },
  validateUpdate: collisionFaults,
  reportsItself: (fault, _stored, object) =>
    reportsPodFault(fault) || isOfUnusedUpdate(fault, object, 'updateStrategy'),
  ratchet: (faults, update) => ratchetPods(passingOver(selectorValues)(faults, update), update),
  // Any name is allowed: warnings about names of pods are for the other kinds only.
  warnings(object, stored, naming) {
    const template = mapAt(mapAt(object, 'spec'), 'template');
    return stored !== undefined && equalJson(template, mapAt(mapAt(stored, 'spec'), 'template'))
      ? []
      : nestedTemplateWarnings(template, 'spec.template.', naming);
  },
  cells(object) {
    const template = objectAt(objectAt(object, 'spec'), 'template');
    return [pairsCell(mapAt(objectAt(template, 'spec'), 'nodeSelector')), ...templateCells(object)];
  },
};
