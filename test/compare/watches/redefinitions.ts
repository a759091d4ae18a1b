import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import { differencesOf } from '../normalise.js';
import { definitionOf, DEFINITIONS, served } from './custom-kinds.js';
import { collectionOf, type WatchRequest, type Target } from './watch-requests.js';
import { received } from './received.js';
import type { Finding, Side } from './round.js';

/** A version of a definition, and the definition, as they are changed. */
type Version = Record<string, unknown>;

interface Definition {
  readonly spec: { readonly names: Record<string, unknown>; readonly versions: readonly Version[] };
  readonly metadata: Record<string, unknown>;
}

/** A change of a definition while its kind is watched. */
interface Redefinition {
  readonly title: string;
  /** Undefined deletes the definition. */
  readonly change?: (definition: Definition) => void;
  /** Whether requests show the change. */
  visible(api: Api, paths: PathsOfKind): Promise<boolean>;
}

/** Paths of a kind that is defined anew. */
interface PathsOfKind {
  readonly definition: string;
  /** Discovery of the first version. */
  readonly version: string;
  /** The objects in either version. */
  readonly collections: readonly [string, string];
}

const REDEFINITIONS: readonly Redefinition[] = [
  {
    title: 'a label of the definition',
    change: ({ metadata }) => {
      metadata['labels'] = { a: 'b' };
    },
    visible: async (api, { definition }) => (await api.get(definition)).text.includes('"a":"b"'),
  },
  {
    title: 'a column',
    change: ({ spec }) => {
      for (const version of spec.versions) {
        version['additionalPrinterColumns'] = [{ name: 'New', type: 'string', jsonPath: '.spec.color' }];
      }
    },
    visible: async (api, { collections }) =>
      (await api.get(collections[0], { accept: ACCEPTS[1]! })).text.includes('"New"'),
  },
  {
    title: 'a schema',
    change: ({ spec }) => {
      const open = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
      spec.versions[0]!['schema'] = { openAPIV3Schema: { type: 'object', properties: { spec: open, status: open } } };
      for (const version of spec.versions) version['selectableFields'] = undefined;
    },
    visible: async (api, { version, collections }) => {
      const body = {
        apiVersion: version.replace('/apis/', ''),
        kind: 'Thing',
        metadata: { name: 'dry' },
        spec: { unknown: 1 },
      };
      return (await api.post(`${collections[0]}?dryRun=All`, body)).text.includes('"unknown":1');
    },
  },
  {
    title: 'a short name',
    change: ({ spec }) => {
      spec.names['shortNames'] = ['renamed'];
    },
    visible: async (api, { version }) => (await api.get(version)).text.includes('"renamed"'),
  },
  {
    title: 'a version that is not served any more',
    change: ({ spec }) => {
      spec.versions[1]!['served'] = false;
    },
    visible: async (api, { collections }) => (await api.get(collections[1])).status === 404,
  },
  {
    title: 'another stored version',
    change: ({ spec }) => {
      spec.versions[0]!['storage'] = false;
      spec.versions[1]!['storage'] = true;
    },
    visible: async (api, { definition }) => /"storedVersions":\[[^\]]*,/.test((await api.get(definition)).text),
  },
  {
    title: 'the end of the definition',
    visible: async (api, { collections }) => (await api.get(collections[0])).status === 404,
  },
];
const ACCEPTS = [
  '',
  'application/json;as=Table;v=v1;g=meta.k8s.io',
  'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io',
];
const SECONDS = 12;
/** Longest wait until requests show a change, in milliseconds. */
const VISIBLE_WITHIN = 5000;
/** Longest wait until a change ends streams, in milliseconds; not every change does. */
const ENDED_WITHIN = 2000;
/** A watch that ended this early, in milliseconds, did not reach its timeout. */
const EARLY = (SECONDS - 2) * 1000;

/** Changes definitions while their kinds are watched, and compares the streams. */
export async function compareRedefinitions(sides: readonly [Side, Side], run: string): Promise<readonly Finding[]> {
  const found = await Promise.all(
    REDEFINITIONS.map((one, at) =>
      compareOne(sides, one, `${run}${at}`).catch((error: unknown) => [
        { title: one.title, lines: [`it failed: ${(error as Error).message}`] },
      ]),
    ),
  );
  return found.flat();
}

async function compareOne(
  sides: readonly [Side, Side],
  { title, change, visible }: Redefinition,
  tag: string,
): Promise<readonly Finding[]> {
  const group = `g${tag}.example.com`;
  const definition = definitionOf(group, ['things', 'Thing', true, ['v1', 'v1beta1']]);
  const target: Target = {
    kind: {
      name: 'things',
      kind: 'Thing',
      resource: 'things',
      namespaced: true,
      versions: [
        [`/apis/${group}/v1`, `${group}/v1`],
        [`/apis/${group}/v1beta1`, `${group}/v1beta1`],
      ],
      custom: true,
      body: () => ({}),
      change: () => ({}),
      fields: [],
    },
    tag,
    namespace: 'default',
    names: [],
  };
  const requests = target.kind.versions.flatMap(([root]) =>
    (['http1', 'http2', 'websocket'] as const).flatMap((transport) =>
      ACCEPTS.map((accept): WatchRequest => ({
        transport,
        path: `${collectionOf(target, root)}?watch=1&timeoutSeconds=${SECONDS}`,
        headers: { 'user-agent': 'watcher', ...(accept === '' ? {} : { accept }) },
      })),
    ),
  );
  const answers = await Promise.all(
    sides.map(async ({ api, streams }, at) => {
      const made = await api.post(DEFINITIONS, definition);
      if (made.status !== 201) throw new Error(`${title}: ${made.text}`);
      for (const [root] of target.kind.versions) await served(api, `${root}/things`);
      const object = (name: string, at = 0): JsonObject => ({
        apiVersion: target.kind.versions[at]![1],
        kind: 'Thing',
        metadata: { name },
        spec: { color: 'red', replicas: 1 },
      });
      for (const name of ['a', 'b']) await api.post(collectionOf(target), object(name));
      await api.get(collectionOf(target));
      const start = performance.now();
      const opened = requests.map((request) => streams.open(request));
      const ends = opened.map(async ({ over }, at) => {
        const answer = await over;
        const early = performance.now() - start < EARLY;
        const { status, events, body, facts } = received(requests[at]!, answer);
        const shown = events
          .filter(({ type }) => type !== 'BOOKMARK')
          .map(({ type, text }) => {
            const { metadata, rows, columnDefinitions, message } = JSON.parse(text) as {
              metadata?: { name?: string };
              rows?: { cells: unknown[] }[];
              columnDefinitions?: { name: string }[];
              message?: string;
            };
            const columns = columnDefinitions?.map((column) => column.name).join();
            return `${type} ${metadata?.name ?? rows?.map(({ cells }) => cells.slice(0, -1).join()).join() ?? ''} ${columns ?? ''} ${message ?? ''}`;
          });
        return { status, events: shown, end: facts['end'], early, body };
      });
      await Promise.all(opened.map(({ begun }) => begun));
      await api.patch(`${collectionOf(target)}/a`, 'merge', { spec: { color: 'blue' } });
      const path = `${DEFINITIONS}/things.${group}`;
      let changed = 0;
      if (change === undefined) changed = (await api.delete(path)).status;
      else {
        const stored = (await api.get(path)).json as Definition;
        change(stored);
        changed = (await api.put(path, stored)).status;
      }
      const paths: PathsOfKind = {
        definition: path,
        version: target.kind.versions[0]![0],
        collections: [collectionOf(target), collectionOf(target, target.kind.versions[1]![0])],
      };
      const seen = await until(() => visible(api, paths), VISIBLE_WITHIN);
      let open = opened.length;
      for (const { over } of opened) void over.then(() => (open -= 1));
      await until(() => Promise.resolve(open === 0), ENDED_WITHIN);
      const after = [await api.post(collectionOf(target), object('c'))];
      for (const [root] of target.kind.versions) {
        after.push(
          await api.get(`${collectionOf(target, root)}`),
          await api.get(`${collectionOf(target, root)}?watch=1&timeoutSeconds=1`),
        );
      }
      // Just after a change of the stored version the reference may ask to try again.
      const statuses = [changed, ...after.map(({ status }) => (at === 0 && status === 429 ? 200 : status))];
      const results = await Promise.all(ends);
      if (change !== undefined) await api.delete(path);
      return { seen, statuses, results };
    }),
  );
  const plain = { status: 200, warnings: [] };
  const findings: Finding[] = [];
  const [theirs, ours] = answers as [(typeof answers)[0], (typeof answers)[0]];
  const [before, after] = [theirs, ours].map(({ seen, statuses }) => ({ ...plain, body: { seen, statuses } }));
  const lines = [...differencesOf(before!, after!)];
  if (!theirs.seen && !ours.seen) lines.push('never visible');
  if (lines.length > 0) findings.push({ title: `${title}: requests after it`, lines });
  for (const [at, { transport, path, headers }] of requests.entries()) {
    const [one, other] = [theirs.results[at], ours.results[at]].map((result) => JSON.stringify(result));
    if (one !== other)
      findings.push({ title: `${title}: ${transport} ${path} ${headers['accept'] ?? ''}`, lines: [one!, other!] });
  }
  return findings;
}

/** @returns whether the condition held before the deadline */
async function until(holds: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
