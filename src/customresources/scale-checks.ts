import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import { memberPath } from '../json/path-update.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { type FieldError, invalidValue } from '../meta/field-errors.js';
import { printNumber } from '../meta/print-double.js';
import type { ResourceDefinition } from '../resources/definition.js';
import { typeOfValue } from '../schema/custom/value-types.js';

const MOST_REPLICAS = 2 ** 31 - 1;

/** The values at the paths of the scale subresource must be counts and a text, if present. */
export function scaleErrors(
  definition: ResourceDefinition,
  object: JsonObject,
  subresource: string,
): readonly FieldError[] {
  const scale = definition.subresources.find(({ name }) => name === 'scale')?.scale;
  if (scale === undefined) return [];
  const { specReplicasPath, statusReplicasPath, labelSelectorPath } = scale;
  const counts = subresource === 'status' ? [statusReplicasPath] : [specReplicasPath, statusReplicasPath];
  const errors = counts.flatMap((path) => countErrors(object, path));
  if (labelSelectorPath === undefined) return errors;
  const selector = valueAt(object, labelSelectorPath);
  if (selector === undefined || (selector.whole && typeof selector.value === 'string')) return errors;
  return [...errors, invalidValue(`.${labelSelectorPath}`, '', accessFault(selector, 'string'))];
}

function countErrors(object: JsonObject, path: string): readonly FieldError[] {
  const found = valueAt(object, path);
  if (found === undefined) return [];
  const { value } = found;
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  if (!found.whole || !isNumber || typeOfValue(value).type !== 'integer') {
    return [invalidValue(`.${path}`, 0, accessFault(found, 'int64'))];
  }
  if (value < 0) return [invalidValue(`.${path}`, value, 'should be a non-negative integer')];
  if (value <= MOST_REPLICAS) return [];
  return [invalidValue(`.${path}`, value, `should be less than or equal to ${MOST_REPLICAS}`)];
}

/** A value, and its path. When it is not at the `whole` path, the value is not an object that continues it. */
interface Found {
  readonly value: JsonValue;
  readonly path: string;
  readonly whole: boolean;
}

/** How far the path leads; undefined when a member on it is absent. */
function valueAt(object: JsonObject, dotted: string): Found | undefined {
  const members = memberPath(dotted);
  let value: JsonValue = object;
  for (const [index, member] of members.entries()) {
    if (value === null) return undefined;
    const path = members.slice(0, index + 1).join('.');
    if (!isJsonObject(value)) return { value, path, whole: false };
    const below: JsonValue | undefined = getOwn(value, member);
    if (below === undefined) return undefined;
    value = below;
  }
  return { value, path: dotted, whole: true };
}

function accessFault({ value, path, whole }: Found, wanted: 'string' | 'int64'): string {
  const expected = whole ? wanted : 'map[string]interface{}';
  return `.${path} accessor error: ${printGo(value)} is of the type ${goType(value)}, expected ${expected}`;
}

/** A value as Go prints it with `%v`; long ones are cut. */
function printGo(value: JsonValue): string {
  const text = goText(value);
  return text.length > 1000 ? `${text.slice(0, 1000)}...` : text;
}

function goText(value: JsonValue): string {
  if (value === null) return '<nil>';
  if (typeof value === 'number' || typeof value === 'bigint') return printNumber(value);
  if (typeof value !== 'object') return String(value);
  if (isJsonArray(value)) return `[${value.map(goText).join(' ')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `map[${members.map(([name, member]) => `${name}:${goText(member ?? null)}`).join(' ')}]`;
}

function goType(value: JsonValue): string {
  switch (typeOfValue(value).type) {
    case 'null':
      return '<nil>';
    case 'boolean':
      return 'bool';
    case 'integer':
      return 'int64';
    case 'number':
      return 'float64';
    case 'array':
      return '[]interface {}';
    case 'object':
      return 'map[string]interface {}';
    case 'string':
      return 'string';
  }
}
