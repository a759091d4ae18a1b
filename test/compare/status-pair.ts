import { isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { StructuralSchema } from '../../src/schema/structural.js';
import type { Api } from '../support/api.js';
import { type Answer, exchange } from './exchange.js';
import { collectionPath, type ComparedKind } from './kinds.js';

/** How a status is written. */
export const STATUS_VERBS = ['put', 'merge', 'apply'] as const;
export type StatusVerb = (typeof STATUS_VERBS)[number];

/** A kind with a status endpoint. */
export interface StatusKind {
  readonly kind: ComparedKind;
  readonly schema: StructuralSchema;
  /** The object's members except kind, apiVersion and metadata. */
  readonly members: JsonObject;
  /** Which of the kind's samples that is. */
  readonly sample: number;
}

/** Both servers, each with the same object. */
export class StatusPair {
  readonly #apis: readonly [Api, Api];
  readonly #kind: StatusKind;
  readonly #collection: string;
  #name: string;
  #made = 0;
  requests = 0;

  constructor(apis: readonly [Api, Api], kind: StatusKind, namespace: string, name: string) {
    this.#apis = apis;
    this.#kind = kind;
    this.#collection = collectionPath(kind.kind, namespace);
    this.#name = name;
  }

  get #one(): string {
    return `${this.#collection}/${this.#name}`;
  }

  get #head(): JsonObject {
    const { group, version, kind } = this.#kind.kind;
    return { apiVersion: group === '' ? version : `${group}/${version}`, kind };
  }

  #both(step: (at: number) => Parameters<typeof exchange>[1]): Promise<[Answer, Answer]> {
    this.requests += 2;
    return Promise.all(this.#apis.map((api, at) => exchange(api, step(at)))) as Promise<[Answer, Answer]>;
  }

  /** Recreates the object with a status. */
  async reset(status: JsonValue): Promise<readonly [Answer, Answer]> {
    await this.#both(() => ({
      method: 'DELETE',
      path: `${this.#one}?gracePeriodSeconds=0&propagationPolicy=Background`,
    }));
    // A namespace is not deleted at once.
    if (this.#kind.kind.resource === 'namespaces')
      this.#name = `${this.#name.replace(/-again-.*/, '')}-again-${this.#made++}`;
    const metadata = { name: this.#name };
    const made = await this.#both(() => ({
      method: 'POST',
      path: this.#collection,
      body: { ...this.#head, ...this.#kind.members, metadata },
    }));
    if (made.some((answer) => answer.status !== 201)) return made;
    return isJsonObject(status) && Object.keys(status).length === 0 ? made : this.write('put', status);
  }

  /** Writes the status of the object. */
  async write(verb: StatusVerb, status: JsonValue): Promise<readonly [Answer, Answer]> {
    const path = `${this.#one}/status`;
    if (verb === 'merge') {
      return this.#both(() => ({ method: 'PATCH', path, body: { status }, type: 'application/merge-patch+json' }));
    }
    if (verb === 'apply') {
      const body = { ...this.#head, metadata: { name: this.#name }, status };
      const query = '?fieldManager=applier&force=true';
      return this.#both(() => ({ method: 'PATCH', path: path + query, body, type: 'application/apply-patch+yaml' }));
    }
    const stored = await this.#both(() => ({ method: 'GET', path: this.#one }));
    return this.#both((at) => ({
      method: 'PUT',
      path,
      body: { ...(JSON.parse(stored[at]!.text) as JsonObject), status },
    }));
  }
}
