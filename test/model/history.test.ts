import { describe, expect, test } from '@jest/globals';
import { History, objectFaults, type Operation, type SeenEvent, watchFaults } from '../soak/model/history.js';

const event = (revision: number, name: string, value = `v${revision}`, type = 'MODIFIED'): SeenEvent => ({
  revision,
  name,
  type,
  value,
});
const CHANGES = [
  event(2, 'a', 'v2', 'ADDED'),
  event(3, 'b', 'v3', 'ADDED'),
  event(5, 'a'),
  event(7, 'a', 'v5', 'DELETED'),
];
const all = (): boolean => true;

describe('the events of a watcher', () => {
  test.each<[string, number, SeenEvent[], RegExp | undefined]>([
    ['everything is correct', 1, CHANGES, undefined],
    ['everything from its start is correct', 3, CHANGES.slice(2), undefined],
    [
      'a missing event in the middle is found',
      1,
      [CHANGES[0]!, CHANGES[2]!, CHANGES[3]!],
      /^b at 3 was not delivered after 1$/,
    ],
    ['a missing last event is found', 1, CHANGES.slice(0, 3), /^a at 7 was not delivered after 1$/],
    ['a repeated event is found', 1, [CHANGES[0]!, ...CHANGES], /^a at 2 was delivered after 2$/],
    [
      'events out of order are found',
      1,
      [CHANGES[1]!, CHANGES[0]!, CHANGES[2]!, CHANGES[3]!],
      /^a at 2 was delivered after 3$/,
    ],
    ['an event already in the list is found', 2, CHANGES, /^a at 2 was delivered after 2$/],
  ])('%s', (_what, from, seen, fault) => {
    const faults = watchFaults([{ from, events: seen }], CHANGES, all);
    expect(faults).toEqual(fault === undefined ? [] : [expect.stringMatching(fault)]);
  });

  test('events may lack what the selector leaves out and what a new list showed', () => {
    expect(watchFaults([{ from: 1, events: [CHANGES[1]!] }], CHANGES, (value) => value === 'v3')).toEqual([]);
    const stretches = [
      { from: 1, events: CHANGES.slice(0, 2) },
      { from: 5, events: CHANGES.slice(3) },
    ];
    expect(watchFaults(stretches, CHANGES, all)).toEqual([]);
  });

  describe('of a selector that objects move into and out of', () => {
    const changes = [
      event(2, 'a', 'in', 'ADDED'),
      event(3, 'a', 'out'),
      event(4, 'a', 'in'),
      event(5, 'a', 'in'),
      event(6, 'b', 'out', 'ADDED'),
      event(7, 'a', 'in', 'DELETED'),
    ];
    const due = [
      event(2, 'a', 'in', 'ADDED'),
      event(3, 'a', 'in', 'DELETED'),
      event(4, 'a', 'in', 'ADDED'),
      event(5, 'a', 'in', 'MODIFIED'),
      event(7, 'a', 'in', 'DELETED'),
    ];
    const selects = (value: string): boolean => value === 'in';
    const swap = (at: number, instead: SeenEvent): SeenEvent[] =>
      due.map((one, index) => (index === at ? instead : one));

    test.each<[string, SeenEvent[], RegExp | undefined]>([
      ['additions and deletions mark the moves', due, undefined],
      ['an addition that came as a modification is found', swap(2, event(4, 'a', 'in')), /^ADDED a=in at 4 was/],
      ['a deletion without the last selected value is found', swap(1, event(3, 'a', 'out', 'DELETED')), /at 3 was/],
      [
        'an event of an object outside is found',
        [...due, event(8, 'b', 'out')],
        /^MODIFIED b=out at 8 is not selected$/,
      ],
      ['a missing deletion is found', due.slice(0, 4), /^a at 7 was not delivered after 1$/],
    ])('%s', (_what, seen, fault) => {
      const faults = watchFaults([{ from: 1, events: seen }], changes, selects);
      expect(faults).toEqual(fault === undefined ? [] : [expect.stringMatching(fault)]);
    });
  });

  test('events must equal those of other watchers', () => {
    const history = new History();
    history.add({ from: 1, events: [...CHANGES] });
    history.add({ from: 4, events: [event(5, 'a', 'other')] });
    expect(history.faults).toEqual([expect.stringMatching(/^version 5 is /)]);
  });
});

describe('the history of an object', () => {
  const history = new History();
  history.add({ from: 1, events: [...CHANGES] });
  const operation = (kind: 'write' | 'read', revision: number, began: number, more: object = {}): Operation => ({
    ...{ kind, name: 'a', revision, value: `v${revision}`, began, ended: began + 10 },
    ...more,
  });
  const first = operation('write', 2, 0, { previous: 0 });
  const second = operation('write', 5, 20, { previous: 2 });

  test.each<[string, Operation[], RegExp | undefined]>([
    ['is right', [first, operation('read', 2, 11), second, operation('read', 5, 40)], undefined],
    ['reads during a write may show either value', [first, second, operation('read', 2, 25)], undefined],
    ['it may end with nothing', [first, second, operation('read', 0, 100)], undefined],
    ['a missing acknowledged write is found', [operation('write', 4, 0)], /^write of a at 4 .* is no change$/],
    [
      'a value that was never written is found',
      [operation('write', 5, 0, { value: 'other' })],
      /^write of a at 5 \(other\)/,
    ],
    ['a lost update is found', [operation('write', 5, 20, { previous: 0 })], /replaced 2, and was to replace 0$/],
    ['a stale read is found', [first, second, operation('read', 2, 31)], /^read of a at 2 began when 5/],
    ['a write in the past is found', [second, operation('write', 2, 40)], /^write of a at 2 began when 5/],
  ])('%s', (_what, operations, fault) => {
    const faults = objectFaults(operations, history);
    expect(faults).toEqual(fault === undefined ? [] : [expect.stringMatching(fault)]);
  });

  test('an object lost without a delete is found', () => {
    const named = { name: 'b', value: 'v3' };
    const operations = [operation('write', 3, 0, named), operation('read', 0, 20, named)];
    expect(objectFaults(operations, history)).toEqual(['b was not found when 3 had been acknowledged and never went']);
  });
});
