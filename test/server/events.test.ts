import { beforeEach, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';
import type { Members } from '../support/objects.js';

const api = sharedApi('cluster');
let namespace = '';
/** The same stored events, seen through the core and through the events group. */
let core = '';
let group = '';

beforeEach(async () => {
  namespace = await freshNamespace(api);
  core = `/api/v1/namespaces/${namespace}/events`;
  group = `/apis/events.cluster.io/v1/namespaces/${namespace}/events`;
});

function groupEvent(more: Members = {}): Members {
  return {
    apiVersion: 'events.cluster.io/v1',
    kind: 'Event',
    metadata: { name: 'e' },
    regarding: { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace },
    eventTime: '2024-05-01T10:00:00.123456Z',
    action: 'Testing',
    reason: 'Tested',
    type: 'Normal',
    note: 'all is well',
    reportingController: 'ex.io/tester',
    reportingInstance: 'tester-1',
    ...more,
  };
}

function coreEvent(more: Members = {}): Members {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: 'c' },
    involvedObject: { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace },
    reason: 'Tested',
    message: 'all is well',
    type: 'Warning',
    source: { component: 'tester', host: 'h' },
    firstTimestamp: '2024-05-01T10:00:00Z',
    lastTimestamp: '2024-05-01T11:00:00Z',
    count: 3,
    ...more,
  };
}

test.each([
  ['an empty series', {}],
  ['a series with a count of zero', { count: 0 }],
])('of %s, the time is required and the count is too small', async (_what, series) => {
  const answer = await api.post(group, groupEvent({ series }));
  expectCode(answer, 422);
  expect(answer.json['details']).toMatchObject({
    causes: [
      { field: 'series.lastObservedTime', reason: 'FieldValueRequired', message: 'Required value' },
      { field: 'series.count', reason: 'FieldValueInvalid', message: 'Invalid value: "": should be at least 2' },
    ],
  });
});

describe('one store, two groups', () => {
  test('an event created through the events group is in the core group, under the old names', async () => {
    const made = await api.post(group, groupEvent());
    expectCode(made, 201);
    const { json } = await api.get(`${core}/e`);
    expect(json).toMatchObject({
      kind: 'Event',
      apiVersion: 'v1',
      metadata: made.json.metadata,
      involvedObject: { kind: 'Pod', name: 'p' },
      message: 'all is well',
      reportingComponent: 'ex.io/tester',
      reportingInstance: 'tester-1',
      eventTime: '2024-05-01T10:00:00.123456Z',
    });
    for (const name of ['regarding', 'note', 'reportingController']) expect(json).not.toHaveProperty(name);
  });

  test('an event created through the core group is in the events group, under the new names', async () => {
    const made = await api.post(core, coreEvent());
    expectCode(made, 201);
    const { json } = await api.get(`${group}/c`);
    expect(json).toMatchObject({
      kind: 'Event',
      apiVersion: 'events.cluster.io/v1',
      metadata: made.json.metadata,
      regarding: { kind: 'Pod', name: 'p' },
      note: 'all is well',
      deprecatedSource: { component: 'tester', host: 'h' },
      deprecatedFirstTimestamp: '2024-05-01T10:00:00Z',
      deprecatedLastTimestamp: '2024-05-01T11:00:00Z',
      deprecatedCount: 3,
    });
  });

  test('a round trip through the other group loses nothing', async () => {
    const made = (await api.post(core, coreEvent())).json;
    const other = (await api.get(`${group}/c`)).json;
    const put = await api.put(`${group}/c`, other);
    expectCode(put, 200);
    expect((await api.get(`${core}/c`)).json).toEqual(made);
  });

  test('a watch on either group sees writes through the other, with one version', async () => {
    const { resourceVersion } = (await api.get(core)).json.metadata;
    const watches = await Promise.all(
      [core, group].map((path) => api.watch(`${path}?watch=1&resourceVersion=${resourceVersion}`)),
    );
    await api.post(group, groupEvent());
    await api.post(core, coreEvent());
    await api.delete(`${core}/e`);
    for (const watch of watches) {
      await watch.until((events) => events.length === 3, 'three events');
      watch.close();
    }
    const [seen, other] = watches.map(({ events }) =>
      events.map(({ type, object }) => `${type} ${object.metadata.name}`),
    );
    expect(seen).toEqual(['ADDED e', 'ADDED c', 'DELETED e']);
    expect(other).toEqual(seen);
    expect(watches[1]!.events[1]!.object.apiVersion).toBe('events.cluster.io/v1');
    expect(watches[1]!.events[1]!.object.metadata).toEqual(watches[0]!.events[1]!.object.metadata);
  });

  test('selectors use the field names of each group', async () => {
    await api.post(group, groupEvent());
    const count = async (path: string): Promise<number> => (await api.get(path)).json.items.length;
    expect(await count(`${core}?fieldSelector=involvedObject.name%3Dp`)).toBe(1);
    expect(await count(`${group}?fieldSelector=regarding.name%3Dp,type%3DNormal`)).toBe(1);
    expect(await count(`${group}?fieldSelector=regarding.name%3Dq`)).toBe(0);
    expectStatus(await api.get(`${group}?fieldSelector=involvedObject.name%3Dp`), 400, 'BadRequest');
  });

  test('a name is taken in both groups', async () => {
    await api.post(group, groupEvent());
    expectStatus(await api.post(core, coreEvent({ metadata: { name: 'e' } })), 409, 'AlreadyExists');
  });
});

describe('a new event of the events group', () => {
  test.each([
    ['action', { action: '' }, /action: Required value/],
    ['reason', { reason: '' }, /reason: Required value/],
    ['reportingController', { reportingController: '' }, /reportingController: (Required|Invalid) value/],
    ['reportingInstance', { reportingInstance: '' }, /reportingInstance: Required value/],
    ['eventTime', { eventTime: null }, /eventTime: Required value/],
  ])('a new event requires %s', async (_field, change, message) => {
    expectStatus(await api.post(group, groupEvent(change)), 422, 'Invalid', message);
  });

  test.each([
    ['another type than Normal and Warning', { type: 'Alarm' }, /type: (Invalid|Unsupported) value/],
    ['deprecatedFirstTimestamp', { deprecatedFirstTimestamp: '2024-05-01T10:00:00Z' }, /deprecatedFirstTimestamp/],
    ['deprecatedLastTimestamp', { deprecatedLastTimestamp: '2024-05-01T10:00:00Z' }, /deprecatedLastTimestamp/],
    ['deprecatedCount', { deprecatedCount: 1 }, /deprecatedCount/],
    ['deprecatedSource.component', { deprecatedSource: { component: 'x' } }, /deprecatedSource\.component/],
    ['deprecatedSource.host', { deprecatedSource: { host: 'x' } }, /deprecatedSource\.host/],
    ['a series of one', { series: { count: 1, lastObservedTime: '2024-05-01T10:00:00.000000Z' } }, /series\.count/],
    ['a series without a time', { series: { count: 2 } }, /series\.lastObservedTime/],
    ['a note that is too long', { note: 'x'.repeat(1025) }, /note: (Invalid value|Too long)/],
  ])('a new event may not have %s', async (_what, change, message) => {
    expectStatus(await api.post(group, groupEvent(change)), 422, 'Invalid', message);
  });

  test('an update may change the series of an event and nothing else', async () => {
    await api.post(group, groupEvent());
    const series = { count: 2, lastObservedTime: '2024-05-01T10:05:00.000000Z' };
    const grown = await api.patch(`${group}/e`, 'merge', { series });
    expectCode(grown, 200);
    expect(grown.json.series).toEqual(series);
    expect((await api.get(`${core}/e`)).json.series).toEqual(series);
    expectStatus(await api.patch(`${group}/e`, 'merge', { note: 'other' }), 422, 'Invalid', /note: .*immutable/);
  });

  test('an event about a namespaced object must be in its namespace', async () => {
    const elsewhere = { kind: 'Pod', name: 'p', namespace: 'elsewhere' };
    const answer = await api.post(core, coreEvent({ involvedObject: elsewhere }));
    expectStatus(answer, 422, 'Invalid', /involvedObject\.namespace: Invalid value: "elsewhere"/);
  });
});

describe('times (BL-105)', () => {
  test.each([
    ['2024-05-01T10:00:05.123456Z', '2024-05-01T10:00:05.123456Z'],
    ['2024-05-01T10:00:05.123Z', '2024-05-01T10:00:05.123000Z'],
    ['2024-05-01T10:00:05Z', '2024-05-01T10:00:05.000000Z'],
    ['2024-05-01T10:00:05.123456789Z', '2024-05-01T10:00:05.123456Z'],
    ['2024-05-01T12:00:05.5+02:00', '2024-05-01T10:00:05.500000Z'],
  ])('a time with microseconds is accepted in every RFC 3339 form: %s is %s', async (given, shown) => {
    const answer = await api.post(group, groupEvent({ eventTime: given }));
    expectCode(answer, 201);
    expect(answer.json.eventTime).toBe(shown);
    expect((await api.get(`${core}/e`)).json.eventTime).toBe(shown);
  });

  test.each([['2024-05-01T10:00:05'], ['2024-05-01'], ['yesterday'], ['2024-13-01T10:00:05Z'], ['']])(
    '%j is refused',
    async (eventTime) => {
      const answer = await api.post(group, groupEvent({ eventTime }));
      expect([400, 422]).toContain(answer.status);
      expect(answer.json.kind).toBe('Status');
    },
  );

  test('a time with seconds precision is shown in whole seconds', async () => {
    const answer = await api.post(core, coreEvent({ firstTimestamp: '2024-05-01T12:00:05.9+02:00' }));
    expect(answer.json.firstTimestamp).toBe('2024-05-01T10:00:05Z');
  });
});
