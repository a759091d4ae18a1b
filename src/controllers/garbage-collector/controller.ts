import { createControlLoop } from '../../client/control-loop.js';
import type { Controller, ControllerParts } from '../controller.js';
import { collect } from './collect.js';
import { isOwner, type Node, OwnerGraph } from './graph.js';
import { reportForeignOwners } from './foreign-owners.js';
import { createMonitors } from './monitors.js';
import { Owners } from './owners.js';

/** How long to wait for all kinds to sync before starting without some of them, in ms. */
const SYNC_TIMEOUT = 30_000;
/** Concurrent workers: deletions that come together are committed together. */
const WORKERS = 40;
/** Retry interval of an object that could not be decided, in ms. */
const BACKOFF = { first: 100, longest: 30_000 };

/**
 * Deletes objects whose owners are all gone, and carries out foreground and orphaning deletions, for every served kind,
 * also custom ones created later.
 */
export function createGarbageCollector(parts: ControllerParts): Controller {
  const { client, catalogue } = parts;
  const graph = new OwnerGraph();
  const owners = new Owners(client, catalogue, graph);
  const announced = new WeakSet<Node>();
  const foreign = reportForeignOwners(parts);
  // Dependents of one owner share a lane: thousands of them do not delay the few of another one.
  const look = (uid: string): void => loop.enqueue(uid, graph.get(uid)?.owners[0]?.uid);
  const loop = createControlLoop({
    name: 'garbage-collector',
    async reconcile(uid, signal) {
      await monitors.settling();
      const node = graph.get(uid);
      for (const reference of node?.owners ?? []) {
        const owner = graph.get(reference.uid);
        if (node !== undefined && owner !== undefined && !isOwner(owner, reference, node.namespace)) {
          foreign.report(node, reference, owner);
        }
      }
      return await collect({ client, graph, owners, look, announced }, uid, signal);
    },
    onError: parts.onError,
    workers: WORKERS,
    backoff: BACKOFF,
  });
  const monitors = createMonitors(parts, graph, look);
  let stopped = false;
  return {
    start() {
      monitors.start();
      const late = new Promise<void>((resolve) => setTimeout(resolve, SYNC_TIMEOUT).unref());
      // Deciding before all owners are known only costs requests: each missing one is looked up.
      void Promise.race([monitors.synced(), late]).then(() => {
        if (!stopped) loop.start();
      });
    },
    async stop() {
      stopped = true;
      monitors.stop();
      await loop.stop();
    },
  };
}
