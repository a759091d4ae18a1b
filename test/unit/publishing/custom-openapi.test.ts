import { expect, test } from '@jest/globals';
import { customParts } from '../../../src/publishing/custom-openapi.js';
import type { ServedResource } from '../../../src/resources/catalogue.js';

const TEMPLATE = {
  paths: {
    '/apis/apps/v1/namespaces/{namespace}/deployments': { post: { operationId: 'createAppsV1NamespacedDeployment' } },
  },
  schemas: {},
};

function resource(group: string, kind: string, namespaced: boolean): ServedResource {
  const listKind = `${kind}List`;
  const definition = { group, version: 'v1', kind, listKind, resource: `${kind.toLowerCase()}s`, namespaced };
  return { definition: { ...definition, subresources: [], selectableFields: [] } } as unknown as ServedResource;
}

test.each([
  ['deployments.example.com', 'Ship', true, 'createDeploymentsExampleComV1NamespacedShip'],
  ['namespaced.example.com', 'Ship', false, 'createNamespacedExampleComV1Ship'],
  ['example.com', 'AppsV1', true, 'createExampleComV1NamespacedAppsV1'],
  ['example.com', 'War-Ship', true, 'createExampleComV1NamespacedWarShip'],
])('operations of a kind in the group %s have its names', (group, kind, namespaced, operationId) => {
  const { paths } = customParts(TEMPLATE, [resource(group, kind, namespaced)], 'v3');
  const place = namespaced ? 'namespaces/{namespace}/' : '';
  expect(paths).toEqual({ [`/apis/${group}/v1/${place}${kind.toLowerCase()}s`]: { post: { operationId } } });
});

const INT_OR_STRING = { 'x-kubernetes-int-or-string': true };
const EITHER = [{ type: 'integer' }, { type: 'string' }];

test('version 3 adds the types of an int-or-string where the definition lacks them', () => {
  const properties = {
    bare: INT_OR_STRING,
    pattern: { ...INT_OR_STRING, allOf: [{ pattern: 'x' }] },
    own: { ...INT_OR_STRING, anyOf: EITHER },
    inside: { ...INT_OR_STRING, allOf: [{ anyOf: EITHER }, { pattern: 'x' }] },
    list: { type: 'array', items: INT_OR_STRING },
  };
  const ship = { ...resource('example.com', 'Ship', true), forms: { schema: () => ({ type: 'object', properties }) } };
  const { schemas } = customParts(TEMPLATE, [ship as unknown as ServedResource], 'v3');
  expect(schemas['com.example.v1.Ship']).toMatchObject({
    properties: {
      ...properties,
      bare: { ...INT_OR_STRING, anyOf: EITHER },
      pattern: { ...INT_OR_STRING, allOf: [{ pattern: 'x' }], anyOf: EITHER },
      list: { type: 'array', items: { ...INT_OR_STRING, anyOf: EITHER } },
    },
  });
});

test('selectable fields are published for objects and lists', () => {
  const template = { ...TEMPLATE, schemas: { 'io.k8s.api.apps.v1.DeploymentList': { type: 'object' } } };
  const { definition } = resource('example.com', 'Ship', true);
  const ship = { definition: { ...definition, selectableFields: [{ key: 'spec.size', path: 'spec.size' }] } };
  const { schemas } = customParts(template, [ship as unknown as ServedResource], 'v3');
  const said = { 'x-kubernetes-selectable-fields': [{ fieldPath: 'spec.size' }] };
  expect(schemas).toMatchObject({ 'com.example.v1.Ship': said, 'com.example.v1.ShipList': said });
});

test('types have the names of kind and list kind, and never those of built-in types', () => {
  const reference = (name: string) => ({ get: { schema: { $ref: `#/components/schemas/${name}` } } });
  const list = { type: 'object', 'x-kubernetes-group-version-kind': [{ group: 'apps', kind: 'DeploymentList' }] };
  const template = {
    paths: {
      '/apis/apps/v1/namespaces/{namespace}/deployments': reference('io.k8s.api.apps.v1.DeploymentList'),
      '/apis/apps/v1/namespaces/{namespace}/deployments/{name}': reference('io.k8s.api.apps.v1.Deployment'),
    },
    schemas: {
      'io.k8s.api.apps.v1.DeploymentList': list,
      'io.k8s.api.core.v1.Pod': {},
      'io.k8s.api.core.v1.Pod_v2': {},
    },
  };
  const pod = resource('core.api.k8s.io', 'Pod', true);
  const { paths, schemas } = customParts(
    template,
    [{ ...pod, definition: { ...pod.definition, listKind: 'Pods' } } as unknown as ServedResource],
    'v3',
  );
  expect(Object.keys(schemas)).toEqual(['io.k8s.api.core.v1.Pod_v3', 'io.k8s.api.core.v1.Pods']);
  expect(schemas['io.k8s.api.core.v1.Pods']).toMatchObject({
    'x-kubernetes-group-version-kind': [{ group: 'core.api.k8s.io', kind: 'Pods', version: 'v1' }],
  });
  expect(Object.values(paths)).toEqual([reference('io.k8s.api.core.v1.Pods'), reference('io.k8s.api.core.v1.Pod_v3')]);
});
