import { badRequest } from '../../meta/errors.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { Act } from './act.js';

/**
 * `POST bindings`: assigns the pod named by the binding to its node, as the newer `POST pods/<name>/binding` does. The
 * right to create bindings is enough; none to pods is needed.
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
