import { MAX_DEPTH } from '../json/limits.js';
import type { JsonValue } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import { badRequest, objectTooLarge, type StatusError } from '../meta/errors.js';
import { jsonTypeName, treeFault } from './go-type-names.js';

/** Called for each unknown member that is dropped. Paths look like `spec.containers[0].foo`. */
export interface UnknownFieldSink {
  unknownField(path: string): void;
  /** The object was put together in memory, and its values are reported in the words for that. */
  readonly fromTree?: boolean;
  /** Numbers whose text differs from their printed form. */
  readonly written?: WrittenNumbers | undefined;
}

/** Limit of reported unknown members of one object; a hostile body could contain any number. */
const MOST_REPORTED = 1_000;
/**
 * Limit of members added to one object by defaults: over half a megabyte, of 30 bytes or more each. A short body with a
 * long list would take seconds to default.
 */
const MOST_FILLED = 20_000;

/** A step of the path. `keyed` steps are keys of maps, which Go's messages omit. */
export interface PathStep {
  readonly step: string | number;
  readonly keyed: boolean;
}

/** The state of one run of a normaliser. Made per call; never shared. */
export class NormaliseState {
  readonly #kind: string;
  readonly #version: string;
  #reported = 0;
  #filled = 0;
  #quiet = 0;
  readonly report: UnknownFieldSink | undefined;
  /** The path of the visited container. */
  readonly path: PathStep[] = [];
  /** Name of the innermost struct, for messages. */
  struct: string;
  /** The member of that struct whose scalar is visited; undefined for items and values of maps. */
  member: string | undefined = undefined;

  /** @param struct the innermost struct at the start */
  constructor(kind: string, version: string, report: UnknownFieldSink | undefined, struct = kind) {
    this.#kind = kind;
    this.#version = version;
    this.report = report;
    this.struct = struct;
  }

  /** Enters a container. @throws StatusError 400 past the depth limit */
  enter(step: string | number, keyed: boolean): void {
    if (this.path.length >= MAX_DEPTH) throw this.refuse(`exceeded max depth of ${MAX_DEPTH} levels`);
    this.path.push({ step, keyed });
  }

  leave(): void {
    this.path.pop();
  }

  /** Counts a defaulted member. @throws StatusError 413 when they make the object too large */
  fill(): void {
    if (++this.#filled > MOST_FILLED) throw objectTooLarge();
  }

  /** Visits without reporting unknown members. */
  quietly<Result>(visit: () => Result): Result {
    this.#quiet += 1;
    try {
      return visit();
    } finally {
      this.#quiet -= 1;
    }
  }

  /** Reports a member of the visited container as unknown. */
  unknown(key: string): void {
    if (this.report === undefined || this.#quiet > 0 || this.#reported >= MOST_REPORTED) return;
    this.#reported += 1;
    let text = '';
    for (const { step } of this.path) {
      text += typeof step === 'number' ? `[${step}]` : text === '' ? step : `.${step}`;
    }
    this.report.unknownField(text === '' ? key : `${text}.${key}`);
  }

  /** 400 in the form of the public API's decoder. */
  refuse(why: string): StatusError {
    return badRequest(`${this.#kind} in version "${this.#version}" cannot be handled as a ${this.#kind}: ${why}`);
  }

  /** 400 for a value of the wrong JSON type. `goType` is the type that the member has in Go. */
  wrongType(value: JsonValue, goType: string): StatusError {
    if (this.report?.fromTree === true) return this.refuse(treeFault(value, goType));
    return this.#unreadable(shownFor(value, goType), goType);
  }

  /** 400 for a number whose text is not accepted as an integer; see `readWrittenNumbers`. */
  wrongNumber(literal: string, goType: string): StatusError {
    return this.#unreadable(`number ${literal}`, goType);
  }

  #unreadable(shown: string, goType: string): StatusError {
    const names = this.path.filter(({ step, keyed }) => !keyed && typeof step === 'string').map(({ step }) => step);
    if (this.member !== undefined) names.push(this.member);
    const field = names.join('.');
    const target =
      field === '' ? `Go value of type ${goType}` : `Go struct field ${this.struct}.${field} of type ${goType}`;
    return this.refuse(`json: cannot unmarshal ${shown} into ${target}`);
  }

  /** 400 for a value of the wrong JSON type where a type parses text, such as a time. */
  wrongText(value: JsonValue, goType: string): StatusError {
    if (this.report?.fromTree !== true) return this.wrongType(value, goType);
    return this.refuse(`json: cannot unmarshal ${shownFor(value, goType)} into Go value of type ${goType}`);
  }
}

/** A value as text decoders name it: numbers that do not fit are shown. */
function shownFor(value: JsonValue, goType: string): string {
  const numeric = typeof value === 'number' || typeof value === 'bigint';
  return numeric && /^(u?int|float)/.test(goType) ? `number ${String(value)}` : jsonTypeName(value);
}
