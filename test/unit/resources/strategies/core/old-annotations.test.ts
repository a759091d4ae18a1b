import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as claims } from '../../../../../src/resources/strategies/core/persistent-volume-claim.js';
import { strategy as nodes } from '../../../../../src/resources/strategies/core/node.js';
import { strategy as services } from '../../../../../src/resources/strategies/core/service.js';
import { strategy as ingresses } from '../../../../../src/resources/strategies/networking/ingress.js';
import { context, faultsOnCreate, faultsOnUpdate, object, texts } from '../support.js';

// The answers of kube-apiserver 1.36.

describe('the class of a claim, which was once an annotation', () => {
  const KEY = 'volume.beta.kubernetes.io/storage-class';
  const claim = (annotated?: string, storageClassName?: string) =>
    object(
      'PersistentVolumeClaim',
      {
        spec: {
          accessModes: ['ReadWriteOnce'],
          resources: { requests: { storage: '1Gi' } },
          ...(storageClassName !== undefined && { storageClassName }),
        },
      },
      annotated === undefined ? {} : { annotations: { [KEY]: annotated } },
    );
  const fixed = (value: string) => `metadata.annotations.${KEY}: Invalid value: "${value}": field is immutable`;
  const FIXED_SPEC = expect.stringContaining('spec: Forbidden: spec is immutable after creation');

  it.each([
    ['another one', claim('x'), claim('y'), [fixed('y')]],
    ['none', claim('x'), claim(), [fixed('')]],
    ['one for a claim without', claim(), claim('y'), [fixed('y')]],
    ['one beside the member', claim(undefined, 'q'), claim('y', 'q'), [fixed('y')]],
    ['the same in the member', claim('x'), claim('x', 'x'), []],
    ['moved to the member', claim('x'), claim(undefined, 'x'), []],
    ['another one in the member', claim('x'), claim('x', 'z'), [FIXED_SPEC]],
    ['replaced by another one in the member', claim('x'), claim(undefined, 'z'), [fixed(''), FIXED_SPEC]],
    ['a member for a claim without any', claim(), claim(undefined, 'z'), []],
  ])('an update to %s', (_name, stored, updated, faults) => {
    const found = faultsOnUpdate(claims, updated, stored);
    expect(found).toHaveLength(faults.length);
    expect(found).toEqual(expect.arrayContaining(faults));
  });
});

describe('the source ranges of a load balancer, which were once an annotation', () => {
  const KEY = 'service.beta.kubernetes.io/load-balancer-source-ranges';
  const PATH = `metadata.annotations[${KEY}]`;
  const service = (annotated: string, spec: JsonObject) =>
    object('Service', { spec: { ports: [{ port: 80 }], ...spec } }, { annotations: { [KEY]: annotated } });
  const BALANCER = { type: 'LoadBalancer' };
  const INVALID = 'must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)';

  it.each<[string, JsonObject, string[]]>([
    ['', { type: 'ClusterIP' }, [`${PATH}: Forbidden: may only be used when \`type\` is 'LoadBalancer'`]],
    [' ', BALANCER, []],
    [' 10.0.0.0/8 , fd00::/8 ', BALANCER, []],
    [',10.0.0.0/8', BALANCER, [`${PATH}: Invalid value: "": ${INVALID}`]],
    ['10.0.0.0/8/8', BALANCER, [`${PATH}: Invalid value: "10.0.0.0/8/8": ${INVALID}`]],
    [
      ' 10.0.0.1/8 , 010.0.0.0/8',
      BALANCER,
      [
        `${PATH}: Invalid value: "10.0.0.1/8": must not have bits set beyond the prefix length`,
        `${PATH}: Invalid value: "010.0.0.0/8": must not have leading 0s in IP or prefix length`,
      ],
    ],
    ['ignored', { ...BALANCER, loadBalancerSourceRanges: ['10.0.0.0/8'] }, []],
  ])('%j, with %j', (annotated, spec, faults) => {
    expect(faultsOnCreate(services, service(annotated, spec))).toEqual(faults);
  });

  it('stored ones keep their form', () => {
    const stored = service('bad', BALANCER);
    const faults = services.validate!(stored, context(), stored);
    expect(faults).toHaveLength(1);
    expect(services.ratchet!(faults, { object: stored, stored, before: () => faults })).toEqual([]);
    const other = service('10.0.0.0/8', BALANCER);
    expect(services.ratchet!(faults, { object: stored, stored: other, before: () => [] })).toEqual(faults);
  });
});

describe('the class of an ingress, which was once an annotation', () => {
  const KEY = 'kubernetes.io/ingress.class';
  const ingress = (annotated: string, ingressClassName?: string) =>
    object(
      'Ingress',
      {
        spec: {
          defaultBackend: { service: { name: 's', port: { number: 1 } } },
          ...(ingressClassName !== undefined && { ingressClassName }),
        },
      },
      { annotations: { [KEY]: annotated } },
    );

  it.each([
    ['y', 'x', [`annotations.${KEY}: Invalid value: "y": must match \`ingressClassName\` when both are specified`]],
    ['', 'x', [`annotations.${KEY}: Invalid value: "": must match \`ingressClassName\` when both are specified`]],
    ['x', 'x', []],
    ['x', undefined, []],
  ])('%j beside %j, in a new one', (annotated, given, faults) => {
    expect(faultsOnCreate(ingresses, ingress(annotated, given))).toEqual(faults);
    expect(faultsOnUpdate(ingresses, ingress(annotated, given), ingress('x', given))).toEqual([]);
  });
});

describe('old annotations of a node', () => {
  const TAINTS = 'scheduler.alpha.kubernetes.io/taints';
  const AVOIDED = 'scheduler.alpha.kubernetes.io/preferAvoidPods';
  const faultsOf = (annotations: JsonObject): string[] =>
    texts(nodes.validate!(object('Node', { spec: {} }, { annotations }), context()));

  it.each([
    [TAINTS, '', []],
    [TAINTS, '[{"key":"q","effect":"NoExecute","timeAdded":"2025-01-01T00:00:00Z"}]', []],
    [
      TAINTS,
      'x',
      [`metadata.annotations: Invalid value: "${TAINTS}": invalid character 'x' looking for beginning of value`],
    ],
    [
      TAINTS,
      '[{"timeAdded":"x"}]',
      [
        `metadata.annotations: Invalid value: "${TAINTS}": parsing time "x" as "2006-01-02T15:04:05Z07:00": cannot parse "x" as "2006"`,
      ],
    ],
    [
      TAINTS,
      '[{"key":"q","effect":"Foo"},{"key":"q"},{"key":"q","effect":"Foo"}]',
      [
        `metadata.annotations.${TAINTS}[0].effect: Unsupported value: "Foo": supported values: "NoSchedule", "PreferNoSchedule", "NoExecute"`,
        `metadata.annotations.${TAINTS}[1].effect: Required value`,
        `metadata.annotations.${TAINTS}[2].effect: Unsupported value: "Foo": supported values: "NoSchedule", "PreferNoSchedule", "NoExecute"`,
        `metadata.annotations.${TAINTS}[2]: Duplicate value: {"key":"q","effect":"Foo"}`,
      ],
    ],
    [
      AVOIDED,
      '[]',
      [
        `metadata.annotations.AvoidPods: Invalid value: "${AVOIDED}": json: cannot unmarshal array into Go value of type v1.AvoidPods`,
      ],
    ],
    [AVOIDED, '{"preferAvoidPods":[{"podSignature":{"podController":{"controller":true}}}]}', []],
    [
      AVOIDED,
      '{"preferAvoidPods":[{"podSignature":{"podController":{"controller":false}}},{}]}',
      [
        `metadata.annotations.${AVOIDED}[0].PodSignature.PodController.Controller: Invalid value: false: must point to a controller`,
        `metadata.annotations.${AVOIDED}[1].PodSignature: Required value`,
      ],
    ],
  ])('%s: %s', (key, value, faults) => {
    expect(faultsOf({ [key]: value })).toEqual(faults);
  });
});
