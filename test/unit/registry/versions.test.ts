import { expect, test } from '@jest/globals';
import { printStorageBytes } from '../../../src/json/print.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { StoredObject } from '../../../src/meta/stored-object.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { createConvertedObjects } from '../../../src/registry/converted-objects.js';
import { Slices } from '../../../src/registry/slices.js';
import { createVersions, transientObject } from '../../../src/registry/versions.js';
import type { ServedResource } from '../../../src/resources/catalogue.js';
import type { ObjectForms } from '../../../src/resources/forms.js';

const versions = createVersions(namingProfile('kubernetes'), new Slices());

function stored(name: string, members: object = {}): StoredObject {
  const object = { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name }, ...members };
  return StoredObject.fromStorage('', name, `uid-${name}`, 7, printStorageBytes(object));
}

/** A conversion that sets a missing `size`, and counts the converted objects. */
function defaulting(id: string, wait: boolean) {
  const asked: number[] = [];
  const sized = (object: KubeObject): KubeObject => (object['size'] === undefined ? { ...object, size: 1 } : object);
  const forms: ObjectForms = {
    id,
    schema: () => ({}),
    toServed(objects) {
      asked.push(objects.length);
      const result = objects.map(sized);
      return wait ? Promise.resolve(result) : result;
    },
    toStored: (object) => object,
    inVersion: (object) => object,
  };
  return {
    asked,
    resource: { forms, definition: { group: 'example.com', version: 'v1' } } as unknown as ServedResource,
  };
}

test('an object in the version of the definition is checked once and then served as stored', () => {
  const { asked, resource } = defaulting('a', false);
  const object = stored('x', { size: 2 });
  expect(versions.serve(resource, object)).toBe(object);
  expect(versions.serve(resource, object)).toBe(object);
  expect(asked).toEqual([1]);
});

test('another definition checks it again', () => {
  const object = stored('x', { size: 2 });
  const [first, second] = [defaulting('a', false), defaulting('b', false)];
  void versions.serve(first.resource, object);
  void versions.serve(second.resource, object);
  expect(second.asked).toEqual([1]);
});

test('an outdated object is served in the current version, with its resourceVersion in the bytes', async () => {
  const { resource } = defaulting('c', false);
  const served = await versions.serve(resource, stored('x'));
  expect(served.parsed['size']).toBe(1);
  expect(JSON.parse(served.bytes.toString())).toMatchObject({ size: 1, metadata: { resourceVersion: '7' } });
});

test('a list is converted in one call, and only its outdated objects', async () => {
  const { asked, resource } = defaulting('d', false);
  const [one, two, three] = [stored('1', { size: 5 }), stored('2'), stored('3', { size: 6 })];
  await versions.serve(resource, one);
  const list = await versions.serveAll(resource, [one, two, three]);
  expect(asked).toEqual([1, 2]);
  expect(list.map((object) => object.parsed['size'])).toEqual([5, 1, 6]);
  expect([list[0], list[2]]).toEqual([one, three]);
});

test('a list of current objects is returned itself', async () => {
  const { asked, resource } = defaulting('e', false);
  const list = [stored('1', { size: 5 }), stored('2', { size: 6 })];
  expect(await versions.serveAll(resource, list)).toBe(list);
  expect(await versions.serveAll(resource, list)).toBe(list);
  expect(asked).toEqual([2]);
});

test('conversions are cached for other requests', async () => {
  const { asked, resource } = defaulting('f', true);
  const object = stored('x');
  const first = versions.serve(resource, object);
  expect(first).toBeInstanceOf(Promise);
  expect((await first).parsed['size']).toBe(1);
  expect((await versions.serve(resource, object)).parsed['size']).toBe(1);
  expect(asked).toEqual([1]);
});

test('the conversion cache is limited in bytes; the least recently used entry is evicted', () => {
  const memory = createConvertedObjects({ maxCost: 1_000, idle: 1_000 });
  const object = transientObject({ apiVersion: 'v1', kind: 'X', metadata: {} }, 1);
  memory.set('a', object, 50);
  memory.set('b', object, 50);
  memory.set('c', object, 50);
  expect(memory.get('a')).toBe(object);
  memory.set('d', object, 50);
  expect([memory.get('a'), memory.get('b'), memory.get('c'), memory.get('d')]).toEqual([
    object,
    undefined,
    object,
    object,
  ]);
  memory.set('e', object, 500);
  expect(memory.get('e')).toBeUndefined();
});

test.each([[false], [true]])(
  'a long list is converted in turns; another request for the same (%s) gets more at once',
  async (wait) => {
    const { asked, resource } = defaulting(`long-${wait}`, wait);
    const list = Array.from({ length: 60 }, (_none, at) => stored(`x${at}`, { text: 'x'.repeat(100_000) }));
    const served = versions.serveAll(resource, list);
    expect(served).toBeInstanceOf(Promise);
    expect((await served).map(({ parsed }) => [parsed.metadata.name, parsed['size']])).toEqual(
      list.map(({ name }) => [name, 1]),
    );
    // Three exceed 256 KiB, 42 exceed 4 MiB.
    expect(asked).toEqual(wait ? [3, 42, 15] : Array(20).fill(3));
  },
);

test('a cancelled long list is not converted to its end', async () => {
  const { asked, resource } = defaulting('gone', false);
  const list = Array.from({ length: 60 }, (_none, at) => stored(`x${at}`, { text: 'x'.repeat(100_000) }));
  await expect(versions.serveAll(resource, list, () => asked.length === 2)).rejects.toMatchObject({ kind: 'aborted' });
  expect(asked).toEqual([3, 3]);
});
