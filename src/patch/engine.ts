import { unsupportedMediaType } from '../meta/errors.js';
import { jsonPatchEngine } from './json-patch.js';
import { mergePatchEngine } from './merge.js';
import type { PatchEngine } from './parsed-patch.js';
import { strategicMergeEngine } from './strategic-merge.js';

const FOR_ALL_KINDS: readonly PatchEngine[] = [jsonPatchEngine, mergePatchEngine];
const FOR_BUILT_IN_KINDS: readonly PatchEngine[] = [...FOR_ALL_KINDS, strategicMergeEngine];

/** Server-side apply. Its body is YAML, a superset of JSON; it needs more than one object and a patch. */
export const APPLY_PATCH = 'application/apply-patch+yaml';

/**
 * The media types of patches that a kind accepts. Custom kinds accept no strategic merge patch (known fault BL-007).
 */
function patchMediaTypes(custom: boolean): readonly string[] {
  return [...(custom ? FOR_ALL_KINDS : FOR_BUILT_IN_KINDS).map(({ mediaType }) => mediaType), APPLY_PATCH];
}

/**
 * The engine for a media type (without parameters).
 * @throws StatusError 415 that names the accepted types
 */
export function patchEngineFor(mediaType: string, custom: boolean): PatchEngine {
  const engines = custom ? FOR_ALL_KINDS : FOR_BUILT_IN_KINDS;
  const engine = engines.find((one) => one.mediaType === mediaType.toLowerCase());
  if (engine === undefined) throw unsupportedMediaType(patchMediaTypes(custom));
  return engine;
}

/** @throws StatusError 415 when the kind does not accept the media type */
export function checkPatchType(mediaType: string, custom: boolean): void {
  if (mediaType !== APPLY_PATCH) patchEngineFor(mediaType, custom);
}
