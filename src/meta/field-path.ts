/**
 * A path inside an object, as printed in messages: `spec.containers[0].name`, `data[key]`. Immutable; a step makes a
 * small new node and printing is deferred until an error needs it, so walkers may hold one at every level.
 */
export class FieldPath {
  readonly #parent: FieldPath | undefined;
  readonly #step: string | number;
  readonly #bracket: boolean;

  private constructor(parent: FieldPath | undefined, step: string | number, bracket: boolean) {
    this.#parent = parent;
    this.#step = step;
    this.#bracket = bracket;
  }

  /** The object itself; prints as the empty string. */
  static readonly root = new FieldPath(undefined, '', false);

  /** A path that starts with these member names. */
  static of(...members: readonly string[]): FieldPath {
    return FieldPath.root.child(...members);
  }

  /** The members below, one after the other: `spec` → `spec.template`. */
  child(...members: readonly string[]): FieldPath {
    return members.reduce<FieldPath>((path, member) => new FieldPath(path, member, false), this);
  }

  /** The item at this position, counted from 0. */
  index(position: number): FieldPath {
    return new FieldPath(this, position, true);
  }

  /** The value under this key of a map. */
  key(key: string): FieldPath {
    return new FieldPath(this, key, true);
  }

  /** The last step: the name of a member, a key or an index. */
  get lastName(): string {
    return String(this.#step);
  }

  toString(): string {
    return this.#steps().join('');
  }

  #steps(): string[] {
    if (this.#parent === undefined) return [];
    const steps = this.#parent.#steps();
    if (this.#bracket) steps.push(`[${this.#step}]`);
    else steps.push(steps.length === 0 ? String(this.#step) : `.${this.#step}`);
    return steps;
  }
}

/**
 * Longest path compared with a pattern. Paths contain client-chosen keys, and an unanchored pattern reads a long one
 * repeatedly; the relevant paths have short names.
 */
const LONGEST_PLACE = 4096;

/** Whether the path of a fault matches a pattern. */
export function isPlace(path: string, places: RegExp): boolean {
  return path.length <= LONGEST_PLACE && places.test(path);
}
