import { differencesOf, normalise } from '../normalise.js';
import { comparableObject, type Ranks, type Received, type ReceivedEvent, versionsIn } from './received.js';
import type { WatchRequest } from './watch-requests.js';

/** A stream with only the events of the objects of one round. */
export interface RoundStream extends Received {
  /** The columns of its tables. */
  readonly columns: string;
}

/** The reference has two messages for it. */
const EXPIRED = 'The resourceVersion for the provided watch is too old.';

/**
 * Differences between the streams of the reference and of this server: heads, then the sequence of events, then their
 * objects, then their bytes. Empty when they are alike.
 *
 * @param ranks the versions of either server
 */
export function streamDifferences(
  request: WatchRequest,
  pair: readonly [RoundStream, RoundStream],
  ranks: readonly [Ranks, Ranks],
): readonly string[] {
  const [theirs, ours] = pair;
  const plain = { status: 200, warnings: [] };
  // Version 1 may be kept or not, depending on the age of the server and of its cache.
  const expired = [theirs, ours].map(({ events }) => events.some(({ text }) => text.includes('"code":410')));
  if (request.path.includes('resourceVersion=1&') || request.path.endsWith('resourceVersion=1')) {
    if (expired[0] !== expired[1]) return [];
  }
  const messages = [theirs, ours].every(({ facts }) => facts['messages'] !== undefined) ? {} : { messages: 'none' };
  const bothUnfit = theirs.status === 406 && ours.status === 406;
  const [head, ourHead] = pair.map(({ status, facts, body }) => ({
    ...plain,
    body: { status, ...(bothUnfit ? withoutWarning(facts) : facts), ...messages, answer: parsedBody(body, bothUnfit) },
  }));
  const heads = differencesOf(head!, ourHead!);
  const events = pair.map(({ events: all }) => all.filter((event) => !isPlainBookmark(event)));
  const [left, right] = events.map((all, at) => all.map((event) => described(event, ranks[at as 0 | 1])));
  if (left!.join('; ') !== right!.join('; ')) {
    return [...heads, `sequence\n     ${left!.join('; ')}\n     ${right!.join('; ')}`];
  }
  const objects = events.map((all, at) => all.map((event) => comparableObject(event, ranks[at as 0 | 1])));
  const lines = [...heads, ...differencesOf({ ...plain, body: objects[0] }, { ...plain, body: objects[1] })];
  lines.push(...bookmarkDifferences(request, pair, ranks));
  const columns = pair.map((one) => one.columns);
  if (columns[0] !== columns[1] && events[0]!.length > 0) lines.push(`columns ${columns.join(' | ')}`);
  if (lines.length > 0) return lines;
  for (const [at, event] of events[0]!.entries()) {
    const other = events[1]![at]!;
    if (event.frame !== other.frame) return [`frame of ${left![at]}: ${event.frame} | ${other.frame}`];
  }
  return [];
}

/** Bookmarks that do not end the initial events: whether there are any, and the first of each side. */
function bookmarkDifferences(
  request: WatchRequest,
  pair: readonly [RoundStream, RoundStream],
  ranks: readonly [Ranks, Ranks],
): readonly string[] {
  const [theirs, ours] = pair.map(({ events }, at) => {
    const bookmark = events.find(isPlainBookmark);
    return bookmark === undefined ? undefined : comparableObject(bookmark, ranks[at as 0 | 1]);
  });
  if (!request.path.includes('allowWatchBookmarks')) {
    return theirs === undefined && ours === undefined ? [] : ['a bookmark that was not requested'];
  }
  // The reference leaves some out: those of Events, which it does not cache, and others at times.
  if (theirs === undefined) return [];
  const plain = { status: 200, warnings: [] };
  return differencesOf({ ...plain, body: { bookmark: theirs } }, { ...plain, body: { bookmark: ours } });
}

/** @param unfit a 406, whose message is worded otherwise and may come with empty details (docs/differences.md) */
function parsedBody(text: string, unfit: boolean): unknown {
  if (text === '') return undefined;
  const { body } = normalise({ status: 200, type: '', warnings: [], text });
  return unfit && typeof body === 'object' && body !== null ? { ...body, message: '', details: undefined } : body;
}

/** Of the two layers of the reference that answer 406, only one warns about deprecated kinds. */
function withoutWarning(facts: Received['facts']): Received['facts'] {
  const { warning: _warning, ...headers } = facts['headers'] as Record<string, unknown>;
  return { ...facts, headers };
}

function isPlainBookmark({ type, text }: ReceivedEvent): boolean {
  return type === 'BOOKMARK' && !text.includes('initial-events-end');
}

/** `MODIFIED x 3`: the rank is that of the object's version. */
function described({ type, text }: ReceivedEvent, ranks: Ranks): string {
  const object = JSON.parse(text) as {
    readonly metadata?: { readonly name?: string };
    readonly message?: string;
    readonly rows?: { readonly cells: unknown[]; readonly object?: { metadata?: { name?: string } } }[];
  };
  if (type === 'ERROR')
    return `ERROR ${object.message?.replace(/\d+/g, '0').replace(/^too old resource version: 0 \(0\)$/, EXPIRED)}`;
  const versions = versionsIn(text).map((version) =>
    type === 'BOOKMARK' ? Math.trunc(Number(ranks.of(version).replace('+', ''))) : ranks.of(version),
  );
  const rows = object.rows?.map(({ cells, object: shown }) => shown?.metadata?.name ?? String(cells[0])).join();
  return `${type} ${rows ?? object.metadata?.name ?? ''} ${versions.join()}`;
}
