import { isJsonArray, isJsonObject } from '../../../json/own-property.js';
import { parseJson } from '../../../json/parse.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { parseTime } from '../../../meta/time.js';
import { timeFault } from '../../../meta/time-fault.js';
import { jsonTypeName } from '../../../schema/go-type-names.js';

/** The type of the items of a list in an annotation, as kube-apiserver's decoder knows it. */
export interface ItemType {
  /** Its name in messages: `Toleration`. */
  readonly name: string;
  /** The types of its members: `string`, a type of texts in kube-apiserver (`core.TaintEffect`), `int64`, or `time`. */
  readonly members: Readonly<Record<string, string>>;
}

function memberFault(value: JsonValue, member: string, { name, members }: ItemType): string | undefined {
  const type = members[member]!;
  const fits = type === 'int64' ? typeof value === 'bigint' || Number.isInteger(value) : typeof value === 'string';
  if (value === null) return undefined;
  if (fits && type !== 'time') return undefined;
  if (fits) return parseTime(value as string) === undefined ? timeFault(value as string, 'time') : undefined;
  const field = `${name}.${member[0]!.toUpperCase()}${member.slice(1)}`;
  return `json: cannot unmarshal ${jsonTypeName(value)} into Go struct field ${field} of type ${type}`;
}

/** The item with its known members under their usual names, whose case does not matter; or its fault. */
function itemOf(value: JsonValue, type: ItemType): JsonObject | string {
  if (value === null) return {};
  if (!isJsonObject(value)) {
    return `json: cannot unmarshal ${jsonTypeName(value)} into Go value of type core.${type.name}`;
  }
  const names = new Map(Object.keys(type.members).map((name) => [name.toLowerCase(), name]));
  const item: { [member: string]: JsonValue } = {};
  for (const [key, given] of Object.entries(value)) {
    const member = names.get(key.toLowerCase());
    if (member === undefined || given === undefined) continue;
    const fault = memberFault(given, member, type);
    if (fault !== undefined) return fault;
    item[member] = given;
  }
  return item;
}

/** The JSON value of an annotation, or why it cannot be read. */
export function readAnnotation(text: string): { readonly value: JsonValue } | string {
  try {
    return parseJson(Buffer.from(text));
  } catch (error) {
    return (error as Error).message;
  }
}

/** The items of a list in JSON that an annotation holds, or why it cannot be read, in kube-apiserver's words. */
export function annotationItems(text: string, type: ItemType): readonly JsonObject[] | string {
  const read = readAnnotation(text);
  if (typeof read === 'string') return read;
  const { value: list } = read;
  if (list === null) return [];
  if (!isJsonArray(list)) {
    return `json: cannot unmarshal ${jsonTypeName(list)} into Go value of type []core.${type.name}`;
  }
  const items: JsonObject[] = [];
  for (const value of list) {
    const item = itemOf(value, type);
    if (typeof item === 'string') return item;
    items.push(item);
  }
  return items;
}
