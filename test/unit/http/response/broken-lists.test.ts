import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../../src/meta/object.js';
import type { Registry, ServedObject } from '../../../../src/registry/registry.js';
import type { RequestContext } from '../../../../src/request/context.js';
import { transientObject } from '../../../../src/registry/versions.js';
import { type Edge, startEdge } from '../../../support/edge.js';
import { waitFor } from '../../../support/wait-for.js';

const PATH = '/api/v1/namespaces/default/configmaps';
/** Metadata only, which is encoded per object while it is sent. */
const METADATA = 'application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1';

/** An incompressible object of about this size, all of it in its metadata. */
function large(name: string, bytes: number): ServedObject {
  const note = randomBytes(bytes * 0.75).toString('base64');
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, annotations: { note } } };
  return transientObject(object as unknown as KubeObject, 1);
}

/** A server with these lists, and its last request. */
async function serving(
  items: readonly ServedObject[],
  patience?: number,
): Promise<{ readonly edge: Edge; readonly asked: () => RequestContext }> {
  let asked: RequestContext | undefined;
  const list: Registry['list'] = (context) => {
    asked = context;
    return Promise.resolve({ items, revision: 1, continueToken: '', remainingItemCount: undefined });
  };
  const edge = await startEdge({
    registry: (registry) => ({ ...registry, list }),
    ...(patience !== undefined && { limits: { patience } }),
  });
  return { edge, asked: () => asked! };
}

function open(edge: Edge, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${edge.url}${PATH}`, { ca: edge.ca, ...edge.admin, agent: false, headers }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function rest(answer: IncomingMessage): Promise<'whole' | 'broken'> {
  answer.resume();
  await new Promise((resolve) => answer.once('close', resolve));
  return answer.complete ? 'whole' : 'broken';
}

describe.each([['gzip'], ['identity']])('a list with the coding %s', (coding) => {
  test('a list that cannot be completed is aborted, and the error is logged', async () => {
    const items = Array.from({ length: 10 }, (_none, at) => large(`map-${at}`, 100_000));
    const { namespace, name, revision, bytes, size, parsed } = items[8]!;
    const broken: ServedObject = {
      ...{ namespace, name, revision, bytes, size, parsed },
      encoded: () => {
        throw new Error('the encoder failed');
      },
    };
    const { edge } = await serving([...items.slice(0, 8), broken, items[9]!]);
    const headers = { accept: METADATA, 'accept-encoding': coding };
    const answer = await open(edge, headers);
    answer.on('error', () => undefined);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([
      200,
      coding === 'gzip' ? coding : undefined,
    ]);
    expect(await rest(answer)).toBe('broken');

    const stream = edge.http2().request({ ':path': PATH, ...headers });
    await expect(text(stream)).rejects.toThrow('Stream closed with error code NGHTTP2_INTERNAL_ERROR');
    expect(edge.faults).toEqual(Array(2).fill(expect.stringContaining('the encoder failed')));
    await edge.close();
  });

  test('an unread list is aborted', async () => {
    const items = Array.from({ length: 60 }, (_none, at) => large(`map-${at}`, 1_000_000));
    const { edge, asked } = await serving(items, 2_000);
    const answer = await open(edge, { accept: METADATA, 'accept-encoding': coding });
    answer.on('error', () => undefined);
    await waitFor('the end of patience', () => asked().aborted);
    expect(await rest(answer)).toBe('broken');
    expect(edge.faults).toEqual([]);
    await edge.close();
  });
});

test('a long compressed list is complete', async () => {
  const items = Array.from({ length: 10 }, (_none, at) => large(`map-${at}`, 100_000));
  const { edge } = await serving(items);
  const { bytes } = await edge.call('GET', PATH, { headers: { accept: METADATA, 'accept-encoding': 'gzip' } });
  const list = JSON.parse(gunzipSync(bytes).toString()) as { items: KubeObject[] };
  expect(list.items.map(({ metadata }) => metadata)).toEqual(items.map(({ parsed }) => parsed.metadata));
  await edge.close();
});
