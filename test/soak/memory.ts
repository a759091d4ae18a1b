import { Api, freshNamespace } from '../support/api.js';
import { configMap, deployment, type Members } from '../support/objects.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const MIB = 1024 * 1024;
const PUTS = 300;
/** A large object as stored; `PUTS` of them are 270 MiB. */
const LARGE = 0.9 * MIB;
/** Limits of the window of one resource, and of all windows, snapshots and encoded events together. */
const WINDOW = 32 * MIB;
const BUDGET = 128 * MIB;
/** Memory of 300 writes apart from their objects: hot code, pools of buffers, connections. */
const ELSE = 24 * MIB;

/** Collections whose objects may be large, with a template of the object `x` of each. */
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

/** What is written, and the allowed growth of the server's memory, in bytes. */
export interface MemoryCase {
  readonly kinds: readonly string[];
  readonly flags?: readonly string[];
  readonly most: number;
}

/** Limits of memory by kind of change. A server that limited only the count of changes would keep 270 MiB each time. */
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
 * Starts a server and writes large objects in turn while each of their kinds is watched. Returns the growth of its
 * memory in bytes as soon as that is below the limit.
 *
 * @throws Error when it stays above the limit, or a request fails
 */
export async function memoryGrowth({ kinds, flags = [], most }: MemoryCase): Promise<number> {
  const server = await startServer({ flags, nodeFlags: ['--import', './bench/collect-garbage.mjs'] });
  try {
    const api = new Api(server.kubeconfig);
    const namespace = await freshNamespace(api);
    const collection = (kind: string): string => kind.replace(/^(.*)\//, `/$1/namespaces/${namespace}/`);
    // Code loaded by the first write of each kind is not measured.
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

/** Memory in use by the server without garbage: the heap, and external buffers. */
async function memory(server: ServerProcess, api: Api): Promise<number> {
  process.kill(server.pid, 'SIGUSR2');
  const { text } = await api.get('/metrics');
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  return value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
}
