import type { JsonObject, JsonValue } from '../json/types.js';
import { STEP, yamlKey, yamlNumber, yamlString } from './yaml-scalars.js';

/** Longer keys do not fit on one line with their value (YAML 1.2 §8.2.2). */
const LONGEST_KEY = 1024;

/** An array or object that is being written, and how far. */
interface Frame {
  /** Undefined for an array. */
  readonly keys: readonly string[] | undefined;
  readonly values: JsonValue;
  readonly length: number;
  next: number;
  /** What its lines begin with. */
  readonly indent: string;
}

/**
 * Writes a value in block style, a piece at a time, so that readers can let others have their turn in between. It keeps
 * its own stack: depth costs no call stack.
 *
 * Example: `{a: [1, {b: 2}]}` is written as `a:`, `  - 1`, `  - b: 2`.
 */
export class YamlWriter {
  readonly #frames: Frame[] = [];
  #text = '';

  constructor(value: JsonValue) {
    this.#value(value, '', '');
    if (this.#frames.length === 0) this.#text += '\n';
  }

  /** The next piece: at least so many characters while there are any; empty at the end. */
  next(atLeast: number): string {
    while (this.#text.length < atLeast && this.#frames.length > 0) this.#step();
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** Writes one item or member, or its start. */
  #step(): void {
    const frame = this.#frames.at(-1)!;
    if (frame.next === frame.length) {
      this.#frames.pop();
      // The line of the last scalar ends once, however many end with it.
      if (this.#frames.length === 0) this.#text += '\n';
      return;
    }
    const at = frame.next;
    frame.next += 1;
    // The first one continues its parent's line.
    if (at > 0) this.#text += `\n${frame.indent}`;
    if (frame.keys === undefined) this.#item((frame.values as readonly JsonValue[])[at]!, frame.indent);
    else this.#member(frame.keys[at]!, (frame.values as JsonObject)[frame.keys[at]!]!, frame.indent);
  }

  #item(value: JsonValue, indent: string): void {
    this.#text += '- ';
    this.#value(value, indent + STEP, '');
  }

  #member(name: string, value: JsonValue, indent: string): void {
    const inner = indent + STEP;
    const key = yamlKey(name, inner);
    if (key.length > LONGEST_KEY) {
      this.#text += `? ${key}\n${indent}: `;
      this.#value(value, inner, '');
      return;
    }
    this.#text += `${key}:`;
    this.#value(value, inner, ' ');
  }

  /** @param gap the separator between a key and a scalar; collections start on a new line after a key */
  #value(value: JsonValue, indent: string, gap: string): void {
    if (typeof value === 'object' && value !== null) this.#collection(value, indent, gap);
    else this.#text += gap + scalar(value, indent);
  }

  #collection(value: JsonObject | readonly JsonValue[], indent: string, gap: string): void {
    const frame = frameOf(value, indent);
    if (frame.length === 0) {
      this.#text += gap + (frame.keys === undefined ? '[]' : '{}');
      return;
    }
    if (gap !== '') this.#text += `\n${indent}`;
    this.#frames.push(frame);
  }
}

function scalar(value: null | boolean | number | bigint | string, indent: string): string {
  if (typeof value === 'string') return yamlString(value, indent);
  if (value === null) return 'null';
  return typeof value === 'boolean' ? String(value) : yamlNumber(value);
}

function frameOf(values: JsonObject | readonly JsonValue[], indent: string): Frame {
  if (Array.isArray(values)) return { keys: undefined, values, length: values.length, next: 0, indent };
  const members = values as JsonObject;
  const keys = Object.keys(members).filter((key) => members[key] !== undefined);
  return { keys, values: members, length: keys.length, next: 0, indent };
}
