import { conflict, invalid, STALE_OBJECT } from '../meta/errors.js';
import { type FieldError, invalidValue, withoutConsequences } from '../meta/field-errors.js';
import { lazily } from '../meta/lazily.js';
import type { KubeObject } from '../meta/object.js';
import type { ObjectUpdate, Strategy } from '../resources/strategy.js';
import { strategyContext } from './admission-view.js';
import { withoutRepeatedOwners } from './metadata.js';
import { finalizerWarnings, metadataErrors, metadataUpdateErrors } from './metadata-validation.js';
import { checkCustomKind } from './custom-kind.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget } from './registry.js';
import type { WriteCall } from './write-call.js';

/** @throws StatusError 422 when there are faults */
export function refuseInvalid(call: WriteCall, name: string, errors: readonly FieldError[]): void {
  const { group, kind } = call.target.resource.definition;
  if (errors.length === 0) return;
  throw invalid(group, kind, name, withoutConsequences(errors));
}

/** Sends the client the warnings about its object. */
export function warnAll(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  stored: KubeObject | undefined,
): void {
  // Subresources are written by programs, which ignore warnings; scales are written by people.
  const { subresource } = call.target;
  const reported = subresource === '' || subresource === 'scale' ? call.target.resource.strategy.warnings : undefined;
  for (const text of reported?.(object, stored, services.naming) ?? []) call.context.warn(text);
  // Built-in kinds reject what this warns of.
  if (call.target.resource.definition.custom) {
    for (const text of finalizerWarnings(object, stored, services.naming)) call.context.warn(text);
  }
}

/**
 * The object with each owner once.
 *
 * @param when the words for the time at which they were repeated: a patch shows it only in the end
 */
export function dedupeOwners(call: WriteCall, object: KubeObject, when = ''): KubeObject {
  const { object: deduped, repeated } = withoutRepeatedOwners(object);
  if (repeated.length > 0) {
    call.context.warn(
      `.metadata.ownerReferences contains duplicate entries${when}; API server dedups owner references in 1.20+, and ` +
        `may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${repeated.join(', ')}`,
    );
  }
  return deduped;
}

/** Collects warnings of a check. */
function warnIn({ context }: WriteCall): (text: string) => void {
  return (text) => context.warn(text);
}

/** The schema's faults that the strategy does not report itself. */
function onlyTheirs(
  errors: readonly FieldError[],
  { reportsItself }: Strategy,
  stored: KubeObject | undefined,
  object: KubeObject,
): readonly FieldError[] {
  return reportsItself === undefined ? errors : errors.filter((error) => !reportsItself(error, stored, object));
}

/** The faults that an update of the main resource is rejected for. */
function ratcheted({ target }: WriteCall, faults: readonly FieldError[], update: ObjectUpdate): readonly FieldError[] {
  const { ratchet } = target.resource.strategy;
  return ratchet === undefined || faults.length === 0 || target.subresource !== '' ? faults : ratchet(faults, update);
}

/** The faults of an object by its schema (`reported`), and those found by its strategy in steps (`more`). */
async function slowFaults(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  stored: KubeObject | undefined,
  subresource: string,
): Promise<{ readonly reported: readonly FieldError[]; readonly more: readonly FieldError[] }> {
  const { compiled, strategy } = call.target.resource;
  const of = [object, stored, subresource, warnIn(call)] as const;
  const steps = compiled.validateInSteps?.(...of);
  const errors = steps === undefined ? compiled.validate(...of) : await services.slices.inTurns(steps);
  const pause = services.slices.next(object, call);
  if (pause !== undefined) await pause;
  const others = strategy.validateInSteps?.(object, strategyContext(services, call), stored);
  const more = others === undefined ? [] : await services.slices.inTurns(others);
  return { reported: onlyTheirs(errors, strategy, stored, object), more };
}

/** Validates a new object. @throws StatusError 422 */
export async function validateNew(services: RegistryServices, call: WriteCall, object: KubeObject): Promise<void> {
  const { strategy, definition } = call.target.resource;
  if (definition.custom) checkCustomKind(object, definition, object.metadata.name ?? '');
  const context = strategyContext(services, call);
  const { reported, more } = await slowFaults(services, call, object, undefined, '');
  refuseInvalid(call, object.metadata.name ?? '', [
    ...metadataErrors(object, definition, services.naming),
    ...reported,
    ...(strategy.validate?.(object, { ...context, reported }) ?? []),
    ...more,
    ...(strategy.validateCreate?.(object, context) ?? []),
  ]);
}

/** Validates an update by its schema, its strategy and its metadata. @throws StatusError 422 */
export async function validateChanged(
  services: RegistryServices,
  call: WriteCall,
  object: KubeObject,
  old: KubeObject,
): Promise<void> {
  const { target } = call;
  const { compiled, strategy, definition } = target.resource;
  if (definition.custom) checkCustomKind(object, definition, target.name);
  const context = strategyContext(services, call);
  const { reported, more } = await slowFaults(services, call, object, old, target.subresource);
  refuseInvalid(call, target.name, [
    ...metadataErrors(object, definition, services.naming, target.subresource),
    ...metadataUpdateErrors(object, old),
    ...ratcheted(call, [...reported, ...(strategy.validate?.(object, { ...context, reported }, old) ?? [])], {
      object,
      stored: old,
      before: lazily(() => {
        const reported = onlyTheirs(compiled.validate(old, undefined), strategy, undefined, old);
        return [...reported, ...(strategy.validate?.(old, { ...context, reported }) ?? [])];
      }),
    }),
    ...more,
    ...(strategy.validateUpdate?.(object, old, context) ?? []),
  ]);
}

/**
 * Rejects an update based on an outdated state.
 *
 * @throws StatusError 409 for a stale resourceVersion, 422 where the version is required
 */
export function checkVersion(target: ResourceTarget, object: KubeObject, revision: number): void {
  const { definition } = target.resource;
  const version = object.metadata.resourceVersion ?? '';
  if (version === '' || version === '0') {
    if (!definition.unconditionalUpdate) {
      // In kube-apiserver, too, this error names the resource instead of the kind.
      throw invalid(definition.group, definition.resource, target.name, [
        invalidValue('metadata.resourceVersion', 0, 'must be specified for an update'),
      ]);
    }
  } else if (version !== String(revision)) {
    throw conflict(definition, target.name, STALE_OBJECT);
  }
}
