import { onceKnown } from '../meta/awaitable.js';
import { internalError, notFound } from '../meta/errors.js';
import { readStore } from './errors.js';
import type { RegistryServices } from './parts.js';
import type { Registry, ResourceTarget, ServedObject } from './registry.js';
import { checkScope, checkVerb, storeKeyOf } from './resource-checks.js';
import { freshnessOf } from './resource-version.js';
import { scaleFault, scaleOf } from './subresources/scale.js';
import { transientObject } from './versions.js';

/** One object, at least as new as `resourceVersion` demands (spec 1, "Version semantics for get"). */
export function getVerb(services: RegistryServices): Registry['get'] {
  return (context, target, options) => {
    checkScope(target, true);
    checkVerb(target, 'get');
    const { resource } = target;
    const at = freshnessOf(options.resourceVersion);
    const found = readStore('get', () => services.store.get(storeKeyOf(target), at, context), options);
    return onceKnown(found, (stored) => {
      if (stored === undefined) throw notFound(resource.definition, target.name);
      return onceKnown(services.versions.serve(resource, stored), (object) => shown(target, object));
    });
  };
}

/** The object itself, or its Scale. @throws StatusError 500 for one without the fields of a Scale */
function shown(target: ResourceTarget, object: ServedObject): ServedObject {
  const fault = scaleFault(target, object.parsed);
  if (fault !== undefined) throw internalError(fault);
  const scale = scaleOf(target, object.parsed);
  return scale === undefined ? object : transientObject(scale, object.revision);
}
