import type { JsonObject } from '../../src/json/types.js';
import type { Api } from '../support/api.js';

/** Path of the comparisons' custom objects, below a namespace. */
export const CUSTOM = { apiVersion: 'compare.example.com/v1', kind: 'Thing', plural: 'things' };

const TEXT = { type: 'string' };
const TEXTS = { type: 'object', additionalProperties: TEXT };
const ITEM = {
  type: 'object',
  required: ['name'],
  properties: { name: TEXT, port: { type: 'integer', default: 80 }, value: TEXT },
};
/** Lists and maps with every kind of ownership, a free-form member, status and scale. */
const SPEC: JsonObject = {
  type: 'object',
  properties: {
    replicas: { type: 'integer' },
    text: TEXT,
    set: { type: 'array', items: TEXT, 'x-kubernetes-list-type': 'set' },
    plain: { type: 'array', items: TEXT },
    keyed: {
      type: 'array',
      items: ITEM,
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name', 'port'],
    },
    granular: TEXTS,
    atomic: { ...TEXTS, 'x-kubernetes-map-type': 'atomic' },
    free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
    nested: { type: 'object', properties: { deep: { type: 'object', properties: { a: TEXT, b: TEXT } } } },
  },
};

/** Defines the kind on both servers and waits until both serve it. @throws Error when one does not in ten seconds */
export async function defineCustomKind(apis: readonly Api[], namespace: string): Promise<void> {
  const [group] = CUSTOM.apiVersion.split('/');
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${CUSTOM.plural}.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: CUSTOM.plural, singular: 'thing', kind: CUSTOM.kind, listKind: 'ThingList' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          subresources: {
            status: {},
            scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
          },
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: {
                spec: SPEC,
                status: { type: 'object', properties: { replicas: { type: 'integer' }, phase: TEXT } },
              },
            },
          },
        },
      ],
    },
  };
  for (const api of apis) {
    await api.post('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition);
    const path = `/apis/${CUSTOM.apiVersion}/namespaces/${namespace}/${CUSTOM.plural}`;
    for (let tries = 0; (await api.get(path)).status !== 200; tries += 1) {
      if (tries === 100) throw new Error('the custom kind is not served');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
