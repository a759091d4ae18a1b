import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as core } from '../../../../../src/resources/strategies/core/event.js';
import { strategy as events } from '../../../../../src/resources/strategies/events/event.js';
import { faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const GROUP = 'events.k8s.io/v1';
const TIMED: JsonObject = {
  eventTime: '2025-06-01T11:30:00.000000Z',
  reportingController: 'example.com/x',
  reportingInstance: 'x-1',
  action: 'Binding',
  reason: 'Bound',
  type: 'Normal',
  regarding: { kind: 'Pod', namespace: 'ns', name: 'p' },
};

describe('one event in two groups', () => {
  const old = object('Event', {
    involvedObject: { kind: 'Pod', name: 'p', namespace: 'ns' },
    reason: 'Pulled',
    message: 'done',
    source: { component: 'agent', host: 'n1' },
    firstTimestamp: '2025-06-01T11:00:00Z',
    lastTimestamp: '2025-06-01T11:59:00Z',
    count: 7,
    type: 'Normal',
    reportingComponent: '',
    reportingInstance: '',
  });

  it('it has other names in each group, and survives a round trip', () => {
    const there = events.convert?.(old, GROUP, KUBERNETES);
    expect(there).toMatchObject({
      apiVersion: GROUP,
      kind: 'Event',
      regarding: old['involvedObject'],
      note: 'done',
      deprecatedSource: old['source'],
      deprecatedFirstTimestamp: '2025-06-01T11:00:00Z',
      deprecatedLastTimestamp: '2025-06-01T11:59:00Z',
      deprecatedCount: 7,
      reason: 'Pulled',
    });
    for (const name of ['involvedObject', 'message', 'source', 'firstTimestamp', 'count', 'reportingComponent']) {
      expect(there).not.toHaveProperty(name);
    }
    expect(there && core.convert?.(there, 'v1', KUBERNETES)).toEqual(old);
  });

  it('both have the same table cells', () => {
    const cells = ['60s', 'pod/p', 'agent, n1', 'done', '60m', 7];
    expect(core.cells?.(old, NOW, KUBERNETES)).toEqual(cells);
    const there = events.convert?.(old, GROUP, KUBERNETES) ?? old;
    expect(events.cells?.(there, NOW, KUBERNETES)).toEqual(cells);
  });

  it("the new kind's last time is that of its series", () => {
    const series = { count: 3, lastObservedTime: '2025-06-01T11:59:50.000000Z' };
    const cells = events.cells?.(object('Event', { ...TIMED, series, note: ' x ' }, {}, GROUP), NOW, KUBERNETES);
    expect(cells).toEqual(['10s', 'pod/p', 'example.com/x, x-1', 'x', '30m', 3]);
  });

  it('it is selected by the reporting component, deprecated or new', () => {
    expect(core.selectableValue?.(old, 'source')).toBe('agent');
    expect(core.selectableValue?.(object('Event', { source: {}, reportingComponent: 'new' }), 'source')).toBe('new');
  });
});

describe('a core event', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['lives where its subject does', { involvedObject: { namespace: 'ns' } }, {}, []],
    [
      'is not in another namespace',
      { involvedObject: { namespace: 'other' } },
      {},
      ['involvedObject.namespace: Invalid value: "other": does not match event.namespace'],
    ],
    ['about a cluster object lives in default', { involvedObject: {} }, { namespace: 'default' }, []],
    [
      'about a cluster object is not in another namespace',
      { involvedObject: {} },
      {},
      ['involvedObject.namespace: Invalid value: "": does not match event.namespace'],
    ],
    [
      'with an event time has a reporter',
      { involvedObject: { namespace: 'ns' }, eventTime: TIMED['eventTime'] ?? '' },
      {},
      [
        'reportingComponent: Required value',
        'reportingComponent: Invalid value: "": name part must be non-empty',
        expect.stringContaining(
          'reportingComponent: Invalid value: "": name part must consist of alphanumeric',
        ) as unknown as string,
        'reportingInstance: Required value',
        'action: Required value',
        'reason: Required value',
      ],
    ],
  ])('%s', (_what, members, metadata, faults) => {
    expect(faultsOnCreate(core, object('Event', members, metadata))).toEqual(faults);
  });
});

describe('an event of the events group', () => {
  it.each<[string, JsonObject, string[]]>([
    ['is good with the new fields alone', {}, []],
    [
      'has no old fields when it is new',
      { deprecatedCount: 1, deprecatedSource: { host: 'n' } },
      [
        'deprecatedCount: Invalid value: "": needs to be unset',
        'deprecatedSource.host: Invalid value: "": needs to be unset',
      ],
    ],
    [
      'repeats at least twice in a series',
      { series: { count: 1 } },
      ['series.count: Invalid value: "": should be at least 2', 'series.lastObservedTime: Required value'],
    ],
    [
      'has texts of a bounded length and one of two types, in the words of the core group',
      { note: 'x'.repeat(1025), reason: 'r'.repeat(129), type: 'Alarm' },
      [
        'reason: Invalid value: "": can have at most 128 characters',
        'note: Invalid value: "": can have at most 1024 characters',
        'type: Invalid value: "": has invalid value: Alarm',
      ],
    ],
    ['may be as long as that', { note: 'x'.repeat(1024), reason: 'r'.repeat(128), type: 'Warning' }, []],
  ])('%s', (_what, members, faults) => {
    expect(faultsOnCreate(events, object('Event', { ...TIMED, ...members }, {}, GROUP))).toEqual(faults);
  });

  it('only its series may change', () => {
    const stored = object('Event', { ...TIMED, note: 'x' }, {}, GROUP);
    const series = { count: 2, lastObservedTime: '2025-06-01T11:59:50.000000Z' };
    expect(faultsOnUpdate(events, { ...stored, series }, stored)).toEqual([]);
    expect(faultsOnUpdate(events, { ...stored, note: 'y' }, stored)).toEqual([
      'note: Invalid value: "y": field is immutable',
    ]);
  });
});
