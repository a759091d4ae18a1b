import type { Client } from '../client/client.js';
import { createInformer } from '../client/informer.js';
import type { GroupVersionResource } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';

/** Informers that keep a structure in memory up to date. */
export interface ResourceInformers {
  /** Resolves when the initial state is loaded. */
  readonly synced: Promise<unknown>;
  stop(): void;
}

/** A resource whose name is one of `R`. */
type Followed<R extends string> = GroupVersionResource & { readonly resource: R };

/**
 * Passes every object of some resources, and each later change, to `take`.
 *
 * @param take as `InformerListener.changed`, with the resource
 * @param onError called for each failed attempt, which is repeated; `about` names the watch
 */
export function followResources<R extends string>(
  client: Client,
  resources: readonly Followed<R>[],
  take: (resource: R, object: KubeObject | undefined, previous: KubeObject | undefined) => void,
  onError: (error: unknown, about: string) => void,
): ResourceInformers {
  const informers = resources.map((type) => {
    const { resource } = type;
    const informer = createInformer(client, { type, onError: (error) => onError(error, `watch of ${resource}`) });
    informer.listen({ changed: (object, previous) => take(resource, object, previous) });
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
