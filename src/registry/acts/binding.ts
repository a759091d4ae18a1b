import { badRequest } from '../../meta/errors.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { Act } from './act.js';

/**
 * `POST bindings`: gives the pod that the binding names its node, as `POST pods/<name>/binding` does, which is the newer
 * way. Who may create bindings needs no right to pods.
 */
export function bindingAct(catalogue: Catalogue): Act {
  return {
    async perform({ context, target, body, options, registry }) {
      const name = body.metadata.name ?? '';
      if (name === '') throw badRequest('Name parameter required.');
      const resource = catalogue.find('', 'v1', 'pods')!;
      const pod = { resource, namespace: target.namespace, name, subresource: 'binding' };
      const { object } = await registry.create(context, pod, { object: body, duplicateFields: [] }, options);
      return object.parsed;
    },
  };
}
