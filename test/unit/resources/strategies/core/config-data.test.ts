import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as configMap } from '../../../../../src/resources/strategies/core/config-map.js';
import { strategy as secret } from '../../../../../src/resources/strategies/core/secret.js';
import { CLUSTER, faultsOnCreate, faultsOnUpdate, KUBERNETES, NOW, object } from '../support.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const MIB = 1024 * 1024;

describe('a ConfigMap', () => {
  it.each<[string, JsonObject, string[]]>([
    ['takes any text under a good key', { data: { 'a.b-c_D': '' } }, []],
    ['takes exactly 1 MiB', { data: { a: 'x'.repeat(MIB) } }, []],
    [
      'refuses a byte more',
      { data: { a: 'x'.repeat(MIB) }, binaryData: { b: base64('x') } },
      ['[]: Too long: may not be more than 1048576 bytes'],
    ],
    ['refuses the parent directory', { data: { '..': 'x' } }, ['data[..]: Invalid value: "..": must not be \'..\'']],
    [
      'refuses a key in both maps',
      { data: { a: 'x' }, binaryData: { a: base64('x') } },
      ['data[a]: Invalid value: "a": duplicate of key present in binaryData'],
    ],
  ])('%s', (_what, members, faults) => expect(faultsOnCreate(configMap, object('ConfigMap', members))).toEqual(faults));

  it('bad keys are reported', () => {
    const [fault] = faultsOnCreate(configMap, object('ConfigMap', { data: { 'a/b': '' } }));
    expect(fault).toContain('data[a/b]: Invalid value: "a/b": a valid config key must consist of');
  });

  it('it is immutable once marked so', () => {
    const stored = object('ConfigMap', { data: { a: '1' }, immutable: true });
    expect(faultsOnUpdate(configMap, object('ConfigMap', { data: { a: '2' } }), stored)).toEqual([
      'immutable: Forbidden: field is immutable when `immutable` is set',
      'data: Forbidden: field is immutable when `immutable` is set',
    ]);
    expect(faultsOnUpdate(configMap, stored, stored)).toEqual([]);
  });

  it('its table counts its entries', () => {
    expect(
      configMap.cells?.(object('ConfigMap', { data: { a: '', b: '' }, binaryData: { c: '' } }), NOW, KUBERNETES),
    ).toEqual([3, '60m']);
  });
});

describe('a Secret', () => {
  it('stringData is merged into data, and overrides it', () => {
    const given = object('Secret', { data: { a: base64('old'), b: base64('kept') }, stringData: { a: 'new', c: 'ä' } });
    const normal = secret.applyDefaults?.(given, KUBERNETES);
    expect(normal?.['data']).toEqual({ a: base64('new'), b: base64('kept'), c: base64('ä') });
    expect(normal).not.toHaveProperty('stringData');
  });

  it('it is returned itself when there is nothing to merge', () => {
    const given = object('Secret', { data: { a: base64('x') } });
    expect(secret.applyDefaults?.(given, KUBERNETES)).toBe(given);
  });

  it.each<[string, JsonObject, string[]]>([
    ['of no known type is free', { type: 'example.com/mine' }, []],
    [
      'for TLS needs both files',
      { type: 'kubernetes.io/tls' },
      ['data[tls.crt]: Required value', 'data[tls.key]: Required value'],
    ],
    ['for TLS may have empty ones', { type: 'kubernetes.io/tls', data: { 'tls.crt': '', 'tls.key': '' } }, []],
    [
      'for a registry needs its file',
      { type: 'kubernetes.io/dockerconfigjson' },
      ['data[.dockerconfigjson]: Required value'],
    ],
    [
      'for a registry holds an object and is not shown',
      { type: 'kubernetes.io/dockerconfigjson', data: { '.dockerconfigjson': base64('secret') } },
      [
        'data[.dockerconfigjson]: Invalid value: "<secret contents redacted>": ' +
          "invalid character 's' looking for beginning of value",
      ],
    ],
    [
      'for basic auth has a user or a password',
      { type: 'kubernetes.io/basic-auth', data: { password: base64('x') } },
      [],
    ],
    [
      'for ssh needs a key that is not empty',
      { type: 'kubernetes.io/ssh-auth', data: { 'ssh-privatekey': '' } },
      ['data[ssh-privatekey]: Required value'],
    ],
    [
      'for a service account names it',
      { type: 'kubernetes.io/service-account-token' },
      ['metadata.annotations[kubernetes.io/service-account.name]: Required value'],
    ],
    [
      'of 1 MiB and a byte is too long',
      { data: { a: base64('x'.repeat(MIB + 1)) } },
      ['data: Too long: may not be more than 1048576 bytes'],
    ],
  ])('%s', (_what, members, faults) => expect(faultsOnCreate(secret, object('Secret', members))).toEqual(faults));

  it('it has the types of the profile', () => {
    expect(faultsOnCreate(secret, object('Secret', { type: 'cluster.io/tls' }), CLUSTER)).toHaveLength(2);
    expect(faultsOnCreate(secret, object('Secret', { type: 'kubernetes.io/tls' }), CLUSTER)).toEqual([]);
  });
});
