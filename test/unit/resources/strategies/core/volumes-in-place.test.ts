import { describe, expect, it, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as jobs } from '../../../../../src/resources/strategies/batch/job.js';
import { strategy as pods } from '../../../../../src/resources/strategies/core/pod.js';
import { strategy as volumes } from '../../../../../src/resources/strategies/core/persistent-volume.js';
import { strategy as secrets } from '../../../../../src/resources/strategies/core/secret.js';
import { strategy as services } from '../../../../../src/resources/strategies/core/service.js';
import { strategy as slices } from '../../../../../src/resources/strategies/discovery/endpoint-slice.js';
import { strategy as classes } from '../../../../../src/resources/strategies/storage/storage-class.js';
import { strategy as attachments } from '../../../../../src/resources/strategies/storage/volume-attachment.js';
import { context, KUBERNETES, object, texts } from '../support.js';

function warningsOf(volume: JsonObject): readonly string[] {
  const spec = { containers: [{ name: 'c', image: 'i' }], volumes: [{ name: 'v', ...volume }] };
  return pods.warnings?.(object('Pod', { spec }), undefined, KUBERNETES) ?? [];
}

function attached(inlineVolumeSpec: JsonObject): string[] {
  const spec = { attacher: 'a.example.com', nodeName: 'n', source: { inlineVolumeSpec } };
  return texts(attachments.validate?.(object('VolumeAttachment', { spec }), context()));
}

describe('overlapping files of a volume', () => {
  test.each<[string, JsonObject, readonly string[]]>([
    [
      'in one source',
      { configMap: { name: 'm', items: [{ path: 'a/' }, { path: 'a/b' }, { path: 'ab' }] } },
      ['volume "v" (ConfigMap "m"): overlapping paths: "a/b" with "a"'],
    ],
    [
      'in several sources',
      {
        projected: {
          sources: [
            { secret: { name: 's', items: [{ path: 'x' }] } },
            { serviceAccountToken: { path: 'x' } },
            { podCertificate: { keyPath: 'x/y' } },
            {},
          ],
        },
      },
      [
        'volume "v" (Projected) has no sources provided',
        'volume "v" (Projected): overlapping paths: "x" (ServiceAccountToken) with "x" (Secret "s")',
        'volume "v" (Projected): overlapping paths: "x/y" (PodCertificate key) with "x" (Secret "s")',
        'volume "v" (Projected): overlapping paths: "x/y" (PodCertificate key) with "x" (ServiceAccountToken)',
      ],
    ],
    ['and those that are not', { secret: { secretName: 's', items: [{ path: 'a' }, { path: 'b' }] } }, []],
  ])('%s', (_what, volume, warnings) => expect(warningsOf(volume)).toEqual(warnings));

  it('very many are reported in part', () => {
    const items = Array.from({ length: 256 }, () => ({ path: 'x'.repeat(5_000) }));
    expect(warningsOf({ configMap: { name: 'm', items } })).toHaveLength(100);
  });
});

describe('a pod with very many faults', () => {
  const MANY = 300_000;

  it('all values that no node has are reported', () => {
    const values = Array.from({ length: MANY }, () => '!');
    const preference = { matchExpressions: [{ key: 'a', operator: 'In', values }] };
    const preferred = [{ weight: 1, preference }];
    const affinity = { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: preferred } };
    const pod = object('Pod', { spec: { containers: [{ name: 'c', image: 'i' }], affinity } });
    expect(pods.warnings?.(pod, undefined, KUBERNETES)).toHaveLength(MANY);
  });

  it('files of one volume are rejected', () => {
    const items = Array.from({ length: MANY }, () => ({ path: 'a', fieldRef: {}, resourceFieldRef: {} }));
    const volumes = [{ name: 'v', downwardAPI: { items } }];
    const pod = object('Pod', { spec: { containers: [{ name: 'c', image: 'i' }], volumes } });
    expect(pods.validate?.(pod, context())?.length).toBeGreaterThanOrEqual(MANY);
  });
});

describe('a volume described inline', () => {
  it('it belongs to a driver', () => {
    expect(attached({ accessModes: ['ReadWriteOnce'], csi: { driver: 'd.example.com', volumeHandle: 'h' } })).toEqual(
      [],
    );
    expect(
      attached({ capacity: { storage: '1' }, volumeMode: 'Block', persistentVolumeReclaimPolicy: 'Delete' }),
    ).toEqual([
      'spec.source.inlineVolumeSpec.capacity: Forbidden: may not be specified in the context of inline volumes',
      'spec.source.inlineVolumeSpec.csi: Required value: has to be specified in the context of inline volumes',
      'spec.source.inlineVolumeSpec.persistentVolumeReclaimPolicy: Forbidden: may only be Retain in the context of inline volumes',
      'spec.source.inlineVolumeSpec.volumeMode: Forbidden: may not specify volumeMode other than Filesystem in the context of inline volumes',
    ]);
  });

  it('defaults of volume objects are rejected', () => {
    const volume = object('PersistentVolume', { spec: {} });
    expect(volumes.applyDefaults?.(volume, KUBERNETES)).toMatchObject({
      spec: { persistentVolumeReclaimPolicy: 'Retain', volumeMode: 'Filesystem' },
    });
  });
});

test('an empty path counts as a repetition', () => {
  const storage = object('StorageClass', { provisioner: 'a.example.com', allowedTopologies: [{}] });
  expect(texts(classes.validate?.(storage, context()))).toEqual([
    'allowedTopologies[0].matchLabelExpressions: Duplicate value: ""',
  ]);
});

test('only jobs without indexes get that message', () => {
  const faultsOf = (completionMode: string): string[] =>
    texts(jobs.validate?.(object('Job', { spec: { completionMode, backoffLimitPerIndex: 1 } }), context())).filter(
      (fault) => fault.includes('backoffLimitPerIndex'),
    );
  expect(faultsOf('NonIndexed')).toEqual([
    'spec.backoffLimitPerIndex: Invalid value: 1: requires indexed completion mode',
  ]);
  expect(faultsOf('Other')).toEqual([]);
});

test('load balancer members are rejected for every other type, also an unknown one', () => {
  const spec = { type: 'Other', allocateLoadBalancerNodePorts: true, loadBalancerClass: 'a/b', ports: [{ port: 1 }] };
  expect(texts(services.validate?.(object('Service', { spec }), context()))).toEqual([
    "spec.allocateLoadBalancerNodePorts: Forbidden: may only be used when `type` is 'LoadBalancer'",
    "spec.loadBalancerClass: Forbidden: may only be used when `type` is 'LoadBalancer'",
  ]);
});

test('of an invalid host name the first fault is reported', () => {
  const faultsOf = (address: string): string[] =>
    texts(
      slices.validate?.(
        object('EndpointSlice', { addressType: 'FQDN', endpoints: [{ addresses: [address] }] }),
        context(),
      ),
    );
  expect(faultsOf('a.example.com.')).toEqual([]);
  expect(faultsOf('')).toEqual(['endpoints[0].addresses[0]: Required value']);
  expect(faultsOf('a')).toEqual([
    'endpoints[0].addresses[0]: Invalid value: "a": should be a domain with at least two segments separated by dots',
  ]);
});

test('invalid bytes are reported one by one', () => {
  const data = { '.dockerconfigjson': Buffer.from([0x20, 0xc7, 0x20]).toString('base64') };
  expect(
    texts(secrets.validate?.(object('Secret', { type: 'kubernetes.io/dockerconfigjson', data }), context())),
  ).toEqual([
    'data[.dockerconfigjson]: Invalid value: "<secret contents redacted>": invalid character \'Ç\' looking for beginning of value',
  ]);
});
