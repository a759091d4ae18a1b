import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import { type ConversionService, startConversionService } from '../../support/conversion-service.js';
import { definitionOf, DEFINITIONS, served } from './custom-kinds.js';

/** Writes in a fixed order while collections are watched. */
export interface Scenario {
  readonly title: string;
  /** Seconds until the server ends the watches. */
  readonly seconds: number;
  /** Needs the garbage collector and the namespace controller on both servers. */
  readonly controllers?: true;
  /** Watched collections, with selectors if any. */
  paths(namespace: string): readonly string[];
  /** Before the watches are opened. */
  prepare(run: ScenarioRun): Promise<void>;
  /** While they are open. */
  act(run: ScenarioRun): Promise<void>;
  /** After they have ended. */
  finish?(run: ScenarioRun): Promise<void>;
}

/** One run of a scenario on one server. */
export interface ScenarioRun {
  readonly api: Api;
  readonly namespace: string;
  /** Converts the custom kind of the run, if the scenario defines one. */
  webhook?: ConversionService;
}

const HOLD = 'example.com/hold';
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function configMaps(namespace: string): string {
  return `/api/v1/namespaces/${namespace}/configmaps`;
}

function configMap(name: string, metadata: JsonObject = {}): JsonObject {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, ...metadata }, data: { a: '1' } };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Ten objects of two tiers, every fourth held by a finalizer. */
async function tenObjects({ api, namespace }: ScenarioRun): Promise<void> {
  for (const at of NUMBERS) {
    const labels = { tier: at % 2 === 0 ? 'a' : 'b' };
    await api.post(
      configMaps(namespace),
      configMap(`${namespace}-${at}`, { labels, ...(at % 4 === 0 ? { finalizers: [HOLD] } : {}) }),
    );
  }
}

function collectionDeletion(title: string, query: string, body?: JsonObject): Scenario {
  return {
    title: `deletion of a collection ${title}`,
    seconds: 6,
    paths: (namespace) => [
      configMaps(namespace),
      `${configMaps(namespace)}?labelSelector=tier%3Da`,
      `${configMaps(namespace)}?labelSelector=tier%21%3Da`,
      `${configMaps(namespace)}?fieldSelector=metadata.name%3D${namespace}-4`,
    ],
    prepare: tenObjects,
    async act({ api, namespace }) {
      await api.delete(`${configMaps(namespace)}${query}`, body);
      await api.patch(`${configMaps(namespace)}/${namespace}-4`, 'merge', { metadata: { finalizers: null } });
      await api.patch(`${configMaps(namespace)}/${namespace}-8`, 'merge', {
        metadata: { finalizers: null, labels: { tier: 'c' } },
      });
    },
  };
}

/** The identities of owners, as dependents refer to them. */
async function ownerReference(
  { api, namespace }: ScenarioRun,
  name: string,
  blocks: boolean,
  controls = false,
): Promise<JsonObject> {
  const uid = (await api.get(`${configMaps(namespace)}/${name}`)).json['metadata'].uid as string;
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name,
    uid,
    ...(blocks ? { blockOwnerDeletion: true } : {}),
    ...(controls ? { controller: true } : {}),
  };
}

/** An owner with three dependents, of which one has a dependent itself and one a second owner. */
async function family(run: ScenarioRun): Promise<void> {
  const { api, namespace } = run;
  const create = async (name: string, metadata: JsonObject = {}): Promise<void> => {
    await api.post(configMaps(namespace), configMap(`${namespace}-${name}`, metadata));
  };
  await create('owner', { labels: { tier: 'a' } });
  await create('other');
  const owner = await ownerReference(run, `${namespace}-owner`, true, true);
  await create('first', { ownerReferences: [owner], labels: { tier: 'a' } });
  await create('second', { ownerReferences: [owner, await ownerReference(run, `${namespace}-other`, false)] });
  await create('third', { ownerReferences: [await ownerReference(run, `${namespace}-owner`, false)] });
  await create('below', { ownerReferences: [await ownerReference(run, `${namespace}-first`, true)] });
}

function cascade(policy: string): Scenario {
  return {
    title: `a deletion with the policy ${policy}`,
    seconds: 12,
    controllers: true,
    paths: (namespace) => [configMaps(namespace), `${configMaps(namespace)}?labelSelector=tier%3Da`],
    prepare: async (run) => {
      await family(run);
      // The collector must know them all before.
      await pause(1500);
    },
    async act({ api, namespace }) {
      await api.delete(`${configMaps(namespace)}/${namespace}-owner`, { propagationPolicy: policy });
    },
  };
}

const NAMESPACED = ['configmaps', 'secrets', 'pods', 'services', 'serviceaccounts'];

const NAMESPACE_DELETION: Scenario = {
  title: 'the deletion of a namespace',
  seconds: 60,
  controllers: true,
  paths: (namespace) => [
    ...NAMESPACED.map((resource) => `/api/v1/namespaces/${namespace}/${resource}`),
    `/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases`,
    `/api/v1/namespaces?fieldSelector=metadata.name%3D${namespace}`,
    '/api/v1/configmaps',
  ],
  async prepare({ api, namespace }) {
    const at = `/api/v1/namespaces/${namespace}`;
    const metadata = (name: string, more: JsonObject = {}): JsonObject => ({ name: `${namespace}-${name}`, ...more });
    await api.post(configMaps(namespace), configMap(`${namespace}-free`));
    await api.post(configMaps(namespace), configMap(`${namespace}-held`, { finalizers: [HOLD] }));
    await api.post(`${at}/secrets`, { apiVersion: 'v1', kind: 'Secret', metadata: metadata('s') });
    await api.post(`${at}/serviceaccounts`, { apiVersion: 'v1', kind: 'ServiceAccount', metadata: metadata('a') });
    await api.post(`${at}/services`, {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: metadata('v'),
      spec: { ports: [{ port: 80 }] },
    });
    const spec = { automountServiceAccountToken: false, containers: [{ name: 'c', image: 'i' }] };
    await api.post(`${at}/pods`, { apiVersion: 'v1', kind: 'Pod', metadata: metadata('p'), spec });
    await api.post(`/apis/coordination.k8s.io/v1/namespaces/${namespace}/leases`, {
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: metadata('l'),
      spec: { holderIdentity: 'x' },
    });
    await pause(1500);
  },
  async act({ api, namespace }) {
    await api.delete(`/api/v1/namespaces/${namespace}`);
    const held = `${configMaps(namespace)}/${namespace}-held`;
    // The controller of the reference begins after five seconds.
    for (let tries = 0; tries < 60 && !(await api.get(held)).text.includes('deletionTimestamp'); tries += 1) {
      await pause(500);
    }
    await pause(1000);
    await api.patch(held, 'merge', { metadata: { finalizers: null } });
  },
};

/** Objects of a kind that a webhook converts are written in both versions while both are watched. */
function conversion(title: string, disturb: (webhook: ConversionService) => void): Scenario {
  const group = (namespace: string): string => `${namespace}.example.com`;
  const path = (namespace: string, version: string): string =>
    `/apis/${group(namespace)}/${version}/namespaces/${namespace}/hosts`;
  return {
    title: `a conversion webhook that ${title}`,
    seconds: 12,
    paths: (namespace) => [
      path(namespace, 'v1'),
      path(namespace, 'v2'),
      `${path(namespace, 'v2')}?labelSelector=tier%3Da`,
      `${path(namespace, 'v2')}?fieldSelector=spec.host%3Dleft`,
      `${path(namespace, 'v1')}?fieldSelector=spec.note%3Dx`,
    ],
    async prepare(run) {
      const { api, namespace } = run;
      run.webhook = await startConversionService();
      await api.post(DEFINITIONS, hostDefinition(group(namespace), run.webhook));
      for (const version of ['v1', 'v2']) await served(api, path(namespace, version));
      await api.post(path(namespace, 'v1'), host(namespace, 'v1', 'a', { hostPort: 'left:1', note: 'x' }));
      await api.post(path(namespace, 'v2'), host(namespace, 'v2', 'b', { host: 'right', port: '2' }));
    },
    async act({ api, namespace, webhook }) {
      disturb(webhook!);
      const patch = async (version: string, name: string, body: JsonObject): Promise<void> => {
        await api.patch(`${path(namespace, version)}/${namespace}-${name}`, 'merge', body);
      };
      await patch('v1', 'a', { spec: { hostPort: 'right:1' } });
      await patch('v1', 'b', { metadata: { labels: { tier: 'a' } } });
      await api.post(path(namespace, 'v1'), host(namespace, 'v1', 'c', { hostPort: 'left:3', note: 'x' }));
      await patch('v1', 'c', { spec: { note: null } });
      await api.delete(`${path(namespace, 'v1')}/${namespace}-a`);
      await pause(3000);
      webhook!.corrupt = (review) => review;
      await patch('v2', 'b', { spec: { host: 'left' }, metadata: { labels: { tier: 'b' } } });
      await patch('v2', 'b', { spec: { host: 'left' } });
      await api.delete(`${path(namespace, 'v2')}/${namespace}-c`);
    },
    async finish({ api, namespace, webhook }) {
      await api.delete(`${DEFINITIONS}/hosts.${group(namespace)}`);
      await webhook?.close();
    },
  };
}

/** A definition while it is changed and deleted. */
const DEFINITION: Scenario = {
  title: 'a definition',
  seconds: 10,
  paths: (namespace) => [`${DEFINITIONS}?fieldSelector=metadata.name%3Dplains.${namespace}.example.com`],
  async prepare({ api, namespace }) {
    const group = `${namespace}.example.com`;
    await api.post(DEFINITIONS, definitionOf(group, ['plains', 'Plain', true, ['v1']]));
    await served(api, `/apis/${group}/v1/plains`);
    await pause(1000);
  },
  async act({ api, namespace }) {
    const group = `${namespace}.example.com`;
    const path = `${DEFINITIONS}/plains.${group}`;
    await api.patch(path, 'merge', { metadata: { labels: { a: 'b' } } });
    await api.patch(path, 'merge', { spec: { names: { shortNames: ['pl'] } } });
    await pause(1000);
    await api.post(`/apis/${group}/v1/namespaces/${namespace}/plains`, {
      apiVersion: `${group}/v1`,
      kind: 'Plain',
      metadata: { name: 'a' },
    });
    await api.delete(path);
    await pause(1500);
  },
};

function host(namespace: string, version: string, name: string, spec: JsonObject): JsonObject {
  return {
    apiVersion: `${namespace}.example.com/${version}`,
    kind: 'Host',
    metadata: { name: `${namespace}-${name}` },
    spec,
  };
}

function hostDefinition(group: string, webhook: ConversionService): JsonObject {
  const text = { type: 'string' };
  const version = (name: string, properties: JsonObject, selectable: string): JsonObject => ({
    name,
    served: true,
    storage: name === 'v1',
    selectableFields: [{ jsonPath: selectable }],
    additionalPrinterColumns: Object.keys(properties).map((member) => ({
      name: member,
      type: 'string',
      jsonPath: `.spec.${member}`,
    })),
    schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties } } } },
  });
  const clientConfig = { url: `${webhook.url}/convert`, caBundle: Buffer.from(webhook.ca).toString('base64') };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `hosts.${group}` },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'hosts', kind: 'Host', singular: 'host', listKind: 'HostList' },
      conversion: { strategy: 'Webhook', webhook: { clientConfig, conversionReviewVersions: ['v1'] } },
      versions: [
        version('v1', { hostPort: text, note: text }, '.spec.note'),
        version('v2', { host: text, port: text, note: text }, '.spec.host'),
      ],
    },
  };
}

/** Every scenario. */
export const SCENARIOS: readonly Scenario[] = [
  collectionDeletion('without parameters', ''),
  collectionDeletion('with a selector', '?labelSelector=tier%3Da'),
  collectionDeletion('with a limit', '?limit=3'),
  collectionDeletion('in the foreground', '', { propagationPolicy: 'Foreground' }),
  collectionDeletion('as a dry run', '?dryRun=All'),
  conversion('works', () => undefined),
  conversion('is slow', (webhook) => {
    webhook.corrupt = (review) => pause(300).then(() => review);
  }),
  conversion('fails for a while', (webhook) => {
    webhook.corrupt = () => 500;
  }),
  DEFINITION,
  cascade('Foreground'),
  cascade('Orphan'),
  cascade('Background'),
  NAMESPACE_DELETION,
];
