import type { Namespace } from '../../../../generated/types/api__v1.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { listAt, mapAt, objectAt, textAt, withMember, withOrWithout } from '../members.js';

/** The label with the namespace's own name, so that selectors can pick namespaces by name. */
function withNameLabel(object: Typed<Namespace>, naming: NamingProfile): KubeObject {
  const name = textAt(object.metadata, 'name');
  if (name === '') return object;
  const label = `${naming.labelDomain}/metadata.name`;
  const labels = mapAt(object.metadata, 'labels');
  if (textAt(labels, label) === name) return object;
  return {
    ...object,
    metadata: { ...object.metadata, labels: { ...labels, [label]: name } as Record<string, string> },
  };
}

function withPhase(object: Typed<Namespace>, phase: string): KubeObject {
  return withMember(object, 'status', withMember(mapAt(object, 'status'), 'phase', phase));
}

/** A namespace starts Active and with the finalizer that keeps it until it is empty. */
function prepareForCreate(object: Typed<Namespace>, { naming }: StrategyContext): KubeObject {
  const spec = mapAt(object, 'spec');
  const finalizers = listAt(spec, 'finalizers');
  const held = finalizers.includes(naming.namespaceFinalizer) ? finalizers : [...finalizers, naming.namespaceFinalizer];
  return { ...object, spec: withMember(spec, 'finalizers', held), status: { phase: 'Active' } };
}

/** Only `finalize` changes spec.finalizers (known fault BL-065). */
function prepareForUpdate(
  object: Typed<Namespace>,
  stored: Typed<Namespace>,
  { subresource }: StrategyContext,
): KubeObject {
  return subresource === 'finalize' ? object : withOrWithout(object, 'spec', stored['spec']);
}

/** A finalizer is qualified, unless it is the standard one. */
function finalizerFaults(object: Typed<Namespace>, naming: NamingProfile): readonly FieldError[] {
  const faults: FieldError[] = [];
  for (const [index, finalizer] of listAt(objectAt(object, 'spec'), 'finalizers').entries()) {
    const name = typeof finalizer === 'string' ? finalizer : '';
    const path = `spec.finalizers[${index}]`;
    for (const fault of qualifiedNameFaults(name)) faults.push(invalidValue(path, name, fault));
    if (!name.includes('/') && name !== naming.namespaceFinalizer) {
      faults.push(invalidValue(path, name, 'name is neither a standard finalizer name nor is it fully qualified'));
    }
  }
  return faults;
}

function validateUpdate(object: Typed<Namespace>, _stored: Typed<Namespace>, { subresource }: StrategyContext) {
  if (subresource !== 'status') return [];
  const phase = textAt(objectAt(object, 'status'), 'phase');
  const terminating = textAt(object.metadata, 'deletionTimestamp') !== '';
  if (!terminating && phase !== 'Active') {
    return [invalidValue('status.Phase', phase, "may only be 'Active' if `deletionTimestamp` is empty")];
  }
  if (terminating && phase !== 'Terminating') {
    return [invalidValue('status.Phase', phase, "may only be 'Terminating' if `deletionTimestamp` is not empty")];
  }
  return [];
}

/** Namespace: its name label, its finalizer, and the phases Active and Terminating. */
export const strategy: Strategy<Namespace> = {
  applyDefaults: (object, naming) => {
    const labelled = withNameLabel(object, naming);
    return textAt(objectAt(labelled, 'status'), 'phase') === '' ? withPhase(labelled, 'Active') : labelled;
  },
  prepareForCreate,
  prepareForUpdate,
  validate: (object, { naming }) => finalizerFaults(object, naming),
  validateUpdate,
  // `validateUpdate` reports the phase, which follows from the deletion.
  reportsItself: ({ field, reason }) => field === 'status.phase' && reason === 'FieldValueNotSupported',
  // A generated name is not known yet when defaults are applied.
  canonicalize: withNameLabel,
  // Not orphaning means foreground deletion here.
  firstDelete: (options) =>
    options.orphanDependents === false
      ? { ...options, orphanDependents: undefined, propagationPolicy: 'Foreground' }
      : options,
  holdsDeletion: (object) => listAt(objectAt(object, 'spec'), 'finalizers').length > 0,
  markTerminating: (object) => withPhase(object, 'Terminating'),
  cells: (object, now) => [ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
