import { MAX_MEMBERS, MAX_VALUES } from './limits.js';

/** A bound of what one body may hold. */
export type JsonLimit = 'values' | 'members';

const WORDS: Readonly<Record<JsonLimit, string>> = {
  values: `${MAX_VALUES} values`,
  members: `${MAX_MEMBERS} members of one object`,
};

/** The bytes hold more than is taken from a client, whatever they say. */
export class JsonSizeError extends Error {
  /** @param limit the bound that is passed */
  constructor(limit: JsonLimit) {
    super(`limit is ${WORDS[limit]}`);
    this.name = 'JsonSizeError';
  }
}
