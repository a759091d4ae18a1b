import { type LeftOut, textWithout, valueWithout } from '../json/outline.js';
import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import { parseStored } from '../json/parse.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { DefinitionCondition } from '../resources/strategies/apiextensions/custom-resource-definition-rules/conditions.js';

/** A stored definition: its text, and its parsed form on demand. */
export interface DefinitionSource {
  readonly name: string;
  readonly uid: string;
  readonly revision: number;
  /** Length of its text in bytes. */
  readonly size: number;
  /** Its text, which is not cached. */
  readOnce(): Buffer;
  /** Parsed again after eviction; callers do not keep it. */
  readonly parsed: KubeObject;
  /** The parsed form if it is in memory. */
  readonly parsedBefore?: KubeObject | undefined;
  /** Its text without what is outside of the outline, if there is one. */
  readonly outline?: Buffer | undefined;
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
 * The cached part of each definition: all that lists, names and conditions need. Schemas stay in the bytes of the
 * source, which the watch cache holds anyway, so an unused definition costs its text and little more.
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
  /** Its conditions are exactly those of a definition with all names accepted. */
  readonly settled: boolean;
  readonly terminating: boolean;
  readonly finalizers: readonly string[];
}

/** The condition texts of accepted names. */
export const NAMES_ACCEPTED: DefinitionCondition = {
  type: 'NamesAccepted',
  status: 'True',
  reason: 'NoConflicts',
  message: 'no conflicts found',
};

/** The condition texts of an established kind. */
export const ESTABLISHED: DefinitionCondition = {
  type: 'Established',
  status: 'True',
  reason: 'InitialNamesAccepted',
  message: 'the initial names have been accepted',
};

const SETTLED = [NAMES_ACCEPTED, ESTABLISHED];

function says(condition: JsonObject, wanted: DefinitionCondition): boolean {
  return (['type', 'status', 'reason', 'message'] as const).every((name) => condition[name] === wanted[name]);
}

/** What an outline leaves out, used only by engines, documents and clients: schemas, and clients' metadata. */
export const OUTSIDE_OUTLINE: LeftOut = {
  metadata: { annotations: 'whole', managedFields: 'whole' },
  spec: { versions: { schema: 'whole' } },
};

/** A definition without its schemas and client metadata, which are most of it. */
export function outlineOf(source: DefinitionSource): KubeObject {
  const { parsedBefore, outline } = source;
  if (parsedBefore !== undefined) return valueWithout(parsedBefore, OUTSIDE_OUTLINE) as KubeObject;
  return parseStored(outline ?? textWithout(source.readOnce(), OUTSIDE_OUTLINE)) as KubeObject;
}

/**
 * Reads a stored definition. Members that its schema or strategy would have rejected count as absent.
 *
 * @param outline of the same source
 */
export function readDefinition(source: DefinitionSource, outline: KubeObject): DefinitionRecord {
  const spec = objectIn(outline, 'spec');
  const status = objectIn(outline, 'status');
  const conditions = objectsIn(status, 'conditions');
  const isTrue = (type: string): boolean => conditions.some((one) => one['type'] === type && one['status'] === 'True');
  const wanted = namesIn(objectIn(spec, 'names'));
  const accepted = namesIn(objectIn(status, 'acceptedNames'));
  return {
    source,
    generation: outline.metadata.generation ?? 0,
    group: textIn(spec, 'group'),
    namespaced: textIn(spec, 'scope') === 'Namespaced',
    wanted,
    // Usually equal, and then shared.
    accepted: sameNames(accepted, wanted) ? wanted : accepted,
    versions: objectsIn(spec, 'versions').map((version) => ({
      name: textIn(version, 'name'),
      served: version['served'] === true,
      storage: version['storage'] === true,
    })),
    established: isTrue('Established'),
    namesAccepted: isTrue('NamesAccepted'),
    settled: SETTLED.every((wanted) => conditions.some((one) => says(one, wanted))),
    terminating: outline.metadata.deletionTimestamp !== undefined,
    finalizers: outline.metadata.finalizers ?? [],
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

/** Whether two definitions, or two states of one, have exactly the same names. */
export function sameNames(left: DefinitionNames, right: DefinitionNames): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

const NO_MEMBERS: JsonObject = Object.freeze({});

/** An object member; empty when absent. */
export function objectIn(from: JsonObject, name: string): JsonObject {
  const value = getOwn(from, name);
  return isJsonObject(value) ? value : NO_MEMBERS;
}

/** The items of a member that are objects. */
export function objectsIn(from: JsonObject, name: string): readonly JsonObject[] {
  const value: JsonValue | undefined = getOwn(from, name);
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

/** A text member; `''` when absent. */
export function textIn(from: JsonObject, name: string): string {
  const value = getOwn(from, name);
  return typeof value === 'string' ? value : '';
}

/** The items of a member that are texts. */
export function textsIn(from: JsonObject, name: string): readonly string[] {
  const value: JsonValue | undefined = getOwn(from, name);
  return isJsonArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
