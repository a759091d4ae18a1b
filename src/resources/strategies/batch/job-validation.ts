import type { Job, JobSpec } from '../../../../generated/types/apis__batch__v1.js';
import { type FieldError, invalidValue, notSupported, required, tooLong } from '../../../meta/field-errors.js';
import { dnsLabelFaults } from '../../../meta/names.js';
import { labelSelectorOf } from '../../../meta/selectors/label-object.js';
import { type Labels, matchesLabels } from '../../../meta/selectors/label.js';
import type { Typed } from '../../strategy.js';
import type { PodContext } from '../core/pod-rules/pod-check.js';
import { podTemplateFaults } from '../core/pod-rules/pod-template-validation.js';
import { domainPathFaults } from '../domain-path.js';
import { has, mapAt, numberAt, objectAt, textAt, type Of } from '../members.js';
import type { PodLabelKeys } from './job-identity.js';
import { policyFaults } from './job-policies.js';

const ENDING = ['OnFailure', 'Never'] as const;
/** Parallelism limit of an indexed job. */
const MOST_INDEXED = 100_000;
/** Limits of parallelism and failed indexes of a job with more completions than that. */
const MOST_OF_MANY = 10_000;

/** Pods of a job must terminate, so their containers cannot always restart. */
function restartFaults(spec: Of<JobSpec>, path: string, faults: FieldError[]): void {
  const at = `${path}.template.spec.restartPolicy`;
  const policy = textAt(objectAt(objectAt(spec, 'template'), 'spec'), 'restartPolicy');
  if (policy === 'Always' || policy === '') faults.push(required(at, 'valid values: "OnFailure", "Never"'));
  else if (!ENDING.some((one) => one === policy)) faults.push(notSupported(at, policy, ENDING));
  else if (policy !== 'Never' && has(spec, 'podFailurePolicy')) {
    faults.push(invalidValue(at, policy, 'only "Never" is supported when podFailurePolicy is specified'));
  }
}

/** Restrictions of a job with very many indexes and failure limits per index. */
function manyIndexesFaults(failed: number | undefined, parallelism: number, path: string, faults: FieldError[]): void {
  const words = `must be less than or equal to ${MOST_OF_MANY} when completions are above ${MOST_INDEXED} and used with backoff limit per index`;
  const here = `${path}.maxFailedIndexes`;
  if (failed === undefined) faults.push(required(here, `must be specified when completions is above ${MOST_INDEXED}`));
  if (parallelism > MOST_OF_MANY) faults.push(invalidValue(`${path}.parallelism`, parallelism, words));
  if (failed !== undefined && failed > MOST_OF_MANY) faults.push(invalidValue(here, failed, words));
}

/** Longest name of a job's controller, in bytes. */
const LONGEST_MANAGER = 63;

function managerFaults(spec: Of<JobSpec>, path: string, faults: FieldError[]): void {
  if (!has(spec, 'managedBy')) return;
  const manager = textAt(spec, 'managedBy');
  faults.push(...domainPathFaults(manager, path));
  if (Buffer.byteLength(manager) > LONGEST_MANAGER) faults.push(tooLong(path, LONGEST_MANAGER));
}

function countFaults(spec: Of<JobSpec>, path: string, faults: FieldError[]): void {
  if (has(spec, 'maxFailedIndexes') && !has(spec, 'backoffLimitPerIndex')) {
    faults.push(required(`${path}.backoffLimitPerIndex`, 'when maxFailedIndexes is specified'));
  }
  const mode = textAt(spec, 'completionMode');
  if (mode !== 'Indexed') {
    for (const member of mode === '' || mode === 'NonIndexed' ? ['backoffLimitPerIndex', 'maxFailedIndexes'] : []) {
      if (!has(spec, member)) continue;
      faults.push(invalidValue(`${path}.${member}`, spec[member], 'requires indexed completion mode'));
    }
    if (has(spec, 'successPolicy')) {
      faults.push(invalidValue(`${path}.successPolicy`, spec['successPolicy'], 'requires indexed completion mode'));
    }
    return;
  }
  const [completions, parallelism] = [numberAt(spec, 'completions'), numberAt(spec, 'parallelism') ?? 0];
  if (completions === undefined) faults.push(required(`${path}.completions`, 'when completion mode is Indexed'));
  if (parallelism > MOST_INDEXED) {
    const why = `must be less than or equal to ${MOST_INDEXED} when completion mode is Indexed`;
    faults.push(invalidValue(`${path}.parallelism`, parallelism, why));
  }
  const failed = numberAt(spec, 'maxFailedIndexes');
  if (completions !== undefined && failed !== undefined && failed > completions) {
    faults.push(invalidValue(`${path}.maxFailedIndexes`, failed, 'must be less than or equal to completions'));
  }
  if (failed !== undefined && failed > MOST_INDEXED) {
    faults.push(invalidValue(`${path}.maxFailedIndexes`, failed, `must be less than or equal to ${MOST_INDEXED}`));
  }
  if (completions !== undefined && completions > MOST_INDEXED && has(spec, 'backoffLimitPerIndex')) {
    manyIndexesFaults(failed, parallelism, path, faults);
  }
}

/** Faults of a job's spec at `path`, of a job or inside a cron job's template. */
export function jobSpecFaults(spec: Of<JobSpec>, path: string, context: PodContext, faults: FieldError[]): void {
  countFaults(spec, path, faults);
  policyFaults(spec, path, faults);
  managerFaults(spec, `${path}.managedBy`, faults);
  podTemplateFaults(mapAt(spec, 'template'), `${path}.template`, context, faults);
  restartFaults(spec, path, faults);
}

/** The pods of an indexed job are named after it and their index, which must be a valid host name. */
export function indexedNameFaults(object: Typed<Job>, faults: FieldError[]): void {
  const spec = mapAt(object, 'spec');
  const completions = numberAt(spec, 'completions') ?? 0;
  if (textAt(spec, 'completionMode') !== 'Indexed' || completions <= 0) return;
  const name = object.metadata.name ?? '';
  const last = `${name}-${completions - 1}`;
  if (dnsLabelFaults(last).length === 0) return;
  const why = `will not able to create pod with invalid DNS label: ${last}`;
  faults.push(invalidValue('metadata.name', name, why));
}

/** The selector of a job, generated unless it is manual, matches its template. */
export function jobSelectorFaults(spec: Of<JobSpec>, faults: FieldError[]): void {
  const selector = objectAt(spec, 'selector');
  if (selector === undefined) faults.push(required('spec.selector'));
  const labels = objectAt(objectAt(objectAt(spec, 'template'), 'metadata'), 'labels');
  // A missing selector selects nothing.
  const parsed = selector === undefined ? undefined : labelSelectorOf(selector);
  if (typeof parsed === 'string' || (parsed !== undefined && matchesLabels(parsed, labels as Labels))) return;
  faults.push(
    invalidValue('spec.template.metadata.labels', labels ?? null, '`selector` does not match template `labels`'),
  );
}

/** The generated uid and name labels are required, unless the selector is manual. */
export function madeSelectorFaults(
  spec: Of<JobSpec>,
  { uid, name }: { readonly uid: string; readonly name: string },
  keys: PodLabelKeys,
  faults: FieldError[],
): void {
  const selector = objectAt(spec, 'selector');
  if (spec['manualSelector'] === true || selector === undefined) return;
  const made = Object.fromEntries([
    ...keys.uid.map((key) => [key, uid] as const),
    ...keys.name.map((key) => [key, name] as const),
  ]);
  const labels = mapAt(objectAt(objectAt(spec, 'template'), 'metadata'), 'labels');
  for (const [key, value] of Object.entries(made)) {
    const path = `spec.template.metadata.labels[${key}]`;
    const given = labels[key];
    if (given === undefined) faults.push(required(path, `must be '${value}'`));
    else if (given !== value) faults.push(invalidValue(path, labels, `must be '${value}'`));
  }
  const chosen = labelSelectorOf(selector);
  if (typeof chosen === 'object' && !matchesLabels(chosen, made)) {
    faults.push(invalidValue('spec.selector', selector, '`selector` not auto-generated'));
  }
}

/** The warning about a job at `path` with so many indexes and parallel pods that failed ones may not all be tracked. */
export function indexWarnings(spec: Of<JobSpec>, path: string): readonly string[] {
  const many = (numberAt(spec, 'completions') ?? 0) > MOST_INDEXED && (numberAt(spec, 'parallelism') ?? 0) > 10_000;
  if (textAt(spec, 'completionMode') !== 'Indexed' || !many) return [];
  const why =
    'In Indexed Jobs with a number of completions higher than 10^5 and a parallelism higher than 10^4, Kubernetes might not be able to track completedIndexes when a big number of indexes fail';
  return [`${path}: ${why}`];
}
