import { httpRequest, load, sendOnce } from './http-load.js';
import { referenceObject } from './payload.js';
import { referenceSide, type Side } from './reference-side.js';
import { type BenchRow, type Budget, median, row } from './report.js';
import { effortOfEach, inTurns } from './rounds.js';
import { startOurs } from './server-process.js';

const NAMESPACE = `bench-writes-${process.pid}`;
const MAPS = `/api/v1/namespaces/${NAMESPACE}/configmaps`;
/** Objects that are changed in turn. */
const CHANGED = 1000;
/** Writes of one measurement, enough to run mostly compiled code, and of one by a single writer. */
const WRITES = 6000;
const ALONE = 600;
const ROUNDS = 3;
/** The number of writers of the budgets, and the other printed ones. */
const WRITERS = 64;
const OTHER_WRITERS = [1, 16, 256];

/** A kind of write: the bytes of the n-th request. */
type Write = (n: number) => Buffer;

/**
 * Writes compared with a kube-apiserver and its etcd, per CPU second of all processes of each side, including field
 * tracking. Nothing is measured unless `REFERENCE` and `REFERENCE_PIDS` name one.
 */
export async function run(folder: string): Promise<BenchRow[]> {
  const reference = referenceSide('writes');
  if (reference === undefined) return [];
  const ours = await startOurs(folder);
  try {
    for (const side of [ours, reference]) await prepare(side);
    const rows: BenchRow[] = [];
    // Code shared by all kinds of writes is compiled before the first measurement.
    for (const write of WRITE_KINDS.values()) {
      for (const side of [ours, reference]) await cost(side, write, WRITERS, WRITES);
    }
    for (const [name, write] of WRITE_KINDS) rows.push(await compare(ours, reference, name, write));
    rows.push(...(await alone(ours, reference)));
    for (const writers of OTHER_WRITERS) await print(ours, reference, writers);
    return rows;
  } finally {
    await sendOnce(reference.target, httpRequest('DELETE', `/api/v1/namespaces/${NAMESPACE}`)).catch(() => undefined);
    await ours.stop();
  }
}

let made = 0;

function changed(n: number, more: object = {}): string {
  return JSON.stringify({ ...referenceObject(nameOf(n), n, NAMESPACE), ...more });
}

function nameOf(n: number): string {
  return `object-${n % CHANGED}`;
}

/** New data. */
function data(): object {
  return { data: { at: String((made += 1)), text: 'x'.repeat(1200) } };
}

const create: Write = () =>
  httpRequest('POST', MAPS, JSON.stringify(referenceObject(`new-${(made += 1)}`, made, NAMESPACE)));

const WRITE_KINDS: ReadonlyMap<string, Write> = new Map<string, Write>([
  ['create', create],
  ['update', (n) => httpRequest('PUT', `${MAPS}/${nameOf(n)}`, changed(n, data()))],
  [
    'merge patch',
    (n) =>
      httpRequest('PATCH', `${MAPS}/${nameOf(n)}`, JSON.stringify(data()), { type: 'application/merge-patch+json' }),
  ],
  [
    'apply',
    (n) =>
      httpRequest('PATCH', `${MAPS}/${nameOf(n)}?fieldManager=bench&force=true`, changed(n, data()), {
        type: 'application/apply-patch+yaml',
      }),
  ],
]);

const BUDGETS: Readonly<Record<string, number>> = { create: 3.5, update: 6, 'merge patch': 6, apply: 4 };

const quicker = (atLeast: number): Budget => ({ atLeast, quicker: true });

/** CPU time of one write, in ms. */
function cost(side: Side, write: Write, connections: number, count: number): Promise<number> {
  let n = 0;
  return effortOfEach(side, { connections, count, request: () => write(n++) });
}

async function compare(ours: Side, reference: Side, name: string, write: Write): Promise<BenchRow> {
  const values = await inTurns(
    {
      ours: () => cost(ours, write, WRITERS, WRITES),
      reference: () => cost(reference, write, WRITERS, WRITES),
    },
    ROUNDS,
  );
  return row(`${name}, ${WRITERS} writers`, 'processor ms', { ...values, budget: quicker(BUDGETS[name]!) });
}

/** One writer that waits for each answer: cost and duration of a create. */
async function alone(ours: Side, reference: Side): Promise<readonly BenchRow[]> {
  const latency = async ({ target }: Side): Promise<number> =>
    median(
      (await load(target, { connections: 1, milliseconds: Number.POSITIVE_INFINITY, count: ALONE, request: create }))
        .latencies,
    );
  for (const side of [ours, reference]) await latency(side);
  const costs = await inTurns(
    { ours: () => cost(ours, create, 1, ALONE), reference: () => cost(reference, create, 1, ALONE) },
    ROUNDS,
  );
  const times = await inTurns({ ours: () => latency(ours), reference: () => latency(reference) }, ROUNDS);
  return [
    row('create, one writer', 'processor ms', { ...costs, budget: quicker(2.5) }),
    row('create, one writer, time of the middle answer', 'ms', { ...times, budget: quicker(1) }),
  ];
}

/** The cost of each kind of write with other numbers of writers; for people, without a budget. */
async function print(ours: Side, reference: Side, writers: number): Promise<void> {
  const count = writers === 1 ? ALONE : WRITES;
  for (const [name, write] of WRITE_KINDS) {
    const own = await cost(ours, write, writers, count);
    const theirs = await cost(reference, write, writers, count);
    process.stderr.write(
      `bench: ${name}, ${writers} writers: ${own.toFixed(2)} ms, reference ${theirs.toFixed(2)} ms of the processor; ` +
        `times ${(theirs / own).toFixed(1)}\n`,
    );
  }
}

/** The namespace and the objects that are changed. */
async function prepare(side: Side): Promise<void> {
  await sendOnce(
    side.target,
    httpRequest('POST', '/api/v1/namespaces', JSON.stringify({ metadata: { name: NAMESPACE } })),
  );
  await cost(side, (n) => httpRequest('POST', MAPS, changed(n)), 32, CHANGED);
}
