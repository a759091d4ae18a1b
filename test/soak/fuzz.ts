import { Random } from '../compare/random.js';
import { CUSTOM_DEFINITION, FUZZ_NAMESPACE, type FuzzRequest, fuzzRequest, fuzzTargets } from './fuzz-requests.js';
import { Http2Client } from './http2-client.js';
import { PipelinedClient, type PipelinedAnswer } from './pipelined-client.js';

/** Target and user of a fuzz. */
export interface FuzzServer {
  readonly url: string;
  readonly ca: Buffer | string;
  readonly cert: Buffer | string;
  readonly key: Buffer | string;
}

/** Results of a fuzz. */
export interface FuzzResult {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests with an invalid answer, the first ones of them. */
  readonly problems: readonly string[];
}

/** Concurrent requests of one connection. */
const DEPTH = 16;
const CONNECTIONS = { http1: 6, http2: 2 };
const MOST_PROBLEMS = 20;

/**
 * Sends mutated requests over HTTP/1.1 and HTTP/2 connections and checks that each is answered without a server fault.
 *
 * @param count requests
 * @param seed the same one gives the same requests; their order at the server differs
 */
export async function fuzz(server: FuzzServer, count: number, seed: number): Promise<FuzzResult> {
  const targets = fuzzTargets();
  const random = new Random(seed);
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  let sent = 0;

  async function run(client: PipelinedClient | Http2Client): Promise<void> {
    while (sent < count) {
      const batch = Array.from({ length: Math.min(DEPTH, count - sent) }, () => fuzzRequest(targets, random));
      sent += batch.length;
      const answers = await client.send(batch);
      answers.forEach((answer, at) => {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (isFault(answer, batch[at]!) && problems.length < MOST_PROBLEMS) problems.push(describe(batch[at]!, answer));
      });
    }
    client.close();
  }

  const { hostname, port } = new URL(server.url);
  const identity = { ca: server.ca, cert: server.cert, key: server.key };
  const first = new Http2Client(server.url, identity);
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: FUZZ_NAMESPACE } };
  await first.send([creation('/api/v1/namespaces', namespace)]);
  await first.send([creation('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', CUSTOM_DEFINITION)]);
  first.close();
  await Promise.all([
    ...Array.from({ length: CONNECTIONS.http1 }, () =>
      run(new PipelinedClient({ ...identity, host: hostname, port: Number(port) })),
    ),
    ...Array.from({ length: CONNECTIONS.http2 }, () => run(new Http2Client(server.url, identity))),
  ]);
  return { sent, statuses, problems };
}

function creation(path: string, object: object): FuzzRequest {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path, headers, body: Buffer.from(JSON.stringify(object)), lasting: false };
}

const HEALTH = /^\/(?:healthz|livez|readyz)/;

/** No answer at all, or a server fault; 503 and 504 must have a retry time. */
function isFault({ status, retryAfter, body }: PipelinedAnswer, { path }: FuzzRequest): boolean {
  if (!(status > 0)) return true;
  // A client with a short timeout gets kube-apiserver's answer to it.
  if (status === 504 && /[?&]timeout=/.test(path)) return false;
  // A health page that reports a temporary problem, as on a busy machine, is not a fault.
  if (status === 500 && HEALTH.test(path) && body.includes('[-]')) return false;
  return status >= 500 && !((status === 503 || status === 504) && retryAfter);
}

function describe({ method, path, headers, body }: FuzzRequest, answer: PipelinedAnswer): string {
  const asked = `${method} ${path} ${JSON.stringify(headers)} ${body.toString('latin1').slice(0, 600)}`;
  return `${answer.status} ${answer.body.slice(0, 300)} <- ${asked}`;
}
