import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Edge, type Reply, startEdgeWithDefault } from '../../support/edge.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

/** Bodies within the size limit that once blocked the event loop for minutes, exhausted memory, or caused a 500. */
const MAPS = '/api/v1/namespaces/default/configmaps';
const PODS = '/api/v1/namespaces/default/pods';
const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
const DRY = '?dryRun=All';
let edge: Edge;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const members = (count: number, key: (at: number) => string, value: string): object =>
  Object.fromEntries(many(count, (at) => [key(at), value]));
const map = (metadata: object, more: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'x', ...metadata },
  ...more,
});
const pod = (spec: object, metadata: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'x', ...metadata },
  spec: { containers: [{ name: 'c', image: 'i' }], ...spec },
});
const resources = (limits: object): object => pod({ containers: [{ name: 'c', image: 'i', resources: { limits } }] });
const patch = (path: string, type: string, body: unknown): Promise<Reply> =>
  edge.call('PATCH', path, { body: JSON.stringify(body), headers: { 'content-type': `application/${type}` } });

type Case = readonly [what: string, ask: () => Promise<Reply>, status: number];

const CASES: readonly Case[] = [
  [
    'ten thousand owners that all control',
    () =>
      edge.call('POST', MAPS + DRY, {
        body: map({
          ownerReferences: many(10_000, (at) => ({
            apiVersion: 'v1',
            kind: 'K',
            name: 'n',
            uid: `u${at}`,
            controller: true,
          })),
        }),
      }),
    422,
  ],
  [
    'eleven thousand bad labels',
    () => edge.call('POST', MAPS + DRY, { body: map({ labels: members(11_000, (at) => `k${at}/`, '_') }) }),
    422,
  ],
  [
    'eleven thousand bad keys of data',
    () => edge.call('POST', MAPS + DRY, { body: map({}, { data: members(11_000, (at) => `k ${at}`, '') }) }),
    422,
  ],
  [
    'eleven thousand bad finalizers',
    () => edge.call('POST', MAPS + DRY, { body: map({ finalizers: many(11_000, (at) => `a b${at}`) }) }),
    422,
  ],
  [
    'a hundred thousand bad values of one selector',
    () =>
      edge.call('POST', DEPLOYMENTS + DRY, {
        body: {
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: 'x' },
          spec: {
            selector: {
              matchExpressions: [{ key: 'a', operator: 'In', values: many(100_000, (at) => `_${at}`) }],
            },
            template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
          },
        },
      }),
    422,
  ],
  [
    'eleven thousand amounts finer than a thousandth',
    () => edge.call('POST', PODS + DRY, { body: resources(members(11_000, (at) => `ex.io/r${at}`, '0.00001')) }),
    422,
  ],
  [
    'ten thousand label keys beside ten thousand expressions',
    () =>
      edge.call('POST', PODS + DRY, {
        body: pod(
          {
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'z',
                whenUnsatisfiable: 'DoNotSchedule',
                labelSelector: { matchExpressions: many(10_000, (at) => ({ key: `e${at}`, operator: 'Exists' })) },
                matchLabelKeys: many(10_000, (at) => `k${at}`),
              },
            ],
          },
          { labels: members(10_000, (at) => `k${at}`, 'v') },
        ),
      }),
    201,
  ],
  [
    'twenty thousand tolerations in another order',
    async () => {
      const tolerations = many(20_000, (at) => ({ key: `k${at}`, operator: 'Exists' }));
      await edge.call('POST', PODS, { body: pod({ tolerations }) });
      return patch(`${PODS}/x`, 'merge-patch+json', { spec: { tolerations: tolerations.toReversed() } });
    },
    200,
  ],
  [
    'a delete with eleven thousand finalizers',
    async () => {
      await edge.call('POST', MAPS, { body: map({ name: 'held', finalizers: many(11_000, (at) => `k${at}/a`) }) });
      return edge.call('DELETE', `${MAPS}/held`);
    },
    200,
  ],
  [
    'nine thousand copies of a text among two thousand others',
    async () => {
      await edge.call('POST', MAPS, {
        body: map({ name: 'copied' }, { data: members(2_000, (at) => `k${at}`, '') }),
      });
      const operations = many(9_000, (at) => ({ op: 'copy', from: '/data/k1', path: `/data/q${at}` }));
      return patch(`${MAPS}/copied`, 'json-patch+json', operations);
    },
    200,
  ],
  [
    'a JSON patch that moves an object into itself three thousand times',
    async () => {
      await edge.call('POST', MAPS, { body: map({ name: 'nested' }) });
      const operations = many(3_000, () => [
        { op: 'add', path: '/b', value: {} },
        { op: 'move', from: '/data', path: '/b/a' },
        { op: 'move', from: '/b', path: '/data' },
      ]).flat();
      return patch(`${MAPS}/nested`, 'json-patch+json', [{ op: 'add', path: '/data', value: {} }, ...operations]);
    },
    422,
  ],
];

test.each(CASES)('%s', async (_what, ask, status) => {
  let reply!: Awaited<ReturnType<typeof ask>>;
  expect(await cpuTimeOf(async () => (reply = await ask()))).toBeLessThan(60_000);
  expect(reply.status).toBe(status);
  if (status !== 422) return;
  expect(reply.bytes.length).toBeLessThan(600 * 1024);
  expect(reply.json.details.causes.length).toBeLessThanOrEqual(100);
});

test('omitted parts are reported', async () => {
  const body = map({ labels: members(200, (at) => `k${at}/`, 'v') });
  const { json } = await edge.call('POST', MAPS + DRY, { body });
  expect(json.details.causes).toHaveLength(100);
  expect(json.message).toMatch(/, there are more faults than fit here\]$/);
});
