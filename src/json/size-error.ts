import { MAX_MEMBERS, MAX_VALUES } from './limits.js';

/** A limit of one body. */
export type JsonLimit = 'values' | 'members';

const WORDS: Readonly<Record<JsonLimit, string>> = {
  values: `${MAX_VALUES} values`,
  members: `${MAX_MEMBERS} members of one object`,
};

/** The bytes exceed a client's limit. */
export class JsonSizeError extends Error {
  /** @param limit the exceeded limit */
  constructor(limit: JsonLimit) {
    super(`limit is ${WORDS[limit]}`);
    this.name = 'JsonSizeError';
  }
}
