import { pause } from '../hostile/connection.js';
import type { ClientResults } from './client-results.js';
import type { PoliteClient } from './polite-client.js';

interface Item {
  readonly metadata: { readonly name: string; readonly resourceVersion: string };
  readonly data?: { readonly value?: string };
}

/** Longest time without an event or a bookmark while others write, in ms. */
const LONGEST_SILENCE = 60_000;

/** Lists a collection and follows it by watches, like an informer. */
export class Follower {
  readonly #client: PoliteClient;
  readonly #results: ClientResults;
  readonly #collection: string;
  /** What it knows: the value of each object by name. */
  readonly known = new Map<string, string>();
  #revision = '';
  events = 0;

  constructor(client: PoliteClient, results: ClientResults, collection: string) {
    this.#client = client;
    this.#results = results;
    this.#collection = collection;
  }

  async run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      if (this.#revision === '' && !(await this.#list())) {
        await pause(1_000, stop);
        continue;
      }
      await this.#watch(stop);
    }
  }

  async #list(): Promise<boolean> {
    const answer = await this.#client.ask('list', 'GET', this.#collection, 200);
    if (answer === undefined) return false;
    const list = JSON.parse(answer.text) as { metadata: { resourceVersion: string }; items: Item[] };
    this.known.clear();
    for (const item of list.items) this.known.set(item.metadata.name, item.data?.value ?? '');
    this.#revision = list.metadata.resourceVersion;
    return true;
  }

  async #watch(stop: AbortSignal): Promise<void> {
    const path = `${this.#collection}?watch=1&allowWatchBookmarks=true&resourceVersion=${this.#revision}`;
    let timer: NodeJS.Timeout | undefined;
    try {
      const message = await this.#client.open('GET', path);
      const end = (): void => void message.destroy();
      if (stop.aborted) end();
      else stop.addEventListener('abort', end, { once: true });
      if (message.statusCode !== 200) throw new Error(`status ${message.statusCode}`);
      timer = setTimeout(end, LONGEST_SILENCE);
      let rest = '';
      message.setEncoding('utf8');
      for await (const text of message as AsyncIterable<string>) {
        clearTimeout(timer);
        timer = setTimeout(() => message.destroy(new Error('no event in time')), LONGEST_SILENCE);
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) this.#heard(line);
      }
    } catch (error) {
      if (stop.aborted) return;
      this.#results.failed(`watch ${path}: ${String(error)}`);
      this.#revision = '';
    } finally {
      clearTimeout(timer);
    }
  }

  #heard(line: string): void {
    const { type, object } = JSON.parse(line) as { type: string; object: Item };
    if (type === 'ERROR') throw new Error(line);
    this.events += 1;
    this.#revision = object.metadata.resourceVersion;
    if (type === 'DELETED') this.known.delete(object.metadata.name);
    else if (type !== 'BOOKMARK') this.known.set(object.metadata.name, object.data?.value ?? '');
  }
}
