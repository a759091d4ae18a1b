import { isJsonArray, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { compileDefaultRules, type DefaultRule } from './default-rules.js';
import { goTypeName, structName } from './go-type-names.js';
import { NormaliseState, type UnknownFieldSink } from './normalise-state.js';
import { isZeroValue, mapValueForm, scalarForm, zeroValue } from './scalars.js';
import type { Presence, StructuralSchema } from './structural.js';
import { readWrittenNumbers } from './written-numbers.js';

/** What a normaliser needs to know of the kind. */
export interface NormaliserOptions {
  readonly kind: string;
  /** Version name for messages, such as `v1`. */
  readonly version: string;
  /** Name of the schema's struct, for messages; without one, the kind. */
  readonly struct?: string;
  /** Feature gates that are off: members behind them have no defaults. */
  readonly gatesOff?: ReadonlySet<string>;
}

/** Brings an object into normal form; the same object when it is in normal form. @throws StatusError 400 */
export type Normaliser = (object: JsonObject, report?: UnknownFieldSink) => JsonObject;

/** Normal form of one value; undefined when it counts as absent. */
type Visit = (value: JsonValue, state: NormaliseState) => JsonValue | undefined;

interface Node {
  readonly schema: StructuralSchema;
  /** Whether `visit` may go deeper, so that the path must be kept. */
  readonly container: boolean;
  visit: Visit;
}

interface Member {
  readonly name: string;
  readonly node: Node;
  readonly presence: Presence;
  /** The default of an absent member; made on first use, then shared. */
  absent: (() => JsonValue | undefined) | undefined;
}

/**
 * Compiles the one pass that every written object goes through: it drops unknown members, handles null and zero members
 * by their presence, canonicalises special scalars, and fills defaults (plain ones first, then the `default-when` and
 * `default-from` rules in their order). Children precede their parent's defaults, so a condition sees normal values.
 * Nodes are compiled on first visit, so a tree may be cyclic.
 */
export function compileNormaliser(schema: StructuralSchema, options: NormaliserOptions): Normaliser {
  const compiler = new Compiler(options);
  const root = compiler.node(schema);
  return (object, report) => {
    const state = new NormaliseState(options.kind, options.version, report, options.struct);
    const written = report?.written;
    const given = written === undefined ? object : readWrittenNumbers(schema, object, written, state);
    const result = root.visit(given, state);
    return isJsonObject(result) ? result : {};
  };
}

class Compiler {
  readonly #options: NormaliserOptions;
  readonly #nodes = new Map<StructuralSchema, Node>();

  constructor(options: NormaliserOptions) {
    this.#options = options;
  }

  /** The node of a schema, made on first use. */
  node(schema: StructuralSchema): Node {
    return this.#node(this.#nodes, schema, scalarForm(schema) === undefined, () => {
      const scalar = scalarForm(schema);
      if (schema.union !== undefined) return this.#union(schema, schema.union);
      if (scalar !== undefined) return scalar;
      if (schema.type === 'array') return this.#list(schema);
      if (schema.properties !== undefined) return this.#struct(schema);
      if (schema.additionalProperties !== undefined) return this.#map(schema, schema.additionalProperties);
      return schema.preserveUnknownFields === true ? keepObject(schema) : this.#struct(schema);
    });
  }

  #node(known: Map<StructuralSchema, Node>, schema: StructuralSchema, container: boolean, compile: () => Visit): Node {
    let node = known.get(schema);
    if (node === undefined) {
      const made: Node = { schema, container, visit: (value, state) => (made.visit = compile())(value, state) };
      known.set(schema, (node = made));
    }
    return node;
  }

  #member(name: string, node: Node, presence: Presence): Member {
    const member: Member = { name, node, presence, absent: undefined };
    const off = this.#options.gatesOff;
    const closed = off !== undefined && node.schema.gates?.some((gate) => off.has(gate)) === true;
    // A member behind a disabled gate has no default either. An unwritten default distinguishes the items of a list,
    // and occurs in no object.
    const { default: given, written } = node.schema;
    const fallback = (closed || written === false ? undefined : given) ?? (presence === 'always' ? {} : undefined);
    if (fallback !== undefined && fallback !== null) {
      let filled: JsonValue | undefined;
      member.absent = () => (filled ??= node.visit(fallback, this.#fresh(name)));
    }
    return member;
  }

  #fresh(name: string): NormaliseState {
    const state = new NormaliseState(this.#options.kind, this.#options.version, undefined);
    state.member = name;
    return state;
  }

  #struct(schema: StructuralSchema): Visit {
    const members = new Map<string, Member>();
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      members.set(name, this.#member(name, this.node(child), presenceOf(schema, name, child)));
    }
    const rules = compileDefaultRules(schema, (name, value) => members.get(name)?.node.visit(value, this.#fresh(name)));
    return struct(schema, members, schema.preserveUnknownFields === true, rules, builtInMember);
  }

  #list(schema: StructuralSchema): Visit {
    const items = schema.items;
    if (items === undefined) return keepArray(schema);
    const node = this.node(items);
    return list(schema, node, filledBy(items, visitOf(node)));
  }

  #map(schema: StructuralSchema, values: StructuralSchema): Visit {
    const node = this.node(values);
    return map(schema, node, filledBy(values, mapValueForm(values, schema.fineAmounts === true) ?? visitOf(node)));
  }

  /**
   * A value of several forms is visited in its actual form. As in the public API, which reads such values separately,
   * unknown members are not reported, and a value of another form is dropped, unless it stands for a boolean.
   */
  #union(schema: StructuralSchema, forms: NonNullable<StructuralSchema['union']>): Visit {
    const asObject = forms.includes('object') ? this.#struct(schema) : undefined;
    const asList = forms.includes('array') ? this.#list(schema) : undefined;
    return (value, state) => {
      if (asObject !== undefined && isJsonObject(value)) return state.quietly(() => asObject(value, state));
      if (asList !== undefined && isJsonArray(value)) return state.quietly(() => asList(value, state));
      if (!forms.includes('boolean')) return undefined;
      if (typeof value === 'boolean') return value;
      throw state.refuse('boolean or JSON schema expected');
    };
  }
}

/** Default presence: structs and required members keep a given zero (docs/adding-a-kind.md). */
function presenceOf(parent: StructuralSchema, name: string, child: StructuralSchema): Presence {
  if (child.presence !== undefined) return child.presence;
  const isStruct = child.type === 'object' && child.properties !== undefined;
  return isStruct || parent.required?.includes(name) === true ? 'explicit' : 'zero-absent';
}

function builtInMember(member: Member, value: JsonValue, state: NormaliseState): JsonValue | undefined {
  if (value === null) return undefined;
  const after = member.node.visit(value, state);
  if (after === undefined || member.presence !== 'zero-absent') return after;
  return isZeroValue(member.node.schema, after) ? undefined : after;
}

/** The node's current visit: it replaces itself when it is compiled. */
function visitOf(node: Node): Visit {
  return (value, state) => node.visit(value, state);
}

/** For items and values of maps, which cannot be absent: null and absent values become the type's zero. */
function filledBy(schema: StructuralSchema, visit: Visit): Visit {
  return (value, state) => {
    const given = value ?? zeroValue(schema);
    return given === null ? null : (visit(given, state) ?? zeroValue(schema));
  };
}

function keepObject(schema: StructuralSchema): Visit {
  return (value, state) => {
    if (isJsonObject(value)) return value;
    throw state.wrongType(value, goTypeName(schema));
  };
}

function keepArray(schema: StructuralSchema): Visit {
  return (value, state) => {
    if (isJsonArray(value)) return value;
    throw state.wrongType(value, goTypeName(schema));
  };
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

function struct(
  schema: StructuralSchema,
  members: ReadonlyMap<string, Member>,
  keepUnknown: boolean,
  rules: readonly DefaultRule[],
  visitMember: (member: Member, value: JsonValue, state: NormaliseState) => JsonValue | undefined,
): Visit {
  const filled = [...members.values()].filter((member) => member.absent !== undefined);
  const name = structName(schema);
  return (value, state) => {
    if (!isJsonObject(value)) throw state.wrongType(value, goTypeName(schema));
    const outer = state.struct;
    if (name !== undefined && state.path.length > 0) state.struct = name;
    let out: MutableJsonObject | undefined;
    for (const key in value) {
      const before = value[key] as JsonValue | undefined;
      const member = members.get(key);
      let after: JsonValue | undefined;
      if (before === undefined) {
        after = undefined;
      } else if (member === undefined) {
        after = keepUnknown ? before : undefined;
        if (!keepUnknown) state.unknown(key);
      } else if (member.node.container) {
        state.member = undefined;
        state.enter(key, false);
        after = visitMember(member, before, state);
        state.leave();
      } else {
        state.member = key;
        after = visitMember(member, before, state);
      }
      if (out === undefined && after !== before) out = copyBefore(value, key);
      if (out !== undefined && after !== undefined) setOwn(out, key, after);
    }
    for (const member of filled) {
      if (Object.hasOwn(out ?? value, member.name)) continue;
      const absent = member.absent?.();
      if (absent === undefined) continue;
      state.fill();
      setOwn((out ??= { ...value }), member.name, absent);
    }
    for (const rule of rules) {
      const given = rule(out ?? value);
      if (given === undefined) continue;
      state.fill();
      setOwn((out ??= { ...value }), given.field, given.value);
    }
    state.struct = outer;
    return out ?? value;
  };
}

function list(schema: StructuralSchema, node: Node, visitItem: Visit): Visit {
  return (value, state) => {
    if (!isJsonArray(value)) throw state.wrongType(value, goTypeName(schema));
    let out: JsonValue[] | undefined;
    for (let i = 0; i < value.length; i++) {
      const before = value[i] ?? null;
      state.member = undefined;
      if (node.container) state.enter(i, true);
      const after = visitItem(before, state);
      if (node.container) state.leave();
      if (out === undefined && after !== before) out = value.slice(0, i);
      if (out !== undefined) out.push(after ?? null);
    }
    return out ?? value;
  };
}

function map(schema: StructuralSchema, node: Node, visitValue: Visit): Visit {
  return (value, state) => {
    if (!isJsonObject(value)) throw state.wrongType(value, goTypeName(schema));
    let out: MutableJsonObject | undefined;
    for (const key in value) {
      const before = value[key] as JsonValue | undefined;
      state.member = undefined;
      if (node.container) state.enter(key, true);
      const after = before === undefined ? undefined : visitValue(before, state);
      if (node.container) state.leave();
      if (out === undefined && after !== before) out = copyBefore(value, key);
      if (out !== undefined && after !== undefined) setOwn(out, key, after);
    }
    return out ?? value;
  };
}
