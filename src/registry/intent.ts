import { isJsonObject } from '../json/own-property.js';
import { parseJson, type ParsedJson } from '../json/parse.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import type { JsonObject } from '../json/types.js';
import { badRequest, StatusError } from '../meta/errors.js';
import { apiVersionFault, apiVersionOf, type GroupVersionKind, usualApiVersion } from '../meta/gvk.js';
import type { UnknownItemError } from '../patch/apply/shape.js';
import { intentFaults } from '../patch/apply/validate-intent.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { PatchBody } from './registry.js';
import { jsonTypeName } from '../schema/go-type-names.js';

/** An intent of a server-side apply, as read from a request. */
export interface Intent {
  readonly object: JsonObject;
  /** Its repeated keys, in words. */
  readonly repeatedKeys: readonly string[];
}

/**
 * Reads an intent, whose bytes are JSON.
 *
 * @throws StatusError 400 for another kind or version, or with managedFields, which only the server sets
 */
export function readIntent(expected: GroupVersionKind, { bytes, repeatedKeys = [], parsed }: PatchBody): Intent {
  // An empty document is an object without members.
  const value = (parsed ?? parse(bytes)).value ?? {};
  if (!isJsonObject(value)) {
    throw badRequest(
      'error decoding YAML: error unmarshaling JSON: while decoding JSON: ' +
        `json: cannot unmarshal ${jsonTypeName(value)} into Go value of type map[string]interface {}`,
    );
  }
  const { apiVersion, kind, metadata } = value;
  const expectedVersion = apiVersionOf(expected.group, expected.version);
  if (kind !== expected.kind || usualApiVersion(textOf(apiVersion), '') !== expectedVersion) {
    throw badRequest(`invalid object type: ${typeText(textOf(apiVersion), textOf(kind))}`);
  }
  if (isJsonObject(metadata) && metadata['managedFields'] !== undefined && metadata['managedFields'] !== null) {
    throw badRequest('metadata.managedFields must be nil');
  }
  const usual = apiVersion === expectedVersion ? value : { ...value, apiVersion: expectedVersion };
  return { object: usual, repeatedKeys };
}

function parse(bytes: Uint8Array): ParsedJson {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw badRequest(`error decoding YAML: ${error.message}`);
    throw error;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A kind as messages show it: `group/version, Kind=kind`, with an empty group for the core. */
function typeText(apiVersion: string, kind: string): string {
  // A text that is not a group and version leaves nothing known.
  if (apiVersionFault(apiVersion) !== undefined) return '/, Kind=';
  return `${apiVersion.includes('/') ? apiVersion : `/${apiVersion}`}, Kind=${kind}`;
}

/** Checks an intent against the schema. @throws StatusError 400 for wrong types, unknown fields and items without key */
export function checkIntent({ object }: Intent, kind: GroupVersionKind, schema: StructuralSchema): void {
  const faults = intentFaults(object, schema);
  if (faults !== undefined) throw badRequest(`failed to create typed patch ${typedText(object, kind)}: ${faults}`);
}

/**
 * 422 for an object that no intent can be merged into: its schema has since got a list with keys, and the stored items
 * have none.
 *
 * @param why the first fault found
 */
export function liveUnfit(
  live: JsonObject,
  kind: GroupVersionKind,
  schema: StructuralSchema,
  why: UnknownItemError,
): StatusError {
  const faults = intentFaults(live, schema) ?? why.message;
  return new StatusError(422, 'Invalid', `failed to create typed live ${typedText(live, kind)}: ${faults}`);
}

function typedText(object: JsonObject, { group, version, kind }: GroupVersionKind): string {
  const metadata = isJsonObject(object['metadata']) ? object['metadata'] : {};
  const [namespace, name] = [textOf(metadata['namespace']), textOf(metadata['name'])];
  return `object (${namespace}/${name}; ${typeText(apiVersionOf(group, version), kind)})`;
}
