import type { Api, ApiResponse, ApiWatch, ApiWatchEvent } from '../../support/api.js';
import type { Operation, Stretch } from './history.js';
import type { ModelServers } from './servers.js';

/** Targets and end of clients. */
export interface ClientParts {
  readonly servers: ModelServers;
  readonly collection: string;
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
  const { servers, collection, stop, below } = parts;
  for (let count = 0; !stop.aborted; count += 1) {
    const name = below(2) === 0 ? `shared-${below(5)}` : `w${writer}-${below(10)}`;
    const api = servers.api(below(3));
    const began = performance.now();
    const found = await answerOf(api.get(`${collection}/${name}`));
    if (found === undefined || ![200, 404].includes(found.status)) {
      await pause(50);
      continue;
    }
    const there = found.status === 200;
    const revision = there ? Number(found.json['metadata'].resourceVersion) : 0;
    const value = there ? (found.json['data'].value as string) : '';
    operations.push({ kind: 'read', name, revision, value, began, ended: performance.now() });
    await change(servers.api(below(3)), parts, { name, revision, next: `${writer}.${count}` }, operations);
    await pause(below(20));
  }
}

interface Change {
  readonly name: string;
  /** The current value; 0 for none. */
  readonly revision: number;
  readonly next: string;
}

async function change(
  api: Api,
  { collection, below }: ClientParts,
  { name, revision, next }: Change,
  operations: Operation[],
): Promise<void> {
  const path = `${collection}/${name}`;
  if (revision > 0 && below(6) === 0) {
    const preconditions = { preconditions: { resourceVersion: String(revision) } };
    // Its answer lacks the version of the deletion; events have it.
    await answerOf(api.delete(path, preconditions));
    return;
  }
  const began = performance.now();
  const labels = { parity: String(Number(name.at(-1)) % 2) };
  const metadata = { name, labels, ...(revision === 0 ? {} : { resourceVersion: String(revision) }) };
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { value: next } };
  const answer = await answerOf(revision === 0 ? api.post(collection, object) : api.put(path, object));
  if (answer === undefined || answer.status > 201) return;
  const written = Number(answer.json['metadata'].resourceVersion);
  const ended = performance.now();
  operations.push({ kind: 'write', name, revision: written, previous: revision, value: next, began, ended });
}

/** How a watcher behaves. */
export interface WatcherKind {
  /** Only objects with an even number. */
  readonly selective: boolean;
  /** Stops reading now and then. */
  readonly slow: boolean;
  /** Disconnects now and then and resumes. */
  readonly resuming: boolean;
}

/** Follows the collection by a list and watches, like an informer, on any running server. */
export class Watcher {
  readonly #parts: ClientParts;
  readonly #kind: WatcherKind;
  readonly stretches: Stretch[] = [];
  /** What it knows: the value of each object. */
  readonly known = new Map<string, string>();
  readonly faults: string[] = [];
  revision = 0;
  #api: Api | undefined;

  constructor(parts: ClientParts, kind: WatcherKind) {
    this.#parts = parts;
    this.#kind = kind;
  }

  get selective(): boolean {
    return this.#kind.selective;
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

  #query(): string {
    return this.#kind.selective ? 'labelSelector=parity%3D0' : '';
  }

  async #list(): Promise<void> {
    const answer = await answerOf(this.#api!.get(`${this.#parts.collection}?${this.#query()}`));
    if (answer?.status !== 200) throw new Error('no list');
    this.known.clear();
    for (const { metadata, data } of answer.json['items']) this.known.set(metadata.name, data.value);
    this.revision = Number(answer.json['metadata'].resourceVersion);
    this.stretches.push({ from: this.revision, events: [] });
  }

  async #watch(stop: AbortSignal): Promise<void> {
    const { below, collection } = this.#parts;
    const seconds = this.#kind.resuming ? 1 + below(3) : 300;
    const query = `watch=1&allowWatchBookmarks=true&timeoutSeconds=${seconds}&resourceVersion=${this.revision}`;
    const watch = await this.#api!.watch(`${collection}?${query}&${this.#query()}`);
    const closed = (): void => watch.close();
    stop.addEventListener('abort', closed, { once: true });
    const silence = this.#watchOver(watch);
    try {
      let taken = 0;
      let ended = false;
      void watch.ended.then(() => (ended = true));
      while (!ended || taken < watch.events.length) {
        while (taken < watch.events.length) this.#heard(watch.events[taken++]!);
        if (this.#kind.slow && below(40) === 0) {
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
    const name = object['metadata'].name as string;
    const value = object['data'].value as string;
    this.stretches.at(-1)!.events.push({ revision, name, type, value });
    if (type === 'DELETED') this.known.delete(name);
    else this.known.set(name, value);
  }
}
