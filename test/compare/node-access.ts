import type { JsonObject } from '../../src/json/types.js';
import { answerTo, both, type Comparison, review } from './access-questions.js';
import type { Question } from './access-sets.js';

const PATIENCE = 60_000;
const GROUPS = ['system:nodes', 'system:authenticated'];

/**
 * The permissions of node agents: two nodes, a pod on each with all kinds of references, and every question about it.
 */
export async function compareNodes(comparison: Comparison): Promise<void> {
  const mark = Date.now().toString(36);
  const space = `nodes-${mark}`;
  const [one, two] = [`n1-${mark}`, `n2-${mark}`];
  const base = `/api/v1/namespaces/${space}`;
  const made: string[] = [];
  const make = async (path: string, object: JsonObject): Promise<void> => {
    const answers = await both(comparison, (api) => api.post(path, object));
    for (const { status, text } of answers) {
      if (status >= 300) throw new Error(`POST ${path}: ${status} ${text}`);
    }
    made.push(`${path}/${(object['metadata'] as { name: string }).name}`);
  };
  await make('/api/v1/namespaces', { metadata: { name: space } });
  await both(comparison, async (api) => {
    const deadline = Date.now() + PATIENCE;
    while ((await api.get(`${base}/serviceaccounts/default`)).status !== 200) {
      if (Date.now() > deadline) throw new Error('there is no default service account');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  for (const node of [one, two]) await make('/api/v1/nodes', { metadata: { name: node } });
  for (const account of ['used', 'unused']) await make(`${base}/serviceaccounts`, { metadata: { name: account } });
  for (const name of ['volume', 'env', 'from', 'pull', 'projected', 'unused', 'of-volume']) {
    await make(`${base}/secrets`, { metadata: { name } });
    await make(`${base}/configmaps`, { metadata: { name } });
  }
  const claimSpec = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
  await make('/api/v1/persistentvolumes', {
    metadata: { name: `pv-${mark}` },
    spec: {
      capacity: { storage: '1Gi' },
      accessModes: ['ReadWriteOnce'],
      storageClassName: '',
      csi: {
        driver: 'd.example.com',
        volumeHandle: 'h',
        nodePublishSecretRef: { name: 'of-volume', namespace: space },
      },
      claimRef: { namespace: space, name: 'claim' },
    },
  });
  for (const name of ['claim', 'unused']) {
    const bound = name === 'claim' ? { volumeName: `pv-${mark}` } : {};
    await make(`${base}/persistentvolumeclaims`, {
      metadata: { name },
      spec: { ...claimSpec, storageClassName: '', ...bound },
    });
  }
  for (const name of ['devices', 'unused']) {
    await make(`/apis/resource.k8s.io/v1/namespaces/${space}/resourceclaims`, {
      metadata: { name },
      spec: { devices: { requests: [{ name: 'r', exactly: { deviceClassName: 'c' } }] } },
    });
  }
  await make('/apis/storage.k8s.io/v1/volumeattachments', {
    metadata: { name: `va-${mark}` },
    spec: { attacher: 'd.example.com', nodeName: one, source: { persistentVolumeName: `pv-${mark}` } },
  });
  await make(`${base}/pods`, pod('full', one, 'used', fullSpec()));
  await make(`${base}/pods`, pod('plain', two, 'default', {}));
  await make(`${base}/pods`, { ...pod('mirror', two, 'default', {}), metadata: { name: 'waiting' } });

  const allowed = ask(one, { resource: 'secrets', verb: 'get', namespace: space, name: 'of-volume' });
  const taken = ask(one, {
    group: 'resource.k8s.io',
    resource: 'resourceclaims',
    verb: 'get',
    namespace: space,
    name: 'devices',
  });
  await both(comparison, async (api) => {
    const deadline = Date.now() + PATIENCE;
    for (const question of [allowed, taken]) {
      while (!(await review(api, question)).allowed) {
        if (Date.now() > deadline) throw new Error(`node authorization does not know ${JSON.stringify(question)}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  });
  for (const question of questions(space, mark, [one, two])) {
    const [left, right] = await both(comparison, (api) => review(api, question));
    comparison.note(`node reviews: ${JSON.stringify(question)}`, left, right);
  }
  for (const node of [one, two]) {
    for (const [method, path, body] of requests(space, mark, node, node === one ? two : one)) {
      const request = {
        user: `system:node:${node}`,
        groups: GROUPS,
        method,
        path,
        ...(body !== undefined && { body }),
      };
      const [left, right] = await both(comparison, (api) => answerTo(api, request));
      comparison.note(`node requests: ${node} ${method} ${path}`, left, right);
    }
  }
  for (const path of made.reverse()) {
    const now = path.includes('/pods/') ? { gracePeriodSeconds: 0 } : undefined;
    await both(comparison, (api) => api.delete(path, now));
  }
}

function pod(name: string, nodeName: string, serviceAccountName: string, more: JsonObject): JsonObject {
  return {
    metadata: { name },
    spec: { nodeName, serviceAccountName, containers: [{ name: 'c', image: 'i' }], ...more },
  };
}

/** All references of a pod to other objects. */
function fullSpec(): JsonObject {
  return {
    imagePullSecrets: [{ name: 'pull' }],
    resourceClaims: [{ name: 'd', resourceClaimName: 'devices' }],
    containers: [
      {
        name: 'c',
        image: 'i',
        resources: { claims: [{ name: 'd' }] },
        env: [
          { name: 'A', valueFrom: { secretKeyRef: { name: 'env', key: 'k' } } },
          { name: 'B', valueFrom: { configMapKeyRef: { name: 'env', key: 'k' } } },
        ],
        envFrom: [{ secretRef: { name: 'from' } }, { configMapRef: { name: 'from' } }],
      },
    ],
    volumes: [
      { name: 's', secret: { secretName: 'volume' } },
      { name: 'm', configMap: { name: 'volume' } },
      { name: 'p', persistentVolumeClaim: { claimName: 'claim' } },
      { name: 'j', projected: { sources: [{ secret: { name: 'projected' } }, { configMap: { name: 'projected' } }] } },
    ],
  };
}

function ask(node: string, resourceAttributes: JsonObject, groups: readonly string[] = GROUPS): Question {
  return { user: `system:node:${node}`, groups: [...groups], resourceAttributes };
}

function questions(space: string, mark: string, nodes: readonly string[]): Question[] {
  const names: Record<string, readonly string[]> = {
    secrets: ['volume', 'env', 'from', 'pull', 'projected', 'unused', 'of-volume', 'missing', ''],
    configmaps: ['volume', 'env', 'from', 'projected', 'unused', 'kube-root-ca.crt', ''],
    persistentvolumeclaims: ['claim', 'unused', ''],
    persistentvolumes: [`pv-${mark}`, 'other', ''],
    serviceaccounts: ['used', 'unused', 'default', ''],
    pods: ['full', 'plain', ''],
    nodes: [...nodes, ''],
    services: [''],
    endpoints: ['x'],
    events: [''],
  };
  const groups: Record<string, Record<string, readonly string[]>> = {
    '': names,
    'storage.k8s.io': {
      volumeattachments: [`va-${mark}`, 'other', ''],
      csinodes: [...nodes, ''],
      csidrivers: ['x', ''],
    },
    'resource.k8s.io': { resourceclaims: ['devices', 'unused', ''], resourceslices: ['x', ''] },
    'coordination.k8s.io': { leases: [...nodes, ''] },
    'certificates.k8s.io': {
      certificatesigningrequests: ['x', ''],
      clustertrustbundles: ['x', ''],
      podcertificaterequests: ['x', ''],
    },
    'node.k8s.io': { runtimeclasses: ['x', ''] },
  };
  const subresources: Record<string, readonly string[]> = {
    nodes: ['', 'status', 'proxy'],
    pods: ['', 'status', 'eviction', 'log'],
    serviceaccounts: ['', 'token'],
    persistentvolumeclaims: ['', 'status'],
    certificatesigningrequests: ['', 'nodeclient', 'selfnodeclient', 'selfnodeserver'],
  };
  const found: Question[] = [];
  for (const [group, resources] of Object.entries(groups)) {
    for (const [resource, all] of Object.entries(resources)) {
      for (const name of all) {
        for (const subresource of subresources[resource] ?? ['']) {
          for (const verb of ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete', 'deletecollection']) {
            for (const node of nodes) {
              for (const namespace of resource === 'leases' ? [space, 'kube-node-lease'] : [space]) {
                found.push(
                  ask(node, {
                    verb,
                    group,
                    resource,
                    namespace,
                    ...(name === '' ? {} : { name }),
                    ...(subresource === '' ? {} : { subresource }),
                  }),
                );
              }
            }
          }
        }
      }
    }
  }
  const selected = ['spec.nodeName', 'metadata.name'].flatMap((key) =>
    nodes.flatMap((value) =>
      ['pods', 'nodes', 'secrets', 'configmaps'].flatMap((resource) =>
        ['list', 'watch', 'deletecollection'].map((verb) => {
          const requirements = [{ key, operator: 'In', values: [value] }];
          return ask(nodes[0]!, { verb, resource, namespace: space, fieldSelector: { requirements } });
        }),
      ),
    ),
  );
  const strange = [
    ask('', { verb: 'get', resource: 'secrets', namespace: space, name: 'volume' }),
    ask(nodes[0]!, { verb: 'get', resource: 'secrets', namespace: space, name: 'volume' }, ['system:authenticated']),
    ask('nobody', { verb: 'get', resource: 'secrets', namespace: space, name: 'volume' }),
    { user: 'jane', groups: GROUPS, resourceAttributes: { verb: 'get', resource: 'nodes' } },
    { user: `system:node:${nodes[0]!}`, groups: GROUPS, nonResourceAttributes: { verb: 'get', path: '/metrics' } },
  ];
  return [...found, ...selected, ...strange];
}

/** Requests made as a node agent; writes are dry runs. */
function requests(space: string, mark: string, own: string, other: string): [string, string, JsonObject?][] {
  const base = `/api/v1/namespaces/${space}`;
  const token = { spec: { audiences: ['a'], boundObjectRef: { kind: 'Pod', apiVersion: 'v1', name: 'full' } } };
  return [
    ['GET', `${base}/secrets/volume`],
    ['GET', `${base}/secrets/unused`],
    ['GET', `${base}/secrets`],
    ['GET', `${base}/secrets?fieldSelector=metadata.name%3Dvolume`],
    ['GET', `${base}/configmaps/env`],
    ['GET', `${base}/configmaps/unused`],
    ['GET', `${base}/persistentvolumeclaims/claim`],
    ['GET', `${base}/persistentvolumeclaims/unused`],
    ['GET', `/api/v1/persistentvolumes/pv-${mark}`],
    ['GET', `/apis/storage.k8s.io/v1/volumeattachments/va-${mark}`],
    ['GET', `/apis/resource.k8s.io/v1/namespaces/${space}/resourceclaims/devices`],
    ['GET', `/apis/resource.k8s.io/v1/namespaces/${space}/resourceclaims/unused`],
    ['GET', `/api/v1/pods?fieldSelector=spec.nodeName%3D${own}`],
    ['GET', `/api/v1/pods?fieldSelector=spec.nodeName%3D${other}`],
    ['GET', '/api/v1/pods'],
    ['GET', `${base}/pods/full`],
    ['GET', `${base}/pods/plain`],
    ['GET', `/api/v1/nodes/${own}`],
    ['GET', `/api/v1/nodes/${other}`],
    ['GET', '/api/v1/nodes'],
    ['GET', '/api/v1/services'],
    ['POST', `${base}/serviceaccounts/unused/token?dryRun=All`, token],
    ['PATCH', `/api/v1/namespaces/kube-system/configmaps/x?dryRun=All`, {}],
    ['DELETE', `/api/v1/nodes/${other}?dryRun=All`],
    ['DELETE', `${base}/secrets/volume?dryRun=All`],
  ];
}
