import type { Api } from '../../support/api.js';
import { type Answer, exchange, type Step } from '../exchange.js';
import { KNOWN } from '../known.js';
import { type Comparable, differencesOf, normalise } from '../normalise.js';
import { Random } from '../random.js';
import { KNOWN_WRITES } from '../writes/known.js';
import { changeOf, creationOf, made } from './changes.js';
import { removeObjects } from './cleanup.js';
import type { WatchedKind } from './watched-kind.js';
import { continueOf, listFacts, listOf, type ListRequest } from './lists.js';
import { columnsOf, Ranks, received, type Received, type ReceivedEvent, versionsIn } from './received.js';
import { type RoundStream, streamDifferences } from './stream-differences.js';
import type { OpenStream, Streams } from './transports.js';
import { collectionOf, SECONDS, type Target, type WatchRequest, watchRequestOf } from './watch-requests.js';

/** One of the two servers. */
export interface Side {
  readonly api: Api;
  readonly streams: Streams;
}

/** One comparison that differs. */
export interface Finding {
  /** The request. */
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

/** One request and the answers of both servers. */
interface Exchange {
  readonly title: string;
  readonly step: Step;
  readonly answers: readonly [Answer, Answer];
}

/** A page whose next one has not been read yet. */
interface OpenPage {
  readonly request: ListRequest;
  readonly tokens: readonly string[];
}

/** Metadata of an old version shows the annotations that hold what it lacks (docs/differences.md). */
const OLD_ANNOTATIONS =
  /\.metadata\.annotations(: nothing \| \{"|\.)(autoscaling\.alpha\.kubernetes\.io\/|deprecated\.daemonset\.)/;
/** Two administrators, with names and certificates of their own. */
const REQUESTER = /\.spec\.(username|groups|extra)\b|cells\[\d+\]: admin \| cluster-admin$/;
/** Longest wait for the end of a stream, in milliseconds. */
const PATIENCE = (SECONDS + 12) * 1000;
/** In the last seconds of a watch the reference already sends its last bookmark. */
const LATEST = (SECONDS - 2.3) * 1000;

/** One random round: watches, writes and lists on both servers. */
export class Round {
  readonly #sides: readonly [Side, Side];
  readonly #random: Random;
  readonly #target: Target;
  readonly #versions: readonly [string[], string[]] = [[], []];
  readonly #watches: { readonly request: WatchRequest; readonly opened: readonly [OpenStream, OpenStream] }[] = [];
  readonly #lists: Exchange[] = [];
  readonly #writes: Exchange[] = [];
  readonly #log: string[] = [];
  #pages: OpenPage[] = [];

  constructor(sides: readonly [Side, Side], seed: number, kind: WatchedKind, tag: string) {
    this.#sides = sides;
    this.#random = new Random(seed);
    const names = ['a', 'b', 'c', 'd'].map((name) => `${tag}-${name}`);
    this.#target = { kind, tag, namespace: tag, names };
  }

  async run(watches: number, writes: number): Promise<RoundResult> {
    const { kind, namespace, names } = this.#target;
    if (kind.namespaced) {
      const body = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
      await this.#both(({ api }) => api.post('/api/v1/namespaces', body));
      // The reference may have no controller that creates it.
      const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
      if (kind.name === 'pods') {
        await this.#both(({ api }) => api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account));
      }
    }
    for (const name of names.slice(0, 2)) await this.#write(creationOf(this.#random, this.#target, name));
    const start = performance.now();
    await this.#watch(watches);
    for (let at = 0; at < writes; at += 1) {
      await this.#write(changeOf(this.#random, this.#target));
      if (this.#random.below(5) === 0) await this.#watch(1);
      if (this.#random.below(12) === 0) await this.#watch(2, 1);
      if (this.#random.below(5) === 0) await this.#list();
      if (this.#random.below(3) === 0) await this.#nextPage();
    }
    const late = performance.now() - start > LATEST;
    while (this.#pages.length > 0) await this.#nextPage();
    return this.#compare(late);
  }

  /** Deletes what the round created. */
  async remove(): Promise<void> {
    await this.#both(({ api }) => removeObjects(api, this.#target));
  }

  #both<Result>(act: (side: Side, at: 0 | 1) => Promise<Result>): Promise<[Result, Result]> {
    return Promise.all([act(this.#sides[0], 0), act(this.#sides[1], 1)]);
  }

  async #write(change: ReturnType<typeof changeOf>): Promise<void> {
    const answers = await this.#both(({ api }) => made(api, change));
    const versions = answers.map(({ text, status }) => (status < 300 ? versionOf(text) : undefined));
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

  /** Opens watches on both servers and waits until they have begun, or ended if they are short. */
  async #watch(count: number, seconds = SECONDS): Promise<void> {
    const { kind } = this.#target;
    // A cache of the reference is then as new as the last write.
    const current = await this.#both(async ({ api }) => {
      for (const [root] of kind.versions.slice(1)) await api.get(collectionOf(this.#target, root));
      return listVersion((await api.get(collectionOf(this.#target))).text);
    });
    const numbers = [...this.#versions[0].keys()];
    const requests = Array.from({ length: count }, () => watchRequestOf(this.#random, this.#target, numbers, seconds));
    for (const request of requests) {
      const opened = await this.#both(({ streams }, at) => {
        const path = this.#filled(request.path, at).replaceAll('$NOW', current[at]);
        return Promise.resolve(streams.open({ ...request, path }));
      });
      this.#watches.push({ request, opened });
    }
    await Promise.all(
      this.#watches
        .slice(-count)
        .flatMap(({ opened }) => opened.map(({ begun, over }) => (seconds < SECONDS ? over : begun))),
    );
    this.#log.push(`-- ${count} watches are open`);
  }

  #filled(path: string, at: 0 | 1): string {
    return path.replace(/\$V(\d+)\./g, (_text, number: string) => this.#versions[at][Number(number)]!);
  }

  async #list(): Promise<void> {
    // The cache of the reference may lag behind, and would answer an older state.
    await this.#both(({ api }) => api.get(collectionOf(this.#target)));
    const request = listOf(this.#random, this.#target, [...this.#versions[0].keys()]);
    await this.#page(request, ['', '']);
  }

  async #nextPage(): Promise<void> {
    const page = this.#pages.shift();
    if (page !== undefined) await this.#page(page.request, page.tokens);
  }

  async #page(request: ListRequest, tokens: readonly string[]): Promise<void> {
    const answers = await this.#both(({ api }, at) => {
      const more = tokens[at] === '' ? '' : `&continue=${encodeURIComponent(tokens[at]!)}`;
      // A continued list has no version of its own.
      const path = more === '' ? request.path : request.path.replace(/resourceVersion(Match)?=[^&]*&?/g, '');
      const step: Step = {
        method: 'GET',
        path: this.#filled(path, at) + more,
        ...(request.accept === undefined ? {} : { accept: request.accept }),
      };
      return exchange(api, step);
    });
    const title = `${tokens[0] === '' ? 'list' : 'next page of'} ${request.path} ${request.accept ?? ''}`;
    this.#lists.push({ title, step: { method: 'GET', path: request.path }, answers });
    const next = answers.map(({ text }) => continueOf(text));
    if (next[0] !== '' && next[1] !== '') this.#pages.push({ request, tokens: next });
  }

  async #compare(late: boolean): Promise<RoundResult> {
    const findings: Finding[] = [];
    let events = 0;
    const answers = await Promise.all(
      this.#watches.map(async ({ request, opened }) => {
        const [theirs, ours] = await Promise.all(opened.map((stream) => ended(stream, request)));
        return { request, pair: [this.#ofRound(theirs!), this.#ofRound(ours!)] as const };
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
    for (const { request, pair } of answers) {
      events += pair[0].events.length;
      // Watches may have ended before the writes did.
      const lines = late ? [] : streamDifferences(request, pair, ranks);
      if (lines.length > 0) findings.push({ title: titleOf(request), lines });
    }
    for (const { title, step, answers: pair } of [...this.#lists, ...this.#writes]) {
      const [reference, ours] = pair.map((answer) => normalise(comparableText(answer))) as [Comparable, Comparable];
      const lines = differencesOf(reference, ours).filter((line) => !REQUESTER.test(line));
      const answered = { title, step, reference, ours, lines };
      if (lines.length > 0 && [...KNOWN_WRITES, ...KNOWN].some(({ matches }) => matches(answered))) continue;
      if (step.method === 'GET') {
        const facts = pair.map(({ text }, at) => listFacts(text, ranks[at as 0 | 1]));
        if (facts[0] !== facts[1]) lines.push(`${facts[0]} | ${facts[1]}`);
        // No token when nothing more matches (docs/differences.md), and no list of nothing is null.
        const last = facts[0] === facts[1]?.replace('complete', 'continues') && step.path.includes('Selector=');
        if (last) lines.splice(0, lines.length, ...lines.filter((line) => !/ continues|continue: TOKEN/.test(line)));
        lines.splice(0, lines.length, ...lines.filter((line) => !OLD_ANNOTATIONS.test(line)));
        lines.splice(0, lines.length, ...lines.filter((line) => !/^body.(items|rows): nothing \| \[\]$/.test(line)));
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

  /** Without the events of objects of other rounds, and generated names alike. */
  #ofRound(answer: Received): RoundStream {
    const { tag } = this.#target;
    const events = answer.events
      .filter(
        ({ type, text }) =>
          type === 'BOOKMARK' || type === 'ERROR' || (text.includes(tag) && !text.includes('kube-root-ca')),
      )
      .map((event): ReceivedEvent => ({ ...event, text: withoutSuffix(event.text) }));
    return { ...answer, events, columns: columnsOf(answer.events) };
  }
}

function titleOf({ transport, path, headers }: WatchRequest): string {
  return `${transport} ${path} accept ${headers['accept'] ?? 'nothing'}${headers['accept-encoding'] === undefined ? '' : ' gzip'}`;
}

async function ended(stream: OpenStream, request: WatchRequest): Promise<Received> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined)));
  const answer = await Promise.race([stream.over, late]);
  clearTimeout(timer);
  if (answer !== undefined) return received(request, answer);
  stream.close();
  return { status: -1, events: [], facts: { end: 'never' }, body: '' };
}

/** The version of an object that remains, or of a list. */
function versionOf(text: string): string | undefined {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { resourceVersion?: string; deletionTimestamp?: string } };
    // Who removes a terminating object, and when, differs: nothing begins at its versions.
    return metadata?.deletionTimestamp === undefined ? metadata?.resourceVersion : undefined;
  } catch {
    return undefined;
  }
}

/** Generated names alike, and continue tokens, which no two servers share. */
function comparableText(answer: Answer): Answer {
  return { ...answer, text: withoutSuffix(answer.text).replace(/"continue":"[^"]+"/, '"continue":"TOKEN"') };
}

function withoutSuffix(text: string): string {
  return text.replace(/(-g\d{3}-)[bcdfghjklmnpqrstvwxz2456789]{5}/g, '$1?????');
}

function listVersion(text: string): string {
  return versionOf(text) ?? '0';
}
