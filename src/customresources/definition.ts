import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';

/** A stored definition as the store hands it out: its bytes, and its parsed form on demand. */
export interface DefinitionSource {
  readonly name: string;
  readonly uid: string;
  readonly revision: number;
  readonly bytes: Buffer;
  /** Parsed anew when it was let go of; callers do not keep it. */
  readonly parsed: KubeObject;
}

/** The names under which a kind is served. */
export interface DefinitionNames {
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly kind: string;
  readonly listKind: string;
  readonly categories: readonly string[];
}

/** One version of a kind, without its schema. */
export interface DefinitionVersion {
  readonly name: string;
  readonly served: boolean;
  readonly storage: boolean;
}

/**
 * What is kept of each definition: all that lists, names and conditions need. Schemas stay in the bytes of the source,
 * which the watch cache holds anyway, so a definition that nobody uses costs its text and little more.
 */
export interface DefinitionRecord {
  readonly source: DefinitionSource;
  readonly generation: number;
  readonly group: string;
  readonly namespaced: boolean;
  readonly wanted: DefinitionNames;
  readonly accepted: DefinitionNames;
  readonly versions: readonly DefinitionVersion[];
  readonly established: boolean;
  readonly namesAccepted: boolean;
  readonly terminating: boolean;
  readonly finalizers: readonly string[];
}

/** Reads a stored definition. What its schema or strategy would have refused reads as absent. */
export function readDefinition(source: DefinitionSource): DefinitionRecord {
  const { parsed } = source;
  const spec = objectIn(parsed, 'spec');
  const status = objectIn(parsed, 'status');
  const isTrue = (type: string): boolean =>
    objectsIn(status, 'conditions').some((one) => one['type'] === type && one['status'] === 'True');
  return {
    source,
    generation: parsed.metadata.generation ?? 0,
    group: textIn(spec, 'group'),
    namespaced: textIn(spec, 'scope') === 'Namespaced',
    wanted: namesIn(objectIn(spec, 'names')),
    accepted: namesIn(objectIn(status, 'acceptedNames')),
    versions: objectsIn(spec, 'versions').map((version) => ({
      name: textIn(version, 'name'),
      served: version['served'] === true,
      storage: version['storage'] === true,
    })),
    established: isTrue('Established'),
    namesAccepted: isTrue('NamesAccepted'),
    terminating: parsed.metadata.deletionTimestamp !== undefined,
    finalizers: parsed.metadata.finalizers ?? [],
  };
}

function namesIn(names: JsonObject): DefinitionNames {
  return {
    plural: textIn(names, 'plural'),
    singular: textIn(names, 'singular'),
    shortNames: textsIn(names, 'shortNames'),
    kind: textIn(names, 'kind'),
    listKind: textIn(names, 'listKind'),
    categories: textsIn(names, 'categories'),
  };
}

const NO_MEMBERS: JsonObject = Object.freeze({});

/** The member that is an object; an empty one without it. */
export function objectIn(from: JsonObject, name: string): JsonObject {
  const value = getOwn(from, name);
  return isJsonObject(value) ? value : NO_MEMBERS;
}

/** The items of a member that are objects. */
export function objectsIn(from: JsonObject, name: string): readonly JsonObject[] {
  const value: JsonValue | undefined = getOwn(from, name);
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

/** The member that is a text; `''` without it. */
export function textIn(from: JsonObject, name: string): string {
  const value = getOwn(from, name);
  return typeof value === 'string' ? value : '';
}

/** The items of a member that are texts. */
export function textsIn(from: JsonObject, name: string): readonly string[] {
  const value: JsonValue | undefined = getOwn(from, name);
  return isJsonArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
