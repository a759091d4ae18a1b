import { parseArgs } from 'node:util';
import { Api, type ApiResponse } from '../support/api.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = `usage: npm run compare:versions -- REFERENCE_KUBECONFIG OUR_KUBECONFIG

Both servers are younger than the history that ours keeps (five minutes): some questions name their first version.`;
/** Concurrent requests: some wait three seconds for a version that never comes. */
const AT_ONCE = 16;

/** Placeholders for parameter values, which each server replaces by its own number. */
type Value = string | undefined;

/** A request of the version tables, with placeholders instead of versions. */
interface Question {
  readonly verb: 'get' | 'list' | 'watch';
  readonly query: Readonly<Record<string, Value>>;
}

/** One of the two servers, with the values of the placeholders. */
interface Server {
  readonly api: Api;
  readonly collection: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Differences that docs/differences.md explains. */
const MEANT: readonly {
  readonly why: string;
  matches(question: Question, reference: string, ours: string): boolean;
}[] = [
  {
    why: 'a version that is no number is 400, where the reference answers 500',
    matches: (_question, reference, ours) => reference.startsWith('500 ') && ours.startsWith('400 '),
  },
  {
    why: 'what is wrong with a continue token',
    matches: ({ query }, reference, ours) =>
      query['continue'] === 'abc' && [reference, ours].every((text) => text.includes('invalid continue token: ')),
  },
  {
    why: 'a watch whose time is up ends with a bookmark',
    matches: ({ query }, reference, ours) =>
      query['allowWatchBookmarks'] === 'true' && withoutLastBookmark(ours) === reference.trimEnd(),
  },
  {
    why: 'a page at any version is a page, where the reference answers the whole list',
    matches: ({ query }, _reference, ours) =>
      query['resourceVersion'] === '0' && query['limit'] === '2' && ours.includes('"next":true'),
  },
  {
    why: 'a watch whose time is over ends at once, though its version has not come',
    matches: ({ query }, reference, ours) =>
      query['resourceVersion'] === 'LARGE' && reference.startsWith('200 ERROR {"code":504') && ours === '200 ',
  },
  {
    why: 'no token when nothing more matches the selector',
    matches: ({ query }, reference, ours) =>
      query['labelSelector'] !== undefined && reference.replace('"next":true', '"next":false') === ours,
  },
];

const { positionals } = parseArgs({ allowPositionals: true });
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Asks both servers every question and prints differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const namespace = `versions-${Date.now().toString(36)}`;
  const servers = await Promise.all([reference, ours].map((api) => prepare(api, namespace)));
  const questions = all();
  const known = new Map<string, number>();
  let different = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    for (let question = questions[next++]; question !== undefined; question = questions[next++]) {
      const [theirs, own] = await Promise.all(servers.map((server) => answer(server, question)));
      if (theirs === own) continue;
      const meant = MEANT.find(({ matches }) => matches(question, theirs!, own!));
      if (meant !== undefined) {
        known.set(meant.why, (known.get(meant.why) ?? 0) + 1);
        continue;
      }
      different += 1;
      console.log(`${question.verb} ${JSON.stringify(question.query)}\n  reference: ${theirs}\n  ours:      ${own}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  for (const [why, count] of known) console.log(`meant to differ: ${why} (${count})`);
  console.log(`${questions.length} questions, ${different} answered differently`);
  return different === 0 ? 0 : 1;
}

/** Five objects created at named versions, and a page of them. */
async function prepare(api: Api, namespace: string): Promise<Server> {
  await api.post('/api/v1/namespaces', { metadata: { name: namespace } });
  const collection = `/api/v1/namespaces/${namespace}/secrets`;
  const before = (await api.get(collection)).json['metadata'].resourceVersion as string;
  const made: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const answer = await api.post(collection, { metadata: { name, labels: { odd: String(name < 'c') } } });
    made.push(answer.json['metadata'].resourceVersion as string);
  }
  await api.patch(`${collection}/a`, 'merge', { metadata: { labels: { odd: 'false' } } });
  await api.delete(`${collection}/e`);
  const page = (await api.get(`${collection}?limit=2`)).json['metadata'].continue as string;
  const words = {
    BEFORE: before,
    THIRD: made[2]!,
    LAST: made[4]!,
    LARGE: String(Number(made[4]) + 1_000_000),
    PAGE: page,
  };
  return { api, collection, words };
}

function all(): Question[] {
  const versions: Value[] = [undefined, '', '0', '1', 'BEFORE', 'THIRD', 'LAST', 'LARGE', '-1', 'abc', '01'];
  const matches: Value[] = [undefined, 'Exact', 'NotOlderThan', 'Sometimes'];
  const limits: Value[] = [undefined, '0', '2', '100', '-1', 'abc'];
  const pages: Value[] = [undefined, 'PAGE', 'abc'];
  const booleans: Value[] = [undefined, 'true', 'false'];
  const lists = product({
    resourceVersion: versions,
    resourceVersionMatch: matches,
    limit: limits,
    continue: pages,
  }).map((query): Question => ({ verb: 'list', query }));
  const selected = product({
    resourceVersion: versions,
    resourceVersionMatch: matches,
    labelSelector: ['odd=true'],
    limit: [undefined, '1'],
    sendInitialEvents: [undefined, 'true'],
  }).map((query): Question => ({ verb: 'list', query }));
  const watches = product({
    resourceVersion: versions,
    resourceVersionMatch: matches,
    sendInitialEvents: booleans,
    allowWatchBookmarks: booleans,
    timeoutSeconds: ['1'],
    watch: ['1'],
  }).map((query): Question => ({ verb: 'watch', query }));
  const paged = product({
    resourceVersion: [undefined, '0', 'LAST'],
    limit: limits,
    continue: pages,
    labelSelector: [undefined, 'odd=true'],
    timeoutSeconds: ['1'],
    watch: ['1'],
  }).map((query): Question => ({ verb: 'watch', query }));
  const gets = product({
    resourceVersion: versions,
    resourceVersionMatch: matches,
    name: ['b', 'e'],
  }).map((query): Question => ({ verb: 'get', query }));
  return [...gets, ...lists, ...selected, ...watches, ...paged];
}

function product(values: Readonly<Record<string, readonly Value[]>>): Record<string, Value>[] {
  let made: Record<string, Value>[] = [{}];
  for (const [name, options] of Object.entries(values)) {
    made = made.flatMap((one) => options.map((value) => ({ ...one, [name]: value })));
  }
  return made;
}

/** An answer without the plain bookmark at its end. */
function withoutLastBookmark(answer: string): string {
  return answer.replace(/(; | )BOOKMARK \{"next":false,"version":"[^"]*"\}$/, '');
}

/** A server's answer in words that are the same for both when the answers mean the same. */
async function answer({ api, collection, words }: Server, { verb, query }: Question): Promise<string> {
  const { name, ...rest } = query;
  const parameters = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(words[value] ?? value)}`],
  );
  const path = `${collection}${name === undefined ? '' : `/${name}`}?${parameters.join('&')}`;
  const response = await api.get(path);
  const described = verb === 'watch' && response.status === 200 ? events(response, words) : body(response, words);
  return `${response.status} ${described}`;
}

function events({ text }: ApiResponse, words: Readonly<Record<string, string>>): string {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { readonly type: string; readonly object: Record<string, unknown> })
    .map(({ type, object }) => `${type} ${described(object, words)}`)
    .join('; ');
}

function body(response: ApiResponse, words: Readonly<Record<string, string>>): string {
  return described(response.json, words);
}

function described(object: Record<string, unknown>, words: Readonly<Record<string, string>>): string {
  const metadata = (object['metadata'] ?? {}) as Record<string, unknown>;
  if (object['status'] === 'Failure') {
    const { code, reason, message, details } = object;
    return wordsFor(
      JSON.stringify({ code, reason, message, details, more: metadata['continue'] !== undefined }),
      words,
    );
  }
  const items = object['items'] as { readonly metadata: { readonly name: string } }[] | undefined;
  const { name, continue: next, remainingItemCount, annotations } = metadata;
  const version = versionWord(String(metadata['resourceVersion']), words);
  return JSON.stringify({
    ...(items === undefined ? { name, annotations } : { items: items.map((item) => item.metadata.name) }),
    ...{ next: next !== undefined, remainingItemCount, version },
  });
}

/** Versions of the objects have the same placeholder on both servers; others belong to unrelated concurrent writes. */
function versionWord(version: string, words: Readonly<Record<string, string>>): string {
  for (const [word, value] of Object.entries(words)) if (value === version) return word;
  return Number(version) > Number(words['LAST'])
    ? 'after LAST'
    : Number(version) > Number(words['BEFORE'])
      ? 'between'
      : 'old';
}

function wordsFor(text: string, words: Readonly<Record<string, string>>): string {
  // Longest first: one version may be a prefix of another.
  const byLength = Object.entries(words).sort(([, one], [, other]) => other.length - one.length);
  let result = text;
  for (const [word, value] of byLength) result = result.replaceAll(value, word);
  return result.replace(/(current: |\()\d+/g, '$1N').replace(/"retryAfterSeconds":\d+/g, '"retryAfterSeconds":N');
}
