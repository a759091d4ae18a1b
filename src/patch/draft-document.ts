import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
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
      throw requestEntityTooLarge('the patch takes too many steps on an object of this size');
    }
  }

  /**
   * The value at the path, to look at; undefined when the object it should be in has no such member.
   * @throws StatusError 422 for a path that leads nowhere, and for an item that a list does not have
   */
  get(path: readonly string[], missing: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root;
    for (const step of path) {
      if (!isJsonObject(value) && !isJsonArray(value)) throw patchDoesNotApply(missing);
      value = childOf(value, step, missing);
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

  /**
   * RFC 6902 §4.1: sets a member, or inserts an item in front of a position (`-`: at the end; so does -1, as negative
   * positions count what is there after the insertion).
   */
  add(path: readonly string[], value: JsonValue, missing: string): void {
    const { parent, last } = this.#parentOf(path, missing);
    if (!Array.isArray(parent)) {
      setOwn(parent, last, value);
      return;
    }
    const at = last === '-' ? parent.length : listPosition(last, parent.length + 1);
    if (at === undefined || at > parent.length) throw patchDoesNotApply(missing);
    this.spend(parent.length);
    parent.splice(at, 0, value);
  }

  /**
   * RFC 6902 §4.3, but a member need not be there: objects leave out what is zero, and clients replace it all the same
   * (`/spec/replicas` of a Scale at 0). An item must be there. A path without steps replaces the document.
   */
  replace(path: readonly string[], value: JsonValue, missing: string): void {
    if (path.length === 0) {
      this.#root = value;
      return;
    }
    const { parent, last } = this.#parentOf(path, missing);
    if (Array.isArray(parent)) parent[itemPosition(parent, last, missing)] = value;
    else setOwn(parent, last, value);
  }

  /** RFC 6902 §4.2: the target must be there. @returns what was there */
  remove(path: readonly string[], missing: string): JsonValue {
    const { parent, last } = this.#parentOf(path, missing);
    if (Array.isArray(parent)) {
      const at = itemPosition(parent, last, missing);
      this.spend(parent.length);
      return parent.splice(at, 1)[0]!;
    }
    const value = getOwn(parent, last);
    if (value === undefined) throw patchDoesNotApply(missing);
    delete parent[last];
    return value;
  }

  /** The container that the last step is about. @throws StatusError 422 for a path without steps */
  #parentOf(path: readonly string[], missing: string): { readonly parent: Container; readonly last: string } {
    const last = path.at(-1);
    if (last === undefined) throw patchDoesNotApply(missing);
    return { parent: this.#open(path.slice(0, -1), missing), last };
  }

  /** The container at the path, ready to be changed. */
  #open(path: readonly string[], missing: string): Container {
    let container = this.#owned(this.#root, missing);
    this.#root = container;
    for (const step of path) {
      const child = childOf(container, step, missing);
      if (child === undefined) throw patchDoesNotApply(missing);
      const owned = this.#owned(child, missing);
      if (owned !== child) {
        if (Array.isArray(container)) container[itemPosition(container, step, missing)] = owned;
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

/** A member, undefined when absent, or an item. @throws StatusError 422 for an item that is not there */
function childOf(container: JsonObject | readonly JsonValue[], step: string, missing: string): JsonValue | undefined {
  return isJsonArray(container) ? container[itemPosition(container, step, missing)] : getOwn(container, step);
}

function itemPosition(list: readonly JsonValue[], step: string, missing: string): number {
  const at = listPosition(step, list.length);
  if (at === undefined || at >= list.length) throw patchDoesNotApply(missing);
  return at;
}
