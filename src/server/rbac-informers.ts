import type { Client } from '../client/client.js';
import { createInformer } from '../client/informer.js';
import type { RbacGrants, RbacResource } from '../pipeline/authorization/rbac/grants.js';

const RESOURCES: readonly RbacResource[] = ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'];

/** Keeps roles and bindings in memory up to date. */
export interface RbacInformers {
  /** Resolves when the initial state is loaded. */
  readonly synced: Promise<unknown>;
  stop(): void;
}

/** Starts following the four kinds. @param group the RBAC group in the running profile's naming */
export function followRbac(
  client: Client,
  grants: RbacGrants,
  group: string,
  onError: (error: unknown, about: string) => void,
): RbacInformers {
  const informers = RESOURCES.map((resource) => {
    const informer = createInformer(client, {
      type: { group, version: 'v1', resource },
      onError: (error) => onError(error, `watch of ${resource}`),
    });
    informer.listen({ changed: (object, previous) => grants.take(resource, object, previous) });
    informer.start();
    return informer;
  });
  return {
    synced: Promise.all(informers.map(({ synced }) => synced)),
    stop() {
      for (const informer of informers) informer.stop();
    },
  };
}
