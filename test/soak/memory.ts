import { Api, freshNamespace } from '../support/api.js';
import { configMap, deployment, type Members } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const MIB = 1024 * 1024;
const PUTS = 300;
/** A large object as it is stored; `PUTS` of them are 270 MiB. */
const LARGE = 0.9 * MIB;
/** What the window of one resource keeps at most, and all windows, snapshots and encoded events together. */
const WINDOW = 32 * MIB;
const BUDGET = 128 * MIB;
/** What 300 writes take that is not the size of their objects: code that became hot, pools of buffers, connections. */
const ELSE = 24 * MIB;

/** Collections whose objects may be large, with the object `x` of each that carries a text. */
const LARGE_KINDS: Readonly<Record<string, (text: string) => Members>> = {
  'api/v1/configmaps': (text) => configMap('x', { data: { text } }),
  'api/v1/secrets': (text) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'x' }, stringData: { text } }),
  'apis/apps/v1/deployments': withArgument('Deployment'),
  'apis/apps/v1/replicasets': withArgument('ReplicaSet'),
  'apis/apps/v1/daemonsets': withArgument('DaemonSet'),
  'apis/apps/v1/statefulsets': withArgument('StatefulSet'),
};

function withArgument(kind: string): (text: string) => Members {
  const container = (text: string): Members => ({ name: 'c', image: 'nginx:1', args: [text] });
  return (text) => ({ ...deployment('x', {}, { containers: [container(text)] }), kind });
}

/** What is written, and how much more memory than before the server may use in the end, in bytes. */
export interface MemoryCase {
  readonly kinds: readonly string[];
  readonly flags?: readonly string[];
  readonly most: number;
}

/** The memory that changes may keep, by what is changed. A server that counted changes would keep 270 MiB each time. */
export const MEMORY_CASES = {
  'the changes of one object use no more than one window': {
    kinds: ['api/v1/configmaps'],
    most: WINDOW + 2 * LARGE + ELSE,
  },
  'of six kinds is what the budget of all windows allows': {
    kinds: Object.keys(LARGE_KINDS),
    most: BUDGET + 2 * 6 * LARGE + ELSE,
  },
  'comes back whole when the history is past its time': {
    kinds: ['api/v1/configmaps'],
    flags: ['--history-retention=10s'],
    most: 2 * LARGE + ELSE,
  },
} as const satisfies Readonly<Record<string, MemoryCase>>;

/**
 * Starts a server and writes large objects in turn while each of their kinds is watched. Returns by how many bytes its
 * memory has grown, as soon as that is below the bound.
 *
 * @throws Error when it stays above the bound, or a request fails
 */
export async function memoryGrowth({ kinds, flags = [], most }: MemoryCase): Promise<number> {
  const server = await startServer({ flags, nodeFlags: ['--import', './bench/collect-garbage.mjs'] });
  try {
    const api = new Api(server.kubeconfig);
    const namespace = await freshNamespace(api);
    const collection = (kind: string): string => kind.replace(/^(.*)\//, `/$1/namespaces/${namespace}/`);
    // What a first write of each kind loads is not what is measured.
    for (const kind of kinds) await must(201, api.post(collection(kind), LARGE_KINDS[kind]!('small')));
    const before = await memory(server, api);
    let received = 0;
    for (const kind of kinds) {
      const events = await api.stream(`${collection(kind)}?watch=1`);
      events.on('data', (chunk: Buffer) => (received += chunk.length));
      events.on('error', () => {});
    }
    for (let count = 0; count < PUTS; count += 1) {
      const kind = kinds[count % kinds.length]!;
      const text = `${count}-`.padEnd(LARGE - 1024, 'x');
      await must(200, api.put(`${collection(kind)}/x`, LARGE_KINDS[kind]!(text)));
    }
    await waitFor('the events of all writes', () => received > PUTS * (LARGE - 1024), { lastSeen: () => received });
    let grown = Infinity;
    await waitFor(
      `memory that has grown by less than ${most} bytes`,
      async () => (grown = (await memory(server, api)) - before) < most,
      { lastSeen: () => grown },
    );
    return grown;
  } finally {
    await server.stop();
  }
}

async function must(
  status: number,
  answer: Promise<{ readonly status: number; readonly text: string }>,
): Promise<void> {
  const { status: seen, text } = await answer;
  if (seen !== status) throw new Error(`answered ${seen}: ${text.slice(0, 500)}`);
}

/** Bytes that the server uses without garbage: the heap, and buffers beside it. */
async function memory(server: ServerProcess, api: Api): Promise<number> {
  process.kill(server.pid, 'SIGUSR2');
  const { text } = await api.get('/metrics');
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  return value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
}
