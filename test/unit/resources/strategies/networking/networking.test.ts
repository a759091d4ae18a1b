import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as ingress } from '../../../../../src/resources/strategies/networking/ingress.js';
import { strategy as ipAddress } from '../../../../../src/resources/strategies/networking/ip-address.js';
import { strategy as networkPolicy } from '../../../../../src/resources/strategies/networking/network-policy.js';
import { faultsOnCreate, KUBERNETES, NOW, object } from '../support.js';

const SERVICE: JsonObject = { name: 's', port: { number: 80 } };
const PATH: JsonObject = { path: '/a', pathType: 'Prefix', backend: { service: SERVICE } };
const path = (members: JsonObject): JsonObject => ({ rules: [{ http: { paths: [{ ...PATH, ...members }] } }] });
const AT = 'spec.rules[0].http.paths[0]';

describe('an Ingress', () => {
  it.each<[readonly string[], string]>([
    [[], '*'],
    [[''], '*'],
    [['a', '', 'b', 'c'], 'a,b,c'],
    [['a', 'b', 'c', 'd'], 'a,b,c + 1 more...'],
    [['a', '', 'b', 'c', 'd'], 'a,b,c + 2 more...'],
    [['a', 'b', 'c', ''], 'a,b,c + 1 more...'],
  ])('the hosts %j are shown as %s', (hosts, shown) => {
    const rules = hosts.map((host) => (host === '' ? {} : { host }));
    expect(ingress.cells?.(object('Ingress', { spec: { rules } }), NOW, KUBERNETES)[0]).toBe(shown);
  });

  it.each<[string, JsonObject, string[]]>([
    ['with a rule is valid', path({}), []],
    ['with a default backend is valid', { defaultBackend: { resource: { kind: 'K', name: 'n' } } }, []],
    ['goes somewhere', {}, ['spec: Invalid value: null: either `defaultBackend` or `rules` must be specified']],
    [
      'has one kind of backend',
      { defaultBackend: { resource: { kind: 'K', name: 'n' }, service: SERVICE } },
      ['spec.defaultBackend: Invalid value: "": cannot set both resource and service backends'],
    ],
    [
      'has a backend on each path',
      path({ backend: {} }),
      [`${AT}.backend: Invalid value: "": resource or service backend is required`],
    ],
    [
      'names a port of the service',
      path({ backend: { service: { name: 's' } } }),
      [`${AT}.backend: Required value: port name or number is required`],
    ],
    [
      'names the port once',
      path({ backend: { service: { name: 's', port: { name: 'web', number: 80 } } } }),
      [`${AT}.backend: Invalid value: "": cannot set both port name & port number`],
    ],
    ['has absolute paths', path({ path: 'a' }), [`${AT}.path: Invalid value: "a": must be an absolute path`]],
    ['has paths by parts', path({ path: '' }), [`${AT}.path: Invalid value: "": must be an absolute path`]],
    [
      'has no parent segment in a path',
      path({ path: '/a/..' }),
      [`${AT}.path: Invalid value: "/a/..": cannot end with '/..'`],
    ],
    [
      'has no empty segment in a path',
      path({ path: '//a' }),
      [`${AT}.path: Invalid value: "//a": must not contain '//'`],
    ],
    ['leaves other paths to the implementation', path({ path: '', pathType: 'ImplementationSpecific' }), []],
  ])('%s', (_what, spec, faults) => {
    expect(faultsOnCreate(ingress, object('Ingress', { spec }, {}, 'networking.k8s.io/v1'))).toEqual(faults);
  });
});

describe('a NetworkPolicy', () => {
  it.each<[string, JsonObject, string[]]>([
    ['with a peer is valid', { ingress: [{ from: [{ podSelector: {} }] }] }, []],
    [
      'requires a peer',
      { ingress: [{ from: [{}] }] },
      ['spec.ingress[0].from[0]: Required value: must specify a peer'],
    ],
    [
      'has peers of one kind',
      { egress: [{ to: [{ podSelector: {}, ipBlock: { cidr: '10.0.0.0/8' } }] }] },
      ['spec.egress[0].to[0]: Forbidden: may not specify both ipBlock and another peer'],
    ],
    [
      'reports an unknown type',
      { policyTypes: ['Ingress', 'Both'] },
      ['spec.policyTypes[1]: Unsupported value: "Both": supported values: "Ingress", "Egress"'],
    ],
    [
      'too many types are not reported individually',
      { policyTypes: ['Ingress', 'Egress', 'Both'] },
      ['spec.policyTypes: Invalid value: ["Ingress","Egress","Both"]: may not specify more than two policyTypes'],
    ],
  ])('%s', (_what, spec, faults) => {
    expect(faultsOnCreate(networkPolicy, object('NetworkPolicy', { spec }, {}, 'networking.k8s.io/v1'))).toEqual(
      faults,
    );
  });
});

describe('an IPAddress', () => {
  const spec = { parentRef: { resource: 'services', namespace: 'n', name: 's' } };
  const why = 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)';
  it.each<[string, JsonObject, string[]]>([
    ['is named after itself', { name: '10.0.0.7' }, []],
    ['has no other name', { name: 'a' }, [`metadata.name: Invalid value: "a": ${why}`]],
    [
      'is not generated from another name',
      { name: '10.0.0.7', generateName: 'a' },
      [`metadata.generateName: Invalid value: "a": ${why}`],
    ],
  ])('%s', (_what, metadata, faults) => {
    expect(faultsOnCreate(ipAddress, object('IPAddress', { spec }, metadata))).toEqual(faults);
  });
});
