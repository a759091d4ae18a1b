import { isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { requestEntityTooLarge } from '../meta/errors.js';
import { listPosition } from './json-pointer.js';
import { patchDoesNotApply } from './parsed-patch.js';

/**
 * Most items and members that one patch may copy, shift or compare. 10,000 operations on a list of 1,000 items take
 * 10 million; the bound is some tenths of a second of work.
 */
const MAX_WORK = 50_000_000;

type Container = JsonValue[] | MutableJsonObject;

/**
 * An object being changed step by step. Each array and object is copied the first time that something inside it
 * changes and then changed in place, so many operations on one long list copy it once, and the original never
 * changes. What is shared between two places is copied anew before it changes.
 *
 * Example: with `{"a":[1],"b":2}`, adding `/a/-` copies the outer object and the list; a second `add` copies nothing.
 */
export class DraftDocument {
  #root: JsonValue;
  readonly #own = new WeakSet<object>();
  #work = 0;

  constructor(original: JsonValue) {
    this.#root = original;
  }

  /** The document as it is now. The draft must not be changed after this is handed out. */
  get value(): JsonValue {
    return this.#root;
  }

  /** Counts work done for the patch. @throws StatusError 413 past the bound */
  spend(steps: number): void {
    this.#work += steps;
    if (this.#work > MAX_WORK) {
      throw requestEntityTooLarge('Request entity too large: the patch takes too many steps on an object of this size');
    }
  }

  /** The value at the path, to look at. */
  get(path: readonly string[], missing: string): JsonValue {
    let value: JsonValue | undefined = this.#root;
    for (const step of path) {
      value = childOf(value, step);
      if (value === undefined) throw patchDoesNotApply(missing);
    }
    return value;
  }

  /** To be told of a value that will stand at a second place too: neither it nor what is in it is changed in place. */
  share(value: JsonValue): void {
    if (typeof value !== 'object' || value === null) return;
    this.#own.delete(value);
    if (isJsonArray(value)) for (const item of value) this.share(item);
    else for (const key in value) this.share((value as JsonObject)[key] as JsonValue);
  }

  /** RFC 6902 §4.1: sets a member, or inserts an item in front of a position (`-`: at the end). */
  add(path: readonly string[], value: JsonValue, missing: string): void {
    const last = path.at(-1);
    if (last === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#open(path.slice(0, -1), missing);
    if (!Array.isArray(parent)) {
      setOwn(parent, last, value);
      return;
    }
    const at = last === '-' ? parent.length : listPosition(last);
    if (at === undefined || at > parent.length) throw patchDoesNotApply(missing);
    this.spend(parent.length);
    parent.splice(at, 0, value);
  }

  /** RFC 6902 §4.3: the target must be there. */
  replace(path: readonly string[], value: JsonValue, missing: string): void {
    const last = path.at(-1);
    if (last === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#open(path.slice(0, -1), missing);
    if (childOf(parent, last) === undefined) throw patchDoesNotApply(missing);
    if (Array.isArray(parent)) parent[Number(last)] = value;
    else setOwn(parent, last, value);
  }

  /** RFC 6902 §4.2: the target must be there. @returns what was there */
  remove(path: readonly string[], missing: string): JsonValue {
    const last = path.at(-1);
    if (last === undefined) throw patchDoesNotApply(missing);
    const parent = this.#open(path.slice(0, -1), missing);
    const value = childOf(parent, last);
    if (value === undefined) throw patchDoesNotApply(missing);
    if (Array.isArray(parent)) {
      this.spend(parent.length);
      parent.splice(Number(last), 1);
    } else {
      delete parent[last];
    }
    return value;
  }

  /** The container at the path, ready to be changed. */
  #open(path: readonly string[], missing: string): Container {
    let container = this.#owned(this.#root, missing);
    this.#root = container;
    for (const step of path) {
      const child = childOf(container, step);
      if (child === undefined) throw patchDoesNotApply(missing);
      const owned = this.#owned(child, missing);
      if (owned !== child) {
        if (Array.isArray(container)) container[Number(step)] = owned;
        else setOwn(container, step, owned);
      }
      container = owned;
    }
    return container;
  }

  #owned(value: JsonValue, missing: string): Container {
    if (typeof value !== 'object' || value === null) throw patchDoesNotApply(missing);
    if (this.#own.has(value)) return value as Container;
    const copy: Container = isJsonArray(value) ? value.slice() : { ...value };
    this.spend(isJsonArray(copy) ? copy.length : Object.keys(copy).length);
    this.#own.add(copy);
    return copy;
  }
}

function childOf(value: JsonValue | undefined, step: string): JsonValue | undefined {
  if (isJsonArray(value)) {
    const at = listPosition(step);
    return at === undefined ? undefined : value[at];
  }
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
