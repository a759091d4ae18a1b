import type { Admission } from '../../request/ports.js';
import type { AdmissionPlugin } from './plugin.js';

/**
 * The admission chain: the plugins in the given order, first mutating ones, then (called by the write path once the
 * object is final) validating ones. The first rejection ends it.
 */
export function createAdmissionChain(plugins: readonly AdmissionPlugin[]): Admission {
  const mutating = plugins.filter((plugin) => plugin.mutate !== undefined);
  const validating = plugins.filter((plugin) => plugin.validate !== undefined);
  return {
    async mutate(context, attributes) {
      let { object } = attributes;
      for (const plugin of mutating) {
        if (!plugin.handles.includes(attributes.operation)) continue;
        const seen = object === attributes.object ? attributes : { ...attributes, object };
        object = (await plugin.mutate?.(context, seen)) ?? object;
      }
      return object;
    },
    async validate(context, attributes) {
      for (const plugin of validating) {
        if (plugin.handles.includes(attributes.operation)) await plugin.validate?.(context, attributes);
      }
    },
  };
}
