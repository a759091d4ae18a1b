import { setTimeout as delay } from 'node:timers/promises';
import { hasKubectl } from '../../support/kubectl.js';
import { pause } from '../hostile/connection.js';
import { CommandRunner } from './command-runner.js';
import { Follower } from './follower.js';
import { ClientResults } from './client-results.js';
import { PoliteClient, type PoliteTarget } from './polite-client.js';
import { Writer } from './writer.js';

/** Targets of well-behaved clients. */
export const GOOD = 'polite';
const MAPS = `/api/v1/namespaces/${GOOD}/configmaps`;
/** Pause between two requests of a reader and of a probe, in ms. */
const READ_PAUSE = 30;
const PROBE_PAUSE = 500;
/** Longest delay until followers get the last writes, in ms. */
const LONGEST_CATCH_UP = 30_000;

/** Running well-behaved clients. */
export class PoliteClients {
  readonly results = new ClientResults();
  readonly #writers: Writer[] = [];
  readonly #followers: Follower[] = [];
  readonly #commands: CommandRunner[] = [];
  readonly #stopWriting = new AbortController();
  readonly #stopFollowing = new AbortController();
  readonly #writing: Promise<void>[] = [];
  readonly #following: Promise<void>[] = [];
  readonly #client: PoliteClient;

  /**
   * Starts them: of every ten four writers, three followers, a reader, a probe without credentials, and a kubectl if
   * installed, else another reader.
   *
   * @param users whom they act as in turn
   */
  constructor(count: number, users: readonly PoliteTarget[], kubeconfig: string, folder: string) {
    const kubectl = hasKubectl();
    this.#client = new PoliteClient(users[0]!, this.results);
    for (let at = 0; at < count; at += 1) {
      const user = users[at % users.length]!;
      const client = new PoliteClient(user, this.results);
      const role = at % 10;
      if (role < 4) this.#writers.push(new Writer(client, MAPS, `w${at}`));
      else if (role < 7) this.#followers.push(new Follower(client, this.results, MAPS));
      else if (role === 7) this.#writing.push(this.#probe(user));
      else if (role === 8 && kubectl) this.#commands.push(new CommandRunner(kubeconfig, folder, GOOD, `k${at}`));
      else this.#writing.push(this.#read(client));
    }
    this.#writing.push(...[...this.#writers, ...this.#commands].map((one) => one.run(this.#stopWriting.signal)));
    this.#following.push(...this.#followers.map((one) => one.run(this.#stopFollowing.signal)));
  }

  get events(): number {
    return this.#followers.reduce((sum, { events }) => sum + events, 0);
  }

  get commands(): { readonly run: number; readonly slowest: number; readonly failures: readonly string[] } {
    return {
      run: this.#commands.reduce((sum, { run: _run, times }) => sum + times.length, 0),
      slowest: Math.max(0, ...this.#commands.flatMap(({ times }) => times)),
      failures: this.#commands.flatMap(({ failures }) => failures),
    };
  }

  /**
   * Ends them and compares their views with the server.
   *
   * @returns acknowledged writes that are missing or different; followers' differences from the server
   */
  async stop(): Promise<{ readonly lost: readonly string[]; readonly missed: readonly string[] }> {
    this.#stopWriting.abort();
    await Promise.all(this.#writing);
    const present = await this.#present();
    if (present === undefined) {
      this.#stopFollowing.abort();
      await Promise.all(this.#following);
      return { lost: ['nothing can be read'], missed: [] };
    }
    const acknowledged = new Map(this.#writers.flatMap((writer) => [...writer.acknowledged]));
    const deadline = performance.now() + LONGEST_CATCH_UP;
    const behind = (): string[] => this.#followers.flatMap(({ known }) => differences(present, known));
    while (behind().length > 0 && performance.now() < deadline) await delay(100);
    this.#stopFollowing.abort();
    await Promise.all(this.#following);
    const unknown = new Set(this.#writers.flatMap((writer) => [...writer.unknown]));
    const lost = differences(acknowledged, present).filter((what) => !unknown.has(what.split(':')[0]!));
    return { lost, missed: behind() };
  }

  /** The writers' objects according to the server; undefined without an answer. */
  async #present(): Promise<ReadonlyMap<string, string> | undefined> {
    const answer = await this.#client.ask('list', 'GET', `${MAPS}?labelSelector=writer`, 200);
    if (answer === undefined) return undefined;
    const { items } = JSON.parse(answer.text) as {
      items: { metadata: { name: string }; data: { value: string } }[];
    };
    return new Map(items.map(({ metadata, data }) => [metadata.name, data.value]));
  }

  async #read(client: PoliteClient): Promise<void> {
    for (let count = 0; !this.#stopWriting.signal.aborted; count += 1) {
      if (count % 5 === 0) await client.ask('list', 'GET', `${MAPS}?limit=50`, 200);
      else await client.ask('get', 'GET', '/api/v1/namespaces/default', 200);
      await pause(READ_PAUSE, this.#stopWriting.signal);
    }
  }

  /** A new connection each time. */
  async #probe({ host, port, ca }: PoliteTarget): Promise<void> {
    const client = new PoliteClient({ host, port, ca }, this.results, false);
    while (!this.#stopWriting.signal.aborted) {
      await client.ask('probe', 'GET', '/livez', 200);
      await pause(PROBE_PAUSE, this.#stopWriting.signal);
    }
  }
}

/** Missing, different and extra entries of `found` compared with `expected`. */
function differences(expected: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  const wrong = [...expected].filter(([name, value]) => found.get(name) !== value);
  const more = [...found.keys()].filter((name) => !expected.has(name));
  return [
    ...wrong.map(([name, value]) => `${name}: ${found.get(name) ?? 'absent'} instead of ${value}`),
    ...more.map((name) => `${name}: should not be there`),
  ];
}
