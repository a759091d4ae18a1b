import { equalJson } from '../../json/equal.js';
import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonValue } from '../../json/types.js';
import { itemsSchema, valuesSchema, type RuleSchema } from './types.js';

/** A value and the one that it replaces, at one place of an object. */
class Pair {
  readonly value: JsonValue;
  readonly old: JsonValue;
  readonly schema: RuleSchema;
  #equal: boolean | undefined;

  constructor(value: JsonValue, old: JsonValue, schema: RuleSchema) {
    this.value = value;
    this.old = old;
    this.schema = schema;
  }

  /**
   * Whether nothing changed here, as far as the schema sees: the order of keyed items does not matter, and an object
   * with an unknown member counts as changed, as in the public API.
   */
  isEqual(): boolean {
    this.#equal ??= this.#compare();
    return this.#equal;
  }

  #compare(): boolean {
    const { value, old } = this;
    if (isJsonArray(value) && isJsonArray(old)) {
      if (value.length !== old.length) return false;
      if (!this.#hasKeyedItems()) return equalJson(value, old);
      return value.every((_item, index) => this.item(index)?.isEqual() === true);
    }
    if (!isJsonObject(value) || !isJsonObject(old)) return equalJson(value, old);
    const names = Object.keys(value);
    return names.length === Object.keys(old).length && names.every((name) => this.member(name)?.isEqual() === true);
  }

  #hasKeyedItems(): boolean {
    return this.schema['x-kubernetes-list-type'] === 'map' && itemsSchema(this.schema) !== undefined;
  }

  member(name: string): Pair | undefined {
    const { value, old, schema } = this;
    if (!isJsonObject(value) || !isJsonObject(old)) return undefined;
    const [mine, theirs] = [getOwn(value, name), getOwn(old, name)];
    const below = (schema.properties && getOwn(schema.properties, name)) ?? valuesSchema(schema);
    if (mine === undefined || theirs === undefined || below === undefined) return undefined;
    return new Pair(mine, theirs, below);
  }

  item(index: number): Pair | undefined {
    const { value, old, schema } = this;
    const items = itemsSchema(schema);
    const mine = isJsonArray(value) ? value[index] : undefined;
    if (mine === undefined || items === undefined) return undefined;
    this.#oldItem ??= oldItemsOf(schema, old);
    const theirs = this.#oldItem(mine);
    return theirs === undefined || theirs === null ? undefined : new Pair(mine, theirs, items);
  }

  #oldItem: ((item: JsonValue) => JsonValue | undefined) | undefined;
}

/** Whether a value counts as unchanged, so that its faults are not reported to the client. */
export function isUnchanged(value: JsonValue, old: JsonValue, schema: RuleSchema): boolean {
  return new Pair(value, old, schema).isEqual();
}

function keyOf(keys: readonly string[], item: JsonValue): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const parts = keys.map((key) => getOwn(item, key));
  if (parts.some((part) => part === undefined || part === null || typeof part === 'object')) return undefined;
  return JSON.stringify(parts.map((part) => `${typeof part} ${String(part)}`));
}

/** How to find the old counterpart of an item: by its keys, and only in keyed lists. */
export function oldItemsOf(schema: RuleSchema, old: JsonValue | undefined): (item: JsonValue) => JsonValue | undefined {
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  if (schema['x-kubernetes-list-type'] !== 'map' || keys.length === 0 || !isJsonArray(old)) return () => undefined;
  const byKey = new Map<string, JsonValue>();
  for (const item of old) {
    const key = keyOf(keys, item);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, item);
  }
  return (item) => {
    const key = keyOf(keys, item);
    return key === undefined ? undefined : byKey.get(key);
  };
}

/**
 * Decides for each place of an object whether its value is unchanged. A place without a correlatable old value is
 * unchanged when the nearest correlatable place above is.
 */
export class Correlation {
  readonly #here: Pair | undefined;
  readonly #above: Pair | undefined;

  private constructor(here: Pair | undefined, above: Pair | undefined) {
    this.#here = here;
    this.#above = above;
  }

  static readonly none = new Correlation(undefined, undefined);

  static ofRoot(value: JsonValue, old: JsonValue | undefined, schema: RuleSchema): Correlation {
    return old === undefined ? Correlation.none : new Correlation(new Pair(value, old, schema), undefined);
  }

  key(name: string): Correlation {
    if (this.#here === undefined) return this;
    // Old and new are converted to the same version and kind, so a change of these is not visible.
    if (this.#above === undefined && (name === 'apiVersion' || name === 'kind')) return Correlation.none;
    return new Correlation(this.#here.member(name), this.#here);
  }

  index(position: number): Correlation {
    return this.#here === undefined ? this : new Correlation(this.#here.item(position), this.#here);
  }

  isUnchanged(): boolean {
    return (this.#here ?? this.#above)?.isEqual() ?? false;
  }
}
