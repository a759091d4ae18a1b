import { DYN, ERROR, isOpenType, listType, mapType, sameType, typeOf, type CelType } from './cel-type.js';

/** The bindings of type parameters, by name. */
export type Substitutions = Map<string, CelType>;

const NULLABLE: ReadonlySet<string> = new Set(['opaque', 'struct', 'timestamp', 'duration']);

/**
 * Whether values of the left types may be used for the right types, pairwise. The required bindings of type parameters
 * are added to `known`, only on success. `dyn` fits everything.
 */
export function assignable(known: Substitutions, given: readonly CelType[], wanted: readonly CelType[]): boolean {
  const trial = new Trial(known);
  if (!assignableAll(trial, given, wanted)) return false;
  trial.commit();
  return true;
}

/** Tentative substitutions: new ones are separate until the attempt succeeds. */
class Trial {
  readonly #known: Substitutions;
  readonly #added = new Map<string, CelType>();

  constructor(known: Substitutions) {
    this.#known = known;
  }

  get(name: string): CelType | undefined {
    return this.#added.get(name) ?? this.#known.get(name);
  }

  set(name: string, type: CelType): void {
    this.#added.set(name, type);
  }

  commit(): void {
    for (const [name, type] of this.#added) this.#known.set(name, type);
  }
}

function assignableAll(subs: Trial, given: readonly CelType[], wanted: readonly CelType[]): boolean {
  return (
    given.length === wanted.length && given.every((type, index) => assignableOne(subs, type, wanted[index] as CelType))
  );
}

function assignableOne(subs: Trial, one: CelType, other: CelType): boolean {
  if (other.kind === 'param') {
    const { valid, bound } = bind(subs, one, other);
    if (valid) return true;
    if (bound) return false;
  }
  if (one.kind === 'param') return bind(subs, other, one).valid;
  if (isLoose(one) || isLoose(other)) return true;
  if (one.kind === 'null') return other.kind === 'null' || NULLABLE.has(other.kind);
  if (other.kind === 'null') return NULLABLE.has(one.kind);
  if (one.kind !== other.kind) return false;
  if (one.kind === 'type') return true;
  return one.name === other.name && assignableAll(subs, one.params, other.params);
}

function isLoose(type: CelType): boolean {
  return isOpenType(type) || type.kind === 'error';
}

/** Tries to bind `param` to `type`. */
function bind(subs: Trial, type: CelType, param: CelType): { valid: boolean; bound: boolean } {
  if (sameType(type, param)) return { valid: true, bound: true };
  const current = subs.get(param.name);
  if (current !== undefined) {
    if (sameType(type, current)) return { valid: true, bound: true };
    if (!assignableOne(subs, type, current)) return { valid: false, bound: true };
    const wider = mostGeneral(type, current);
    if (notWithin(subs, param, wider)) subs.set(param.name, wider);
    return { valid: true, bound: true };
  }
  if (!notWithin(subs, param, type)) return { valid: false, bound: false };
  subs.set(param.name, type);
  return { valid: true, bound: false };
}

/** Whether `param` does not occur in `type`, so that no type contains itself. `seen` collects visited types. */
function notWithin(subs: Trial, param: CelType, type: CelType, seen = new Set<string>()): boolean {
  if (sameType(param, type)) return false;
  if (type.kind === 'param') {
    const current = seen.has(type.name) ? undefined : subs.get(type.name);
    seen.add(type.name);
    return current === undefined || notWithin(subs, param, current, seen);
  }
  return type.params.every((inner) => notWithin(subs, param, inner, seen));
}

/** The more general of two unifiable types. */
export function mostGeneral(one: CelType, other: CelType): CelType {
  return lessSpecific(one, other) ? one : other;
}

function lessSpecific(one: CelType, other: CelType): boolean {
  if (isOpenType(one) || one.kind === 'param') return true;
  if (isOpenType(other) || other.kind === 'param') return false;
  if (one.kind !== other.kind) return false;
  if (one.kind === 'type') return true;
  if (one.name !== other.name || one.params.length !== other.params.length) return false;
  return one.params.every((param, index) => lessSpecific(param, other.params[index] as CelType));
}

/** Size limit of a type; larger ones are rejected. */
const MOST_MADE = 1_000;

/** A type with its parameters replaced by their bindings; unbound ones become `dyn` if requested. */
export function substitute(
  subs: ReadonlyMap<string, CelType>,
  type: CelType,
  freeToDyn: boolean,
  room = { left: MOST_MADE },
): CelType {
  if ((room.left -= 1) < 0) return ERROR;
  if (type.kind === 'param') {
    const current = subs.get(type.name);
    if (current !== undefined) return substitute(subs, current, freeToDyn, room);
    return freeToDyn ? DYN : type;
  }
  if (type.params.length === 0) return type;
  const params = type.params.map((param) => substitute(subs, param, freeToDyn, room));
  if (type.kind === 'list') return listType(params[0] as CelType);
  if (type.kind === 'map') return mapType(params[0] as CelType, params[1] as CelType);
  if (type.kind === 'type') return typeOf(params[0] as CelType);
  return { ...type, params };
}
