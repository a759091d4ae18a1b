import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';

const NS = '/api/v1/namespaces/default';
let edge: Edge;

beforeEach(async () => {
  edge = await startEdgeWithDefault();
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'p' },
    spec: { containers: [{ name: 'c', image: 'i' }] },
  };
  expect((await edge.call('POST', `${NS}/pods`, { body: JSON.stringify(pod) })).status).toBe(201);
});
afterEach(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

/** The answer to a binding, and the pod's node after it. */
async function bind(path: string, members: object): Promise<{ status: number; message: unknown; node: unknown }> {
  const binding = { apiVersion: 'v1', kind: 'Binding', metadata: { name: 'p' }, target: { kind: 'Node', name: 'n1' } };
  const answer = await edge.call('POST', `${NS}/${path}`, { body: JSON.stringify({ ...binding, ...members }) });
  const { message } = JSON.parse(answer.text) as { message?: unknown };
  const pod = JSON.parse((await edge.call('GET', `${NS}/pods/p`)).text) as { spec: { nodeName?: unknown } };
  return { status: answer.status, message, node: pod.spec.nodeName };
}

describe('a binding', () => {
  test.each(['bindings', 'pods/p/binding'])('a binding sent to %s binds the pod once', async (path) => {
    expect(await bind(path, {})).toEqual({ status: 201, message: undefined, node: 'n1' });
    expect(await bind(path, { target: { kind: 'Node', name: 'n2' } })).toEqual({
      status: 409,
      message: 'Operation cannot be fulfilled on pods/binding "p": pod p is already assigned to node "n1"',
      node: 'n1',
    });
  });

  test.each<[string, string, object, number, string]>([
    ['without a name', 'bindings', { metadata: {} }, 400, 'Name parameter required.'],
    ['of no pod', 'bindings', { metadata: { name: 'q' } }, 404, 'pods "q" not found'],
    [
      'of another pod',
      'pods/p/binding',
      { metadata: { name: 'q' } },
      400,
      'name in URL does not match name in Binding object',
    ],
    [
      'without the name on the URL',
      'pods/p/binding',
      { metadata: {} },
      400,
      'name in URL does not match name in Binding object',
    ],
  ])('%s is rejected', async (_what, path, members, status, message) => {
    expect(await bind(path, members)).toEqual({ status, message, node: undefined });
  });

  test('a dry run binds nothing', async () => {
    expect(await bind('bindings?dryRun=All', {})).toEqual({ status: 201, message: undefined, node: undefined });
  });
});
