import { printJson } from '../../json/print.js';
import { getOwn, isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import { badRequest, objectTooLarge, StatusError } from '../../meta/errors.js';
import { type FieldError, invalidValue } from '../../meta/field-errors.js';
import type { UnknownFieldSink } from '../normalise-state.js';
import { compileNormaliser, type Normaliser } from '../normalise.js';
import type { StructuralSchema } from '../structural.js';

/** What the normaliser of a custom kind needs. */
export interface CustomNormaliserOptions {
  readonly kind: string;
  readonly version: string;
  /** Schema of ObjectMeta, which follows the rules of built-in kinds. */
  readonly metadata: StructuralSchema;
  /** False only prunes, without applying defaults. */
  readonly fill?: boolean;
  /**
   * What to do with members of wrong types in metadata, `kind` and `apiVersion` of embedded objects: dropped in stored
   * objects, or reported. Where they are reported, all three are kept as they are written.
   */
  readonly mistyped?: Mistyped;
  /** True keeps nulls where a type allows none and no default applies, so that validation reports them. */
  readonly keepsNulls?: boolean;
}

type Mistyped = 'refuse' | 'drop' | ((fault: FieldError) => void);

/** Members outside the schema: pruned, or preserved. */
type Unknown = 'drop' | 'keep';

/**
 * Limit of what defaults may add to one object, in bytes: more than an object may have. A short list of empty items
 * could otherwise grow without limit.
 */
const MOST_FILLED = 8 * 1024 * 1024;
/** The overhead of a default: its name. */
const PER_DEFAULT = 16;

const NO_NAMES: readonly string[] = Object.freeze([]);
const TYPE_META: ReadonlySet<string> = new Set(['apiVersion', 'kind']);

/** The position of a value that neither `items` nor `properties` describe: everything inside it is unknown. */
const NOWHERE: StructuralSchema = Object.freeze({});

/**
 * Normalises objects of a custom kind in one walk over value and schema: unknown members are pruned, with a report; a
 * null is removed unless nullable, or becomes the default (known fault BL-075); absent members get their defaults,
 * which are walked in turn. Wrong types are left for validation; `metadata` of the object and of embedded ones follows
 * the rules of built-in kinds.
 *
 * Nothing is compiled: a schema of ten thousand members costs what the value touches, and the defaults of the visited
 * nodes.
 *
 * Example: `{spec: {a: null, b: 1, zz: 2}}` under `{spec: {properties: {a: {default: 5}, b: {}}}}` is `{spec: {b: 1, a:
 * 5}}`.
 */
export function customNormaliser(root: StructuralSchema, options: CustomNormaliserOptions): Normaliser {
  const walker = new Walker(options);
  const fill = options.fill ?? true;
  const embedded: StructuralSchema = { ...root, embeddedResource: true };
  return (object, report) => {
    // The public API sorts them, whatever the order of the body: the object's metadata, then unknown members, then
    // metadata of embedded objects.
    const found: Record<UnknownPlace, string[]> = { metadata: [], schema: [], embedded: [] };
    const result = walker.object(embedded, object, 'drop', {
      path: [],
      fill,
      room: { left: MOST_FILLED },
      report: report === undefined ? undefined : (path, place) => found[place].push(path),
    });
    for (const paths of Object.values(found)) for (const path of paths.sort()) report?.unknownField(path);
    return result;
  };
}

/** The schema in which a member is unknown: of the object's metadata, of the kind, of an embedded object's metadata. */
type UnknownPlace = 'metadata' | 'schema' | 'embedded';

/** A step of a path: a member, an index, or the key of a map. */
type PathStep = string | number | { readonly key: string };

function isTyped({ type, special }: StructuralSchema): boolean {
  return type !== undefined || special !== undefined;
}

/** The state of one run. */
interface Run {
  readonly path: PathStep[];
  readonly fill: boolean;
  /** The remaining budget for defaults, in bytes; shared by a whole run. */
  readonly room: { left: number };
  readonly report: ((path: string, place: UnknownPlace) => void) | undefined;
}

class Walker {
  readonly #metadata: Normaliser;
  readonly #kind: string;
  readonly #subject: string;
  readonly #mistyped: Mistyped;
  readonly #keepsNulls: boolean;
  readonly #defaults = new WeakMap<StructuralSchema, readonly string[]>();
  readonly #sizes = new WeakMap<StructuralSchema, number>();

  constructor({ kind, version, metadata, mistyped = 'refuse', keepsNulls = false }: CustomNormaliserOptions) {
    this.#kind = kind;
    this.#mistyped = mistyped;
    this.#keepsNulls = keepsNulls;
    this.#subject = `${kind} in version "${version}"`;
    this.#metadata = compileNormaliser(metadata, { kind, version, struct: 'ObjectMeta' });
  }

  object(schema: StructuralSchema, value: JsonObject, unknown: Unknown, run: Run): JsonObject {
    const { properties = {}, additionalProperties } = schema;
    const rest: Unknown = schema.preserveUnknownFields === true ? 'keep' : unknown;
    let out: MutableJsonObject | undefined;
    for (const key in value) {
      const before = value[key];
      if (before === undefined) continue;
      const named = getOwn(properties, key);
      const child = named ?? additionalProperties;
      let after: JsonValue | undefined = before;
      if (schema.embeddedResource === true && key === 'metadata') after = this.#meta(child, before, run);
      else if (schema.embeddedResource === true && TYPE_META.has(key)) after = this.#typeMeta(key, before, run);
      else if (child !== undefined) {
        after = this.#inside(named === undefined ? { key } : key, run, () => this.#member(child, before, run));
      } else if (rest === 'drop') {
        this.#drop(key, run);
        after = undefined;
      }
      if (out === undefined && after !== before) out = copyBefore(value, key);
      if (out !== undefined && after !== undefined) setOwn(out, key, after);
    }
    for (const name of run.fill ? this.#defaulted(schema) : NO_NAMES) {
      if (Object.hasOwn(out ?? value, name)) continue;
      setOwn((out ??= { ...value }), name, this.#default(properties[name]!, run));
    }
    return out ?? value;
  }

  /** @throws StatusError 400 for a value of an embedded object that is not text */
  #typeMeta(key: string, value: JsonValue, run: Run): JsonValue | undefined {
    if (typeof value === 'string' || run.path.length === 0) return value;
    if (value === null && this.#keepsNulls) return null;
    if (this.#mistyped === 'drop') return undefined;
    this.#report(invalidValue(`${printPath(run.path, 'bracketed')}.${key}`, value, 'must be a string'));
    return value;
  }

  #value(schema: StructuralSchema, value: JsonValue, unknown: Unknown, run: Run): JsonValue {
    if (isJsonObject(value)) return this.object(schema, value, unknown, run);
    return isJsonArray(value) ? this.#list(schema, value, unknown, run) : value;
  }

  /** A known member; undefined when it is removed. */
  #member(schema: StructuralSchema, value: JsonValue, run: Run): JsonValue | undefined {
    if (value !== null) return this.#value(schema, value, 'drop', run);
    if (schema.nullable === true) return null;
    if (schema.default === undefined) return this.#keepsNulls && isTyped(schema) ? null : undefined;
    return run.fill ? this.#default(schema, run) : null;
  }

  #list(schema: StructuralSchema, value: JsonArray, unknown: Unknown, run: Run): JsonValue {
    const keep = schema.preserveUnknownFields === true || unknown === 'keep';
    const items = schema.items ?? NOWHERE;
    if (keep && schema.items === undefined) return value;
    let out: JsonValue[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const before = value[index] as JsonValue;
      const after =
        before === null
          ? items.nullable === true || items.default === undefined || !run.fill
            ? null
            : this.#default(items, run)
          : this.#inside(index, run, () => this.#value(items, before, keep ? 'keep' : 'drop', run));
      if (out === undefined && after !== before) out = value.slice(0, index);
      if (out !== undefined) out.push(after);
    }
    return out ?? value;
  }

  #meta(schema: StructuralSchema | undefined, value: JsonValue, run: Run): JsonValue | undefined {
    const prefix = printPath(run.path, 'bracketed');
    // A null embedded object counts as an empty one, and gets metadata.
    if (value === null && prefix === '') return undefined;
    const sink: UnknownFieldSink | undefined = run.report && {
      unknownField: (path) =>
        prefix === ''
          ? run.report?.(`metadata.${path}`, 'metadata')
          : run.report?.(`${prefix}.metadata.${path}`, 'embedded'),
    };
    const metadata = this.#readMetadata(value ?? {}, prefix, sink);
    if (typeof this.#mistyped === 'function') return value;
    if (schema === undefined || !isJsonObject(metadata)) return metadata;
    // The schema of an embedded object's metadata can only add defaults.
    return this.object(schema, metadata, 'keep', run);
  }

  /** @throws StatusError 400 in the words of the public API, which reads metadata of custom objects separately */
  #readMetadata(value: JsonValue, prefix: string, sink: UnknownFieldSink | undefined): JsonValue {
    const found = this.#tryMetadata(value, sink);
    if (!(found instanceof StatusError)) return found;
    if (this.#mistyped !== 'drop') {
      this.#refuseMetadata(value, prefix, found);
      return value;
    }
    if (!isJsonObject(value)) return value;
    const readable = Object.entries(value).filter(
      ([name, member]) => !(this.#tryMetadata({ [name]: member as JsonValue }) instanceof StatusError),
    );
    return this.#metadata(Object.fromEntries(readable));
  }

  /** Metadata in normal form, or its fault. @throws StatusError 413 */
  #tryMetadata(value: JsonValue, sink?: UnknownFieldSink): JsonObject | StatusError {
    try {
      // A value that is not an object is rejected like any other wrong type.
      return this.#metadata(value as JsonObject, sink);
    } catch (error) {
      if (error instanceof StatusError && error.code === 400) return error;
      throw error;
    }
  }

  /** Members are read sorted by name, so that the first of several faults by name is reported. */
  #refuseMetadata(value: JsonValue, prefix: string, found: StatusError): void {
    const byName = sorted(value);
    const first = this.#tryMetadata(byName);
    const fault = first instanceof StatusError ? first : found;
    if (prefix === '') throw fault;
    const why = fault.message.slice(`${this.#subject} cannot be handled as a ${this.#kind}: `.length);
    this.#report(invalidValue(`${prefix}.metadata`, byName, why));
  }

  /** @throws StatusError 400 unless faults are collected */
  #report(fault: FieldError): void {
    if (typeof this.#mistyped !== 'function')
      throw badRequest(`${this.#subject} cannot be handled as a ${this.#kind}: ${fault.field}: ${fault.message}`);
    this.#mistyped(fault);
  }

  #inside<T>(step: PathStep, run: Run, visit: () => T): T {
    run.path.push(step);
    const result = visit();
    run.path.pop();
    return result;
  }

  #drop(key: string, run: Run): void {
    if (run.report === undefined) return;
    const parent = printPath(run.path);
    run.report(parent === '' ? key : `${parent}.${key}`, 'schema');
  }

  /** Names of the members with defaults; computed once for each node. */
  #defaulted(schema: StructuralSchema): readonly string[] {
    const { properties } = schema;
    if (properties === undefined) return [];
    let names = this.#defaults.get(schema);
    if (names === undefined) {
      names = Object.keys(properties).filter((name) => (properties[name]?.default ?? null) !== null);
      this.#defaults.set(schema, names);
    }
    return names;
  }

  /** @throws StatusError 413 when all defaults together exceed the size limit of objects */
  #default(schema: StructuralSchema, { room }: Run): JsonValue {
    const value = schema.default ?? null;
    let size = this.#sizes.get(schema);
    if (size === undefined) this.#sizes.set(schema, (size = PER_DEFAULT + printJson(value).length));
    room.left -= size;
    if (room.left < 0) throw objectTooLarge();
    return this.#value(schema, value, 'keep', { path: [], fill: true, room, report: undefined });
  }
}

/** Keys of maps follow a dot, but are in brackets on the path to an embedded object, as in the public API. */
function printPath(path: readonly PathStep[], keys: 'dotted' | 'bracketed' = 'dotted'): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (typeof step !== 'string' && keys === 'bracketed') text += `[${step.key}]`;
    else {
      const name = typeof step === 'string' ? step : step.key;
      text += text === '' ? name : `.${name}`;
    }
  }
  return text;
}

/** The value with the members of its objects in the order of their names. */
function sorted(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const out: MutableJsonObject = {};
  for (const name of Object.keys(value).sort()) setOwn(out, name, sorted(value[name] as JsonValue));
  return out;
}

/** A copy of the members before `key`, for the first change during a walk. */
function copyBefore(object: JsonObject, key: string): MutableJsonObject {
  const copy: MutableJsonObject = {};
  for (const name in object) {
    if (name === key) break;
    const value = object[name];
    if (value !== undefined) setOwn(copy, name, value);
  }
  return copy;
}
