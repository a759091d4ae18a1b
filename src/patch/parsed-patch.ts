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

/** A patch that is parsed once and can be applied repeatedly, as after a conflict. */
export interface ParsedPatch {
  /** Paths of repeated members of the patch, for field validation: their places in the patched `original`. */
  duplicatesIn(original: JsonObject): readonly string[];
  /** Unknown parts of the patch outside the object, such as an unknown member of an operation; in words. */
  readonly formFaults: readonly string[];
  /** The patched object is not parsed from JSON text, so that its errors are worded differently. */
  readonly makesTree?: boolean;
  /** Numbers of the patch whose text differs from their printed form, by their places in the object. */
  readonly written?: WrittenNumbers | undefined;
  /**
   * A new object; neither the original nor the patch changes, and unchanged parts are shared with the original. The
   * result is not in normal form.
   *
   * @throws StatusError 4xx when the patch cannot be applied
   */
  apply(original: JsonObject, schema: StructuralSchema): JsonObject;
  /** The text in a message when `patched` is not an object of its kind: the start is enough. */
  shown(patched: JsonObject): string;
}

/** One kind of patch. */
export interface PatchEngine {
  readonly mediaType: string;
  /** @throws StatusError 400 when the bytes are not such a patch, 413 when it has too many operations */
  parse(bytes: Uint8Array): ParsedPatch;
}

/** Prefix of a patch's errors; empty for strategic merge patches. */
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

/** 400 for a patch that is not an object, in the words of the public API. */
export function patchObject(value: JsonValue, head: string = DECODING): JsonObject {
  if (isJsonObject(value)) return value;
  throw badRequest(
    `${head}json: cannot unmarshal ${jsonTypeName(value)} into Go value of type map[string]interface {}`,
  );
}

/**
 * 422 for a well-formed patch that cannot be applied: message and reason are those of the public API, and the cause
 * gives the details.
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

/** The result of an engine, after its depth check. @throws StatusError 422 */
export function patchedObject(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) throw patchDoesNotApply('the patched value is no object');
  if (isTooDeep(value)) throw patchDoesNotApply(`the patched object nests deeper than ${MAX_DEPTH} levels`);
  return value;
}
