import { getOwn, isJsonObject, setOwn, type MutableJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { badRequest } from '../meta/errors.js';
import { parsePatchJson, patchedObject, patchObject, shownAsJson, type PatchEngine } from './parsed-patch.js';

/**
 * JSON merge patch (RFC 7386) on two values: null removes, objects merge, everything else replaces. Added values
 * contain no null either.
 */
export function mergePatch(original: JsonValue | undefined, patch: JsonValue): JsonValue {
  if (!isJsonObject(patch)) return patch;
  const source: JsonObject = isJsonObject(original) ? original : {};
  let merged: MutableJsonObject | undefined = source === original ? undefined : {};
  for (const [key, change] of Object.entries(patch)) {
    const before = getOwn(source, key);
    if (change === null) {
      if (!Object.hasOwn(source, key)) continue;
      delete (merged ??= { ...source })[key];
      continue;
    }
    const after = mergePatch(before, change);
    if (after !== before) setOwn((merged ??= { ...source }), key, after);
  }
  return merged ?? source;
}

/** `application/merge-patch+json`. */
export const mergePatchEngine: PatchEngine = {
  mediaType: 'application/merge-patch+json',
  parse(bytes) {
    const { value, duplicateFields, written } = parsePatchJson(bytes);
    if (value === null) throw badRequest('Invalid JSON Patch');
    const patch = patchObject(value);
    return {
      duplicatesIn: () => duplicateFields,
      formFaults: [],
      written,
      apply: (original) => patchedObject(mergePatch(original, patch)),
      shown: shownAsJson,
    };
  },
};
