import { describe, expect, test } from '@jest/globals';
import { createCodecs } from '../../../src/codec/codecs.js';
import { negotiate } from '../../../src/codec/negotiate.js';
import { createProtobufCodec } from '../../../src/codec/protobuf.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

const codecs = createCodecs(namingProfile('cluster'), createProtobufCodec());

function agreed(accept: string | undefined, streaming = false): string {
  const chosen = negotiate(accept, codecs, ['object', 'Table', 'PartialObjectMetadata'], streaming);
  if (chosen === undefined) return '406';
  return chosen.view === 'object' ? chosen.codec.name : `${chosen.codec.name} ${chosen.view} ${chosen.viewVersion}`;
}

describe('content negotiation', () => {
  test.each([
    [undefined, 'json'],
    ['', 'json'],
    ['  ', 'json'],
    ['*/*', 'json'],
    ['*', 'json'],
    ['application/*', 'json'],
    ['application/json', 'json'],
    ['Application/JSON', 'json'],
    ['application/yaml', 'yaml'],
    ['application/vnd.cluster.protobuf', 'protobuf'],
    ['application/vnd.cluster.protobuf,application/json', 'protobuf'],
    ['application/vnd.kubernetes.protobuf,application/json', 'protobuf'],
    ['application/json;q=0.5,application/yaml', 'yaml'],
    ['application/yaml;q=0.1,*/*;q=0.9', 'json'],
    ['*/*,application/yaml', 'yaml'],
    ['application/json;q=0,application/yaml', 'yaml'],
    ['application/json;q=0', '406'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'json'],
    ['image/png', '406'],
    ['application/json;charset=utf-8', 'json'],
    ['application/json;charset=latin1', 'json'],
    ['application/json;as=Table;g=meta.cluster.io;v=v1', 'json Table meta.cluster.io/v1'],
    ['application/json;as=Table;v=v1beta1;g=meta.k8s.io', 'json Table meta.k8s.io/v1beta1'],
    ['application/json;as=Table;v=v2;g=meta.k8s.io,application/json', 'json'],
    ['application/json;as=Table;v=v1;g=other.io', '406'],
    ['application/json;as=Unknown;v=v1;g=meta.k8s.io,application/yaml', 'yaml'],
    ['application/vnd.cluster.protobuf;as=Table;v=v1;g=meta.k8s.io', '406'],
    [
      'application/vnd.cluster.protobuf;as=PartialObjectMetadata;g=meta.k8s.io;v=v1',
      'protobuf PartialObjectMetadata meta.k8s.io/v1',
    ],
    ['application/json;as="Table";v=v1;g=meta.k8s.io', '406'],
    ['application/json;v=v1', '406'],
    ['application/json;g=meta.k8s.io', '406'],
    ['application/json;stream=watch', 'json'],
    ['application/json;stream=', 'json'],
    ['application/json;stream=true', '406'],
    ['application/yaml;stream=watch,application/json', 'json'],
    ['application/json;sv=v1', 'json'],
    ['application/json;sv=v2,application/yaml', 'yaml'],
    ['nonsense', '406'],
  ])('Accept: %s gives %s', (accept, answer) => {
    expect(agreed(accept)).toBe(answer);
  });

  test.each([
    ['application/yaml', '406'],
    ['application/yaml,application/json', 'json'],
    ['application/vnd.cluster.protobuf', 'protobuf'],
  ])('a watch with Accept: %s gives %s', (accept, answer) => {
    expect(agreed(accept, true)).toBe(answer);
  });

  test('a header of a hundred thousand entries is cheap', async () => {
    const spent = await cpuTimeOf(() => expect(agreed('image/png,'.repeat(100_000))).toBe('406'));
    expect(spent).toBeLessThan(10_000);
  });
});
