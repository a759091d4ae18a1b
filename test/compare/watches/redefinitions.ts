import type { JsonObject } from '../../../src/json/types.js';
import { differencesOf } from '../normalise.js';
import { definitionOf, DEFINITIONS, served } from './kinds.js';
import { collectionOf, type Question, type World } from './questions.js';
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
}

const REDEFINITIONS: readonly Redefinition[] = [
  {
    title: 'a label of the definition',
    change: ({ metadata }) => {
      metadata['labels'] = { a: 'b' };
    },
  },
  {
    title: 'a column',
    change: ({ spec }) => {
      for (const version of spec.versions) {
        version['additionalPrinterColumns'] = [{ name: 'New', type: 'string', jsonPath: '.spec.color' }];
      }
    },
  },
  {
    title: 'a schema',
    change: ({ spec }) => {
      const open = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
      spec.versions[0]!['schema'] = { openAPIV3Schema: { type: 'object', properties: { spec: open, status: open } } };
      for (const version of spec.versions) version['selectableFields'] = undefined;
    },
  },
  {
    title: 'a short name',
    change: ({ spec }) => {
      spec.names['shortNames'] = ['renamed'];
    },
  },
  {
    title: 'a version that is not served any more',
    change: ({ spec }) => {
      spec.versions[1]!['served'] = false;
    },
  },
  {
    title: 'another stored version',
    change: ({ spec }) => {
      spec.versions[0]!['storage'] = false;
      spec.versions[1]!['storage'] = true;
    },
  },
  { title: 'the end of the definition' },
];
const ACCEPTS = [
  '',
  'application/json;as=Table;v=v1;g=meta.k8s.io',
  'application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io',
];
const SECONDS = 8;
/** A watch that ended this early, in milliseconds, did not reach its timeout. */
const EARLY = (SECONDS - 2) * 1000;

/** Changes definitions while their kinds are watched, and compares the streams. */
export async function compareRedefinitions(sides: readonly [Side, Side], run: string): Promise<readonly Finding[]> {
  const found = await Promise.all(REDEFINITIONS.map((one, at) => compareOne(sides, one, `${run}${at}`)));
  return found.flat();
}

async function compareOne(
  sides: readonly [Side, Side],
  { title, change }: Redefinition,
  tag: string,
): Promise<readonly Finding[]> {
  const group = `g${tag}.example.com`;
  const definition = definitionOf(group, ['things', 'Thing', true, ['v1', 'v1beta1']]);
  const world: World = {
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
  const questions = world.kind.versions.flatMap(([root]) =>
    (['http1', 'http2', 'websocket'] as const).flatMap((transport) =>
      ACCEPTS.map((accept): Question => ({
        transport,
        path: `${collectionOf(world, root)}?watch=1&timeoutSeconds=${SECONDS}`,
        headers: { 'user-agent': 'watcher', ...(accept === '' ? {} : { accept }) },
      })),
    ),
  );
  const answers = await Promise.all(
    sides.map(async ({ api, streams }, at) => {
      const made = await api.post(DEFINITIONS, definition);
      if (made.status !== 201) throw new Error(`${title}: ${made.text}`);
      for (const [root] of world.kind.versions) await served(api, `${root}/things`);
      const object = (name: string, at = 0): JsonObject => ({
        apiVersion: world.kind.versions[at]![1],
        kind: 'Thing',
        metadata: { name },
        spec: { color: 'red', replicas: 1 },
      });
      for (const name of ['a', 'b']) await api.post(collectionOf(world), object(name));
      await api.get(collectionOf(world));
      const start = performance.now();
      const opened = questions.map((question) => streams.open(question));
      const ends = opened.map(async ({ over }, at) => {
        const answer = await over;
        const early = performance.now() - start < EARLY;
        const { status, events, body, facts } = received(questions[at]!, answer);
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
      await api.patch(`${collectionOf(world)}/a`, 'merge', { spec: { color: 'blue' } });
      const path = `${DEFINITIONS}/things.${group}`;
      let changed = 0;
      if (change === undefined) changed = (await api.delete(path)).status;
      else {
        const stored = (await api.get(path)).json as Definition;
        change(stored);
        changed = (await api.put(path, stored)).status;
      }
      // Long enough for a server to notice, and short of the timeout.
      await new Promise((resolve) => setTimeout(resolve, 2500));
      const after = [await api.post(collectionOf(world), object('c'))];
      for (const [root] of world.kind.versions) {
        after.push(
          await api.get(`${collectionOf(world, root)}`),
          await api.get(`${collectionOf(world, root)}?watch=1&timeoutSeconds=1`),
        );
      }
      // Just after a change of the stored version the reference may ask to try again.
      const statuses = [changed, ...after.map(({ status }) => (at === 0 && status === 429 ? 200 : status))];
      const results = await Promise.all(ends);
      if (change !== undefined) await api.delete(path);
      return { statuses, results };
    }),
  );
  const plain = { status: 200, warnings: [] };
  const findings: Finding[] = [];
  const [theirs, own] = answers;
  const lines = differencesOf({ ...plain, body: theirs!.statuses }, { ...plain, body: own!.statuses });
  if (lines.length > 0) findings.push({ title: `${title}: requests after it`, lines });
  for (const [at, { transport, path, headers }] of questions.entries()) {
    const [one, other] = [theirs!.results[at], own!.results[at]].map((result) => JSON.stringify(result));
    if (one !== other)
      findings.push({ title: `${title}: ${transport} ${path} ${headers['accept'] ?? ''}`, lines: [one!, other!] });
  }
  return findings;
}
