import { differencesOf } from '../normalise.js';
import { removeNamespaceOf } from './cleanup.js';
import { comparableObject, Ranks, received, type Received, type ReceivedEvent, versionsIn } from './received.js';
import type { Finding, Side } from './round.js';
import { type Scenario, type ScenarioRun } from './scenarios.js';
import type { Transport } from './transports.js';
import type { WatchRequest } from './watch-requests.js';

const TRANSPORTS: readonly Transport[] = ['http1', 'http2', 'websocket'];
const JSON_TYPE = 'application/json';
const VIEWS = [
  '',
  JSON_TYPE,
  `${JSON_TYPE};as=Table;v=v1;g=meta.k8s.io`,
  `${JSON_TYPE};as=PartialObjectMetadata;v=v1;g=meta.k8s.io`,
];
const STARTS = [
  '',
  'resourceVersion=$NOW',
  'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true',
];
/** No version has a number: which write is which is told by the objects. */
const NO_RANKS = new Ranks([]);

/** The controllers of the reference are in two programs, of which one may be called either way. */
const CONTROLLERS = /"manager":"(kube-controller-manager|controller-manager|apiserver|cluster-apiserver)"/g;

/** What the scenarios have compared. */
export interface ScenarioResult {
  readonly findings: readonly Finding[];
  readonly watches: number;
  readonly events: number;
}

/** Runs one scenario on both servers and compares, object by object, the events of every stream. */
export async function compareScenario(
  sides: readonly [Side, Side],
  scenario: Scenario,
  namespace: string,
): Promise<ScenarioResult> {
  const requests = requestsOf(scenario, namespace);
  const [theirs, ours] = await Promise.all(sides.map((side) => streamsOf(side, scenario, namespace, requests)));
  const findings = requests.flatMap((request, at): readonly Finding[] => {
    const lines = differences(theirs![at]!, ours![at]!, namespace);
    const title = `${scenario.title}: ${request.transport} ${request.path} accept ${request.headers['accept'] ?? 'nothing'}`;
    return lines.length === 0 ? [] : [{ title, lines }];
  });
  const events = theirs!.reduce((sum, one) => sum + eventsOf(one, namespace).length, 0);
  return { findings, watches: requests.length, events };
}

function requestsOf(scenario: Scenario, namespace: string): readonly WatchRequest[] {
  let at = 0;
  return scenario.paths(namespace).flatMap((path) =>
    VIEWS.flatMap((accept) =>
      STARTS.map((start): WatchRequest => ({
        // Another one than that of the neighbours.
        transport: TRANSPORTS[(at++ + Math.trunc(at / TRANSPORTS.length)) % TRANSPORTS.length]!,
        path: [
          `${path}${path.includes('?') ? '&' : '?'}watch=1&timeoutSeconds=${scenario.seconds}`,
          ...(start === '' ? [] : [start]),
        ].join('&'),
        headers: { 'user-agent': 'watcher', ...(accept === '' ? {} : { accept }) },
      })),
    ),
  );
}

async function streamsOf(
  { api, streams }: Side,
  scenario: Scenario,
  namespace: string,
  requests: readonly WatchRequest[],
): Promise<readonly Received[]> {
  const run: ScenarioRun = { api, namespace };
  await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
  await api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account);
  try {
    await scenario.prepare(run);
    const current = new Map<string, string>();
    for (const { path } of requests) {
      const [collection] = path.split('?');
      if (current.has(collection!)) continue;
      const list = (await api.get(collection!)).json as { metadata: { resourceVersion: string } };
      current.set(collection!, list.metadata.resourceVersion);
    }
    const opened = requests.map((request) =>
      streams.open({ ...request, path: request.path.replace('$NOW', current.get(request.path.split('?')[0]!)!) }),
    );
    await Promise.all(opened.map(({ begun }) => begun));
    await scenario.act(run);
    return await Promise.all(opened.map(async ({ over }, at) => received(requests[at]!, await over)));
  } finally {
    await scenario.finish?.(run);
    await removeNamespaceOf(api, namespace);
  }
}

/** The events of the objects of the scenario, and whether the initial events end. Writes of controllers have one manager. */
function eventsOf({ events }: Received, namespace: string): readonly ReceivedEvent[] {
  return events
    .filter(({ type, text }) => {
      if (type === 'BOOKMARK') return text.includes('initial-events-end');
      return type === 'ERROR' || (text.includes(namespace) && !text.includes('kube-root-ca'));
    })
    .map((event) => ({ ...event, text: event.text.replace(CONTROLLERS, '"manager":"CONTROLLERS"') }));
}

/** Heads, ends and, object by object, events. Which of two objects comes first may differ. */
function differences(theirs: Received, ours: Received, namespace: string): readonly string[] {
  const plain = { status: 200, warnings: [] };
  const [left, right] = [theirs, ours].map((stream) => ({
    ...plain,
    body: { status: stream.status, end: stream.facts['end'], body: stream.body },
  }));
  const lines = [...differencesOf(left!, right!)];
  const [before, after] = [theirs, ours].map((stream) => byObject(eventsOf(stream, namespace)));
  for (const name of new Set([...before!.keys(), ...after!.keys()])) {
    const [one, other] = [before!.get(name) ?? [], after!.get(name) ?? []];
    const [types, others] = [one, other].map((events) => events.map(({ type }) => type).join());
    if (types !== others) lines.push(`${name}: ${types} | ${others}`);
    else {
      const objects = [one, other].map((events) => events.map((event) => comparableObject(event, NO_RANKS)));
      lines.push(
        ...differencesOf({ ...plain, body: objects[0] }, { ...plain, body: objects[1] }).map(
          (line) => `${name}: ${line}`,
        ),
      );
    }
  }
  if (!isAscending(ours.events)) lines.push('versions that descend');
  return lines;
}

function byObject(events: readonly ReceivedEvent[]): ReadonlyMap<string, readonly ReceivedEvent[]> {
  const found = new Map<string, ReceivedEvent[]>();
  for (const event of events) {
    const { metadata, rows } = JSON.parse(event.text) as {
      metadata?: { name?: string };
      rows?: { object?: { metadata?: { name?: string } } }[];
    };
    const name = rows?.[0]?.object?.metadata?.name ?? metadata?.name ?? '';
    const same = found.get(name) ?? [];
    same.push(event);
    found.set(name, same);
  }
  return found;
}

/** Whether versions ascend after the initial events, which are in the order of names. */
function isAscending(events: readonly ReceivedEvent[]): boolean {
  const first = events.findIndex(({ type }) => type !== 'ADDED');
  const versions = events
    .slice(first === -1 ? events.length : first)
    .filter(({ type }) => type !== 'ERROR')
    .map(({ text }) => versionsIn(text)[0] ?? 0);
  return versions.every((version, at) => at === 0 || version >= versions[at - 1]!);
}
