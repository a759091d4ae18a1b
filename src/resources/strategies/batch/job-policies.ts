import type { JobSpec } from '../../../../generated/types/apis__batch__v1.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  invalidValue,
  notSupported,
  required,
  tooLong,
  tooMany,
  unfitting,
} from '../../../meta/field-errors.js';
import { qualifiedNameFaults } from '../../../meta/names.js';
import { quote } from '../../../meta/quote.js';
import { has, listAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../members.js';
import { countedIndexes } from './index-list.js';

const MOST_RULES = 20;
const MOST_CODES = 255;
const MOST_PATTERNS = 20;
/** Longest list of indexes, in bytes. */
const MOST_INDEXES = 64 * 1024;

const ACTIONS = ['Count', 'FailIndex', 'FailJob', 'Ignore'];
const OPERATORS = ['In', 'NotIn'];
const STATUSES = ['False', 'True', 'Unknown'];

/** A required choice; a missing one is reported with the supported values. */
function choiceFaults(value: string, choices: readonly string[], path: string, faults: FieldError[]): void {
  if (value === '') faults.push(required(path, `valid values: [${choices.map(quote).join(' ')}]`));
  else if (!choices.includes(value)) faults.push(notSupported(path, value, choices));
}

function exitCodeFaults(codes: JsonObject, path: string, containers: ReadonlySet<string>, faults: FieldError[]): void {
  const operator = textAt(codes, 'operator');
  choiceFaults(operator, OPERATORS, `${path}.operator`, faults);
  if (has(codes, 'containerName') && !containers.has(textAt(codes, 'containerName'))) {
    const why = 'must be one of the container or initContainer names in the pod template';
    faults.push(invalidValue(`${path}.containerName`, textAt(codes, 'containerName'), why));
  }
  const values = listAt(codes, 'values');
  const here = `${path}.values`;
  if (values.length === 0) faults.push(invalidValue(here, codes['values'], 'at least one value is required'));
  else if (values.length > MOST_CODES) faults.push(tooMany(here, values.length, MOST_CODES));
  const seen = new Set<JsonValue>();
  for (const [index, value] of values.entries()) {
    if (operator === 'In' && value === 0) {
      faults.push(invalidValue(`${here}[${index}]`, value, 'must not be 0 for the In operator'));
    }
    if (seen.has(value)) faults.push(duplicate(`${here}[${index}]`, value));
    seen.add(value);
  }
  if (values.some((value, index) => index > 0 && Number(values[index - 1]) > Number(value))) {
    faults.push(invalidValue(here, codes['values'], 'must be ordered'));
  }
}

function conditionFaults(patterns: readonly JsonObject[], path: string, faults: FieldError[]): void {
  if (patterns.length > MOST_PATTERNS) faults.push(tooMany(path, patterns.length, MOST_PATTERNS));
  for (const [index, pattern] of patterns.entries()) {
    const type = textAt(pattern, 'type');
    for (const fault of qualifiedNameFaults(type)) faults.push(invalidValue(`${path}[${index}].type`, type, fault));
    choiceFaults(textAt(pattern, 'status'), STATUSES, `${path}[${index}].status`, faults);
  }
}

/** Faults of a job's pod failure policy. */
function failurePolicyFaults(spec: Of<JobSpec>, policy: JsonObject, path: string, faults: FieldError[]): void {
  const rules = objectsAt(policy, 'rules');
  if (rules.length > MOST_RULES) faults.push(tooMany(`${path}.rules`, rules.length, MOST_RULES));
  const podSpec = objectAt(objectAt(spec, 'template'), 'spec');
  const containers = new Set(
    [...objectsAt(podSpec, 'containers'), ...objectsAt(podSpec, 'initContainers')].map((one) => textAt(one, 'name')),
  );
  for (const [index, rule] of rules.entries()) {
    const here = `${path}.rules[${index}]`;
    const action = textAt(rule, 'action');
    if (action === 'FailIndex' && !has(spec, 'backoffLimitPerIndex')) {
      faults.push(invalidValue(`${here}.action`, action, 'requires the backoffLimitPerIndex to be set'));
    } else choiceFaults(action, ACTIONS, `${here}.action`, faults);
    const codes = objectAt(rule, 'onExitCodes');
    const patterns = objectsAt(rule, 'onPodConditions');
    if (codes !== undefined) exitCodeFaults(codes, `${here}.onExitCodes`, containers, faults);
    conditionFaults(patterns, `${here}.onPodConditions`, faults);
    if (codes !== undefined && patterns.length > 0) {
      faults.push(unfitting(here, 'specifying both OnExitCodes and OnPodConditions is not supported'));
    } else if (codes === undefined && patterns.length === 0) {
      faults.push(unfitting(here, 'specifying one of OnExitCodes and OnPodConditions is required'));
    }
  }
}

function successRuleFaults(rule: JsonObject, path: string, completions: number, faults: FieldError[]): void {
  const given = rule['succeededIndexes'];
  const count = numberAt(rule, 'succeededCount');
  if (given === undefined && count === undefined) {
    faults.push(required(path, 'at least one of succeededCount or succeededIndexes must be specified'));
  }
  const indexes = typeof given === 'string' ? countedIndexes(given, completions) : 0;
  if (typeof given === 'string') {
    const here = `${path}.succeededIndexes`;
    if (Buffer.byteLength(given) > MOST_INDEXES) faults.push(tooLong(here, MOST_INDEXES));
    if (typeof indexes === 'string') {
      faults.push(invalidValue(here, given, `error parsing succeededIndexes: ${indexes}`));
    }
  }
  if (count === undefined) return;
  const here = `${path}.succeededCount`;
  if (count < 0) faults.push(invalidValue(here, count, 'must be greater than or equal to 0'));
  if (count > completions) {
    const why = `must be less than or equal to ${completions} (the number of specified completions)`;
    faults.push(invalidValue(here, count, why));
  }
  const total = typeof indexes === 'string' ? 0 : indexes;
  if (given !== undefined && count > total) {
    const why = `must be less than or equal to ${total} (the number of indexes in the specified succeededIndexes field)`;
    faults.push(invalidValue(here, count, why));
  }
}

/** Faults of the policies of a job's spec at `path`: failure, success, replacement. */
export function policyFaults(spec: Of<JobSpec>, path: string, faults: FieldError[]): void {
  const failure = objectAt(spec, 'podFailurePolicy');
  if (failure !== undefined) failurePolicyFaults(spec, failure, `${path}.podFailurePolicy`, faults);
  const success = objectAt(spec, 'successPolicy');
  if (success !== undefined && textAt(spec, 'completionMode') === 'Indexed') {
    const rules = objectsAt(success, 'rules');
    const here = `${path}.successPolicy.rules`;
    if (rules.length === 0) {
      faults.push(required(here, 'at least one rules must be specified when the successPolicy is specified'));
    }
    if (rules.length > MOST_RULES) faults.push(tooMany(here, rules.length, MOST_RULES));
    const completions = numberAt(spec, 'completions') ?? 0;
    for (const [index, rule] of rules.entries()) successRuleFaults(rule, `${here}[${index}]`, completions, faults);
  }
  if (!has(spec, 'podReplacementPolicy')) return;
  const replacement = textAt(spec, 'podReplacementPolicy');
  const choices = failure === undefined ? ['Failed', 'TerminatingOrFailed'] : ['Failed'];
  if (!choices.includes(replacement)) faults.push(notSupported(`${path}.podReplacementPolicy`, replacement, choices));
}

/** Whether `policyFaults` reports the schema's fault. */
export function reportsPolicyFault({ field }: FieldError): boolean {
  return /(?:^|\.)spec\.(?:(?:podFailurePolicy|successPolicy)\.|podReplacementPolicy$)/.test(field);
}
