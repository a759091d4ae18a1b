import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../../src/meta/object.js';
import { nodeAuthorizer, nodeRules } from '../../../../src/pipeline/authorization/node/authorizer.js';
import { NodeGraph } from '../../../../src/pipeline/authorization/node/graph.js';
import type { Decision } from '../../../../src/request/ports.js';

const object = (namespace: string, name: string, rest: object): KubeObject =>
  ({ apiVersion: 'v1', kind: 'X', metadata: { ...(namespace !== '' && { namespace }), name }, ...rest }) as KubeObject;

/** A pod on a node, with every kind of reference. */
const pod = (name: string, nodeName: string, mark: string, metadata: object = {}): KubeObject => {
  const made = object('ns', name, {
    spec: {
      nodeName,
      serviceAccountName: `account-${mark}`,
      imagePullSecrets: [{ name: `pull-${mark}` }],
      initContainers: [{ name: 'i', envFrom: [{ secretRef: { name: `envfrom-${mark}` } }] }],
      containers: [
        {
          name: 'c',
          env: [
            { name: 'a', valueFrom: { secretKeyRef: { name: `env-${mark}`, key: 'k' } } },
            { name: 'b', valueFrom: { configMapKeyRef: { name: `envmap-${mark}`, key: 'k' } } },
            { name: 'c', value: 'plain' },
          ],
        },
      ],
      ephemeralContainers: [{ name: 'e', envFrom: [{ configMapRef: { name: `ephemeral-${mark}` } }] }],
      volumes: [
        { name: 'a', secret: { secretName: `volume-${mark}` } },
        { name: 'b', configMap: { name: `volumemap-${mark}` } },
        {
          name: 'c',
          projected: {
            sources: [{ secret: { name: `projected-${mark}` } }, { configMap: { name: `projectedmap-${mark}` } }],
          },
        },
        { name: 'd', persistentVolumeClaim: { claimName: `claim-${mark}` } },
        { name: 'e', ephemeral: { volumeClaimTemplate: {} } },
        { name: 'f', rbd: { secretRef: { name: `rbd-${mark}` } } },
        { name: 'g', csi: { driver: 'd', nodePublishSecretRef: { name: `csi-${mark}` } } },
      ],
      resourceClaims: [
        { name: 'r', resourceClaimName: `resource-${mark}` },
        { name: 't', resourceClaimTemplateName: 'template' },
      ],
    },
    status: { resourceClaimStatuses: [{ name: 't', resourceClaimName: `made-${mark}` }] },
  });
  return { ...made, metadata: { ...made.metadata, ...metadata } };
};
const volume = object('', 'pv', {
  spec: {
    claimRef: { namespace: 'ns', name: 'claim-a' },
    csi: {
      driver: 'd',
      nodeStageSecretRef: { name: 'stage', namespace: 'secrets' },
      controllerPublishSecretRef: { name: 'hidden', namespace: 'secrets' },
    },
    azureFile: { secretName: 'azure' },
  },
});

const graph = new NodeGraph('kubernetes.io/config.mirror');
graph.take('pods', pod('p', 'one', 'a'), undefined);
graph.take('pods', pod('q', 'two', 'b'), undefined);
graph.take('pods', pod('waiting', '', 'w'), undefined);
graph.take('pods', pod('mirror', 'one', 'm', { annotations: { 'kubernetes.io/config.mirror': 'x' } }), undefined);
graph.take('persistentvolumes', volume, undefined);
graph.take('volumeattachments', object('', 'va', { spec: { nodeName: 'one' } }), undefined);
graph.take('resourceslices', object('', 'slice', { spec: { nodeName: 'one' } }), undefined);

graph.take('podcertificaterequests', object('ns', 'asked', { spec: { nodeName: 'one' } }), undefined);

const parts = {
  graph,
  rules: [{ verbs: ['get', 'list', 'watch'], apiGroups: [''], resources: ['services'] }],
  groupDomain: 'k8s.io',
  leaseNamespace: 'kube-node-lease',
};
const authorizer = nodeAuthorizer({ ...parts, podCertificates: true });
const withoutPodCertificates = nodeAuthorizer({ ...parts, podCertificates: false });
const agent = (
  node: string,
  groups = ['system:nodes'],
): { name: string; uid: string; groups: string[]; extra: object } => ({
  name: `system:node:${node}`,
  uid: '',
  groups,
  extra: {},
});

/** `verb [group/]resource[/subresource] [namespace/]name [?selector]`, with a dash for empty parts. */
function ask(text: string, user = agent('one'), asked = authorizer): Decision {
  const [verb = '', type = '', object = '-', selector] = text.split(' ');
  const [, group = '', resource = '', subresource = ''] = /^(?:([^/]+\.[^/]+)\/)?([^/]+)(?:\/(.+))?$/.exec(type)!;
  const [namespace, name] = object.includes('/') ? (object.split('/') as [string, string]) : ['', object];
  return asked.authorize({
    kind: 'resource',
    user: user as never,
    verb,
    group,
    version: 'v1',
    namespace,
    resource,
    subresource,
    name: name === '-' ? '' : name,
    ...(selector !== undefined && { fieldSelector: selector }),
  }) as Decision;
}

describe('a node agent', () => {
  test.each([
    ...['pull', 'envfrom', 'env', 'volume', 'projected', 'rbd', 'csi'].map((each) => `get secrets ns/${each}-a`),
    ...['envmap', 'ephemeral', 'volumemap', 'projectedmap'].map((each) => `watch configmaps ns/${each}-a`),
    'list secrets ns/env-a',
    'get persistentvolumeclaims ns/claim-a',
    'get persistentvolumeclaims ns/p-e',
    'patch persistentvolumeclaims/status ns/claim-a',
    'get persistentvolumes pv',
    'get secrets secrets/stage',
    'get secrets ns/azure',
    'get resource.k8s.io/resourceclaims ns/resource-a',
    'get resource.k8s.io/resourceclaims ns/made-a',
    'get storage.k8s.io/volumeattachments va',
    'get serviceaccounts ns/account-a',
    'create serviceaccounts/token ns/account-a',
    'get pods ns/p',
    'get pods ns/mirror',
    'list pods - spec.nodeName=one',
    'watch pods ns/- spec.nodeName=one,status.phase!=Failed',
    'watch pods ns/p metadata.name=p',
    'create pods ns/-',
    'delete pods ns/any',
    'update pods/status ns/any',
    'create pods/eviction ns/any',
    'get nodes one',
    'watch nodes one metadata.name=one',
    'create nodes -',
    'patch nodes/status one',
    'create coordination.k8s.io/leases kube-node-lease/-',
    'update coordination.k8s.io/leases kube-node-lease/one',
    'delete storage.k8s.io/csinodes one',
    'create certificates.k8s.io/podcertificaterequests ns/-',
    'get certificates.k8s.io/podcertificaterequests ns/asked',
    'watch certificates.k8s.io/podcertificaterequests - spec.nodeName=one',
    'create resource.k8s.io/resourceslices -',
    'delete resource.k8s.io/resourceslices slice',
    'list resource.k8s.io/resourceslices - spec.nodeName=one',
    'list services -',
  ])('a node agent may %s', (text) => {
    expect(ask(text)).toEqual({ decision: 'allow', reason: '' });
  });

  const unrelated = "no relationship found between node 'one' and this object";
  test.each([
    ['get secrets ns/env-b', unrelated],
    ['get secrets other/env-a', unrelated],
    ['get secrets ns/env-w', unrelated],
    ['get secrets ns/env-m', unrelated],
    ['get secrets secrets/hidden', unrelated],
    ['list secrets ns/-', 'No Object name found'],
    ['list secrets -', 'can only read namespaced object of this type'],
    ['update secrets ns/env-a', 'can only read resources of this type'],
    ['list persistentvolumes -', 'can only get individual resources of this type'],
    ['update persistentvolumeclaims ns/claim-a', 'can only get individual resources of this type'],
    ['get persistentvolumeclaims/status ns/claim-a', 'can only get/update/patch this type'],
    ['update persistentvolumeclaims/status ns/claim-b', unrelated],
    ['create serviceaccounts/token ns/account-b', unrelated],
    ['create serviceaccounts ns/-', 'can only create tokens for individual service accounts'],
    ['get pods ns/q', unrelated],
    ['list pods -', 'can only list/watch pods with spec.nodeName field selector'],
    ['list pods - spec.nodeName=two', 'can only list/watch pods with spec.nodeName field selector'],
    ['list pods - spec.nodeName!=one', 'can only list/watch pods with spec.nodeName field selector'],
    ['list pods - spec.nodeName=one,x', 'can only list/watch pods with spec.nodeName field selector'],
    ['update pods ns/p', ''],
    ['get nodes two', "node 'one' cannot read 'two', only its own Node object"],
    ['list nodes -', "node 'one' cannot read all nodes, only its own Node object"],
    ['delete nodes one', ''],
    [
      'update coordination.k8s.io/leases kube-node-lease/two',
      'can only access node lease with the same name as the requesting node',
    ],
    ['get coordination.k8s.io/leases default/one', 'can only access leases in the "kube-node-lease" system namespace'],
    [
      'list coordination.k8s.io/leases kube-node-lease/-',
      'can only get, create, update, patch, or delete a node lease',
    ],
    ['get storage.k8s.io/csinodes two', 'can only access CSINode with the same name as the requesting node'],
    [
      'list resource.k8s.io/resourceslices -',
      'can only list/watch/deletecollection resourceslices with nodeName field selector',
    ],
    ['get resource.k8s.io/resourceslices other', unrelated],
    [
      'list certificates.k8s.io/podcertificaterequests -',
      'can only list/watch podcertificaterequests with nodeName field selector',
    ],
    ['get certificates.k8s.io/podcertificaterequests ns/other', unrelated],
    ['get certificates.k8s.io/podcertificaterequests other/asked', unrelated],
    ['patch certificates.k8s.io/podcertificaterequests ns/asked', 'nodes may not patch podcertificaterequests'],
    [
      'update certificates.k8s.io/podcertificaterequests/status ns/asked',
      'nodes may not access the status subresource of PodCertificateRequests',
    ],
    ['create services ns/-', ''],
  ])('a node agent may not %s', (text, reason) => {
    expect(ask(text)).toEqual({ decision: 'no-opinion', reason });
  });

  test('a node agent may not request pod certificates while the gate is off', () => {
    for (const text of ['create', 'get'].map((verb) => `${verb} certificates.k8s.io/podcertificaterequests ns/asked`)) {
      expect(ask(text, agent('one'), withoutPodCertificates)).toEqual({ decision: 'no-opinion', reason: '' });
    }
  });

  test('a node agent is recognised by its name and its group', () => {
    expect(ask('list services -', agent('one', []))).toEqual({ decision: 'no-opinion', reason: '' });
    expect(ask('list services -', agent(''))).toEqual({
      decision: 'no-opinion',
      reason: 'unknown node for user "system:node:"',
    });
    expect(nodeRules().rulesFor(agent('one') as never, 'ns')).toMatchObject({
      incomplete: true,
      evaluationError: 'node authorizer does not support user rule resolution',
    });
    expect(nodeRules().rulesFor(agent('one', []) as never, 'ns')).toMatchObject({ incomplete: false });
  });
});

describe('what a node needs', () => {
  test("it changes with the node's pods, and a name used by two of them stays until both are gone", () => {
    const changing = new NodeGraph('kubernetes.io/config.mirror');
    const [first, second] = [pod('x', 'one', 's'), pod('y', 'one', 's')];
    changing.take('pods', first, undefined);
    changing.take('pods', second, undefined);
    changing.take('pods', undefined, first);
    expect(changing.leads('secret/ns/env-s', 'one')).toBe(true);
    expect(changing.leads('pod/ns/x', 'one')).toBe(false);
    changing.take('pods', pod('y', 'one', 't'), second);
    expect([changing.leads('secret/ns/env-s', 'one'), changing.leads('secret/ns/env-t', 'one')]).toEqual([false, true]);
  });

  test('it changes with the claim of a volume', () => {
    const changing = new NodeGraph('kubernetes.io/config.mirror');
    changing.take('pods', pod('x', 'one', 'a'), undefined);
    changing.take('persistentvolumes', volume, undefined);
    expect(changing.leads('secret/secrets/stage', 'one')).toBe(true);
    changing.take('persistentvolumes', object('', 'pv', { spec: {} }), volume);
    expect([changing.leads('secret/secrets/stage', 'one'), changing.leads('volume//pv', 'one')]).toEqual([
      false,
      false,
    ]);
  });
});
