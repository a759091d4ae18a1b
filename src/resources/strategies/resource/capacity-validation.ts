import type { JsonObject } from '../../../json/types.js';
import {
  duplicate,
  type FieldError,
  forbiddenValue,
  invalidValue,
  required,
  tooMany,
} from '../../../meta/field-errors.js';
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  parseQuantity,
  type Quantity,
  scaledInteger,
} from '../../../meta/quantity.js';
import { has, listAt, objectAt } from '../members.js';

/** Limit of amounts that a request may choose from. */
const MOST_CHOICES = 10;

/** An amount with its text. */
interface Amount {
  readonly text: string;
  readonly quantity: Quantity;
}

function amountOf(value: unknown): Amount | undefined {
  if (typeof value !== 'string') return undefined;
  const quantity = parseQuantity(value);
  return typeof quantity === 'string' ? undefined : { text: value, quantity };
}

function more(one: Amount, other: Amount): boolean {
  return compareQuantities(one.quantity, other.quantity) > 0;
}

/** A request gets one of these amounts; the default must be one of them. */
function choiceFaults(
  choices: readonly Amount[],
  fallback: Amount,
  all: Amount,
  path: string,
  faults: FieldError[],
): void {
  for (const [index, choice] of choices.entries()) {
    const before = choices[index - 1];
    if (before === undefined || !more(before, choice)) continue;
    faults.push(invalidValue(`${path}[${index}]`, choice.text, 'values must be sorted in ascending order'));
  }
  if (choices.length > MOST_CHOICES) faults.push(tooMany(path, choices.length, MOST_CHOICES));
  else {
    const seen = new Set<string>();
    for (const [index, choice] of choices.entries()) {
      if (more(choice, all)) {
        faults.push(
          invalidValue(`${path}[${index}]`, choice.text, `option is larger than capacity value: ${all.text}`),
        );
      }
      const key = String(scaledInteger(choice.quantity));
      if (seen.has(key)) faults.push(duplicate(`${path}[${index}]`, key));
      seen.add(key);
    }
    if (choices.some(({ quantity }) => compareQuantities(quantity, fallback.quantity) === 0)) return;
  }
  faults.push(invalidValue(path, fallback.text, 'default value is not valid according to the requestPolicy'));
}

function stepFaults(value: Amount, least: Amount, step: Amount, path: string, faults: FieldError[]): void {
  const by = scaledInteger(step.quantity);
  if (by !== 0n && (scaledInteger(value.quantity) - scaledInteger(least.quantity)) % by === 0n) return;
  const why = `value is not a multiple of a given step (${step.text}) from (${least.text})`;
  faults.push(invalidValue(path, value.text, why));
}

/** A request gets any amount in a range, in steps. */
function rangeFaults(range: JsonObject, fallback: Amount, all: Amount, path: string, faults: FieldError[]): void {
  const [least, most, step] = ['min', 'max', 'step'].map((member) => amountOf(range[member]));
  if (least === undefined) return;
  const report = (member: string, value: Amount, why: string): void => {
    faults.push(invalidValue(`${path}.${member}`, value.text, why));
  };
  if (more(least, all)) report('min', least, `min is larger than capacity value: ${all.text}`);
  if (more(least, fallback)) report('min', fallback, `default is less than min: ${least.text}`);
  if (most !== undefined) {
    if (more(least, most)) report('max', least, `min is larger than max: ${most.text}`);
    if (more(most, all)) report('max', most, `max is larger than capacity value: ${all.text}`);
    if (more(fallback, most)) report('max', fallback, `default is more than max: ${most.text}`);
  }
  if (step === undefined) return;
  const first = addQuantities(least.quantity, step.quantity);
  if (compareQuantities(first, all.quantity) > 0) {
    report('step', step, `one step ${formatQuantity(first)} is larger than capacity value: ${all.text}`);
  }
  stepFaults(fallback, least, step, `${path}.step`, faults);
  if (most !== undefined) stepFaults(most, least, step, `${path}.step`, faults);
}

/** Faults of the request policy of a device's capacity at `path`. */
export function capacityFaults(capacity: JsonObject, path: string, shared: boolean, faults: FieldError[]): void {
  const policy = objectAt(capacity, 'requestPolicy');
  const here = `${path}.requestPolicy`;
  if (policy === undefined) return;
  if (!shared) {
    faults.push(forbiddenValue(here, 'allowMultipleAllocations must be true'));
    return;
  }
  const choices = listAt(policy, 'validValues').flatMap((value) => amountOf(value) ?? []);
  const range = objectAt(policy, 'validRange');
  if (choices.length > 0 && range !== undefined) {
    const why = 'exactly one policy can be specified, cannot specify "validValues" and "validRange" at the same time';
    faults.push(forbiddenValue(here, why));
    return;
  }
  const member = choices.length > 0 ? 'validValues' : 'validRange';
  if (!has(policy, member)) return;
  const [fallback, all] = [amountOf(policy['default']), amountOf(capacity['value'])];
  if (fallback === undefined) faults.push(required(`${here}.default`, `required when ${member} is defined`));
  else if (all === undefined) return;
  else if (range === undefined) choiceFaults(choices, fallback, all, `${here}.validValues`, faults);
  else rangeFaults(range, fallback, all, `${here}.validRange`, faults);
}
