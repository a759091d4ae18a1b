import { describe, expect, test } from '@jest/globals';
import { JoinedLists, ListFiller, namelessFrom, PieceFiller } from '../../../../src/http/response/joined-lists.js';
import { StoredObject } from '../../../../src/meta/stored-object.js';

function object(name: string): StoredObject {
  const value = Buffer.from(JSON.stringify({ kind: 'Thing', apiVersion: 'v1', metadata: { name } }));
  return StoredObject.fromStorage('', name, 'uid', 1, value);
}

function large(mebibytes: number): StoredObject {
  const value = Buffer.from(`{"metadata":{},"data":"${'x'.repeat(mebibytes * 1024 * 1024)}"}`);
  return StoredObject.fromStorage('', 'large', 'uid', 1, value);
}

function joined(items: readonly StoredObject[]): string {
  return items.map(({ bytes }) => bytes.toString()).join(',');
}

describe('items joined by commas', () => {
  const lists = [[], [object('a')], [object('a'), object('b')], [object('a'), object('long-name'), object('c')]];
  test.each([1, 2, 7, 60, 61, 62, 63, 64, 65, 120, 1000])('items are complete in buffers of %d bytes', (size) => {
    for (const items of lists) {
      const filler = new ListFiller(items);
      const buffer = Buffer.alloc(size);
      let text = '';
      for (let length = filler.fill(buffer); length > 0; length = filler.fill(buffer)) {
        text += buffer.toString('utf8', 0, length);
      }
      expect(text).toBe(joined(items));
      expect(new JoinedLists().lengthOf(items)).toBe(text.length);
    }
  });
});

describe('a tail', () => {
  const items = [object('a'), object('b')];
  test.each([1, 2, 7, 120, 121, 122, 123, 124, 125, 126, 127, 128, 1000])(
    'it follows the items in buffers of %d bytes',
    (size) => {
      for (const list of [items, []]) {
        const filler = new ListFiller(list, { tail: Buffer.from(']}') });
        const buffer = Buffer.alloc(size);
        let text = '';
        for (let length = filler.fill(buffer); length > 0; length = filler.fill(buffer)) {
          text += buffer.toString('utf8', 0, length);
        }
        expect(text).toBe(`${joined(list)}]}`);
      }
    },
  );
});

describe('pieces', () => {
  const pieces = ['', 'a', 'bc', '', 'defgh', 'i'].map((text) => Buffer.from(text));
  test.each([1, 2, 3, 4, 5, 9, 100])('chunks are complete in buffers of %d bytes', (size) => {
    const filler = new PieceFiller(pieces);
    const buffer = Buffer.alloc(size);
    let text = '';
    for (let length = filler.fill(buffer); length > 0; length = filler.fill(buffer)) {
      text += buffer.toString('utf8', 0, length);
    }
    expect(text).toBe('abcdefghi');
  });
});

describe('items without the kind that the list has', () => {
  const nameless = namelessFrom('Thing', 'v1');
  const items = [object('a'), object('long-name'), object('c')];
  const expected = items.map(({ parsed: { metadata } }) => JSON.stringify({ metadata })).join(',');

  test.each([1, 2, 7, 29, 30, 31, 32, 33, 64, 1000])('items are complete in buffers of %d bytes', (size) => {
    const filler = new ListFiller(items, { nameless });
    const buffer = Buffer.alloc(size);
    let text = '';
    for (let length = filler.fill(buffer); length > 0; length = filler.fill(buffer)) {
      text += buffer.toString('utf8', 0, length);
    }
    expect(JSON.parse(`[${text}]`)).toEqual(items.map(({ parsed: { metadata } }) => ({ metadata })));
    expect(text).toHaveLength(expected.length);
    expect(new JoinedLists().lengthOf(items, nameless)).toBe(text.length);
  });

  test('an item with an unexpected beginning has no ready bytes', () => {
    expect(new JoinedLists().lengthOf([object('a'), large(1)], nameless)).toBeUndefined();
    expect(new JoinedLists().lengthOf([...items], namelessFrom('Things', 'v1'))).toBeUndefined();
  });
});

describe('joined lists', () => {
  const items = [object('a'), object('b')];
  const length = joined(items).length;

  test('a list with an unserialised item has no length', () => {
    const other = { ...items[0], bytes: Buffer.alloc(1) } as unknown as StoredObject;
    expect(new JoinedLists().lengthOf([object('a'), other])).toBeUndefined();
  });

  test('a list is cached from its second use on', () => {
    const lists = new JoinedLists();
    expect(lists.begin(items, length, '/a')).toBeUndefined();
    const room = lists.begin(items, length, '/a')!;
    expect(room.length).toBe(length);
    expect(lists.get(items)).toBeUndefined();
    lists.done(items, room, '/a');
    expect(lists.get(items)).toBe(room);
    expect(lists.get([...items])).toBeUndefined();
  });

  test('lists are joined one at a time, and not cached when the client left', () => {
    const lists = new JoinedLists();
    const others = [object('c')];
    lists.begin(items, length, '/a');
    lists.begin(others, 9, '/b');
    expect(lists.begin(items, length, '/a')).toBeDefined();
    expect(lists.begin(others, 9, '/b')).toBeUndefined();
    lists.done(items, undefined, '/a');
    expect(lists.get(items)).toBeUndefined();
    expect(lists.begin(others, 9, '/b')).toBeDefined();
  });

  /** Requests a list twice, since only repeated lists are joined; returns its joined bytes. */
  function keep(lists: JoinedLists, list: readonly StoredObject[], question = `/${asked++}`): Buffer | undefined {
    lists.begin(list, lists.lengthOf(list)!, question);
    const room = lists.begin(list, lists.lengthOf(list)!, question);
    if (room !== undefined) lists.done(list, room, question);
    return room;
  }
  let asked = 0;

  test('an outdated list is evicted by its successor at once', () => {
    const lists = new JoinedLists();
    const [before, now, other] = [[large(25)], [large(25)], [large(25)]];
    expect(keep(lists, before, '/things')).toBeDefined();
    expect(keep(lists, other, '/others')).toBeUndefined();
    expect(keep(lists, now, '/things')).toBeDefined();
    expect(lists.get(before)).toBeUndefined();
    expect(lists.get(now)).toBeDefined();
    expect(lists.bytes).toBe(now[0]!.size);
  });

  test('lists take at most 40 MiB together; the least recently used is evicted', () => {
    let now = 0;
    const lists = new JoinedLists(undefined, () => now);
    const [first, second, third, fourth] = [[large(15)], [large(15)], [large(15)], [large(41)]];
    keep(lists, first);
    keep(lists, second);
    now = 3_000;
    lists.get(first);
    keep(lists, third);
    expect(lists.get(first)).toBeDefined();
    expect(lists.get(second)).toBeUndefined();
    expect(lists.get(third)).toBeDefined();
    expect(keep(lists, fourth)).toBeUndefined();
  });

  test('lists in use are not evicted for others', () => {
    let now = 0;
    const lists = new JoinedLists(undefined, () => now);
    const pages = [[large(15)], [large(15)], [large(15)], [large(15)]];
    const rounds = Array.from({ length: 3 }, () => {
      now += 1_000;
      return pages.map((page) => lists.get(page) !== undefined || keep(lists, page) !== undefined);
    });
    expect(rounds).toEqual(Array.from(rounds, () => [true, true, false, false]));
  });
});
