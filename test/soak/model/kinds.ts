import type { ApiResponse } from '../../support/api.js';
import { waitFor } from '../../support/wait-for.js';
import type { ModelServers } from './servers.js';

/** What a watcher selects objects by; undefined: it sees all. */
export type Selector = 'label' | 'field' | undefined;

/** A kind whose objects are written and watched. */
export interface ModelKind {
  readonly plural: string;
  /** Path of the collection. */
  readonly collection: string;
  /** The selectors that its watchers use in turn. */
  readonly selectors: readonly Selector[];
  body(metadata: object, value: string): object;
  valueOf(object: ApiResponse['json']): string;
}

const NAMESPACE = 'model';
const GROUP = 'model.example.com';
const DEFINITIONS = '/apis/apiextensions.cluster.io/v1/customresourcedefinitions';

/** Parts that objects are in; each write moves its object to any of them. */
export const PARTS = 3;
/** The part of the selective watchers. */
const SELECTED = '0';

/** A value for an object in a part. */
export function valueIn(part: number, writer: number, count: number): string {
  return `${writer}.${count}.${part}`;
}

function partOf(value: string): string {
  return value.slice(value.lastIndexOf('.') + 1);
}

/** Whether selective watchers see an object with the value. */
export function isSelected(value: string): boolean {
  return partOf(value) === SELECTED;
}

/** The query of a selector. */
export function queryOf(selector: Selector): string {
  if (selector === undefined) return '';
  return selector === 'label' ? `labelSelector=part%3D${SELECTED}` : `fieldSelector=spec.part%3D${SELECTED}`;
}

const MAPS: ModelKind = {
  plural: 'configmaps',
  collection: `/api/v1/namespaces/${NAMESPACE}/configmaps`,
  selectors: [undefined, 'label'],
  body: (metadata, value) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { ...metadata, labels: { part: partOf(value) } },
    data: { value },
  }),
  valueOf: (object) => object['data'].value as string,
};

const SAMPLES: ModelKind = {
  plural: 'samples',
  collection: `/apis/${GROUP}/v1/namespaces/${NAMESPACE}/samples`,
  selectors: [undefined, 'label', 'field'],
  body: (metadata, value) => ({
    apiVersion: `${GROUP}/v1`,
    kind: 'Sample',
    metadata: { ...metadata, labels: { part: partOf(value) } },
    spec: { part: partOf(value), value },
  }),
  valueOf: (object) => object['spec'].value as string,
};

/** The kinds of the model: a built-in and a custom one. */
export const KINDS: readonly ModelKind[] = [MAPS, SAMPLES];

const text = { type: 'string' };
const DEFINITION = {
  apiVersion: 'apiextensions.cluster.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `samples.${GROUP}` },
  spec: {
    group: GROUP,
    scope: 'Namespaced',
    names: { plural: 'samples', kind: 'Sample' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        selectableFields: [{ jsonPath: '.spec.part' }],
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', properties: { part: text, value: text } } },
          },
        },
      },
    ],
  },
};

/** Creates the namespace and the custom kind. Once it is established, every server serves it. */
export async function createKinds(servers: ModelServers): Promise<void> {
  const api = servers.api(0);
  const creations = [
    await api.post('/api/v1/namespaces', { metadata: { name: NAMESPACE } }),
    await api.post(DEFINITIONS, DEFINITION),
  ];
  for (const { status, json } of creations) {
    if (status !== 201) throw new Error(`a creation was answered ${status}: ${JSON.stringify(json)}`);
  }
  await waitFor('the custom kind to be established', async () => {
    const { json } = await api.get(`${DEFINITIONS}/${DEFINITION.metadata.name}`);
    const conditions = (json['status']?.conditions ?? []) as { type: string; status: string }[];
    return conditions.some(({ type, status }) => type === 'Established' && status === 'True');
  });
}
