import { describe, expect, test } from '@jest/globals';
import { JoinedLists, ListFiller, joinedLength } from '../../../src/http/joined-lists.js';
import { StoredObject } from '../../../src/meta/stored-object.js';

function object(name: string): StoredObject {
  const value = Buffer.from(JSON.stringify({ kind: 'Thing', apiVersion: 'v1', metadata: { name } }));
  return StoredObject.fromStorage('', name, 'uid', 1, value);
}

function joined(items: readonly StoredObject[]): string {
  return items.map(({ bytes }) => bytes.toString()).join(',');
}

describe('items joined by commas', () => {
  const lists = [[], [object('a')], [object('a'), object('b')], [object('a'), object('long-name'), object('c')]];
  test.each([1, 2, 7, 60, 61, 62, 63, 64, 65, 120, 1000])('come out whole in buffers of %d bytes', (size) => {
    for (const items of lists) {
      const filler = new ListFiller(items);
      const buffer = Buffer.alloc(size);
      let text = '';
      for (let length = filler.fill(buffer); length > 0; length = filler.fill(buffer)) {
        text += buffer.toString('utf8', 0, length);
      }
      expect(text).toBe(joined(items));
      expect(joinedLength(items)).toBe(text.length);
    }
  });
});

describe('joined lists', () => {
  const items = [object('a'), object('b')];
  const length = joinedLength(items);

  test('are kept from the second time on', () => {
    const lists = new JoinedLists();
    expect(lists.begin(items, length)).toBeUndefined();
    const room = lists.begin(items, length)!;
    expect(room.length).toBe(length);
    expect(lists.get(items)).toBeUndefined();
    lists.done(items, room);
    expect(lists.get(items)).toBe(room);
    expect(lists.get([...items])).toBeUndefined();
  });

  test('are joined one at a time, and not kept when the client left', () => {
    const lists = new JoinedLists();
    const others = [object('c')];
    lists.begin(items, length);
    lists.begin(others, 10);
    expect(lists.begin(items, length)).toBeDefined();
    expect(lists.begin(others, 10)).toBeUndefined();
    lists.done(items, undefined);
    expect(lists.get(items)).toBeUndefined();
    expect(lists.begin(others, 10)).toBeDefined();
  });

  test('are at most 32 MiB together; the one used longest ago goes first', () => {
    const lists = new JoinedLists();
    const keep = (list: readonly StoredObject[], size: number): Buffer | undefined => {
      lists.begin(list, size);
      const room = lists.begin(list, size);
      if (room !== undefined) lists.done(list, room);
      return room;
    };
    const mebibyte = 1024 * 1024;
    const [first, second, third, fourth] = [[object('1')], [object('2')], [object('3')], [object('4')]];
    keep(first, 12 * mebibyte);
    keep(second, 12 * mebibyte);
    lists.get(first);
    keep(third, 12 * mebibyte);
    expect(lists.get(first)).toBeDefined();
    expect(lists.get(second)).toBeUndefined();
    expect(lists.get(third)).toBeDefined();
    expect(keep(fourth, 33 * mebibyte)).toBeUndefined();
  });
});
