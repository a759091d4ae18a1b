import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import type { Random } from '../random.js';
import type { WatchedKind } from './watched-kind.js';

/** Group of the custom kinds. */
const GROUP = 'watches.example.com';

/** The custom kinds: plural, kind, scope and versions. */
const CUSTOM: readonly (readonly [plural: string, kind: string, namespaced: boolean, versions: readonly string[]])[] = [
  ['gadgets', 'Gadget', true, ['v1', 'v1beta1']],
  ['plains', 'Plain', true, ['v1']],
  ['wholes', 'Whole', false, ['v2', 'v1']],
];

/** A definition; `versions` may be changed later. */
export function definitionOf(
  group: string,
  [plural, kind, namespaced, versions]: readonly [string, string, boolean, readonly string[]],
): JsonObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: namespaced ? 'Namespaced' : 'Cluster',
      names: { plural, singular: kind.toLowerCase(), kind, listKind: `${kind}List` },
      versions: versions.map((name, at) => ({
        name,
        served: true,
        storage: at === 0,
        ...(plural === 'plains'
          ? {}
          : {
              subresources: {
                status: {},
                scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: '.status.replicas' },
              },
              // Equal ones with unequal schemas are rejected by the reference.
              selectableFields: [{ jsonPath: '.spec.color' }, ...(at === 0 ? [{ jsonPath: '.spec.replicas' }] : [])],
              additionalPrinterColumns: [
                { name: 'Color', type: 'string', jsonPath: '.spec.color' },
                ...(at === 0 ? [{ name: 'Replicas', type: 'integer', jsonPath: '.spec.replicas', priority: 1 }] : []),
              ],
            }),
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: {
              spec: {
                type: 'object',
                properties: {
                  color: { type: 'string' },
                  replicas: { type: 'integer' },
                  // A default that only one version has.
                  ...(at === 0 ? {} : { old: { type: 'string', default: 'yes' } }),
                },
              },
              status: { type: 'object', properties: { replicas: { type: 'integer' }, phase: { type: 'string' } } },
            },
          },
        },
      })),
    },
  };
}

function customKind(group: string, custom: (typeof CUSTOM)[number]): WatchedKind {
  const [plural, kind, namespaced, versions] = custom;
  const plain = plural === 'plains';
  return {
    name: plural,
    kind,
    resource: plural,
    namespaced,
    versions: versions.map((version) => [`/apis/${group}/${version}`, `${group}/${version}`] as const),
    custom: true,
    body: (random) => ({ spec: { color: random.pick(['red', 'blue']), replicas: random.below(3) } }),
    change: (random) => ({ spec: { color: random.pick(['red', 'blue', null]), replicas: random.below(3) } }),
    ...(plain
      ? { fields: [] }
      : {
          status: (random: Random): JsonObject => ({
            status: { replicas: random.below(3), phase: random.pick(['up', 'down']) },
          }),
          scaled: true,
          fields: ['spec.color=red', 'spec.color!=red', 'spec.color=blue,metadata.name!=x'],
        }),
  };
}

/** Path of the definitions. */
export const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** The custom kinds that are defined before the rounds. */
export const CUSTOM_KINDS: readonly WatchedKind[] = CUSTOM.map((custom) => customKind(GROUP, custom));

/** Defines the custom kinds on both servers and waits until they are served. @throws Error when they are not in 10 s */
export async function defineWatchedKinds(apis: readonly Api[]): Promise<void> {
  for (const api of apis) {
    for (const custom of CUSTOM) {
      const made = await api.post(DEFINITIONS, definitionOf(GROUP, custom));
      if (made.status !== 201 && made.status !== 409) throw new Error(`${custom[0]}: ${made.text}`);
      for (const version of custom[3]) await served(api, `/apis/${GROUP}/${version}/${custom[0]}`);
    }
  }
}

/** Waits until a path is served. @throws Error after 10 seconds */
export async function served(api: Api, path: string): Promise<void> {
  for (let tries = 0; (await api.get(path)).status !== 200; tries += 1) {
    if (tries === 100) throw new Error(`${path} is not served`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
