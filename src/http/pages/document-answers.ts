import type { AcceptEntry } from '../../codec/negotiate.js';
import { headerList } from '../../meta/header-list.js';
import { RecentCache } from '../../meta/recent-cache.js';
import type { PublishedDocument } from '../../publishing/cached.js';
import type { PageAnswer, PageRequest } from './page.js';

/** The form that every document has. */
export const JSON_TYPE = 'application/json';
/** YAML, which discovery documents support, too. */
export const YAML_TYPE = 'application/yaml';

/** kube-apiserver ignores the method of most documents. */
export const ANY_METHOD = { anyMethod: true } as const;

/** The media type of a document that an `Accept` entry matches; a wildcard matches the first one. */
export function acceptedType({ type, subtype }: AcceptEntry, types: readonly string[]): string | undefined {
  const name = `${type}/${subtype}`;
  return name === '*/*' || name === 'application/*' ? types[0] : types.find((known) => known === name);
}

/** A body without content. */
export const NOTHING = Buffer.alloc(0);

/** An unused form is evicted after this time, in ms. */
const IDLE = 10 * 60_000;

/** Converts documents to other forms, once for all requests, and caches those in use up to `maxCost`. */
export function keptForms(
  { maxCost, costOf }: { readonly maxCost: number; readonly costOf: (document: PublishedDocument) => number },
  encode: (json: string) => Promise<Buffer>,
): (document: PublishedDocument) => Promise<Buffer> {
  const kept = new RecentCache<PublishedDocument, Promise<Buffer>>({ maxCost, idle: IDLE });
  return (document) => {
    const known = kept.get(document);
    if (known !== undefined) return known;
    const made = encode(document.bytes.toString('utf8'));
    kept.set(document, made, costOf(document));
    made.catch(() => kept.delete(document));
    return made;
  };
}

/** The document, or 304 for a client that has it. */
export function tagged(
  request: PageRequest,
  { bytes, hash }: PublishedDocument,
  contentType: string,
  more: Readonly<Record<string, string>>,
): PageAnswer {
  const headers = { etag: `"${hash}"`, vary: 'Accept', ...more };
  const answer = { contentType, headers, ...ANY_METHOD };
  if (isHeld(request.header('if-none-match'), headers.etag)) return { ...answer, status: 304, body: NOTHING };
  return { ...answer, status: 200, body: bytes };
}

/** Whether an `If-None-Match` header matches the tag, in a list, weak, or with `*` (RFC 9110 §13.1.2). */
function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return headerList([header]).some((each) => [tag, '*'].includes(each.replace(/^W\//, '')));
}
