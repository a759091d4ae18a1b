import { notFound } from '../meta/errors.js';
import { APPLY_PATCH, patchEngineFor } from '../patch/engine.js';
import { applyObject } from './apply.js';
import { checkNameOnUrl, inRequestNamespace, readBody, readPatched } from './body.js';
import { checkCustomKind } from './custom-kind.js';
import { optimistically } from './optimistic.js';
import { trackUpdate } from './ownership.js';
import type { RegistryServices } from './parts.js';
import type { Registry, WriteOutcome } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { applyScale } from './subresources/scale-apply.js';
import { SCALE_SCHEMA } from './subresources/scale-schema.js';
import { changeScale, patchedScale, placeScale, readScale } from './subresources/scale.js';
import { currentObject } from './commit.js';
import { attemptUpdate } from './write-path.js';
import type { WriteCall } from './write-call.js';

/** Larger patches take milliseconds to read. */
const LONG_PATCH = 64 * 1024;

/**
 * Applies a patch to the current object, and again to a newer one after a concurrent write, so that a patch without a
 * resourceVersion never fails because of a race. Its result passes the checks of a PUT.
 */
export function patchVerb(services: RegistryServices): Registry['patch'] {
  return async (context, target, body, options) => {
    checkScope(target, true);
    checkVerb(target, 'patch');
    context.audit?.requestPatch(body.bytes);
    const { definition, compiled } = target.resource;
    const call: WriteCall = { context, target, options: { kind: 'PatchOptions', ...options } };
    if (body.mediaType === APPLY_PATCH) {
      return target.subresource === 'scale'
        ? applyScale(services, call, body, options)
        : applyObject(services, call, body);
    }
    const patch = patchEngineFor(body.mediaType, definition.custom).parse(body.bytes);
    if (target.subresource === 'scale') {
      return changeScale(services, call, (current) => {
        const scale = patchedScale(current);
        const patched = patch.apply(scale, SCALE_SCHEMA);
        const read = readPatched({ original: scale, patched }, patch, (given) => readScale(call, given, options));
        return Promise.resolve({ scale: placeScale(read, target) });
      });
    }
    const reading = { resource: target.resource, level: options.fieldValidation, context };
    return optimistically<WriteOutcome>(services, storeKeyOf(target), definition, context, async (stored) => {
      if (stored === undefined) throw notFound(definition, target.name);
      const current = await currentObject(services, target, stored);
      const small = services.slices.isSmallText(stored.size);
      if (body.bytes.length > LONG_PATCH) await services.slices.turn();
      else if (!small) await services.slices.next(current.object);
      const patched = patch.apply(current.object, compiled.schema);
      const turn = services.slices.between(patched);
      if (turn !== undefined) await turn();
      if (definition.custom && target.subresource === '') checkCustomKind(patched, definition, target.name);
      const read = readPatched({ original: current.object, patched }, patch, (given) => readBody(given, reading));
      const object = inRequestNamespace(read, target);
      checkNameOnUrl(object, target.name);
      if (turn !== undefined) await turn();
      const change = { ...call, small: small && services.slices.isSmall(object) };
      return attemptUpdate(services, change, current, await trackUpdate(services, change, current.object, object));
    });
  };
}
