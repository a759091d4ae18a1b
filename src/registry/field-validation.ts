import type { PlacesOf } from '../json/exact-parser.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import { badRequest } from '../meta/errors.js';
import type { FieldValidationLevel } from '../meta/options.js';
import { quote } from '../meta/quote.js';
import type { RequestContext } from '../request/context.js';
import type { FieldReport } from '../resources/catalogue.js';
import type { GroupVersionKind } from '../meta/gvk.js';

/** Limit of faults in one answer; a hostile body could contain any number. */
const MOST_NAMED = 100;

/** Duplicates found while reading a body, before its schema is known. */
export interface Redundancies {
  /** Paths of repeated members. */
  readonly duplicateFields: readonly string[];
  /** Keys repeated in YAML, in words; they come before all others. */
  readonly repeatedKeys?: readonly string[];
  /** Faults of the form of a patch, not of the object, in words. */
  readonly formFaults?: readonly string[];
  /** The object was made of several, as by a patch, so that its members are ordered by name only. */
  readonly byName?: boolean;
  /** The object was made in memory and never was JSON text, so that its errors are worded differently. */
  readonly fromTree?: boolean;
  /** Positions of members in the body; see `ExactResult.placesOf`. */
  readonly placesOf?: PlacesOf;
  /** See `DecodedBody.written`. */
  readonly written?: WrittenNumbers | undefined;
}

/** One unknown or repeated member. */
interface Redundancy {
  readonly path: string;
  readonly text: string;
}

/**
 * Collects unknown and repeated fields of a body, and handles them as `fieldValidation` says (spec 1, "Field
 * validation").
 */
export class FieldFaults implements FieldReport {
  readonly #level: FieldValidationLevel;
  readonly #repeatedKeys: readonly string[];
  readonly #formFaults: readonly string[];
  readonly #placesOf: PlacesOf | undefined;
  readonly #byName: boolean;
  readonly fromTree: boolean;
  readonly written: WrittenNumbers | undefined;
  readonly #duplicates: readonly Redundancy[];
  readonly #unknown: Redundancy[] = [];
  readonly #seen = new Set<string>();

  constructor(
    level: FieldValidationLevel,
    {
      duplicateFields,
      repeatedKeys = [],
      formFaults = [],
      byName = false,
      fromTree = false,
      placesOf,
      written,
    }: Redundancies,
  ) {
    this.#level = level;
    this.#repeatedKeys = repeatedKeys;
    this.#formFaults = formFaults;
    this.#placesOf = placesOf;
    this.#byName = byName;
    this.fromTree = fromTree;
    this.written = written;
    this.#duplicates = duplicateFields.map((path) => ({ path, text: `duplicate field ${quote(path)}` }));
  }

  unknownField(path: string): void {
    if (this.#level === 'Ignore' || this.#unknown.length >= MOST_NAMED || this.#seen.has(path)) return;
    this.#seen.add(path);
    this.#unknown.push({ path, text: `unknown field ${quote(path)}` });
  }

  /**
   * In the order of the body, as far as it is known; unknown members are not descended into. For custom kinds: repeated
   * members first, then metadata, then the rest in the order of their normaliser.
   */
  #faults(custom: boolean): readonly string[] {
    const unknown = this.#unknown;
    if (custom) {
      const ofMetadata = unknown.filter(({ path }) => isWithin(path, 'metadata'));
      const rest = unknown.filter(({ path }) => !isWithin(path, 'metadata'));
      return this.#named([...this.#duplicates, ...ofMetadata, ...rest]);
    }
    const outside = this.#duplicates.filter(({ path }) => !unknown.some((one) => isWithin(path, one.path)));
    // Repeated keys in the value of a JSON patch are found in the patched object only where its members are known.
    const repeated = this.#formFaults.length > 0 ? outside : this.#duplicates;
    if (this.#byName) return this.#named([...repeated, ...unknown.sort(byMembers)]);
    if (this.#placesOf === undefined) return this.#named([...this.#duplicates, ...unknown]);
    const all = [...outside, ...unknown];
    if (outside.length > 0 && unknown.length > 0) {
      const pathsOf = (faults: readonly Redundancy[]): ReadonlySet<string> => new Set(faults.map(({ path }) => path));
      const places = this.#placesOf(pathsOf(unknown), pathsOf(outside));
      all.sort((left, right) => (places.get(left.path) ?? Infinity) - (places.get(right.path) ?? Infinity));
    }
    return this.#named(all);
  }

  #named(faults: readonly Redundancy[]): readonly string[] {
    return [...new Set([...this.#formFaults, ...faults.map(({ text }) => text)])].slice(0, MOST_NAMED);
  }

  /** Warns of each fault, or rejects the request. @throws StatusError 400 at level Strict */
  settle(context: RequestContext, expected: GroupVersionKind & { readonly custom?: boolean }): void {
    if (this.#level === 'Ignore') return;
    const faults = this.#faults(expected.custom === true);
    const repeated = this.#repeatedKeys;
    if (faults.length === 0 && repeated.length === 0) return;
    if (this.#level === 'Warn') {
      for (const fault of [...repeated, ...faults]) context.warn(fault);
      return;
    }
    const all = repeated.length === 0 ? faults : [yamlFault(repeated), ...faults];
    throw badRequest(
      `${expected.kind} in version ${quote(expected.version)} cannot be handled as a ${expected.kind}: ` +
        `strict decoding error: ${all.join(', ')}`,
    );
  }
}

/**
 * Keys repeated in an intent of apply; reported after the intent has been applied.
 *
 * @throws StatusError 400 at level Strict
 */
export function settleRepeatedKeys(
  repeatedKeys: readonly string[],
  level: FieldValidationLevel,
  context: RequestContext,
): void {
  if (level === 'Ignore' || repeatedKeys.length === 0) return;
  if (level === 'Warn') for (const fault of repeatedKeys) context.warn(fault);
  else throw badRequest(`error strict decoding YAML: error converting YAML to JSON: ${yamlFault(repeatedKeys)}`);
}

function yamlFault(repeatedKeys: readonly string[]): string {
  return `yaml: unmarshal errors:\n  ${repeatedKeys.join('\n  ')}`;
}

/** In walking order: members of objects by name, items of lists in their order. */
function byMembers({ path: left }: Redundancy, { path: right }: Redundancy): number {
  const [mine, theirs] = [left.split(STEPS), right.split(STEPS)];
  for (const [at, step] of mine.entries()) {
    const other = theirs[at];
    if (step === other) continue;
    if (other === undefined) return 1;
    const order = Number(step) - Number(other);
    return Number.isNaN(order) ? (step < other ? -1 : 1) : order;
  }
  return mine.length - theirs.length;
}

const STEPS = /\]?\.|\[|\]/;

/** Whether a path is `outer` or leads into it. */
function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}
