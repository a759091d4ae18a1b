import { internalError, notFound } from '../meta/errors.js';
import { fromStore } from './errors.js';
import type { RegistryServices } from './parts.js';
import type { Registry } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { freshnessOf } from './resource-version.js';
import { scaleFault, scaleOf } from './subresources/scale.js';
import { transientObject } from './versions.js';

/** One object, at least as new as `resourceVersion` demands (spec 1, "Version semantics for get"). */
export function getVerb(services: RegistryServices): Registry['get'] {
  return async (context, target, options) => {
    checkScope(target, true);
    checkVerb(target, 'get');
    const { resource } = target;
    const at = freshnessOf(options.resourceVersion);
    const stored = await fromStore('get', services.store.get(storeKeyOf(target), at, context), options);
    if (stored === undefined) throw notFound(resource.definition, target.name);
    const served = services.versions.serve(resource, stored);
    const object = served instanceof Promise ? await served : served;
    const fault = scaleFault(target, object.parsed);
    if (fault !== undefined) throw internalError(fault);
    const scale = scaleOf(target, object.parsed);
    return scale === undefined ? object : transientObject(scale, object.revision);
  };
}
