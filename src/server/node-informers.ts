import type { Client } from '../client/client.js';
import { createInformer } from '../client/informer.js';
import type { NamingProfile } from '../naming/profile.js';
import type { NodeGraph, NodeGraphResource } from '../pipeline/authorization/node/graph.js';

/** Keeps the graph of nodes up to date. */
export interface NodeInformers {
  /** Resolves when the initial state is loaded. */
  readonly synced: Promise<unknown>;
  stop(): void;
}

/**
 * Starts following the kinds in the graph of nodes.
 *
 * @param podCertificates whether pod certificate requests are served
 */
export function followNodes(
  client: Client,
  graph: NodeGraph,
  naming: NamingProfile,
  podCertificates: boolean,
  onError: (error: unknown, about: string) => void,
): NodeInformers {
  const kinds: readonly (readonly [group: string, resource: NodeGraphResource, version?: string])[] = [
    ['', 'pods'],
    ['', 'persistentvolumes'],
    [`storage.${naming.groupDomain}`, 'volumeattachments'],
    [`resource.${naming.groupDomain}`, 'resourceslices'],
    ...(podCertificates ? [[`certificates.${naming.groupDomain}`, 'podcertificaterequests', 'v1beta1'] as const] : []),
  ];
  const informers = kinds.map(([group, resource, version = 'v1']) => {
    const informer = createInformer(client, {
      type: { group, version, resource },
      onError: (error) => onError(error, `watch of ${resource}`),
    });
    informer.listen({ changed: (object, previous) => graph.take(resource, object, previous) });
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
