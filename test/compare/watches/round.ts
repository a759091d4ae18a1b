import type { Api } from '../../support/api.js';
import { type Answer, exchange, type Step } from '../exchange.js';
import { KNOWN } from '../known.js';
import { type Comparable, differencesOf, normalise } from '../normalise.js';
import { Random } from '../random.js';
import { changeOf, creationOf, made } from './changes.js';
import type { WatchedKind } from './kinds.js';
import { listOf, type ListQuestion } from './lists.js';
import { collectionOf, type Question, questionOf, SECONDS, type World } from './questions.js';
import {
  columnsOf,
  comparableObject,
  Ranks,
  received,
  type Received,
  type ReceivedEvent,
  versionsIn,
} from './received.js';
import { KNOWN_WRITES } from '../writes/known.js';
import type { OpenStream, Streams } from './transports.js';

/** One of the two servers. */
export interface Side {
  readonly api: Api;
  readonly streams: Streams;
}

/** One comparison that differs. */
export interface Finding {
  /** What was asked. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a round has compared. */
export interface RoundResult {
  readonly watches: number;
  readonly events: number;
  readonly writes: number;
  readonly lists: number;
  /** The writes took so long that watches may have ended before. */
  readonly late: boolean;
  readonly findings: readonly Finding[];
  /** The writes, for the report. */
  readonly log: readonly string[];
}

/** A stream without the events of others. */
interface OwnStream extends Received {
  /** The columns of its tables. */
  readonly columns: string;
}

interface Asked {
  readonly title: string;
  readonly step: Step;
  readonly answers: readonly [Answer, Answer];
}

/** A page whose next one has not been read yet. */
interface OpenPage {
  readonly asked: ListQuestion;
  readonly tokens: readonly string[];
}

/** The reference has two messages for it. */
const EXPIRED = 'The resourceVersion for the provided watch is too old.';
/** Longest wait for the end of a stream, in milliseconds. */
const PATIENCE = (SECONDS + 12) * 1000;
/** In the last seconds of a watch the reference already sends its last bookmark. */
const LATEST = (SECONDS - 2.3) * 1000;

/** One random round: watches, writes and lists on both servers. */
export class Round {
  readonly #sides: readonly [Side, Side];
  readonly #random: Random;
  readonly #world: World;
  readonly #versions: readonly [string[], string[]] = [[], []];
  readonly #watches: { readonly question: Question; readonly opened: readonly [OpenStream, OpenStream] }[] = [];
  readonly #lists: Asked[] = [];
  readonly #writes: Asked[] = [];
  readonly #log: string[] = [];
  #pages: OpenPage[] = [];

  constructor(sides: readonly [Side, Side], seed: number, kind: WatchedKind, tag: string) {
    this.#sides = sides;
    this.#random = new Random(seed);
    const names = ['a', 'b', 'c', 'd'].map((name) => `${tag}-${name}`);
    this.#world = { kind, tag, namespace: tag, names };
  }

  async run(watches: number, writes: number): Promise<RoundResult> {
    const { kind, namespace, names } = this.#world;
    if (kind.namespaced) {
      const own = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
      await this.#both(({ api }) => api.post('/api/v1/namespaces', own));
      // The reference may have no controller that creates it.
      const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
      if (kind.name === 'pods') {
        await this.#both(({ api }) => api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account));
      }
    }
    for (const name of names.slice(0, 2)) await this.#write(creationOf(this.#random, this.#world, name));
    const start = performance.now();
    await this.#watch(watches);
    for (let at = 0; at < writes; at += 1) {
      await this.#write(changeOf(this.#random, this.#world));
      if (this.#random.below(5) === 0) await this.#watch(1);
      if (this.#random.below(5) === 0) await this.#list();
      if (this.#random.below(3) === 0) await this.#nextPage();
    }
    const late = performance.now() - start > LATEST;
    while (this.#pages.length > 0) await this.#nextPage();
    return this.#compare(late);
  }

  #both<Result>(act: (side: Side, at: 0 | 1) => Promise<Result>): Promise<[Result, Result]> {
    return Promise.all([act(this.#sides[0], 0), act(this.#sides[1], 1)]);
  }

  async #write(change: ReturnType<typeof changeOf>): Promise<void> {
    const answers = await this.#both(({ api }) => made(api, change));
    const versions = answers.map(({ text, status }) => (status < 300 ? ownVersion(text) : undefined));
    // Only versions that both servers returned have a number.
    if (versions[0] !== undefined && versions[1] !== undefined && !change.step.path.includes('dryRun')) {
      this.#versions[0].push(versions[0]);
      this.#versions[1].push(versions[1]);
    }
    const { method, path, body, type } = change.step;
    const sent = JSON.stringify(change.replaced ?? body ?? '').slice(0, 200);
    this.#log.push(`${answers[0].status} ${method} ${path} ${type ?? ''} ${sent}`);
    this.#writes.push({ title: `${method} ${path} ${sent}`, step: change.step, answers });
  }

  /** Opens watches on both servers and waits until they have begun. */
  async #watch(count: number): Promise<void> {
    const { kind } = this.#world;
    // A cache of the reference is then as new as the last write.
    const current = await this.#both(async ({ api }) => {
      for (const [root] of kind.versions.slice(1)) await api.get(collectionOf(this.#world, root));
      return listVersion((await api.get(collectionOf(this.#world))).text);
    });
    const numbers = [...this.#versions[0].keys()];
    const questions = Array.from({ length: count }, () => questionOf(this.#random, this.#world, numbers));
    for (const question of questions) {
      const opened = await this.#both(({ streams }, at) => {
        const path = this.#filled(question.path, at).replaceAll('$NOW', current[at]);
        return Promise.resolve(streams.open({ ...question, path }));
      });
      this.#watches.push({ question, opened });
    }
    await Promise.all(this.#watches.slice(-count).flatMap(({ opened }) => opened.map(({ begun }) => begun)));
    this.#log.push(`-- ${count} watches are open`);
  }

  #filled(path: string, at: 0 | 1): string {
    return path.replace(/\$V(\d+)\./g, (_text, number: string) => this.#versions[at][Number(number)]!);
  }

  async #list(): Promise<void> {
    // The cache of the reference may lag behind, and would answer an older state.
    await this.#both(({ api }) => api.get(collectionOf(this.#world)));
    const asked = listOf(this.#random, this.#world, [...this.#versions[0].keys()]);
    await this.#page(asked, ['', '']);
  }

  async #nextPage(): Promise<void> {
    const page = this.#pages.shift();
    if (page !== undefined) await this.#page(page.asked, page.tokens);
  }

  async #page(asked: ListQuestion, tokens: readonly string[]): Promise<void> {
    const answers = await this.#both(({ api }, at) => {
      const more = tokens[at] === '' ? '' : `&continue=${encodeURIComponent(tokens[at]!)}`;
      // A continued list has no version of its own.
      const path = more === '' ? asked.path : asked.path.replace(/resourceVersion(Match)?=[^&]*&?/g, '');
      const step: Step = {
        method: 'GET',
        path: this.#filled(path, at) + more,
        ...(asked.accept === undefined ? {} : { accept: asked.accept }),
      };
      return exchange(api, step);
    });
    const title = `${tokens[0] === '' ? 'list' : 'next page of'} ${asked.path} ${asked.accept ?? ''}`;
    this.#lists.push({ title, step: { method: 'GET', path: asked.path }, answers });
    const next = answers.map(({ text }) => continueOf(text));
    if (next[0] !== '' && next[1] !== '') this.#pages.push({ asked, tokens: next });
  }

  async #compare(late: boolean): Promise<RoundResult> {
    const findings: Finding[] = [];
    let events = 0;
    const answers = await Promise.all(
      this.#watches.map(async ({ question, opened }) => {
        const [theirs, own] = await Promise.all(opened.map((stream) => ended(stream, question)));
        return { question, pair: [this.#own(theirs!), this.#own(own!)] as const };
      }),
    );
    const ranks = ([0, 1] as const).map((at) => {
      const known = new Set(this.#versions[at].map(Number));
      for (const { pair } of answers) {
        for (const { type, text } of pair[at].events) {
          if (type !== 'BOOKMARK' && type !== 'ERROR') for (const version of versionsIn(text)) known.add(version);
        }
      }
      return new Ranks(known);
    }) as unknown as readonly [Ranks, Ranks];
    for (const { question, pair } of answers) {
      events += pair[0].events.length;
      // Watches may have ended before the writes did.
      const lines = late ? [] : compareStreams(question, pair, ranks);
      if (lines.length > 0) findings.push({ title: titleOf(question), lines });
    }
    for (const { title, step, answers: pair } of [...this.#lists, ...this.#writes]) {
      const [reference, ours] = pair.map((answer) => normalise(comparableText(answer))) as [Comparable, Comparable];
      const lines = [...differencesOf(reference, ours)];
      const answered = { title, step, reference, ours, lines };
      if (lines.length > 0 && [...KNOWN_WRITES, ...KNOWN].some(({ matches }) => matches(answered))) continue;
      if (step.method === 'GET') {
        const facts = pair.map(({ text }, at) => listFacts(text, ranks[at as 0 | 1]));
        if (facts[0] !== facts[1]) lines.push(`${facts[0]} | ${facts[1]}`);
        // No token when nothing more matches (docs/differences.md), and no list of nothing is null.
        const last = facts[0] === facts[1]?.replace('complete', 'continues') && step.path.includes('Selector=');
        if (last) lines.splice(0, lines.length, ...lines.filter((line) => !/ continues|continue: TOKEN/.test(line)));
        lines.splice(0, lines.length, ...lines.filter((line) => !/^body.items: nothing \| \[\]$/.test(line)));
      }
      if (lines.length > 0) findings.push({ title, lines });
    }
    return {
      watches: this.#watches.length,
      events,
      writes: this.#writes.length,
      lists: this.#lists.length,
      late,
      findings,
      log: this.#log,
    };
  }

  /** Without events of others, and generated names alike. */
  #own(answer: Received): OwnStream {
    const { tag } = this.#world;
    const events = answer.events
      .filter(
        ({ type, text }) =>
          type === 'BOOKMARK' || type === 'ERROR' || (text.includes(tag) && !text.includes('kube-root-ca')),
      )
      .map((event): ReceivedEvent => ({ ...event, text: withoutSuffix(event.text) }));
    return { ...answer, events, columns: columnsOf(answer.events) };
  }
}

function titleOf({ transport, path, headers }: Question): string {
  return `${transport} ${path} accept ${headers['accept'] ?? 'nothing'}${headers['accept-encoding'] === undefined ? '' : ' gzip'}`;
}

async function ended(stream: OpenStream, question: Question): Promise<Received> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined)));
  const answer = await Promise.race([stream.over, late]);
  clearTimeout(timer);
  if (answer !== undefined) return received(question, answer);
  stream.close();
  return { status: -1, events: [], facts: { end: 'never' }, body: '' };
}

/** Differences between two streams: heads, then the sequence of events, then their objects, then their bytes. */
function compareStreams(
  question: Question,
  pair: readonly [OwnStream, OwnStream],
  ranks: readonly [Ranks, Ranks],
): readonly string[] {
  const [theirs, own] = pair;
  const plain = { status: 200, warnings: [] };
  // Version 1 may be kept or not, depending on the age of the server and of its cache.
  const expired = [theirs, own].map(({ events }) => events.some(({ text }) => text.includes('"code":410')));
  if (question.path.includes('resourceVersion=1&') || question.path.endsWith('resourceVersion=1')) {
    if (expired[0] !== expired[1]) return [];
  }
  const messages = [theirs, own].every(({ facts }) => facts['messages'] !== undefined) ? {} : { messages: 'none' };
  const bothUnfit = theirs.status === 406 && own.status === 406;
  const heads = differencesOf(
    {
      ...plain,
      body: { status: theirs.status, ...theirs.facts, ...messages, answer: parsedBody(theirs.body, bothUnfit) },
    },
    { ...plain, body: { status: own.status, ...own.facts, ...messages, answer: parsedBody(own.body, bothUnfit) } },
  );
  const events = pair.map(({ events: all }) => all.filter((event) => !isPlainBookmark(event)));
  const [left, right] = events.map((all, at) => all.map((event) => described(event, ranks[at as 0 | 1])));
  if (left!.join('; ') !== right!.join('; ')) {
    return [...heads, `sequence\n     ${left!.join('; ')}\n     ${right!.join('; ')}`];
  }
  const objects = events.map((all, at) => all.map((event) => comparableObject(event, ranks[at as 0 | 1])));
  const lines = [...heads, ...differencesOf({ ...plain, body: objects[0] }, { ...plain, body: objects[1] })];
  if (!question.path.includes('allowWatchBookmarks') && own.events.some(isPlainBookmark)) lines.push('a bookmark');
  const bookmarks = pair.map(({ events: all }, at) => {
    const bookmark = all.find(isPlainBookmark);
    return bookmark === undefined ? undefined : comparableObject(bookmark, ranks[at as 0 | 1]);
  });
  // Without the cells of tables: they describe no object.
  if (bookmarks[0] !== undefined && bookmarks[1] !== undefined) {
    lines.push(...differencesOf({ ...plain, body: bookmarks[0] }, { ...plain, body: bookmarks[1] }));
  }
  const columns = pair.map((one) => one.columns);
  if (columns[0] !== columns[1] && events[0]!.length > 0) lines.push(`columns ${columns.join(' | ')}`);
  if (lines.length > 0) return lines;
  for (const [at, event] of events[0]!.entries()) {
    const other = events[1]![at]!;
    if (event.frame !== other.frame) return [`frame of ${left![at]}: ${event.frame} | ${other.frame}`];
  }
  return [];
}

/** @param unfit a 406, whose message is worded otherwise (docs/differences.md) */
function parsedBody(text: string, unfit: boolean): unknown {
  if (text === '') return undefined;
  const { body } = normalise({ status: 200, type: '', warnings: [], text });
  return unfit && typeof body === 'object' && body !== null ? { ...body, message: '' } : body;
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

/** The version of an object that remains, or of a list. */
function ownVersion(text: string): string | undefined {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { resourceVersion?: string; deletionTimestamp?: string } };
    // Who removes a terminating object, and when, differs: nothing begins at its versions.
    return metadata?.deletionTimestamp === undefined ? metadata?.resourceVersion : undefined;
  } catch {
    return undefined;
  }
}

/** Generated names alike, and continue tokens, which are the servers' own. */
function comparableText(answer: Answer): Answer {
  return { ...answer, text: withoutSuffix(answer.text).replace(/"continue":"[^"]+"/, '"continue":"TOKEN"') };
}

function withoutSuffix(text: string): string {
  return text.replace(/(-g\d{3}-)[bcdfghjklmnpqrstvwxz2456789]{5}/g, '$1?????');
}

function listVersion(text: string): string {
  return ownVersion(text) ?? '0';
}

function continueOf(text: string): string {
  try {
    return (JSON.parse(text) as { metadata?: { continue?: string } }).metadata?.continue ?? '';
  } catch {
    return '';
  }
}

/** Ranks of a list and its items, whether it continues, and how many items remain. */
function listFacts(text: string, ranks: Ranks): string {
  interface Shown {
    readonly metadata?: {
      readonly resourceVersion?: string;
      readonly continue?: string;
      readonly remainingItemCount?: number;
    };
    readonly items?: readonly Shown[];
    readonly rows?: readonly { readonly object?: Shown }[];
  }
  let list: Shown;
  try {
    list = JSON.parse(text) as Shown;
  } catch {
    return 'no list';
  }
  const { resourceVersion, continue: next, remainingItemCount } = list.metadata ?? {};
  const items = list.items ?? list.rows?.map(({ object }) => object ?? {}) ?? [];
  const versions = items.map(({ metadata }) => ranks.of(Number(metadata?.resourceVersion)));
  // The list may be newer than its last write.
  const own = resourceVersion === undefined ? 'none' : ranks.of(Number(resourceVersion)).replace('+', '');
  return `version ${own}, items ${versions.join()}, ${(next ?? '') === '' ? 'complete' : 'continues'}, remaining ${remainingItemCount ?? 'unknown'}`;
}
