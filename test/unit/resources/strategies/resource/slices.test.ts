import { describe, expect, it, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as rules } from '../../../../../src/resources/strategies/resource/device-taint-rule.js';
import { strategy as classes } from '../../../../../src/resources/strategies/resource/device-class.js';
import { strategy as slices } from '../../../../../src/resources/strategies/resource/resource-slice.js';
import { context, NOW, object, texts } from '../support.js';

const POOL: JsonObject = { name: 'p', generation: 1, resourceSliceCount: 1 };
const V1 = 'resource.k8s.io/v1';

function ofSlice(spec: JsonObject): string[] {
  const slice = object('ResourceSlice', { spec: { driver: 'd.example.com', pool: POOL, ...spec } }, {}, V1);
  return texts(slices.validate?.(slice, context()));
}

function ofDevice(device: JsonObject, spec: JsonObject = {}): string[] {
  return ofSlice({ nodeName: 'n', devices: [{ name: 'a', ...device }], ...spec });
}

function ofCapacity(requestPolicy: JsonObject, allowMultipleAllocations = true): string[] {
  return ofDevice({ allowMultipleAllocations, capacity: { m: { value: '8', requestPolicy } } });
}

function ofSelector(expression: string, gatesOff: readonly string[] = []): string[] {
  const given = object('DeviceClass', { spec: { selectors: [{ cel: { expression } }] } }, {}, V1);
  return texts(classes.validate?.(given, { ...context(), gatesOff: new Set(gatesOff) }));
}

describe('a slice of devices', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    [
      'says where',
      {},
      [
        'spec: Required value: exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required',
      ],
    ],
    [
      'has one node selection',
      { nodeName: 'n', allNodes: true },
      [
        'spec: Invalid value: "{`nodeName`, `allNodes`}": exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required, but multiple fields are set',
      ],
    ],
    [
      'has no negative generation',
      { allNodes: true, pool: { ...POOL, generation: -1 } },
      ['spec.pool.generation: Invalid value: -1: must be greater than or equal to zero'],
    ],
    [
      'names no device twice',
      { nodeName: 'n', devices: [{ name: 'a' }, { name: 'a' }] },
      ['spec.devices[1]: Duplicate value: "a"'],
    ],
    [
      'has a limited number of devices',
      { nodeName: 'n', devices: Array.from({ length: 129 }, (_, at) => ({ name: `a${at}` })) },
      ['spec.devices: Too many: 129: must have at most 128 items'],
    ],
    [
      'has devices or counters',
      { nodeName: 'n', devices: [{ name: 'a' }], sharedCounters: [{ name: 'a', counters: { b: { value: '1' } } }] },
      ['spec: Invalid value: "": only one of `sharedCounters` or `devices` is allowed'],
    ],
  ])('%s', (_what, spec, faults) => expect(ofSlice(spec)).toEqual(faults));
});

describe('a device', () => {
  test.each<[string, JsonObject, readonly (string | RegExp)[]]>([
    ['has values', { attributes: { a: { int: 1 }, 'x.example.com/b': { version: '1.2.3-a+b' } } }, []],
    ['of one form', { attributes: { a: { int: 1, bool: true } } }, [/exactly one value must be specified$/]],
    [
      'of some form',
      { attributes: { a: {} } },
      ['spec.devices[0].attributes[a]: Invalid value: "": exactly one value must be specified'],
    ],
    [
      'with versions',
      { attributes: { a: { version: '1.2' } } },
      [/must be a string compatible with semver\.org spec 2\.0\.0$/],
    ],
    [
      'not too long',
      { attributes: { a: { string: 'x'.repeat(65) } } },
      ['spec.devices[0].attributes[a].string: Too long: may not be more than 64 bytes'],
    ],
    [
      'under names',
      { attributes: { '/b': { int: 1 } } },
      ['spec.devices[0].attributes: Invalid value: "": the domain must not be empty'],
    ],
    [
      'and conditions',
      { bindingConditions: ['a'] },
      [/bindingFailureConditions are required to use bindingConditions$/],
    ],
    [
      'and taints',
      { taints: [{ key: '-', effect: 'NoSchedule' }] },
      [/^spec\.devices\[0\]\.taints\[0\]\.key: Invalid value: "-": name part must consist/],
    ],
    [
      'and no separate node selection',
      { nodeName: 'n' },
      [/can only be set if `perDeviceNodeSelection` is set to true/],
    ],
    [
      'and resources of its node',
      {
        nodeAllocatableResourceMappings: {
          cpu: { capacityKey: 'no' },
          'a.b/c': { capacityKey: 'no', allocationMultiplier: '0' },
        },
      },
      [
        'spec.devices[0].nodeAllocatableResourceMappings[cpu].capacityKey: Not found: "no"',
        'spec.devices[0].nodeAllocatableResourceMappings[a.b/c]: Invalid value: "a.b/c": must be a node allocatable resource name',
        'spec.devices[0].nodeAllocatableResourceMappings[a.b/c].allocationMultiplier: Invalid value: "0": must be positive',
        'spec.devices[0].nodeAllocatableResourceMappings[a.b/c].capacityKey: Not found: "no"',
      ],
    ],
  ])('%s', (_what, device, faults) => {
    const found = ofDevice(device);
    expect(found).toEqual(
      faults.map((fault): unknown => (typeof fault === 'string' ? fault : expect.stringMatching(fault))),
    );
  });

  it('its attributes, capacities and values are limited in number', () => {
    const attributes = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`a${at}`, { ints: [1, 2] }]));
    expect(ofDevice({ attributes })).toEqual([
      'spec.devices[0]: Invalid value: 33: the total number of attributes and capacities must not exceed 32',
      'spec.devices[0]: Invalid value: 66: the total number of attribute values must not exceed 48',
    ]);
  });
});

describe('a shared capacity', () => {
  const at = 'spec.devices[0].capacity[m].requestPolicy';
  test.each<[JsonObject, readonly string[]]>([
    [{ default: '2', validValues: ['1', '2'] }, []],
    [{ validValues: ['1'] }, [`${at}.default: Required value: required when validValues is defined`]],
    [
      { default: '3', validValues: ['2', '1', '9'] },
      [
        `${at}.validValues[1]: Invalid value: "1": values must be sorted in ascending order`,
        `${at}.validValues[2]: Invalid value: "9": option is larger than capacity value: 8`,
        `${at}.validValues: Invalid value: "3": default value is not valid according to the requestPolicy`,
      ],
    ],
    [{ default: '2', validRange: { min: '1', max: '5', step: '1' } }, []],
    [
      { default: '4', validRange: { min: '1', max: '2', step: '2' } },
      [
        `${at}.validRange.max: Invalid value: "4": default is more than max: 2`,
        `${at}.validRange.step: Invalid value: "4": value is not a multiple of a given step (2) from (1)`,
        `${at}.validRange.step: Invalid value: "2": value is not a multiple of a given step (2) from (1)`,
      ],
    ],
  ])('%j', (policy, faults) => expect(ofCapacity(policy)).toEqual(faults));

  it('an unshared one has no policy', () => {
    expect(ofCapacity({ default: '1' }, false)).toEqual([`${at}: Forbidden: allowMultipleAllocations must be true`]);
  });
});

describe('a selector of devices', () => {
  test.each([
    ["device.driver == 'd.example.com' && device.attributes['a'].b"],
    ["device.capacity['a'].b.compareTo(quantity('1Gi')) >= 0"],
    ["cel.bind(a, device.attributes['a'], a.b && a.c)"],
    ["device.attributes['a'].b.includes('x')"],
    ["device.attributes['a'].b"],
  ])('it may use %s', (expression) => expect(ofSelector(expression)).toEqual([]));

  test.each([
    ['1', 'must evaluate to bool or the unknown type, not int'],
    ['device.no', "undefined field 'no'"],
    ['device.driver.matches("[")', 'compilation failed'],
    [
      "device.attributes['a'].map(x, device.attributes[x].map(y, device.attributes[x].all(z, z.matches(x + y + z)))).size() > 1",
      'Forbidden: too complex, exceeds cost limit',
    ],
    [`'${'x'.repeat(10_241)}' == ''`, 'Too long: may not be more than 10240 bytes'],
  ])('it may not use %s', (expression, fault) => {
    expect(ofSelector(expression)).toEqual([expect.stringContaining(fault)]);
  });

  it('chains of macros and large patterns are rejected without compiling them', () => {
    const chain = `optional.of(1)${'.optMap(a, a)'.repeat(600)}.hasValue()`;
    expect(ofSelector(chain)).toEqual([expect.stringContaining('expression recursion limit exceeded')]);
    const shorter = `optional.of(1)${'.optMap(a, a)'.repeat(100)}.hasValue()`;
    expect(ofSelector(shorter)).toEqual([expect.stringContaining('too complex, exceeds cost limit')]);
    const patterns = Array.from({ length: 300 }, (_none, at) => `'a'.matches('a{1000}${at}')`);
    expect(ofSelector(patterns.join(' || '))).toEqual([expect.stringContaining('take too much to compile')]);
  });

  it('lists are known only where their gate is on', () => {
    const off = ['DRAListTypeAttributes'];
    expect(ofSelector("device.attributes['a'].b", off)).toEqual([]);
    expect(ofSelector("device.attributes['a'].b.includes('x')", off)).toEqual([
      expect.stringContaining("undeclared reference to 'includes'"),
    ]);
    expect(ofSelector("device.attributes['a'].b.all(x, x)", off)).toEqual([
      expect.stringContaining("expression of type 'any' cannot be range of a comprehension"),
    ]);
  });
});

test('a taint has the time of its addition', () => {
  const timeAdded = new Date(NOW).toISOString().replace('.000', '');
  const rule = object(
    'DeviceTaintRule',
    { spec: { taint: { key: 'a', effect: 'None' } } },
    {},
    'resource.k8s.io/v1beta2',
  );
  expect(rules.prepareForCreate?.(rule, context())).toMatchObject({ spec: { taint: { timeAdded } } });
  const taints = [
    { key: 'a', effect: 'None' },
    { key: 'b', effect: 'None', timeAdded: 'then' },
  ];
  const slice = object('ResourceSlice', { spec: { devices: [{ name: 'a', taints }] } }, {}, V1);
  expect(slices.prepareForUpdate?.(slice, slice, context())).toMatchObject({
    spec: { devices: [{ taints: [{ timeAdded }, { timeAdded: 'then' }] }] },
  });
});
