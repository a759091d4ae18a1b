import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonValue } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import { goTypeName, structName } from './go-type-names.js';
import type { NormaliseState } from './normalise-state.js';
import { scalarForm } from './scalars.js';
import type { StructuralSchema } from './structural.js';

/**
 * Refuses a number where the schema wants an integer when it is written with a fraction or an exponent (`3.0`, `1e2`) or
 * has more than 64 bits. A number that the value no longer holds, because a later operation of a patch replaced it, is
 * skipped.
 *
 * @throws StatusError 400 in the words of the public API
 */
export function refuseNumbers(
  schema: StructuralSchema,
  value: JsonValue,
  written: WrittenNumbers,
  state: NormaliseState,
): void {
  const outer = state.struct;
  const name = structName(schema);
  if (name !== undefined && isJsonObject(value) && state.path.length > 0) state.struct = name;
  for (const [step, below] of written) {
    const found = childAt(schema, value, step);
    if (found === undefined) continue;
    if (typeof below === 'string') {
      const wanted = found.schema.type === 'integer' || found.schema.special === 'int-or-string';
      if (!wanted || Number(found.value) !== Number(below)) continue;
      state.member = found.named ? String(step) : undefined;
      throw state.wrongNumber(below, goTypeName(found.schema));
    }
    if (scalarForm(found.schema) !== undefined) continue;
    state.enter(step, !found.named);
    refuseNumbers(found.schema, found.value, below, state);
    state.leave();
  }
  state.struct = outer;
}

/** What stands one step below a value, and whether the schema names the step; undefined for what no schema describes. */
function childAt(
  { properties = {}, additionalProperties, items }: StructuralSchema,
  value: JsonValue,
  step: string | number,
): { readonly schema: StructuralSchema; readonly value: JsonValue; readonly named: boolean } | undefined {
  if (isJsonArray(value)) {
    const item = value[step === '-' ? value.length - 1 : Number(step)];
    return items === undefined || item === undefined ? undefined : { schema: items, value: item, named: false };
  }
  if (!isJsonObject(value)) return undefined;
  const member = getOwn(value, String(step));
  const own = getOwn(properties, String(step));
  const schema = own ?? additionalProperties;
  return schema === undefined || member === undefined ? undefined : { schema, value: member, named: own !== undefined };
}
