import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { listPosition } from './json-pointer.js';
import { patchDoesNotApply } from './parsed-patch.js';
import { WorkLimit } from './work-limit.js';

/**
 * Limit of items and members that one patch may copy, shift or compare. 10,000 operations on a list of 1,000 items take
 * 10 million; the limit is some tenths of a second of work.
 */
const MAX_WORK = 50_000_000;

type Container = JsonValue[] | MutableJsonObject;

/**
 * An object changed step by step. Each array and object is copied at its first change and then changed in place, so
 * many operations on one long list copy it once, and the original never changes. A value shared between two places is
 * copied again before it changes.
 *
 * Example: with `{"a":[1],"b":2}`, adding `/a/-` copies the outer object and the list; a second `add` copies nothing.
 */
export class DraftDocument {
  #root: JsonValue;
  readonly #own = new WeakSet<object>();
  readonly #work = new WorkLimit(MAX_WORK);

  constructor(original: JsonValue) {
    this.#root = original;
  }

  /** The resulting document. The draft must not be changed afterwards. */
  get value(): JsonValue {
    return this.#root;
  }

  /** Counts work done for the patch. @throws StatusError 413 past the limit */
  spend(steps: number): void {
    this.#work.spend(steps);
  }

  /**
   * The value at the path, for reading; undefined when its parent object lacks the member.
   * @throws StatusError 422 for a path without parent, and for a missing list item
   */
  get(path: readonly string[], missing: string): JsonValue | undefined {
    let value: JsonValue | undefined = this.#root;
    for (const step of path) {
      if (!isJsonObject(value) && !isJsonArray(value)) throw patchDoesNotApply(missing);
      value = childOf(value, step, missing);
    }
    return value;
  }

  /** Marks a value that will be at a second place too: neither it nor its parts are changed in place. */
  share(value: JsonValue): void {
    if (typeof value !== 'object' || value === null) return;
    this.#own.delete(value);
    if (isJsonArray(value)) for (const item of value) this.share(item);
    else for (const key in value) this.share((value as JsonObject)[key] as JsonValue);
  }

  /**
   * RFC 6902 §4.1: sets a member, or inserts an item before a position (`-`: at the end; so does -1, as negative
   * positions count from the end after the insertion).
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
   * RFC 6902 §4.3, but a member may be missing: objects omit zeros, and clients replace them all the same
   * (`/spec/replicas` of a Scale at 0). An item must exist. A path without steps replaces the document.
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

  /** RFC 6902 §4.2: the target must exist. @returns the removed value */
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

  /** The container of the last step. @throws StatusError 422 for a path without steps */
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

/** A member, undefined when absent, or an item. @throws StatusError 422 for a missing item */
function childOf(container: JsonObject | readonly JsonValue[], step: string, missing: string): JsonValue | undefined {
  return isJsonArray(container) ? container[itemPosition(container, step, missing)] : getOwn(container, step);
}

function itemPosition(list: readonly JsonValue[], step: string, missing: string): number {
  const at = listPosition(step, list.length);
  if (at === undefined || at >= list.length) throw patchDoesNotApply(missing);
  return at;
}
