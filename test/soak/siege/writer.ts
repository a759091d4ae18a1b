import { pause } from '../hostile/connection.js';
import type { PoliteClient } from './polite-client.js';

/** Objects that a writer keeps; older ones are deleted. */
const KEPT = 30;
/** Pause between two writes, in ms. */
const PAUSE = 40;

/** Creates, changes and deletes objects of its own, and records what was acknowledged. */
export class Writer {
  readonly #client: PoliteClient;
  readonly #collection: string;
  readonly #name: string;
  readonly acknowledged = new Map<string, string>();
  /** Objects in unknown state: a request for them failed, and may have taken effect. */
  readonly unknown = new Set<string>();

  constructor(client: PoliteClient, collection: string, name: string) {
    this.#client = client;
    this.#collection = collection;
    this.#name = name;
  }

  async run(stop: AbortSignal): Promise<void> {
    for (let count = 0; !stop.aborted; count += 1) {
      const name = `${this.#name}-${count}`;
      if (await this.#create(name, String(count))) await this.#change(name, `${count} changed`);
      const [oldest] = this.acknowledged.keys();
      if (this.acknowledged.size > KEPT && oldest !== undefined) await this.#delete(oldest);
      await pause(PAUSE, stop);
    }
  }

  async #create(name: string, value: string): Promise<boolean> {
    const object = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name, labels: { writer: this.#name } },
      data: { value },
    };
    const answer = await this.#client.ask('create', 'POST', this.#collection, 201, object);
    if (answer !== undefined) this.acknowledged.set(name, value);
    else this.unknown.add(name);
    return answer !== undefined;
  }

  async #change(name: string, value: string): Promise<void> {
    const answer = await this.#client.ask('patch', 'PATCH', `${this.#collection}/${name}`, 200, { data: { value } });
    if (answer !== undefined) this.acknowledged.set(name, value);
    else this.unknown.add(name);
  }

  async #delete(name: string): Promise<void> {
    const answer = await this.#client.ask('delete', 'DELETE', `${this.#collection}/${name}`, 200);
    if (answer === undefined) this.unknown.add(name);
    this.acknowledged.delete(name);
  }
}
