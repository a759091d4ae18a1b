import { waitFor } from '../../support/wait-for.js';
import { type ClientParts, Watcher, type WatcherPlan, write } from './clients.js';
import { History, objectFaults, type Operation, watchFaults } from './history.js';
import { createKinds, KINDS } from './kinds.js';
import { ModelServers } from './servers.js';

/** How long and how many. */
export interface ModelOptions {
  readonly milliseconds: number;
  readonly writers: number;
  readonly watchers: number;
  readonly seed: number;
}

/** Results of a run. */
export interface ModelResult {
  readonly changes: number;
  readonly operations: number;
  /** Events of all watchers together. */
  readonly delivered: number;
  /** Failures injected into servers and database. */
  readonly events: readonly string[];
  /** Faults found. */
  readonly faults: readonly string[];
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Writers and watchers on three servers with one database, while servers are killed and frozen, connections freeze, the
 * database crashes and its standby takes over. Each watcher's view ends equal to a list, no change is missed, repeated
 * or reordered, and the histories of single objects are linearizable.
 */
export async function runModel({ milliseconds, writers, watchers, seed }: ModelOptions): Promise<ModelResult> {
  const servers = await ModelServers.start(3);
  const writing = new AbortController();
  const watching = new AbortController();
  try {
    await createKinds(servers);
    const parts = { servers, stop: writing.signal, below: choices(seed) };
    const operations: Operation[] = [];
    const followers = Array.from({ length: watchers }, (_, at) => new Watcher(parts, planOf(at)));
    const following = followers.map((follower) => follower.run(watching.signal));
    await waitFor('all watchers to have listed', () => followers.every(({ revision }) => revision > 0));
    const work = Array.from({ length: writers }, (_, at) => write(parts, at, operations));
    await disturb(parts, milliseconds);
    writing.abort();
    await Promise.all(work);
    const left = await settle(servers, followers);
    watching.abort();
    await Promise.all(following);
    return { ...judge(followers, operations, left), events: servers.events };
  } finally {
    writing.abort();
    watching.abort();
    await servers.stop();
  }
}

/** The kinds and their selectors in turn; some watchers are slow, resuming, or both. */
function planOf(at: number): WatcherPlan {
  const kind = KINDS[at % KINDS.length]!;
  const selector = kind.selectors[Math.floor(at / KINDS.length) % kind.selectors.length];
  return { kind, selector, slow: at % 3 === 1, resuming: at % 5 > 2 };
}

/** Numbers determined by the seed; their effect on clients and servers depends on time. */
function choices(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** One failure after the other, each kind in turn; the standby takes over in the middle. */
async function disturb({ servers, below }: ClientParts, milliseconds: number): Promise<void> {
  const started = performance.now();
  const troubles = [
    () => servers.killServer(below(3)),
    () => servers.freezeServer(below(3), 1000 + below(5000)),
    () => servers.freezeConnections(500 + below(2000)),
    () => servers.crashDatabase(),
  ];
  let count = 0;
  for (; performance.now() - started < milliseconds || count < troubles.length; count += 1) {
    if (count === troubles.length) await servers.failOver();
    await troubles[count % troubles.length]!();
    await pause(1000 + below(2000));
  }
  if (count <= troubles.length) await servers.failOver();
  await pause(1000);
}

/** Waits until every watcher's view equals a list; returns the remaining differences. */
async function settle(servers: ModelServers, followers: readonly Watcher[]): Promise<string[]> {
  let different: string[] = [];
  const settled = waitFor('all watchers to know what a list says', async () => {
    const all = await everything(servers);
    if (all === undefined) return false;
    different = followers.flatMap((follower, at) => {
      const expected = all.filter(([name, value]) => follower.watches(name) && follower.sees(value));
      const same =
        expected.length === follower.known.size &&
        expected.every(([name, value]) => follower.known.get(name) === value);
      return same
        ? []
        : [`watcher ${at} knows ${follower.known.size} objects, a list ${expected.length}, or other values`];
    });
    return different.length === 0;
  });
  return settled.then(
    () => [],
    () => different,
  );
}

/** Names and values of all objects; undefined while a list fails. */
async function everything(servers: ModelServers): Promise<(readonly [name: string, value: string])[] | undefined> {
  const all: (readonly [string, string])[] = [];
  for (const { collection, plural, valueOf } of KINDS) {
    const answer = await servers
      .api(0)
      .get(collection)
      .catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    for (const item of answer.json['items']) all.push([`${plural}/${item.metadata.name}`, valueOf(item)]);
  }
  return all;
}

function judge(
  followers: readonly Watcher[],
  operations: readonly Operation[],
  left: readonly string[],
): Omit<ModelResult, 'events'> {
  const history = new History();
  for (const { selective, stretches } of followers)
    if (!selective) for (const stretch of stretches) history.add(stretch);
  const changes = history.sorted();
  const faults = [
    ...left,
    ...history.faults,
    ...followers.flatMap((follower, at) => {
      const ofKind = changes.filter(({ name }) => follower.watches(name));
      const found = watchFaults(follower.stretches, ofKind, (value) => follower.sees(value));
      return [...follower.faults, ...found.map((fault) => `watcher ${at}: ${fault}`)];
    }),
    ...objectFaults(operations, history),
  ];
  const delivered = followers.reduce(
    (sum, { stretches }) => sum + stretches.reduce((all, one) => all + one.events.length, 0),
    0,
  );
  return { changes: changes.length, operations: operations.length, delivered, faults: faults.slice(0, 50) };
}
