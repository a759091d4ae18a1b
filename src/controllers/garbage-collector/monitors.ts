import { createInformer, type Informer } from '../../client/informer.js';
import type { GroupVersionResource } from '../../meta/gvk.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { ControllerParts } from '../controller.js';
import { nodeOf, type OwnerGraph } from './graph.js';

/** Kinds that come and go by thousands and own nothing. */
const IGNORED = new Set(['/events']);

interface Monitor {
  readonly type: GroupVersionResource;
  readonly informer: Informer;
}

/** Watches every kind that can be listed, watched and deleted, each once, and keeps the graph up to date. */
export interface Monitors {
  start(): void;
  stop(): void;
  /** Resolves when the first complete state of every kind that is watched now is in the graph. */
  synced(): Promise<unknown>;
}

/**
 * Custom kinds come and go: the set follows the catalogue. A kind whose served version changes is watched anew.
 *
 * @param look told of uids that are worth a look
 */
export function createMonitors(
  { client, catalogue, onError }: ControllerParts,
  graph: OwnerGraph,
  look: (uid: string) => void,
): Monitors {
  const monitors = new Map<string, Monitor>();
  let ended: (() => void) | undefined;

  const end = ({ type, informer }: Monitor): void => {
    informer.stop();
    graph.forget(type);
  };
  const begin = (type: GroupVersionResource): Monitor => {
    const informer = createInformer(client, {
      type,
      identityOnly: true,
      onError: (error) => onError(error, `watch of ${type.resource}.${type.group}`),
    });
    informer.listen({
      changed(object, previous) {
        const uids =
          object === undefined
            ? graph.remove(previous?.metadata.uid ?? '')
            : [
                // Another object of that name: the one before is gone.
                ...(previous !== undefined && previous.metadata.uid !== object.metadata.uid
                  ? graph.remove(previous.metadata.uid ?? '')
                  : []),
                ...graph.put(nodeOf(type, object)),
              ];
        for (const uid of uids) look(uid);
      },
    });
    informer.start();
    return { type, informer };
  };
  const refresh = (): void => {
    const wanted = watchedTypes(catalogue);
    for (const [resource, monitor] of monitors) {
      if (sameType(wanted.get(resource), monitor.type)) continue;
      end(monitor);
      monitors.delete(resource);
    }
    for (const [resource, type] of wanted) if (!monitors.has(resource)) monitors.set(resource, begin(type));
  };
  return {
    start() {
      refresh();
      ended = catalogue.onChange(refresh);
    },
    stop() {
      ended?.();
      for (const monitor of monitors.values()) end(monitor);
      monitors.clear();
    },
    synced: () => Promise.all([...monitors.values()].map(({ informer }) => informer.synced)),
  };
}

/** By store name, the version to watch: the stored one where it is served, as its bytes need no conversion. */
function watchedTypes(catalogue: Catalogue): ReadonlyMap<string, GroupVersionResource> {
  const types = new Map<string, GroupVersionResource>();
  for (const { definition, storageResource } of catalogue.resources) {
    const { group, version, resource, verbs, storageVersion } = definition;
    if (IGNORED.has(storageResource) || !['list', 'watch', 'delete'].every((verb) => verbs.includes(verb as never))) {
      continue;
    }
    if (!types.has(storageResource) || version === storageVersion) {
      types.set(storageResource, { group, version, resource });
    }
  }
  return types;
}

function sameType(one: GroupVersionResource | undefined, other: GroupVersionResource): boolean {
  return one?.group === other.group && one.version === other.version && one.resource === other.resource;
}
