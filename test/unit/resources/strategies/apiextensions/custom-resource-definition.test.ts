import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy } from '../../../../../src/resources/strategies/apiextensions/custom-resource-definition.js';
import { faultsOnCreate, faultsOnUpdate, KUBERNETES } from '../support.js';

function definition(metadata: JsonObject = {}, spec: JsonObject = {}, status?: JsonObject): KubeObject {
  const group = (spec['group'] as string | undefined) ?? 'x.example';
  const names = { plural: 'widgets', singular: 'widget', kind: 'Widget', listKind: 'WidgetList' };
  const schema = { openAPIV3Schema: { type: 'object' } };
  const versions = [
    { name: 'v1', served: true, storage: false, schema },
    { name: 'v2', served: true, storage: true, schema },
  ];
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `widgets.${group}`, ...metadata },
    spec: { group, scope: 'Cluster', names, versions, conversion: { strategy: 'None' }, ...spec },
    ...(status === undefined ? {} : { status }),
  };
}

const STORED = { storedVersions: ['v2'] };
const APPROVAL = 'api-approved.kubernetes.io';

describe('a CustomResourceDefinition', () => {
  test('it has a storage version, whatever its status is set to', () => {
    const storedVersions = (status: JsonObject): unknown =>
      (strategy.applyDefaults!(definition({}, {}, status), KUBERNETES)['status'] as JsonObject)['storedVersions'];
    expect(storedVersions({})).toEqual(['v2']);
    expect(storedVersions({ storedVersions: [] })).toEqual(['v2']);
    expect(storedVersions({ storedVersions: ['v1'] })).toEqual(['v1']);
  });

  test('preserveUnknownFields is refused, and once more for defaults', () => {
    const version = (schema: JsonObject): JsonObject => ({
      versions: [{ name: 'v2', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
      preserveUnknownFields: true,
    });
    const faults = (schema: JsonObject): string[] => faultsOnCreate(strategy, definition({}, version(schema), STORED));
    const refused =
      'spec.preserveUnknownFields: Invalid value: true: cannot set to true, set x-kubernetes-preserve-unknown-fields to ' +
      'true in spec.versions[*].schema instead';
    const noDefaults =
      'spec.preserveUnknownFields: Invalid value: true: must be false in order to use defaults in the schema';
    expect(faults({ type: 'object' })).toEqual([refused]);
    expect(faults({ properties: { a: { items: { default: 1 } } } })).toEqual([noDefaults, refused]);
  });

  test('its name is validated on creation, and so is generateName', () => {
    const why = 'must be spec.names.plural+"."+spec.group';
    expect(faultsOnCreate(strategy, definition({ name: 'a', generateName: 'b' }, {}, STORED))).toEqual([
      `metadata.generateName: Invalid value: "b": ${why}`,
      `metadata.name: Invalid value: "a": ${why}`,
    ]);
    const faults = faultsOnUpdate(
      strategy,
      definition({ name: 'widgets.x.example' }, { group: 'y.example' }),
      definition(),
    );
    expect(faults.filter((fault) => fault.startsWith('metadata.'))).toEqual([]);
  });

  test.each([
    ['https://x/y', true],
    ['unapproved, for now', true],
    ['ftp://x', true],
    ['http:/x', false],
    [' https://x', false],
    ['x', false],
  ])('a name in a protected group with the approval %j: %s', (approval, approved) => {
    const faults = faultsOnCreate(
      strategy,
      definition({ annotations: { [APPROVAL]: approval } }, { group: 'a.k8s.io' }),
    );
    expect(faults.filter((fault) => fault.includes(APPROVAL))).toHaveLength(approved ? 0 : 1);
  });

  test.each([
    [{ strategy: 'None', webhook: {} }, { strategy: 'None' }],
    [{ strategy: 'None', webhook: { conversionReviewVersions: [] } }, { strategy: 'None' }],
    [{ strategy: 'Webhook', webhook: {} }, { strategy: 'Webhook' }],
    [
      { strategy: 'None', webhook: { conversionReviewVersions: ['v1'] } },
      { strategy: 'None', webhook: { conversionReviewVersions: ['v1'] } },
    ],
  ])('with the conversion %j it has %j', (conversion, kept) => {
    const { spec } = strategy.applyDefaults!(definition({}, { conversion }, STORED), KUBERNETES);
    expect(spec).toMatchObject({ conversion: kept });
    expect(Object.keys((spec as JsonObject)['conversion'] as JsonObject)).toEqual(Object.keys(kept));
  });

  test.each([
    ['https://x/y', []],
    ['HTTPS://x/y', []],
    ['HTTP://x/y', [/^spec\.conversion\.webhookClientConfig\.url: Invalid value: "http": 'https' is the only/]],
  ])('it accepts the webhook URL %s in any case', (url, expected) => {
    const webhook = { clientConfig: { url }, conversionReviewVersions: ['v1'] };
    const conversion = { strategy: 'Webhook', webhook };
    const faults = faultsOnCreate(strategy, definition({}, { conversion }, STORED));
    expect(faults).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  test('it is marked once, and deleted with its objects whatever the policy', () => {
    const deleted = definition({ deletionTimestamp: '2025-06-01T12:00:00Z', finalizers: ['me/x'] });
    const marked = strategy.markTerminating!(deleted);
    expect(marked.metadata.finalizers).toEqual(['me/x', 'customresourcecleanup.apiextensions.k8s.io']);
    expect(strategy.markTerminating!(marked)).toBe(marked);
  });
});
