import { fromBinary, toBinary, type DescMessage } from '@bufbuild/protobuf';
import { describe, expect, test } from '@jest/globals';
import fc from '../../support/property.js';
import { DeploymentSchema } from '../../../generated/proto/cluster/api/apps/v1/apps_pb.js';
import { ConfigMapSchema, NodeSchema, PodSchema } from '../../../generated/proto/cluster/api/core/v1/core_pb.js';
import { LeaseSchema } from '../../../generated/proto/cluster/api/coordination/v1/coordination_pb.js';
import { StatusSchema } from '../../../generated/proto/cluster/api/meta/v1/meta_pb.js';
import { UnknownSchema, WatchEventSchema } from '../../../generated/proto/cluster/api/runtime/v1/runtime_pb.js';
import { createMessageCodec } from '../../../src/codec/protobuf-messages.js';
import {
  BINARY_LIST_TAIL,
  binaryForm,
  binaryItemHead,
  createProtobufCodec,
  type ListHead,
} from '../../../src/codec/protobuf.js';
import type { JsonObject } from '../../../src/json/types.js';
import { StatusError } from '../../../src/meta/errors.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { arbitraryValue, WORD } from './arbitrary-object.js';

const codec = createProtobufCodec();
const kinds = builtinResources(namingProfile('cluster')).map((each) => each.definition);

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** The bytes of `number: length value`. */
function field(number: number, value: string | Uint8Array): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes]);
}

function body(apiVersion: string, kind: string, raw: Uint8Array): Buffer {
  const type = Buffer.concat([field(1, apiVersion), field(2, kind)]);
  return Buffer.concat([Buffer.from('k8s\0'), field(1, type), field(2, raw)]);
}

function refusal(bytes: Buffer): StatusError {
  try {
    codec.decodeProtobuf(bytes);
  } catch (error) {
    if (error instanceof StatusError) return error;
    throw error;
  }
  throw new Error('the bytes were taken');
}

describe('known bytes', () => {
  const configMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'a', creationTimestamp: '2024-05-01T12:00:00Z' },
    data: { k: 'v', b: 'é' },
    binaryData: { x: 'AQI=' },
    immutable: false,
  };
  const metadata = Buffer.concat([
    field(1, 'a'),
    field(8, Buffer.from([0x08, 0xc0, 0xdd, 0xc8, 0xb1, 0x06, 0x10, 0x00])),
  ]);
  const message = Buffer.concat([
    field(1, metadata),
    field(2, Buffer.concat([field(1, 'b'), field(2, 'é')])),
    field(2, Buffer.concat([field(1, 'k'), field(2, 'v')])),
    field(3, Buffer.concat([field(1, 'x'), field(2, Buffer.from([1, 2]))])),
    Buffer.from([0x20, 0x00]),
  ]);

  test('a ConfigMap encodes to the hand-built message in its envelope', () => {
    expect(hex(codec.encodeMessage(configMap, 'cluster.api.core.v1.ConfigMap'))).toBe(hex(message));
    const whole = Buffer.concat([body('v1', 'ConfigMap', message), Buffer.from([0x1a, 0, 0x22, 0])]);
    expect(hex(codec.encodeProtobuf(configMap, 'cluster.api.core.v1.ConfigMap'))).toBe(hex(whole));
  });

  test('the hand-built bytes decode to the ConfigMap', () => {
    expect(codec.decodeProtobuf(body('v1', 'ConfigMap', message))).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      object: configMap,
    });
  });

  test('zero values that Go clients send are absent: empty strings, a zero time', () => {
    const meta = Buffer.concat([field(1, 'a'), field(3, ''), field(8, '')]);
    const raw = Buffer.concat([field(1, meta)]);
    expect(codec.decodeProtobuf(body('v1', 'ConfigMap', raw)).object).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'a' },
    });
  });
});

describe('messages after one another', () => {
  const message = codec.messageFor('v1', 'ConfigMap')!;
  const configMap = (length: number): JsonObject => ({ data: { k: 'x'.repeat(length) } });

  test('a message is not touched by those that are encoded after it, long ones and ones that fail', () => {
    const lengths = [10, 3_000, 300_000, 20, 200_000, 0];
    const encoded = lengths.map((length) => {
      const bytes = codec.encodeMessage(configMap(length), message);
      expect(() => codec.encodeMessage({ data: { k: 'x', l: { not: 'a text' } } }, message)).toThrow(
        /expected a string, found object/,
      );
      return bytes;
    });
    encoded.forEach((bytes, at) => {
      expect(codec.decodeMessage(bytes, message)).toEqual(configMap(lengths[at]!));
    });
  });

  test('a long message takes no more memory than its bytes', () => {
    const bytes = codec.encodeMessage(configMap(300_000), message);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });
});

describe('every built-in kind', () => {
  test.each(kinds.map((kind) => [`${kind.kind} ${kind.group}/${kind.version}`, kind] as const))(
    '%s survives a round trip',
    (_name, { schema, protoMessage }) => {
      fc.assert(
        fc.property(arbitraryValue(schema, 5), (value) => {
          const { apiVersion: _apiVersion, kind: _kind, ...object } = value as JsonObject;
          const bytes = codec.encodeMessage(object, protoMessage!);
          expect(codec.decodeMessage(bytes, protoMessage!)).toEqual(object);
        }),
        { numRuns: 20 },
      );
    },
  );

  test.each<[string, DescMessage]>([
    ['Pod', PodSchema],
    ['Node', NodeSchema],
    ['ConfigMap', ConfigMapSchema],
    ['Deployment', DeploymentSchema],
    ['Lease', LeaseSchema],
  ])('%s can be exchanged with the generated protobuf code in both directions', (name, description) => {
    const { schema, protoMessage } = kinds.find((kind) => kind.kind === name)!;
    fc.assert(
      // The generated code loses map keys named __proto__.
      fc.property(arbitraryValue(schema, 5, WORD), (value) => {
        const { apiVersion: _apiVersion, kind: _kind, ...object } = value as JsonObject;
        const message = fromBinary(description, codec.encodeMessage(object, protoMessage!));
        expect(message.$unknown).toBeUndefined();
        const again = Buffer.from(toBinary(description, message));
        expect(codec.decodeMessage(again, protoMessage!)).toEqual(object);
      }),
      { numRuns: 30 },
    );
  });
});

describe('kinds and envelopes', () => {
  test.each([
    ['v1', 'Pod', 'cluster.api.core.v1.Pod'],
    ['v1', 'PodList', 'cluster.api.core.v1.PodList'],
    ['apps/v1', 'Deployment', 'cluster.api.apps.v1.Deployment'],
    ['coordination.cluster.io/v1', 'Lease', 'cluster.api.coordination.v1.Lease'],
    ['coordination.k8s.io/v1', 'Lease', 'cluster.api.coordination.v1.Lease'],
    ['v1', 'Status', 'cluster.api.meta.v1.Status'],
    ['apps/v1', 'DeleteOptions', 'cluster.api.meta.v1.DeleteOptions'],
    ['example.com/v1', 'Widget', undefined],
    ['v1', 'constructor', undefined],
  ])('%s %s has the message %s', (apiVersion, kind, message) => {
    expect(codec.messageFor(apiVersion, kind)).toBe(message);
  });

  test('custom kinds have no schema in the protobuf registry', () => {
    const form = binaryForm(codec);
    expect(form.encode({ apiVersion: 'example.com/v1', kind: 'Widget', metadata: {} })).toBeUndefined();
    const options = { apiVersion: 'v1', kind: 'DeleteOptions', gracePeriodSeconds: 0 };
    expect(form.decode(form.encode(options)!)).toEqual(options);
  });

  test('the generated code decodes a Status', () => {
    const status = { apiVersion: 'v1', kind: 'Status', metadata: {}, status: 'Failure', code: 404, reason: 'NotFound' };
    const bytes = codec.encodeProtobuf(status, 'cluster.api.meta.v1.Status');
    const unknown = fromBinary(UnknownSchema, bytes.subarray(4));
    expect(unknown.typeMeta).toMatchObject({ apiVersion: 'v1', kind: 'Status' });
    expect(fromBinary(StatusSchema, unknown.raw)).toMatchObject({ status: 'Failure', code: 404, reason: 'NotFound' });
  });

  function listOf(head: ListHead, messages: readonly Buffer[]): Buffer[] {
    const items = messages.flatMap((message) => [binaryItemHead(head, message.length), message]);
    const length = items.reduce((sum, item) => sum + item.length, 0);
    return [codec.encodeListHead(head, length), ...items, BINARY_LIST_TAIL];
  }

  test('a list in chunks equals the list in one piece', () => {
    const items = ['a', 'b'].map((name) => ({ metadata: { name }, data: { [name]: 'x'.repeat(300) } }));
    const parts = listOf(
      { apiVersion: 'v1', kind: 'ConfigMapList', metadata: { resourceVersion: '7' } },
      items.map((item) => codec.encodeMessage(item, 'cluster.api.core.v1.ConfigMap')),
    );
    const list = { apiVersion: 'v1', kind: 'ConfigMapList', metadata: { resourceVersion: '7' }, items };
    expect(Buffer.concat(parts)).toEqual(codec.encodeProtobuf(list, 'cluster.api.core.v1.ConfigMapList'));
    expect(codec.decodeProtobuf(Buffer.concat(parts)).object).toEqual(list);
  });

  test.each([
    ['v1', '0a', '12'],
    ['v1beta1', '12', '0a'],
  ])('a list of metadata has its metadata and its items in the fields of %s', (version, metadata, item) => {
    const apiVersion = `meta.k8s.io/${version}`;
    const head = { apiVersion, kind: 'PartialObjectMetadataList', metadata: { resourceVersion: '7' } };
    const message = codec.encodeMessage({ metadata: { name: 'a' } }, 'cluster.api.meta.v1.PartialObjectMetadata');
    const { raw } = fromBinary(UnknownSchema, Buffer.concat(listOf(head, [message])).subarray(4));
    // ListMeta {resourceVersion: 2 "7"}, then an item of ObjectMeta {name: 1 "a"}.
    expect(hex(raw)).toBe(`${metadata}03120137${item}050a030a0161`);
  });

  test('unknown groups are skipped, also nested ones', () => {
    const metadata = field(1, field(1, 'a'));
    const group = Buffer.from([0x7b, 0x08, 0x01, 0x83, 0x01, 0x12, 0x01, 0x78, 0x84, 0x01, 0x7c]);
    const well = body('v1', 'ConfigMap', Buffer.concat([metadata, group, field(2, field(1, 'k'))]));
    expect(codec.decodeProtobuf(well).object).toMatchObject({ metadata: { name: 'a' }, data: { k: '' } });
    expect(refusal(body('v1', 'ConfigMap', group.subarray(0, -1))).message).toBe('unexpected EOF');
    expect(refusal(body('v1', 'ConfigMap', Buffer.from([0x7c]))).code).toBe(400);
  });

  test('an empty list is encoded as a list', () => {
    const head = { apiVersion: 'v1', kind: 'ConfigMapList', metadata: {} };
    const decoded = codec.decodeProtobuf(Buffer.concat(listOf(head, [])));
    expect(decoded.object).toEqual({ apiVersion: 'v1', kind: 'ConfigMapList', metadata: {} });
  });

  test('a watch frame is a length and a WatchEvent around the whole body', () => {
    const object = codec.encodeProtobuf(
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } },
      'cluster.api.core.v1.ConfigMap',
    );
    const frame = codec.encodeWatchFrame('ADDED', object);
    expect(frame.readUInt32BE(0)).toBe(frame.length - 4);
    const event = fromBinary(WatchEventSchema, frame.subarray(4));
    expect(event.type).toBe('ADDED');
    expect(hex(event.object!.raw)).toBe(hex(object));
  });

  test('an amount without a value is zero', () => {
    const quota = body('v1', 'ResourceQuota', field(2, field(1, field(1, 'cpu'))));
    expect(codec.decodeProtobuf(quota).object['spec']).toEqual({ hard: { cpu: '0' } });
  });

  test('raw may be JSON when the envelope says so', () => {
    const raw = Buffer.from('{"metadata":{"name":"a"}}');
    const whole = Buffer.concat([body('v1', 'ConfigMap', raw), field(4, 'application/json')]);
    expect(codec.decodeProtobuf(whole).object).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'a' },
    });
  });
});

describe('hostile bytes are rejected with 400', () => {
  test.each<[string, Buffer, RegExp]>([
    ['nothing at all', Buffer.alloc(0), /^empty data$/],
    ['JSON', Buffer.from('{"kind":"Pod"}'), /expected prefix \[107 56 115 0\]/],
    ['another prefix', Buffer.from('k8s\x01'), /expected prefix/],
    ['an unknown kind', body('v1', 'Poe', Buffer.alloc(0)), /no kind "Poe" is registered for version "v1"/],
    ['a kind of an object prototype', body('__proto__', 'toString', Buffer.alloc(0)), /no kind/],
    ['a length past the end', body('v1', 'ConfigMap', Buffer.from([0x0a, 0x7f])), /^unexpected EOF$/],
    ['a number that never ends', body('v1', 'ConfigMap', Buffer.alloc(20, 0xff)), /longer than 10 bytes/],
    ['a cut number', body('v1', 'ConfigMap', Buffer.from([0x0a])), /^unexpected EOF$/],
    ['a group', body('v1', 'ConfigMap', Buffer.from([0x0b])), /wire type 3/],
    ['field number 0', body('v1', 'ConfigMap', Buffer.from([0x02, 0x00])), /number 0/],
    ['a wrong wire type', body('v1', 'ConfigMap', Buffer.from([0x08, 0x01])), /wire type 0 is wrong for field 1/],
    ['a wrong wire type in the envelope', Buffer.from('k8s\0\x10\0', 'latin1'), /wire type 0 is wrong for field 2/],
    [
      'a wrong wire type in the type of the envelope',
      Buffer.from('k8s\0\x0a\x02\x08\0', 'latin1'),
      /wire type 0 is wrong for field 1/,
    ],
    [
      'a wrong wire type in a time',
      body('v1', 'ConfigMap', field(1, field(8, Buffer.from([0x0a, 0x00])))),
      /wire type 2 is wrong for field 1/,
    ],
    ['a text that is not UTF-8', body('v1', 'ConfigMap', field(1, field(1, Buffer.from([0xff])))), /not valid UTF-8/],
    [
      'an encoding',
      Buffer.concat([body('v1', 'ConfigMap', Buffer.alloc(0)), field(3, 'gzip')]),
      /content encoding "gzip"/,
    ],
    ['a content type', Buffer.concat([body('v1', 'Pod', Buffer.alloc(0)), field(4, 'text/plain')]), /"text\/plain"/],
    [
      'a year past 9999',
      body('v1', 'ConfigMap', field(1, field(8, Buffer.from([0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])))),
      /time is out of range/,
    ],
    [
      'invalid JSON inside',
      body('v1', 'ConfigMap', field(1, Buffer.concat([Buffer.from([0x8a, 0x01, 0x05, 0x3a, 0x03]), field(1, '{')]))),
      /embedded JSON/,
    ],
  ])('%s', (_name, bytes, message) => {
    const error = refusal(bytes);
    expect(error.code).toBe(400);
    expect(error.message).toMatch(message);
  });

  test('every truncation of a valid body is rejected', () => {
    const good = codec.encodeProtobuf(
      { apiVersion: 'v1', kind: 'Status', metadata: { resourceVersion: '1' }, message: 'long enough', code: 300 },
      'cluster.api.meta.v1.Status',
    );
    for (let size = 0; size < good.length; size++) {
      try {
        codec.decodeProtobuf(good.subarray(0, size));
      } catch (error) {
        expect(error).toBeInstanceOf(StatusError);
      }
    }
  });

  test('random bytes never cause more than a 400', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          codec.decodeProtobuf(body('v1', 'Pod', bytes.subarray(0, 120)));
        } catch (error) {
          expect(error).toMatchObject({ name: 'StatusError', code: 400 });
        }
      }),
      { numRuns: 1000 },
    );
  });

  const tree = createMessageCodec({
    tree: () => ({
      fields: [
        ['children', 1, 'repeated', 'tree', 'zero-absent'],
        ['numbers', 2, 'repeated', 'int32', 'zero-absent'],
        ['names', 3, 'map', 'string', 'zero-absent'],
      ],
    }),
  });

  test('messages nested deeper than 300 levels are rejected', () => {
    const nested = (depth: number): Buffer => {
      let object: JsonObject = {};
      for (let level = 0; level < depth; level++) object = { children: [object] };
      return tree.encode('tree', object);
    };
    expect(() => tree.decode('tree', nested(300))).not.toThrow();
    expect(() => tree.decode('tree', nested(301))).toThrow(/nest deeper than 300/);
  });

  test('too many values in one body are rejected', () => {
    const packed = Buffer.alloc(1_000_001);
    const head = [0x12, 0xc1, 0x84, 0x3d];
    expect(() => tree.decode('tree', Buffer.from([...head, ...packed]))).toThrow(/limit is 131072 values/);
  });

  test('too many members of one map are rejected', () => {
    const named = (count: number): Buffer =>
      tree.encode('tree', { names: Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v'])) });
    expect(() => tree.decode('tree', named(12_000))).not.toThrow();
    expect(() => tree.decode('tree', named(12_001))).toThrow(/limit is 12000 members of one object/);
  });

  test('packed and unpacked numbers decode to the same list', () => {
    expect(tree.decode('tree', Buffer.from([0x12, 0x02, 0x05, 0x06, 0x10, 0x07]))).toEqual({ numbers: [5, 6, 7] });
  });

  test('keys named __proto__ remain ordinary keys', () => {
    const raw = field(2, Buffer.concat([field(1, '__proto__'), field(2, 'v')]));
    const { object } = codec.decodeProtobuf(body('v1', 'ConfigMap', raw));
    expect(Object.keys(object['data'] as JsonObject)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(object['data'])).toBe(Object.prototype);
  });
});
