import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import type { JsonObject } from '../../../src/json/types.js';
import { type Edge, startEdgeWithDefault } from '../../support/edge.js';

const SPACES = '/api/v1/namespaces';
const GROUPS = [`${SPACES}/default/events`, '/apis/events.k8s.io/v1/namespaces/default/events'];
const FORMS = ['application/json', 'application/yaml', 'application/vnd.kubernetes.protobuf'];
const codec = createProtobufCodec();
let edge: Edge;
let count = 0;

beforeAll(async () => {
  edge = await startEdgeWithDefault();
});

afterAll(async () => {
  expect(edge.faults).toEqual([]);
  await edge.close();
});

/** An event of the core group, whose rules are looser than those of the events group. */
function event(more: JsonObject): JsonObject {
  count += 1;
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: `e${count}` },
    involvedObject: { namespace: 'default' },
    ...more,
  };
}

test.each<[JsonObject, JsonObject]>([
  [{ series: {} }, { series: {} }],
  [{ series: null }, {}],
  [{ series: { count: 0, lastObservedTime: null } }, { series: {} }],
  [{ series: { count: 1 } }, { series: { count: 1 } }],
  [
    { series: { lastObservedTime: '1970-01-01T00:00:00Z' } },
    { series: { lastObservedTime: '1970-01-01T00:00:00.000000Z' } },
  ],
  [{ related: {}, source: {}, count: 0, type: '' }, { related: {} }],
  [
    { source: null, firstTimestamp: null, lastTimestamp: '1970-01-01T00:00:00Z' },
    { lastTimestamp: '1970-01-01T00:00:00Z' },
  ],
  [
    { reason: 'r'.repeat(300), action: 'a'.repeat(300) },
    { reason: 'r'.repeat(300), action: 'a'.repeat(300) },
  ],
  [{ reportingComponent: 'no name' }, { reportingComponent: 'no name' }],
])('an event with %j that is written back unchanged is unchanged', async (given, kept) => {
  const made = await edge.call('POST', GROUPS[0]!, { body: event(given) });
  expect(made.status).toBe(201);
  const { kind: _kind, apiVersion: _version, metadata, ...rest } = made.json;
  expect(rest).toEqual({
    involvedObject: { namespace: 'default' },
    source: {},
    reportingComponent: '',
    reportingInstance: '',
    ...kept,
  });
  for (const group of GROUPS) {
    const path = `${group}/${metadata.name}`;
    const plain = (await edge.call('GET', path)).json;
    for (const form of FORMS) {
      const read = await edge.call('GET', path, { headers: { accept: form } });
      if (form === FORMS[2]) expect(codec.decodeProtobuf(read.bytes).object).toEqual(plain);
      const put = await edge.call('PUT', path, { body: read.bytes, headers: { 'content-type': form } });
      expect({ group, form, status: put.status, object: put.json }).toEqual({
        group,
        form,
        status: 200,
        object: plain,
      });
    }
  }
});

test('changes through the events group follow its rules', async () => {
  const { metadata } = (await edge.call('POST', GROUPS[0]!, { body: event({ series: {} }) })).json;
  const path = `${GROUPS[1]}/${metadata.name}`;
  const read = (await edge.call('GET', path)).json;
  const put = await edge.call('PUT', path, { body: { ...read, series: { count: 1 } } });
  expect(put.status).toBe(422);
  expect(put.json.message).toContain('series.count');
});
