import type { JsonObject } from '../../../src/json/types.js';
import type { Step } from '../exchange.js';
import { MERGE } from './case.js';
import * as c from './case.js';

/** A request, and the answer to wait for by repeating it; without one, the first answer counts. */
export interface LifecycleStep {
  readonly step: Step;
  readonly until?: (status: number, text: string) => boolean;
}

/** A case with controllers on both sides. `NS` is a separate namespace. */
export interface Lifecycle {
  readonly title: string;
  readonly steps: readonly LifecycleStep[];
}

const NAMESPACE = '/api/v1/namespaces/NS';
const once = (...steps: readonly Step[]): readonly LifecycleStep[] => steps.map((step) => ({ step }));
const wait = (path: string, until: (status: number, text: string) => boolean): LifecycleStep => ({
  step: c.get(path),
  until,
});
const gone = (path: string): LifecycleStep => wait(path, (status) => status === 404);
const says = (path: string, words: string): LifecycleStep => wait(path, (_status, text) => text.includes(words));
const namespace: JsonObject = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'NS' } };
const begin: readonly LifecycleStep[] = [
  { step: c.post('/api/v1/namespaces', namespace) },
  wait(`${NAMESPACE}/serviceaccounts/default`, (status) => status === 200),
];
const held = (name: string, finalizer = 'ex.io/hold'): Step =>
  c.post(c.MAPS, c.map({}, { name, finalizers: [finalizer] }));
const release = (name: string): Step => c.patch(`${c.MAPS}/${name}`, MERGE, { metadata: { finalizers: null } });

/** A dependent's reference to its owner, whose identity was in the previous answer. */
const owner = (more: JsonObject = {}, uid = '$UID'): JsonObject => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  name: 'owner',
  uid,
  ...more,
});
const dependent = (name: string, references: readonly JsonObject[], more: JsonObject = {}): Step =>
  c.post(c.MAPS, c.map({}, { name, ownerReferences: references, ...more }));
const OWNER = c.post(c.MAPS, c.map({}, { name: 'owner' }));
const ONE = `${c.MAPS}/owner`;
const TWO = `${c.MAPS}/dependent`;

export const LIFECYCLES: readonly Lifecycle[] = [
  {
    title: 'a namespace that finalizers hold',
    steps: [
      ...begin,
      ...once(
        held('one'),
        held('two'),
        held('three', 'other.io/hold'),
        c.remove(`${NAMESPACE}?dryRun=All`),
        c.remove(NAMESPACE, { preconditions: { uid: 'other' } }),
        c.remove(NAMESPACE),
      ),
      says(NAMESPACE, 'in 2 resource instances'),
      ...once(
        c.post(c.MAPS, c.map({}, { name: 'late' })),
        c.post(`${c.MAPS}?dryRun=All`, c.map({}, { name: 'late' })),
        c.post(c.DEPLOYMENTS, c.deployment({}, { name: 'late' })),
        c.apply(`${c.MAPS}/late?fieldManager=me`, c.map({}, { name: 'late' })),
        c.put('/apis/coordination.k8s.io/v1/namespaces/NS/leases/late', {
          apiVersion: 'coordination.k8s.io/v1',
          kind: 'Lease',
          metadata: { name: 'late' },
        }),
        c.patch(`${c.MAPS}/one`, MERGE, { data: { a: 'b' } }),
        c.remove(`${c.MAPS}/one`),
        c.remove(NAMESPACE),
        c.remove(`${NAMESPACE}?propagationPolicy=Orphan`),
        c.patch(NAMESPACE, MERGE, { metadata: { labels: { a: 'b' } } }),
        c.patch(NAMESPACE, MERGE, { status: { phase: 'Active' } }),
        c.patch(`${NAMESPACE}/status`, MERGE, { status: { phase: 'Active' } }),
        c.post('/api/v1/namespaces', namespace),
        release('three'),
      ),
      wait(NAMESPACE, (_status, text) => !text.includes('other.io')),
      ...once(release('one'), release('two')),
      gone(NAMESPACE),
    ],
  },
  {
    title: 'pods go first',
    steps: [
      ...begin,
      ...once(
        c.post(c.PODS, c.pod({}, { name: 'p', finalizers: ['ex.io/pod'] })),
        c.post(c.MAPS, c.map({}, { name: 'm' })),
        c.remove(NAMESPACE),
      ),
      says(`${c.PODS}/p`, 'deletionTimestamp'),
      ...once(c.get(`${c.MAPS}/m`), c.patch(`${c.PODS}/p`, MERGE, { metadata: { finalizers: null } })),
      gone(NAMESPACE),
    ],
  },
  {
    title: 'a namespace with a finalizer of its own',
    steps: [
      ...begin,
      ...once(c.patch(NAMESPACE, MERGE, { metadata: { finalizers: ['ex.io/own'] } }), c.remove(NAMESPACE)),
      wait(NAMESPACE, (_status, text) => !text.includes('"kubernetes"')),
      ...once(c.remove(NAMESPACE), c.patch(NAMESPACE, MERGE, { metadata: { finalizers: null } })),
      gone(NAMESPACE),
    ],
  },
  {
    title: 'background deletion',
    steps: [...begin, ...once(OWNER, dependent('dependent', [owner()]), c.remove(ONE)), gone(TWO)],
  },
  {
    title: 'foreground deletion that a dependent holds up',
    steps: [
      ...begin,
      ...once(
        OWNER,
        dependent('dependent', [owner({ blockOwnerDeletion: true })], { finalizers: ['ex.io/hold'] }),
        c.remove(`${ONE}?propagationPolicy=Foreground`),
      ),
      says(TWO, 'deletionTimestamp'),
      ...once(c.get(ONE), c.remove(ONE), c.remove(`${ONE}?propagationPolicy=Foreground`), release('dependent')),
      gone(ONE),
      gone(TWO),
    ],
  },
  {
    title: 'foreground deletion that does not wait',
    steps: [
      ...begin,
      ...once(
        OWNER,
        dependent('dependent', [owner()], { finalizers: ['ex.io/hold'] }),
        c.remove(ONE, { propagationPolicy: 'Foreground' }),
      ),
      gone(ONE),
      says(TWO, 'deletionTimestamp'),
      ...once(release('dependent')),
    ],
  },
  {
    title: 'orphaning',
    steps: [
      ...begin,
      ...once(OWNER, dependent('dependent', [owner()]), c.remove(`${ONE}?propagationPolicy=Orphan`)),
      gone(ONE),
      wait(TWO, (_status, text) => !text.includes('ownerReferences')),
    ],
  },
  {
    title: 'orphaning in the old way',
    steps: [
      ...begin,
      ...once(OWNER, dependent('dependent', [owner()]), c.remove(`${ONE}?orphanDependents=true`)),
      gone(ONE),
      wait(TWO, (_status, text) => !text.includes('ownerReferences')),
    ],
  },
  { title: 'an absent owner', steps: [...begin, ...once(dependent('dependent', [owner({}, 'absent')])), gone(TWO)] },
  {
    title: 'an owner of another uid',
    steps: [...begin, ...once(OWNER, dependent('dependent', [owner({}, 'wrong')])), gone(TWO), ...once(c.get(ONE))],
  },
  {
    title: 'one of two owners goes',
    steps: [
      ...begin,
      ...once(
        c.post(c.MAPS, c.map({}, { name: 'stays' })),
        dependent('middle', [owner({ name: 'stays' })]),
        dependent('dependent', [owner({ name: 'middle' }), owner({ name: 'nobody' }, 'absent')]),
      ),
      wait(TWO, (_status, text) => !text.includes('nobody')),
    ],
  },
  {
    title: 'an owner in another namespace',
    steps: [
      ...begin,
      ...once(
        c.post('/api/v1/namespaces/default/configmaps', c.map({}, { name: 'NS' })),
        dependent('dependent', [owner({ name: 'NS' })]),
      ),
      gone(TWO),
      says(`${NAMESPACE}/events?fieldSelector=involvedObject.name=dependent`, 'OwnerRefInvalidNamespace'),
      ...once(c.remove('/api/v1/namespaces/default/configmaps/NS')),
    ],
  },
  {
    title: 'a cluster-wide object with an owner in a namespace',
    steps: [
      ...begin,
      ...once(
        OWNER,
        c.post('/apis/rbac.authorization.k8s.io/v1/clusterroles', {
          apiVersion: 'rbac.authorization.k8s.io/v1',
          kind: 'ClusterRole',
          metadata: { name: 'NS', ownerReferences: [owner()] },
          rules: [{ nonResourceURLs: ['/none'], verbs: ['get'] }],
        }),
      ),
      says('/api/v1/namespaces/default/events?fieldSelector=involvedObject.name=NS', 'OwnerRefInvalidNamespace'),
      ...once(
        c.get('/apis/rbac.authorization.k8s.io/v1/clusterroles/NS'),
        c.remove('/apis/rbac.authorization.k8s.io/v1/clusterroles/NS'),
      ),
    ],
  },
];
