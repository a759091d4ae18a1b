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
  const definition = { group, version: 'v1', kind, resource: `${kind.toLowerCase()}s`, namespaced };
  return { definition: { ...definition, subresources: [], selectableFields: [] } } as unknown as ServedResource;
}

test.each([
  ['deployments.example.com', 'Ship', true, 'createDeploymentsExampleComV1NamespacedShip'],
  ['namespaced.example.com', 'Ship', false, 'createNamespacedExampleComV1Ship'],
  ['example.com', 'AppsV1', true, 'createExampleComV1NamespacedAppsV1'],
])('operations of a kind in the group %s have its names', (group, kind, namespaced, operationId) => {
  const { paths } = customParts(TEMPLATE, [resource(group, kind, namespaced)], 'v3');
  const place = namespaced ? 'namespaces/{namespace}/' : '';
  expect(paths).toEqual({ [`/apis/${group}/v1/${place}${kind.toLowerCase()}s`]: { post: { operationId } } });
});
