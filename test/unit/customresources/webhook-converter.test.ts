import { expect, test } from '@jest/globals';
import { createWebhookConverter } from '../../../src/customresources/conversion/webhook.js';
import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';

/** A converter whose webhook returns `answer` of the request. */
function converter(answer: (request: { uid: string; objects: KubeObject[] }) => JsonObject | Buffer) {
  let calls = 0;
  const made = createWebhookConverter({
    caller: {
      post: async (_target, body) => {
        calls += 1;
        const { request } = JSON.parse(body.toString()) as { request: { uid: string; objects: KubeObject[] } };
        const response = answer(request);
        if (Buffer.isBuffer(response)) return response;
        const review = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'ConversionReview', response };
        return Buffer.from(JSON.stringify(review));
      },
      get: () => Promise.reject(new Error('nobody reads')),
      close: () => undefined,
    },
    target: () => Promise.resolve({ host: 'h', port: 1, path: '/p', serverName: 'h' }),
    reviewGroup: 'apiextensions.k8s.io',
    reviewVersions: ['v1'],
    randomUid: () => 'u',
  });
  return { convert: made.convert, calls: () => calls };
}

const objectOf = (name: string, numbers: number): KubeObject =>
  ({
    apiVersion: 'example.com/v1',
    kind: 'Thing',
    metadata: { name, uid: name },
    numbers: Array.from({ length: numbers }, (_none, index) => index),
  }) as never;

test('objects with more values together than one body may have are converted together', async () => {
  const { convert, calls } = converter(({ uid, objects }) => ({
    uid,
    result: { status: 'Success' },
    convertedObjects: objects.map((each) => ({ ...each, apiVersion: 'example.com/v2' })) as never,
  }));
  // 150,000 values, less than a megabyte.
  const objects = Array.from({ length: 300 }, (_none, at) => objectOf(`o${at}`, 500));
  const converted = await convert(objects, 'example.com/v2');
  expect(converted).toEqual(objects.map((each) => ({ ...each, apiVersion: 'example.com/v2' })));
  expect(calls()).toBe(1);
});

test("a client gets the beginning of a webhook's message, however long it is", async () => {
  const { convert } = converter(({ uid }) => ({
    uid,
    result: { status: 'Failure', message: 'because '.repeat(100_000) },
  }));
  const failing = Promise.resolve(convert([objectOf('a', 1)], 'example.com/v2'));
  const error = await failing.then(undefined, (thrown: Error) => thrown);
  expect((error as Error).message).toMatch(
    /^conversion webhook for example\.com\/v1, Kind=Thing failed: because because/,
  );
  expect((error as Error).message.length).toBeLessThan(5_000);
});

test.each([
  ['<html>', 'the answer is not JSON: <html>'],
  ['', 'the answer is not JSON: '],
  [`[${'1,'.repeat(1_000_000)}1]`, 'the answer contains too many values'],
  ['x'.repeat(9_000), `the answer is not JSON: ${'x'.repeat(200)}`],
])('an answer that is not a review is reported with the URL: %.20s', async (text, words) => {
  const { convert } = converter(() => Buffer.from(text));
  await expect(convert([objectOf('a', 1)], 'example.com/v2')).rejects.toThrow(
    new Error(`conversion webhook for example.com/v1, Kind=Thing failed: Post "https://h:1/p?timeout=30s": ${words}`),
  );
});

test.each([
  ['labels', 'metadata.labels', { 'a b': 'c d', '-': 'ok' }, 3],
  ['annotations', 'metadata.annotation', { 'a b': 'c d', '-': 'ok' }, 2],
  ['labels', 'metadata.labels', { a: '-x', b: '-x', c: '-y' }, 2],
])('all faults in %s are reported, each once', async (member, field, texts, faults) => {
  const { convert } = converter(({ uid, objects }) => ({
    uid,
    result: { status: 'Success' },
    convertedObjects: objects.map((each) => ({
      ...each,
      apiVersion: 'example.com/v2',
      metadata: { ...each.metadata, [member]: texts },
    })) as never,
  }));
  const failing = Promise.resolve(convert([objectOf('a', 1)], 'example.com/v2'));
  const { message } = await failing.then(
    () => new Error('it did not fail'),
    (thrown: Error) => thrown,
  );
  expect(message).toMatch(/returned invalid metadata: \[metadata\..*\]$/);
  expect(message.split(`${field}: Invalid value: `)).toHaveLength(faults + 1);
});
