import { createControlLoop } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import type { KubeObject } from '../../meta/object.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';

const NAMESPACES = { group: '', version: 'v1', resource: 'namespaces' };
const ACCOUNTS = { group: '', version: 'v1', resource: 'serviceaccounts' };
/** The default account of pods. */
const DEFAULT = 'default';

/** Creates the service account `default` in every namespace, and recreates it when deleted. */
export function createServiceAccountController({ client, onError }: ControllerParts): Controller {
  const namespaces = createInformer(client, {
    type: NAMESPACES,
    onError: (error) => onError(error, 'watch of namespaces'),
  });
  const accounts = createInformer(client, {
    type: ACCOUNTS,
    fieldSelector: `metadata.name=${DEFAULT}`,
    onError: (error) => onError(error, 'watch of serviceaccounts'),
  });
  const loop = createControlLoop({
    name: 'service-account',
    onError,
    async reconcile(namespace, signal) {
      if (!isActive(namespaces.get('', namespace)) || accounts.get(namespace, DEFAULT) !== undefined) {
        return { kind: 'settled' };
      }
      const account: KubeObject = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: DEFAULT, namespace } };
      try {
        if ((await find(client, { type: ACCOUNTS, namespace, name: DEFAULT }, { signal })) === undefined) {
          await client.create({ type: ACCOUNTS, namespace }, account, { signal });
        }
      } catch (error) {
        // Created concurrently, or the namespace is terminating.
        if (!isStatus(error, 403, 404, 409)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  namespaces.listen({ changed: (namespace) => loop.enqueue(namespace?.metadata.name ?? '') });
  accounts.listen({
    changed: (account, previous) => {
      if (account === undefined) loop.enqueue(previous?.metadata.namespace ?? '');
    },
  });
  return fedBy([namespaces, accounts], loop);
}

/** Whether objects may be created in a namespace. */
export function isActive(namespace: KubeObject | undefined): boolean {
  return namespace !== undefined && namespace.metadata.deletionTimestamp === undefined;
}
