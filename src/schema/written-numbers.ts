import { getOwn, isJsonArray, isJsonObject, type MutableJsonObject, setOwn } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import { goTypeName, structName } from './go-type-names.js';
import type { NormaliseState } from './normalise-state.js';
import { scalarForm } from './scalars.js';
import type { StructuralSchema } from './structural.js';

/**
 * Handles numbers whose text differs from their printed form. Where the schema wants an integer, one with a fraction or
 * an exponent (`3.0`, `1e2`) or of more than 64 bits is rejected; a quantity keeps its text, which it prints again
 * (`1e3`) and which a double would not hold exactly. A number that is no longer in the value, because a later operation
 * of a patch replaced it, is skipped.
 *
 * @returns the same value when no quantity is among them
 * @throws StatusError 400 in the words of the public API
 */
export function readWrittenNumbers(
  schema: StructuralSchema,
  value: JsonValue,
  written: WrittenNumbers,
  state: NormaliseState,
): JsonValue {
  const outer = state.struct;
  const name = structName(schema);
  if (name !== undefined && isJsonObject(value) && state.path.length > 0) state.struct = name;
  const changed = new Map<string, JsonValue>();
  for (const [step, below] of written) {
    const found = childAt(schema, value, step);
    if (found === undefined) continue;
    const read = typeof below === 'string' ? readNumber(found, below, state) : readBelow(found, below, state);
    if (read !== found.value) changed.set(String(found.step), read);
  }
  state.struct = outer;
  return changed.size === 0 ? value : withChildren(value, changed);
}

function withChildren(value: JsonValue, changed: ReadonlyMap<string, JsonValue>): JsonValue {
  if (isJsonArray(value)) return value.map((item, index) => changed.get(String(index)) ?? item);
  const copy: MutableJsonObject = { ...(value as JsonObject) };
  for (const [name, child] of changed) setOwn(copy, name, child);
  return copy;
}

/** The number itself, or the text of a quantity. */
function readNumber({ schema, value, step, named }: Child, literal: string, state: NormaliseState): JsonValue {
  // Operations on lists move values: another one may stand here, even a text of the same amount.
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  if (!isNumber || Number(value) !== Number(literal)) return value;
  if (schema.special === 'quantity') return literal;
  if (schema.type !== 'integer' && schema.special !== 'int-or-string') return value;
  state.member = named ? String(step) : undefined;
  throw state.wrongNumber(literal, goTypeName(schema));
}

function readBelow({ schema, value, step, named }: Child, written: WrittenNumbers, state: NormaliseState): JsonValue {
  if (scalarForm(schema) !== undefined) return value;
  state.enter(step, !named);
  const read = readWrittenNumbers(schema, value, written, state);
  state.leave();
  return read;
}

interface Child {
  readonly schema: StructuralSchema;
  readonly value: JsonValue;
  readonly step: string | number;
  /** Whether the schema declares the step. */
  readonly named: boolean;
}

/** The schema one step below a value; undefined for undescribed values. */
function childAt(
  { properties = {}, additionalProperties, items }: StructuralSchema,
  value: JsonValue,
  step: string | number,
): Child | undefined {
  if (isJsonArray(value)) {
    const index = step === '-' ? value.length - 1 : Number(step);
    const item = value[index];
    return items === undefined || item === undefined
      ? undefined
      : { schema: items, value: item, step: index, named: false };
  }
  if (!isJsonObject(value)) return undefined;
  const member = getOwn(value, String(step));
  const own = getOwn(properties, String(step));
  const schema = own ?? additionalProperties;
  return schema === undefined || member === undefined
    ? undefined
    : { schema, value: member, step, named: own !== undefined };
}
