import { isJsonObject } from '../json/own-property.js';
import type { JsonObject } from '../json/types.js';
import { badRequest, invalid, StatusError } from '../meta/errors.js';
import { invalidValue } from '../meta/field-errors.js';
import { apiVersionOf, type GroupVersionKind, usualApiVersion } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { FieldValidationLevel } from '../meta/options.js';
import { asksForReset } from '../patch/apply/managed-fields.js';
import type { ParsedPatch } from '../patch/parsed-patch.js';
import type { RequestContext } from '../request/context.js';
import type { ServedResource } from '../resources/catalogue.js';
import { notTextFault, treeFault } from '../schema/go-type-names.js';
import { FieldFaults } from './field-validation.js';
import type { DecodedBody, ResourceTarget } from './registry.js';

/**
 * The body with `kind` and `apiVersion` filled in when absent, which is not allowed for custom kinds.
 *
 * @param fromTree the object was made in memory, so that its errors are worded differently
 * @throws StatusError 400 when they differ from what the endpoint serves; another kind in a body for a custom one is
 * reported with the other faults (`custom-kind.ts`)
 */
export function withExpectedKind(
  object: JsonObject,
  expected: GroupVersionKind & { readonly custom?: boolean },
  fromTree = false,
): JsonObject {
  const { kind, apiVersion: written } = object;
  const expectedVersion = apiVersionOf(expected.group, expected.version);
  if (kind === expected.kind && written === expectedVersion) return object;
  const apiVersion =
    typeof written === 'string' && expected.custom !== true ? usualApiVersion(written, expected.group) : written;
  const versionless = expected.custom === true && (apiVersion ?? '') === '';
  if (versionless || (typeof apiVersion === 'string' && apiVersion !== '' && apiVersion !== expectedVersion)) {
    throw badRequest(
      `the API version in the data (${textOf(written)}) does not match the expected API version (${expectedVersion})`,
    );
  }
  if (typeof kind === 'string' && kind !== '' && kind !== expected.kind) {
    if (expected.custom === true) return object;
    throw badRequest(
      `${kind} in version ${JSON.stringify(expected.version)} cannot be handled as a ${expected.kind}: ` +
        `the kind in the data (${kind}) does not match the expected kind (${expected.kind})`,
    );
  }
  if (isText(kind) && isText(apiVersion)) return { ...object, kind: expected.kind, apiVersion: expectedVersion };
  const wrong = isText(kind) ? 'apiVersion' : 'kind';
  const value = object[wrong]!;
  throw badRequest(
    `${expected.kind} in version ${JSON.stringify(expected.version)} cannot be handled as a ${expected.kind}: ` +
      (fromTree ? treeFault(value, 'string') : notTextFault(wrong, value)),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** How to read one body: for which resource, and what to do with unknown fields. */
export interface BodyReading {
  readonly resource: ServedResource;
  readonly level: FieldValidationLevel;
  readonly context: RequestContext;
  /**
   * The body is the result of merging an intent (`CompiledResource.normaliseMerged`): unknown members are not reported.
   */
  readonly isMerged?: boolean;
}

/**
 * A body in normal form: kind checked, unknown fields dropped and reported, defaults filled in. `managedFields` stay as
 * given; an empty list resets them.
 *
 * @throws StatusError 400 for another kind, a wrong type, or unknown and duplicate fields at level Strict
 */
export function readBody(body: DecodedBody, reading: BodyReading): KubeObject {
  const { definition, compiled, strategy } = reading.resource;
  const object = withExpectedKind(body.object, definition, body.fromTree);
  const faults = new FieldFaults(reading.level, body);
  const whole = withMetadata(object);
  const merged = reading.isMerged === true ? compiled.normaliseMerged?.(whole) : undefined;
  const normal = merged ?? compiled.normalise(whole, faults);
  const fault = strategy.readingFault?.(normal);
  if (fault !== undefined) {
    const { kind, version } = definition;
    throw badRequest(`${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${fault}`);
  }
  faults.settle(reading.context, definition);
  reading.context.audit?.requestObject(normal);
  return withGivenManagers(normal, object);
}

/**
 * The result of a patch, in normal form.
 *
 * @param original what the patch was applied to
 * @param patch the patch, for field validation and messages
 * @param read reads it as a body of its kind
 * @throws StatusError 400 when its kind or apiVersion is missing; 422 for everything that gets 400 in a body, so that
 * editors show the fault and open again
 */
export function readPatched(
  { original, patched }: { readonly original: JsonObject; readonly patched: JsonObject },
  patch: ParsedPatch,
  read: (body: DecodedBody) => KubeObject,
): KubeObject {
  for (const [member, word] of KIND_MEMBERS) {
    const given = patched[member] ?? '';
    // A lone slash names neither group nor version.
    const missing = given === '' || (member === 'apiVersion' && given === '/');
    if (missing) throw badRequest(`Object '${word}' is missing in the patched object`);
  }
  const { formFaults, makesTree: fromTree = false, written } = patch;
  try {
    const duplicateFields = patch.duplicatesIn(original);
    return read({ object: patched, duplicateFields, formFaults, byName: true, fromTree, written });
  } catch (error) {
    if (!(error instanceof StatusError) || error.code !== 400) throw error;
    const why = error.message.replace(/^\S+ in version "[^"]*" cannot be handled as a \S+: /, '');
    throw invalid('', '', '', [invalidValue('patch', patch.shown(patched), why)]);
  }
}

const KIND_MEMBERS = [
  ['kind', 'Kind'],
  ['apiVersion', 'apiVersion'],
] as const;

/** An object without metadata has empty metadata: the error is then about its missing name. */
function withMetadata(object: JsonObject): JsonObject {
  return object['metadata'] === undefined || object['metadata'] === null ? { ...object, metadata: {} } : object;
}

/** Normal form has no empty lists, so the client's one is restored; `selfLink` is removed. */
function withGivenManagers(normal: KubeObject, given: JsonObject): KubeObject {
  const managers = isJsonObject(given['metadata']) ? given['metadata']['managedFields'] : undefined;
  const reset = asksForReset(managers);
  if (!reset && normal.metadata['selfLink'] === undefined) return normal;
  const { selfLink: _link, ...metadata } = normal.metadata;
  return { ...normal, metadata: reset ? { ...metadata, managedFields: managers } : metadata };
}

/**
 * The object in the namespace of the request: filled in when absent, removed for cluster-scoped kinds.
 *
 * @throws StatusError 400 when it names another namespace
 */
export function inRequestNamespace(object: KubeObject, target: ResourceTarget): KubeObject {
  const given = object.metadata.namespace ?? '';
  if (given === target.namespace) return object;
  if (target.namespace === '') {
    const { namespace: _none, ...metadata } = object.metadata;
    return { ...object, metadata };
  }
  if (given === '') return { ...object, metadata: { ...object.metadata, namespace: target.namespace } };
  throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
}

/** The name in the body must be the one in the URL. @throws StatusError 400 */
export function checkNameOnUrl(object: KubeObject, name: string): void {
  const given = object.metadata.name ?? '';
  if (given === name) return;
  if (given === '') {
    throw badRequest(`the name of the object (${name} based on URL) was undeterminable: name must be provided`);
  }
  throw badRequest(`the name of the object (${given}) does not match the name on the URL (${name})`);
}
