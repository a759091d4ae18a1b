import { isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { CONFIGURATION_GROUPS } from '../naming/upstream.js';
import { type FieldError, typeInvalid } from '../meta/field-errors.js';
import { parseGoDuration } from '../meta/go-duration.js';
import { aggregate } from '../meta/aggregate.js';

/** Reads members of a configuration document, and collects their faults. Null counts as absent. */
export class DocumentReader {
  readonly faults: FieldError[] = [];
  readonly #unknown: string[] = [];

  /** @throws Error with every fault in one line */
  check(): void {
    if (this.#unknown.length > 0) {
      throw new Error(
        `strict decoding error: ${this.#unknown.map((path) => `unknown field ${JSON.stringify(path)}`).join(', ')}`,
      );
    }
    if (this.faults.length === 0) return;
    throw new Error(aggregate(this.faults.map(({ field, message }) => `${field}: ${message.split('\n')[0]!}`)));
  }

  /** Members outside `known` are faults. Anything but an object is read as an empty one. */
  object(value: JsonValue | undefined, path: string, known: readonly string[]): JsonObject {
    if (value === undefined || value === null) return {};
    if (!isJsonObject(value)) {
      this.faults.push(typeInvalid(path, value, 'must be an object'));
      return {};
    }
    for (const member of Object.keys(value)) if (!known.includes(member)) this.#unknown.push(below(path, member));
    return value;
  }

  /** Empty when absent. */
  text(from: JsonObject, member: string, path: string): string {
    const value = from[member] ?? '';
    if (typeof value === 'string') return value;
    this.faults.push(typeInvalid(below(path, member), value, 'must be a string'));
    return '';
  }

  flag(from: JsonObject, member: string, path: string, otherwise: boolean): boolean {
    const value = from[member] ?? otherwise;
    if (typeof value === 'boolean') return value;
    this.faults.push(typeInvalid(below(path, member), value, 'must be a boolean'));
    return otherwise;
  }

  /** In milliseconds; 0 when absent. */
  duration(from: JsonObject, member: string, path: string): number {
    const text = this.text(from, member, path);
    if (text === '') return 0;
    const nanoseconds = parseGoDuration(text);
    if (typeof nanoseconds === 'bigint') return Number(nanoseconds) / 1e6;
    this.faults.push(typeInvalid(below(path, member), text, 'must be a duration, such as 30s'));
    return 0;
  }

  list(from: JsonObject, member: string, path: string): readonly JsonValue[] {
    const value = from[member] ?? [];
    if (isJsonArray(value)) return value;
    this.faults.push(typeInvalid(below(path, member), value, 'must be a list'));
    return [];
  }

  texts(from: JsonObject, member: string, path: string): readonly string[] {
    return this.list(from, member, path).map((value, at) => {
      if (typeof value === 'string') return value;
      this.faults.push(typeInvalid(`${below(path, member)}[${at}]`, value, 'must be a string'));
      return '';
    });
  }
}

function below(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}

/**
 * The document, when it has the kind and one of the versions, under either naming.
 *
 * @throws Error otherwise
 */
export function configurationDocument(document: JsonValue, kind: string, versions: readonly string[]): JsonObject {
  if (!isJsonObject(document)) throw new Error(`is no ${kind}: it is no object`);
  const { apiVersion } = document;
  const taken = CONFIGURATION_GROUPS.apiserver.flatMap((group) => versions.map((version) => `${group}/${version}`));
  if (document['kind'] !== kind || typeof apiVersion !== 'string' || !taken.includes(apiVersion)) {
    throw new Error(
      `is no ${kind}: kind must be ${kind} and apiVersion ${taken.slice(0, versions.length).join(' or ')}`,
    );
  }
  return document;
}
