import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import { invalidValue, type FieldError } from '../../../../src/meta/field-errors.js';
import { atOnce } from '../../../../src/meta/steps.js';
import { strategy as storageVersions } from '../../../../src/resources/strategies/apiserverinternal/storage-version.js';
import { strategy as definitions } from '../../../../src/resources/strategies/apiextensions/custom-resource-definition.js';
import { strategy as requests } from '../../../../src/resources/strategies/certificates/certificate-signing-request.js';
import { signerNameFaults } from '../../../../src/resources/strategies/certificates/signer-name.js';
import { strategy as pods } from '../../../../src/resources/strategies/core/pod.js';
import { strategy as quotas } from '../../../../src/resources/strategies/core/resource-quota.js';
import { strategy as policies } from '../../../../src/resources/strategies/networking/network-policy.js';
import { selectorValues } from '../../../../src/resources/strategies/ratcheting.js';
import { deviceFaults } from '../../../../src/resources/strategies/resource/device-validation.js';
import { strategy as csiNodes } from '../../../../src/resources/strategies/storage/csi-node.js';
import { reviewVersionFaults, webhookPathFaults } from '../../../../src/resources/strategies/webhook-client.js';
import { cpuTimeOf } from '../../../support/cpu-time.js';
import { context, NOW, object, texts } from './support.js';

/** Far more than any of these takes, and far less than comparing all pairs would. */
const PATIENCE = 5_000;

/** This many distinct strings. */
function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `example.com/a${index}`);
}

const signing = (usages: readonly string[]): JsonObject => ({ spec: { usages, signerName: 'example.com/a' } });

function usageFaults(usages: readonly string[]): readonly FieldError[] {
  const faults = requests.validate!(object('CertificateSigningRequest', signing(usages)), context());
  return faults.filter(({ field }) => field.startsWith('spec.usages['));
}

test('a repeated usage is reported at its own position', () => {
  expect(texts(usageFaults(['any', 'signing', 'any', 'any']))).toEqual([
    'spec.usages[2]: Duplicate value: "any"',
    'spec.usages[3]: Duplicate value: "any"',
  ]);
});

test('very many usages are visited once each', async () => {
  const spent = await cpuTimeOf(() => expect(usageFaults(many(200_000))).toHaveLength(200_000));
  expect(spent).toBeLessThan(PATIENCE);
});

test('of a signer name the first faulty part is reported', () => {
  expect(texts(signerNameFaults('spec.signerName', 'example.com/a._.-'))).toEqual([
    expect.stringMatching(/^spec\.signerName: Invalid value: "a\._\.-": validating label "_": a lowercase RFC 1123 /),
  ]);
  expect(signerNameFaults('spec.signerName', `example.com/${'.'.repeat(1_000_000)}`)).toHaveLength(2);
});

test('mismatched scopes of a quota are reported although there are very many', () => {
  const quota = object('ResourceQuota', {
    spec: { hard: { cpu: '1' }, scopes: new Array<string>(500_000).fill('BestEffort') },
  });
  const [first] = quotas.validate!(quota, context());
  expect(first?.field).toBe('spec.scopes');
  expect(first?.message).toMatch(/^Invalid value: \["BestEffort",.*\.\.\.: unsupported scope applied to resource$/);
});

test("only the order of a quota's scopes may change", () => {
  const scoped = (...scopes: readonly string[]): ReturnType<typeof object> =>
    object('ResourceQuota', { spec: { scopes } });
  const update = (after: readonly string[], before: readonly string[]): readonly FieldError[] =>
    quotas.validateUpdate!(scoped(...after), scoped(...before), context());
  expect(update(['a', 'b'], ['b', 'a', 'b'])).toEqual([]);
  expect(update(['a', 'b'], ['a'])).toHaveLength(1);
  expect(update(['a'], ['a', 'b'])).toHaveLength(1);
  expect(update(['a', 'c'], ['a', 'b'])).toHaveLength(1);
});

test('conditions of a device are compared once each', async () => {
  const faults: FieldError[] = [];
  const judge = (device: JsonObject): void =>
    deviceFaults({ name: 'd', ...device }, undefined, 'at', { perDevice: false, labelDomain: 'kubernetes.io' }, faults);
  judge({ bindingConditions: ['a', 'b', 'a'], bindingFailureConditions: ['c', 'b', 'c'] });
  expect(texts(faults)).toEqual([
    'at.bindingConditions[2]: Duplicate value: "a"',
    'at.bindingFailureConditions[1]: Invalid value: "b": bindingFailureConditions must not overlap with bindingConditions',
    'at.bindingFailureConditions[2]: Duplicate value: "c"',
  ]);
  const device = { bindingConditions: many(60_000), bindingFailureConditions: many(60_000) };
  const spent = await cpuTimeOf(() => judge(device));
  expect(faults).toHaveLength(60_003);
  expect(spent).toBeLessThan(PATIENCE);
});

test('keys of a topology are compared once each', async () => {
  const node = (topologyKeys: readonly string[]): readonly FieldError[] =>
    csiNodes.validate!(
      object('CSINode', { spec: { drivers: [{ name: 'a.example.com', nodeID: 'n', topologyKeys }] } }),
      context(),
    );
  expect(texts(node(['a', 'b', 'a']))).toEqual(['spec.drivers[0]: Duplicate value: "a"']);
  const spent = await cpuTimeOf(() => expect(node(many(150_000))).toEqual([]));
  expect(spent).toBeLessThan(PATIENCE);
});

test('conditions of a request keep the time of the first stored one with their type and status', async () => {
  const standing = (type: string, status: string, lastTransitionTime?: string): JsonObject => ({
    type,
    status,
    ...(lastTransitionTime !== undefined && { lastTransitionTime }),
  });
  const withConditions = (...conditions: readonly JsonObject[]): ReturnType<typeof object> =>
    object('CertificateSigningRequest', { ...signing(['any']), status: { conditions } });
  const updated = (after: ReturnType<typeof object>, before: ReturnType<typeof object>): readonly string[] => {
    const { status } = requests.prepareForUpdate!(after, before, context('status')) as unknown as {
      status: { conditions: readonly { lastTransitionTime: string }[] };
    };
    return status.conditions.map(({ lastTransitionTime }) => lastTransitionTime);
  };
  const now = new Date(NOW).toISOString().replace('.000', '');
  expect(
    updated(
      withConditions(standing('A', 'True'), standing('A', 'False'), standing('B', 'True')),
      withConditions(standing('A', 'True', '1'), standing('A', 'True', '2'), standing('B', 'False', '3')),
    ),
  ).toEqual(['1', now, now]);
  const lots = withConditions(...many(20_000).map((type) => standing(type, 'True')));
  expect(await cpuTimeOf(() => updated(lots, lots))).toBeLessThan(PATIENCE);
});

test('the stored object is visited once, however many faults there are', async () => {
  const faults = many(100_000).map((value, index) =>
    invalidValue(`spec.podSelector.matchExpressions[0].values[${index}]`, value, 'no value'),
  );
  let asked = 0;
  const update = {
    object: object('NetworkPolicy'),
    stored: object('NetworkPolicy'),
    before: () => {
      asked += 1;
      return [];
    },
  };
  expect(policies.ratchet!(faults, update)).toHaveLength(100_000);
  expect(faults.filter(selectorValues(update))).toHaveLength(0);
  expect(asked).toBe(2);
});

test('existing networks of a policy are found once, however many faults there are', async () => {
  const peers = (cidrs: readonly string[]): JsonObject => ({
    spec: { ingress: [{ from: cidrs.map((cidr) => ({ ipBlock: { cidr } })) }] },
  });
  const known = Array.from({ length: 5_000 }, (_, index) => `010.0.${index >> 8}.${index & 255}/32`);
  const stored = object('NetworkPolicy', peers(known));
  const update = { object: stored, stored, before: () => [] };
  const faults = policies.validate!(stored, context());
  expect(faults).toHaveLength(5_000);
  const spent = await cpuTimeOf(() => expect(policies.ratchet!(faults, update)).toEqual([]));
  expect(spent).toBeLessThan(PATIENCE);
});

test('claims of a pod are not collected for each faultless container', async () => {
  const names = Array.from({ length: 10_000 }, (_none, index) => `c${index}`);
  const pod = object('Pod', {
    spec: {
      containers: names.map((name) => ({ name, image: 'a', resources: { claims: [{ name }] } })),
      resourceClaims: names.map((name) => ({ name, resourceClaimName: name })),
      restartPolicy: 'Always',
      dnsPolicy: 'ClusterFirst',
    },
  });
  const spent = await cpuTimeOf(() => {
    const faults = texts(pods.validate!(pod, context()));
    expect(faults.filter((fault) => fault.includes('claims'))).toEqual([]);
  });
  expect(spent).toBeLessThan(PATIENCE);
});

test('a definition may have any number of faults', () => {
  const allOf = Array.from({ length: 130_000 }, () => ({ type: 'null' }));
  const definition = object('CustomResourceDefinition', {
    spec: {
      group: 'b.io',
      scope: 'Namespaced',
      names: { plural: 'as', singular: 'a', kind: 'A', listKind: 'AList' },
      versions: [
        { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', not: { allOf } } } },
      ],
    },
  });
  const faults = atOnce(definitions.validateInSteps!(definition, context(), undefined));
  // Each choice may lack a type; at most a thousand faults are passed on, of which the client gets a hundred.
  expect(faults.filter(({ field }) => field.includes('allOf['))).toHaveLength(2 * 1_000);
});

test('no more faults in the path and the versions of a webhook are searched than reported', () => {
  expect(texts(webhookPathFaults('/a//b', 'at'))).toEqual(['at: Invalid value: "/a//b": segment[1] may not be empty']);
  expect(webhookPathFaults('/'.repeat(1_000_000), 'at')).toHaveLength(101);
  const place = (index: number): string => `at[${index}]`;
  expect(texts(reviewVersionFaults(['v1', 'v1'], place))).toEqual(['at[1]: Invalid value: "v1": duplicate version']);
  expect(reviewVersionFaults(new Array<string>(130_000).fill('v1'), place)).toHaveLength(101);
});

test('undecodable versions of a server do not list the decodable ones each', async () => {
  const server = {
    apiServerID: 'a',
    encodingVersion: 'v1',
    decodableVersions: ['v1', ...Array.from({ length: 60_000 }, (_none, index) => `v1a${index}`)],
    servedVersions: Array.from({ length: 60_000 }, (_none, index) => `v2a${index}`),
  };
  const version = object('StorageVersion', { status: { storageVersions: [server], commonEncodingVersion: 'v1' } });
  const judge = (): readonly FieldError[] => storageVersions.validate!(version, context('status'));
  const spent = await cpuTimeOf(() => {
    const served = judge().filter(({ field }) => field.includes('servedVersions'));
    expect(served).toHaveLength(101);
  });
  expect(spent).toBeLessThan(PATIENCE);
});

test('a certificate request with hundreds of thousands of values, or such a long subject, is not read completely', () => {
  const value = (tag: number, content: Buffer): Buffer => {
    const head = Buffer.alloc(6, tag);
    head[1] = 0x84;
    head.writeUInt32BE(content.length, 2);
    return Buffer.concat([head, content]);
  };
  const nulls = Buffer.alloc(800_000);
  for (let at = 0; at < nulls.length; at += 2) nulls[at] = 0x05;
  const faultOf = (der: Buffer): string => {
    const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString('base64')}\n-----END CERTIFICATE REQUEST-----\n`;
    const spec = { request: Buffer.from(pem).toString('base64'), usages: ['any'], signerName: 'example.com/a' };
    const [first] = requests.validate!(object('CertificateSigningRequest', { spec }), context());
    return first!.message.slice(first!.message.lastIndexOf(': ') + 2);
  };
  expect(faultOf(value(0x30, nulls))).toBe('too many values');
  const version = Buffer.from('020100', 'hex');
  const info = value(0x30, Buffer.concat([version, value(0x30, nulls), value(0x30, Buffer.alloc(0))]));
  expect(faultOf(value(0x30, info))).toBe('the subject is too long');
});
