import { isTooDeep } from '../json/depth.js';
import { MAX_DEPTH } from '../json/limits.js';
import { isJsonObject } from '../json/own-property.js';
import { parseJson, type ParsedJson } from '../json/parse.js';
import { printJsonStart } from '../json/print.js';
import { JsonSizeError } from '../json/size-error.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import { badRequest, requestEntityTooLarge, StatusError } from '../meta/errors.js';
import { jsonTypeName } from '../schema/go-type-names.js';
import type { StructuralSchema } from '../schema/structural.js';

/** A patch that was read once and can be applied again and again, as a write that met a conflict does. */
export interface ParsedPatch {
  /**
   * Paths of members that the patch gives twice, for field validation: where they stand in the object that it made of
   * `original`.
   */
  duplicatesIn(original: JsonObject): readonly string[];
  /** What the patch has too much that is no part of an object, such as an unknown member of an operation; in words. */
  readonly formFaults: readonly string[];
  /** The patched object is read from memory and not from JSON text, so that its faults have other words. */
  readonly makesTree?: boolean;
  /** Numbers of the patch that are written otherwise than they print, where they come to stand in the object. */
  readonly written?: WrittenNumbers | undefined;
  /**
   * A new object; neither the original nor the patch changes, and parts that the patch leaves alone are shared with
   * the original. The result is not in normal form. @throws StatusError 4xx when the patch does not fit the object
   */
  apply(original: JsonObject, schema: StructuralSchema): JsonObject;
  /** What a message shows when `patched` cannot be read as an object of its kind: its start is enough. */
  shown(patched: JsonObject): string;
}

/** One kind of patch. */
export interface PatchEngine {
  readonly mediaType: string;
  /** @throws StatusError 400 when the bytes are no such patch, 413 when it has too many operations */
  parse(bytes: Uint8Array): ParsedPatch;
}

/** What stands before the fault of a patch in messages; strategic merge patches have nothing there. */
export const DECODING = 'error decoding patch: ';

/** The JSON of a patch. @throws StatusError 400 that begins with `head` */
export function parsePatchJson(bytes: Uint8Array, head: string = DECODING): ParsedJson {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw badRequest(`${head}${error.message}`);
    if (error instanceof JsonSizeError) throw requestEntityTooLarge(error.message);
    throw error;
  }
}

/** 400 for a patch that must be an object and is not, in the words of the public API. */
export function patchObject(value: JsonValue, head: string = DECODING): JsonObject {
  if (isJsonObject(value)) return value;
  throw badRequest(
    `${head}json: cannot unmarshal ${jsonTypeName(value)} into Go value of type map[string]interface {}`,
  );
}

/**
 * 422 for a patch that is well-formed but does not fit the object: message and reason are those of the public API, and
 * the cause says what did not fit.
 */
export function patchDoesNotApply(why: string): StatusError {
  return new StatusError(422, 'Invalid', 'the server rejected our request due to an error in our request', {
    details: { causes: [{ reason: 'FieldValueInvalid', message: why, field: 'patch' }] },
  });
}

/** The start of a patched object as JSON, long enough for every message. */
export function shownAsJson(patched: JsonObject): string {
  return printJsonStart(patched, LONGEST_SHOWN);
}

/** Characters of a patch that messages show; field errors show no more than 10,000 either. */
export const LONGEST_SHOWN = 10_001;

/** What an engine made, once it is sure that walkers can walk it. @throws StatusError 422 */
export function patchedObject(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw patchDoesNotApply('the patched value is no object');
  if (isTooDeep(value)) throw patchDoesNotApply(`the patched object nests deeper than ${MAX_DEPTH} levels`);
  return value;
}
