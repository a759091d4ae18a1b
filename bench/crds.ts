import { join } from 'node:path';
import { type Connection, httpRequest, type LoadTarget, openConnection } from './http-load.js';
import { kubeconfigTarget } from './kubeconfig-target.js';
import { type BenchRow, row } from './report.js';
import { type BenchServer, residentMemory, startOurs } from './server-process.js';
import { freePort } from './startup.js';

/** How many definitions exist when a new one is measured. */
const COUNTS = (process.env['BENCH_CRDS'] ?? '1,100,1000,2000').split(',').map(Number);
/** kubeconfig of a kube-apiserver that is measured as well. */
const REFERENCE = process.env['REFERENCE'];
const PROPERTIES = 300;
const ROUNDS = 5;
/** Definitions written concurrently to reach their number. */
const AT_ONCE = 8;
/** Bytes of an answer that are read: more than one definition has, and the metrics of a server with many kinds. */
const MOST_KEPT = 1 << 22;
const MOST_METRICS = 1 << 26;
/** Longest wait for a definition to be served, in ms. */
const PATIENCE = 600_000;
/** Stored definitions of the measured start. */
const STORED = 1000;
/** Limits of a start with those, in ms, and of a definition, in bytes. */
const START = 3000;
const WEIGHT = 50 * 1024;
/** Absolute limits where there is no reference, in ms: chosen, not measured. */
const ALONE = { established: 100, discovery: 100, openapi: 100 };

/** Adds definitions up to each of `COUNTS`; measures the time of a new one, memory, and a start with many. */
export async function run(folder: string): Promise<BenchRow[]> {
  const dataDir = join(folder, 'ours');
  const port = await freePort();
  const server = await startOurs(dataDir, { port, flags: ['--naming=kubernetes'] });
  const rows: BenchRow[] = [];
  let theirs: Definitions | undefined;
  try {
    const ours = new Definitions(server.target);
    if (REFERENCE !== undefined) theirs = new Definitions(kubeconfigTarget(REFERENCE));
    const before = { ours: await residentMemory(server), theirs: await theirs?.memory() };
    for (const count of COUNTS) {
      await Promise.all([ours.bringTo(count), theirs?.bringTo(count)]);
      rows.push(...(await measured(count, ours, theirs)));
      const weight = perDefinition(before.ours, await residentMemory(server), ours.count);
      const other = perDefinition(before.theirs, await theirs?.memory(), ours.count);
      if (count < 100 || weight === undefined || other === undefined) continue;
      // Both still hold the changes of the last minutes.
      const name = `memory of one of ${count} new definitions`;
      rows.push(row(name, 'bytes', { ours: [weight], reference: [other], budget: { atMost: 0.02 } }));
    }
  } finally {
    await theirs?.removeAll().catch((error: Error) => {
      process.stderr.write(`bench: the definitions stay in the reference: ${error.message}\n`);
    });
    await server.stop();
  }
  return [...rows, ...(await warmStarts(join(folder, 'stored')))];
}

async function measured(count: number, ours: Definitions, theirs: Definitions | undefined): Promise<BenchRow[]> {
  const parts = ['established', 'discovery', 'openapi'] as const;
  const values = parts.map((part) => ({ part, ours: [] as number[], reference: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, other] = [await ours.measureOne(), await theirs?.measureOne()];
    for (const one of values) {
      one.ours.push(own[one.part]);
      if (other !== undefined) one.reference.push(other[one.part]);
    }
  }
  const names = { established: 'until Established', discovery: 'discovery of all', openapi: 'its OpenAPI document' };
  return values.map(({ part, ours: own, reference }) =>
    row(`a definition after ${count}: ${names[part]}`, 'ms', {
      ours: own,
      reference: reference.length === 0 ? [ALONE[part]] : reference,
      budget: { atMost: reference.length === 0 ? 1 : part === 'established' ? 0.2 : 1 },
    }),
  );
}

/** Starts of a server without definitions in its database, and with many: memory and time. */
async function warmStarts(dataDir: string): Promise<BenchRow[]> {
  const port = await freePort();
  await startOnce(dataDir, port);
  const empty = await startOnce(dataDir, port);
  await startOnce(dataDir, port, (server) => new Definitions(server.target).bringTo(STORED));
  const full = [await startOnce(dataDir, port), await startOnce(dataDir, port), await startOnce(dataDir, port)];
  const weights = full
    .map(({ memory }) => perDefinition(empty.memory, memory, STORED))
    .filter((one) => one !== undefined);
  return [
    row(`start with ${STORED} stored definitions, beside 3 s`, 'ms', {
      ours: full.map(({ took }) => took),
      reference: [START],
      budget: { atMost: 1 },
    }),
    ...(weights.length === 0
      ? []
      : [
          row(`memory of one of ${STORED} stored definitions, beside 50 KiB`, 'bytes', {
            ours: weights,
            reference: [WEIGHT],
            budget: { atMost: 1 },
          }),
        ]),
  ];
}

async function startOnce(
  dataDir: string,
  port: number,
  work?: (server: BenchServer) => Promise<void>,
): Promise<{ readonly took: number; readonly memory: number | undefined }> {
  const started = performance.now();
  const server = await startOurs(dataDir, { port, flags: ['--naming=kubernetes'] });
  const took = performance.now() - started;
  try {
    await work?.(server);
    return { took, memory: await residentMemory(server) };
  } finally {
    await server.stop();
  }
}

function perDefinition(before: number | undefined, after: number | undefined, count: number): number | undefined {
  return before === undefined || after === undefined ? undefined : Math.max(1, (after - before) / count);
}

const COLLECTION = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** The definitions added to one server. */
class Definitions {
  readonly #target: LoadTarget;
  readonly #run = Date.now().toString(36);
  count = 0;

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  /** Adds definitions up to this number, and waits for the last ones. */
  async bringTo(count: number): Promise<void> {
    const work = async (): Promise<void> => {
      const connection = await openConnection(this.#target, MOST_KEPT);
      let last: string | undefined;
      while (this.count < count) last = await this.#create(connection);
      if (last !== undefined) await established(connection, last);
      connection.close();
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
  }

  /** One more: the time until it is established, and of what clients then request, in ms. */
  async measureOne(): Promise<Readonly<Record<'established' | 'discovery' | 'openapi', number>>> {
    const connection = await openConnection(this.#target, MOST_KEPT);
    const started = performance.now();
    const name = await this.#create(connection);
    await established(connection, name);
    const served = performance.now();
    const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
    const { status } = await connection.send(get('/apis', accept));
    if (status !== 200) throw new Error(`discovery was answered ${status}`);
    const discovered = performance.now();
    const document = `/openapi/v3/apis/${name.slice(name.indexOf('.') + 1)}/v1`;
    // The reference publishes it some time after the kind is served.
    await until(document, async () => (await connection.send(get(document))).status === 200);
    const published = performance.now();
    connection.close();
    return { established: served - started, discovery: discovered - served, openapi: published - discovered };
  }

  /** Resident memory as the server reports it, in bytes. */
  async memory(): Promise<number | undefined> {
    const connection = await openConnection(this.#target, MOST_METRICS);
    const { start } = await connection.send(get('/metrics'));
    connection.close();
    const found = /^process_resident_memory_bytes (\S+)/m.exec(start);
    return found === null ? undefined : Number(found[1]);
  }

  async removeAll(): Promise<void> {
    const connection = await openConnection(this.#target, MOST_KEPT);
    const label = `labelSelector=bench%3D${this.#run}`;
    await connection.send(httpRequest('DELETE', `${COLLECTION}?${label}`));
    connection.close();
  }

  async #create(connection: Connection): Promise<string> {
    const definition = definitionOf(`bench-${this.#run}-${(this.count += 1)}.example.com`, this.#run);
    const { status } = await connection.send(httpRequest('POST', COLLECTION, JSON.stringify(definition)));
    if (status !== 201) throw new Error(`a definition was answered with ${status}`);
    return definition.metadata.name;
  }
}

function get(path: string, accept = 'application/json'): Buffer {
  const plain = httpRequest('GET', path).toString('latin1');
  return Buffer.from(plain.replace('\r\n', `\r\naccept: ${accept}\r\n`), 'latin1');
}

async function established(connection: Connection, name: string): Promise<void> {
  await until(name, async () => {
    const { start } = await connection.send(get(`${COLLECTION}/${name}`));
    const { status } = JSON.parse(start) as {
      status?: { conditions?: { type: string; status: string }[] };
    };
    return status?.conditions?.some((one) => one.type === 'Established' && one.status === 'True') === true;
  });
}

async function until(what: string, done: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error(`${what} was not served in time`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** A definition of about 300 properties, in groups of ten, with the usual extensions. */
function definitionOf(group: string, run: string) {
  const leaf = (at: number): object =>
    [
      { type: 'string', description: 'One of the settings of this part, as texts are.', maxLength: 253 },
      { type: 'integer', format: 'int32', minimum: 0, description: 'How many of them there are at most.' },
      { type: 'boolean', default: false, description: 'Whether this part is in use.' },
      { type: 'array', items: { type: 'string' }, 'x-kubernetes-list-type': 'atomic' },
      { type: 'object', additionalProperties: { type: 'string' } },
    ][at % 5]!;
  const part = (at: number): object => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`setting${index}`, leaf(at + index)])),
  });
  const parts = Array.from({ length: PROPERTIES / 10 }, (_, at) => [`part${at}`, part(at)]);
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `gears.${group}`, labels: { bench: run } },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'gears', singular: 'gear', kind: 'Gear', listKind: 'GearList' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          subresources: { status: {} },
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: {
                spec: { type: 'object', properties: Object.fromEntries(parts) },
                status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
              },
            },
          },
        },
      ],
    },
  };
}
