import { createInformer, type Informer } from '../../client/informer.js';
import type { GroupVersionResource } from '../../meta/gvk.js';
import type { Catalogue, ServedResource } from '../../resources/catalogue.js';
import type { ControllerParts } from '../controller.js';
import { nodeOf, type OwnerGraph } from './graph.js';

/** Kinds with high churn that own nothing. */
const IGNORED = new Set(['/events']);

interface Monitor {
  readonly type: GroupVersionResource;
  /** As `type`, of objects known from another version which this monitor has not seen yet; compared by identity. */
  readonly unseen: GroupVersionResource;
  readonly informer: Informer;
}

/**
 * Watches every kind that has objects and can be listed, watched and deleted, each once, and keeps the graph up to
 * date.
 */
export interface Monitors {
  start(): void;
  stop(): void;
  /** Resolves when every kind watched now has synced. */
  synced(): Promise<unknown>;
  /**
   * Resolves when kinds that just got their first object have synced, or after a long wait; undefined without such
   * kinds: an owner's dependents are then known.
   */
  settling(): Promise<unknown> | undefined;
}

/** Longest wait for a newly watched kind to sync, in ms. */
const LATE_SYNC = 5_000;

/**
 * Follows the catalogue, since custom kinds come and go. A kind is watched from its first object on, since most of a
 * thousand have none; one whose served version changes is watched again.
 *
 * @param look called with uids to check
 */
export function createMonitors(
  { client, catalogue, contents, onError }: ControllerParts,
  graph: OwnerGraph,
  look: (uid: string) => void,
): Monitors {
  const monitors = new Map<string, Monitor>();
  /** Resources that got their first object since the last pass; it may be gone again. */
  const begun = new Set<string>();
  /** Resources whose served versions changed since the last pass, and their groups. */
  const changed = new Map<string, string>();
  let unlisten: readonly (() => void)[] = [];
  let next: NodeJS.Immediate | undefined;
  /** Passes whose kinds have not synced yet, and what ends their wait. */
  const late = new Map<Promise<unknown>, () => void>();

  const end = ({ type, unseen, informer }: Monitor): void => {
    informer.stop();
    for (const each of [type, unseen]) graph.forget(each);
  };
  /**
   * @param before the monitor of another version; what it knows counts until the new one has synced, which may take long
   *   when objects have to be converted: dependents that seemed to be gone would neither hold their owner nor be orphaned
   */
  const begin = (type: GroupVersionResource, before: Monitor | undefined): Monitor => {
    const unseen = { ...type };
    before?.informer.stop();
    for (const each of before === undefined ? [] : [before.type, before.unseen]) graph.retype(each, unseen);
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
                // Recreated: the previous object is gone.
                ...(previous !== undefined && previous.metadata.uid !== object.metadata.uid
                  ? graph.remove(previous.metadata.uid ?? '')
                  : []),
                ...graph.put(nodeOf(type, object)),
              ];
        for (const uid of uids) look(uid);
      },
    });
    // Without a predecessor nothing is unseen.
    if (before !== undefined) {
      void informer.synced.then(() => {
        for (const uid of graph.removeAll(unseen)) look(uid);
      });
    }
    informer.start();
    return { type, unseen, informer };
  };
  /** @param all whether to check all kinds, not only changed ones: there may be thousands */
  const refresh = (all: boolean): readonly Informer[] => {
    const wanted = watchedTypes(
      all ? catalogue.resources : [...changed].flatMap(([resource, group]) => servedAs(catalogue, group, resource)),
    );
    const replaced = new Map<string, Monitor>();
    for (const resource of all ? [...monitors.keys()] : changed.keys()) {
      const monitor = monitors.get(resource);
      if (monitor === undefined || sameType(wanted.get(resource), monitor.type)) continue;
      if (wanted.has(resource)) replaced.set(resource, monitor);
      else end(monitor);
      monitors.delete(resource);
      begun.add(resource);
    }
    const added: Informer[] = [];
    for (const [resource, type] of wanted) {
      if (monitors.has(resource) || (!begun.has(resource) && !contents.hasObjects(resource))) continue;
      const monitor = begin(type, replaced.get(resource));
      monitors.set(resource, monitor);
      added.push(monitor.informer);
    }
    begun.clear();
    changed.clear();
    return added;
  };
  /** Concurrent changes share one pass. */
  const refreshSoon = (): void => {
    if (next !== undefined) return;
    let release = (): void => undefined;
    const settled = new Promise<void>((resolve) => (release = resolve));
    late.set(settled, release);
    next = setImmediate(() => {
      next = undefined;
      void allSynced(refresh(begun.size > 0)).then((some) => {
        late.delete(settled);
        // An owner may have come and gone before its kind was watched, while its dependents were checked.
        if (some) for (const uid of graph.withUnknownOwner()) look(uid);
        release();
      });
    });
  };
  return {
    start() {
      unlisten = [
        catalogue.onChange((resources) => {
          for (const { storageResource, definition } of resources) changed.set(storageResource, definition.group);
          refreshSoon();
        }),
        contents.onFirstObject((resource) => {
          begun.add(resource);
          refreshSoon();
        }),
      ];
      refresh(true);
    },
    stop() {
      for (const stop of unlisten) stop();
      clearImmediate(next);
      for (const monitor of monitors.values()) end(monitor);
      monitors.clear();
      for (const release of late.values()) release();
    },
    synced: () => Promise.all([...monitors.values()].map(({ informer }) => informer.synced)),
    settling: () => (late.size === 0 ? undefined : Promise.all(late.keys())),
  };
}

/** Resolves when all have synced, or after `LATE_SYNC`; false when there are none. */
async function allSynced(informers: readonly Informer[]): Promise<boolean> {
  if (informers.length === 0) return false;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, LATE_SYNC).unref()));
  await Promise.race([Promise.all(informers.map(({ synced }) => synced)), patience]);
  clearTimeout(timer);
  return true;
}

/** All versions of a group that serve the same stored resource. */
function servedAs(catalogue: Catalogue, group: string, stored: string): readonly ServedResource[] {
  const versions = catalogue.group(group)?.versions ?? [];
  return versions
    .flatMap((version) => catalogue.resourcesOf(group, version))
    .filter(({ storageResource }) => storageResource === stored);
}

/** By store name, the version to watch: preferably the stored one, whose bytes need no conversion. */
function watchedTypes(resources: readonly ServedResource[]): ReadonlyMap<string, GroupVersionResource> {
  const types = new Map<string, GroupVersionResource>();
  for (const { definition, storageResource } of resources) {
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
