import type { Api, ApiResponse, ApiWatch, ApiWatchEvent } from '../../support/api.js';
import type { Operation, Stretch } from './history.js';
import { isSelected, KINDS, type ModelKind, PARTS, queryOf, type Selector, valueIn } from './kinds.js';
import type { ModelServers } from './servers.js';

/** Targets and end of clients. */
export interface ClientParts {
  readonly servers: ModelServers;
  readonly stop: AbortSignal;
  /** A number from 0 to `bound`, exclusive. */
  readonly below: (bound: number) => number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Longest wait for an answer; a server may be frozen or gone. In ms. */
const LONGEST_ANSWER = 20_000;

/** The answer, or undefined without one in time: then the outcome is unknown. */
async function answerOf(sent: Promise<ApiResponse>): Promise<ApiResponse | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), LONGEST_ANSWER)));
  const answered = sent.catch(() => undefined);
  const answer = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answer;
}

/** Writes objects of its own and objects shared by all writers, by compare-and-swap, and reads them. */
export async function write(parts: ClientParts, writer: number, operations: Operation[]): Promise<void> {
  const { servers, stop, below } = parts;
  for (let count = 0; !stop.aborted; count += 1) {
    const kind = KINDS[below(KINDS.length)]!;
    const ownName = below(2) === 0 ? `shared-${below(5)}` : `w${writer}-${below(10)}`;
    const name = nameIn(kind, ownName);
    const api = servers.api(below(3));
    const began = performance.now();
    const found = await answerOf(api.get(`${kind.collection}/${ownName}`));
    if (found === undefined || ![200, 404].includes(found.status)) {
      await pause(50);
      continue;
    }
    const there = found.status === 200;
    const revision = there ? Number(found.json['metadata'].resourceVersion) : 0;
    const value = there ? kind.valueOf(found.json) : '';
    operations.push({ kind: 'read', name, revision, value, began, ended: performance.now() });
    const next = valueIn(below(PARTS), writer, count);
    await change(servers.api(below(3)), parts, { kind, ownName, revision, next }, operations);
    await pause(below(20));
  }
}

interface Change {
  readonly kind: ModelKind;
  readonly ownName: string;
  /** The current value; 0 for none. */
  readonly revision: number;
  readonly next: string;
}

async function change(
  api: Api,
  { below }: ClientParts,
  { kind, ownName, revision, next }: Change,
  operations: Operation[],
): Promise<void> {
  const { collection } = kind;
  const name = nameIn(kind, ownName);
  const path = `${collection}/${ownName}`;
  if (revision > 0 && below(6) === 0) {
    const preconditions = { preconditions: { resourceVersion: String(revision) } };
    // Its answer lacks the version of the deletion; events have it.
    await answerOf(api.delete(path, preconditions));
    return;
  }
  const began = performance.now();
  const metadata = { name: ownName, ...(revision === 0 ? {} : { resourceVersion: String(revision) }) };
  const object = kind.body(metadata, next);
  const answer = await answerOf(revision === 0 ? api.post(collection, object) : api.put(path, object));
  if (answer === undefined || answer.status > 201) return;
  const written = Number(answer.json['metadata'].resourceVersion);
  const ended = performance.now();
  operations.push({ kind: 'write', name, revision: written, previous: revision, value: next, began, ended });
}

/** The name of an object in the histories. */
function nameIn(kind: ModelKind, name: string): string {
  return `${kind.plural}/${name}`;
}

/** What a watcher watches, and how it behaves. */
export interface WatcherPlan {
  readonly kind: ModelKind;
  readonly selector: Selector;
  /** Stops reading now and then. */
  readonly slow: boolean;
  /** Disconnects now and then and resumes. */
  readonly resuming: boolean;
}

/** Follows the collection by a list and watches, like an informer, on any running server. */
export class Watcher {
  readonly #parts: ClientParts;
  readonly #plan: WatcherPlan;
  readonly stretches: Stretch[] = [];
  /** What it knows: the value of each object. */
  readonly known = new Map<string, string>();
  readonly faults: string[] = [];
  revision = 0;
  #api: Api | undefined;

  constructor(parts: ClientParts, plan: WatcherPlan) {
    this.#parts = parts;
    this.#plan = plan;
  }

  get selective(): boolean {
    return this.#plan.selector !== undefined;
  }

  /** Whether it watches the kind of an object of the histories. */
  watches(name: string): boolean {
    return name.startsWith(nameIn(this.#plan.kind, ''));
  }

  /** Whether it sees an object of its kind with the value. */
  sees(value: string): boolean {
    return !this.selective || isSelected(value);
  }

  async run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      try {
        // After a failure another server, which must continue the same history.
        this.#api = this.#parts.servers.api(this.#parts.below(3), this.#api);
        if (this.revision === 0) await this.#list();
        else await this.#watch(stop);
      } catch {
        await pause(100);
      }
    }
  }

  async #list(): Promise<void> {
    const { kind, selector } = this.#plan;
    const answer = await answerOf(this.#api!.get(`${kind.collection}?${queryOf(selector)}`));
    if (answer?.status !== 200) throw new Error('no list');
    this.known.clear();
    for (const item of answer.json['items']) this.known.set(nameIn(kind, item.metadata.name), kind.valueOf(item));
    this.revision = Number(answer.json['metadata'].resourceVersion);
    this.stretches.push({ from: this.revision, events: [] });
  }

  async #watch(stop: AbortSignal): Promise<void> {
    const { below } = this.#parts;
    const { kind, selector, slow, resuming } = this.#plan;
    const seconds = resuming ? 1 + below(3) : 300;
    const query = `watch=1&allowWatchBookmarks=true&timeoutSeconds=${seconds}&resourceVersion=${this.revision}`;
    const watch = await this.#api!.watch(`${kind.collection}?${query}&${queryOf(selector)}`);
    const closed = (): void => watch.close();
    stop.addEventListener('abort', closed, { once: true });
    const silence = this.#watchOver(watch);
    try {
      let taken = 0;
      let ended = false;
      void watch.ended.then(() => (ended = true));
      while (!ended || taken < watch.events.length) {
        while (taken < watch.events.length) this.#heard(watch.events[taken++]!);
        if (slow && below(40) === 0) {
          watch.pause();
          await pause(below(2000));
          watch.resume();
        }
        await pause(20);
      }
    } finally {
      stop.removeEventListener('abort', closed);
      clearInterval(silence);
      watch.close();
    }
  }

  /** A frozen server is silent for long: the client disconnects. */
  #watchOver(watch: ApiWatch): NodeJS.Timeout {
    let seen = 0;
    let quiet = 0;
    return setInterval(() => {
      quiet = watch.events.length === seen ? quiet + 1 : 0;
      seen = watch.events.length;
      if (quiet > 10) watch.close();
    }, 1000);
  }

  #heard({ type, object }: ApiWatchEvent): void {
    if (type === 'ERROR') {
      // Its version expired, or it fell behind: a client lists again.
      if (object['code'] === 410) this.revision = 0;
      else if (object['code'] !== 429) this.faults.push(`an ERROR event: ${JSON.stringify(object)}`);
      return;
    }
    const revision = Number(object['metadata'].resourceVersion);
    this.revision = Math.max(this.revision, revision);
    if (type === 'BOOKMARK') return;
    const { kind } = this.#plan;
    const name = nameIn(kind, object['metadata'].name as string);
    const value = kind.valueOf(object);
    this.stretches.at(-1)!.events.push({ revision, name, type, value });
    if (type === 'DELETED') this.known.delete(name);
    else this.known.set(name, value);
  }
}
