import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy as deployment } from '../../../../../src/resources/strategies/apps/deployment.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { strategy as claimTemplate } from '../../../../../src/resources/strategies/resource/resource-claim-template.js';
import { context, faultsOnCreate, faultsOnUpdate, KUBERNETES, object, texts } from '../support.js';

const APP_ARMOR = 'container.apparmor.security.beta.kubernetes.io/c';
const COST = 'controller.kubernetes.io/pod-deletion-cost';
const TOLERATIONS = 'scheduler.alpha.kubernetes.io/tolerations';
const MIRROR = 'kubernetes.io/config.mirror';

const pod = (annotations: JsonObject, spec: JsonObject = {}, container: JsonObject = {}) =>
  object('Pod', { spec: { containers: [{ name: 'c', image: 'x', ...container }], ...spec } }, { annotations });

/** A deployment whose template has the annotations. */
const withTemplate = (annotations: JsonObject, spec: JsonObject = {}) =>
  object('Deployment', {
    spec: {
      selector: { matchLabels: { a: 'b' } },
      template: {
        metadata: { labels: { a: 'b' }, annotations },
        spec: { containers: [{ name: 'c', image: 'x' }], ...spec },
      },
    },
  });

/** The answers of kube-apiserver 1.36, except for paths. */
const CASES: readonly (readonly [key: string, value: string, faults: readonly string[]])[] = [
  [COST, '0', []],
  [COST, '-08', []],
  [COST, '2147483647', []],
  [COST, '2147483648', [`[${COST}]: Invalid value: "2147483648": must be a 32bit integer`]],
  [COST, '+7', [`[${COST}]: Invalid value: "+7": must be a 32bit integer`]],
  [COST, '08', [`[${COST}]: Invalid value: "08": must be a 32bit integer`]],
  [COST, '', [`[${COST}]: Invalid value: "": must be a 32bit integer`]],
  [MIRROR, 'x', [`[${MIRROR}]: Invalid value: "x": must set spec.nodeName if mirror pod annotation is set`]],
  [APP_ARMOR, '', []],
  [APP_ARMOR, 'localhost/', []],
  [APP_ARMOR, 'bad', [`[${APP_ARMOR}]: Invalid value: "bad": invalid AppArmor profile name: "bad"`]],
  [`${APP_ARMOR}x`, 'unconfined', [`[${APP_ARMOR}x]: Invalid value: "cx": container not found`]],
  ['container.seccomp.security.alpha.kubernetes.io/any', 'docker/default', []],
  [
    'container.seccomp.security.alpha.kubernetes.io/any',
    'localhost//x',
    ['.container.seccomp.security.alpha.kubernetes.io/any: Invalid value: "/x": must be a relative path'],
  ],
  [
    'seccomp.security.alpha.kubernetes.io/pod',
    'localhost/../x',
    [`.seccomp.security.alpha.kubernetes.io/pod: Invalid value: "../x": must not contain '..'`],
  ],
  [
    'seccomp.security.alpha.kubernetes.io/pod',
    '',
    ['.seccomp.security.alpha.kubernetes.io/pod: Invalid value: "": must be a valid seccomp profile'],
  ],
  [TOLERATIONS, '', []],
  [TOLERATIONS, 'null', []],
  [TOLERATIONS, 'nojson', [`: Invalid value: "${TOLERATIONS}": invalid character 'o' in literal null (expecting 'u')`]],
  [
    TOLERATIONS,
    '{}',
    [`: Invalid value: "${TOLERATIONS}": json: cannot unmarshal object into Go value of type []core.Toleration`],
  ],
  [
    TOLERATIONS,
    '[{"operator":"Exists","tolerationSeconds":"x"}]',
    [
      `: Invalid value: "${TOLERATIONS}": json: cannot unmarshal string into Go struct field Toleration.TolerationSeconds of type int64`,
    ],
  ],
  [
    TOLERATIONS,
    '[{"Operator":"Exists","KEY":"x","value":"y","tolerationSeconds":3}]',
    [
      `.${TOLERATIONS}[0].effect: Invalid value: "": effect must be 'NoExecute' when \`tolerationSeconds\` is set`,
      `.${TOLERATIONS}[0].operator: Invalid value: "y": value must be empty when \`operator\` is 'Exists'`,
    ],
  ],
  [
    TOLERATIONS,
    '[{"operator":"Bad","key":"x","effect":"Foo"}]',
    [
      `.${TOLERATIONS}[0].operator: Unsupported value: "Bad": supported values: "Equal", "Exists"`,
      `.${TOLERATIONS}[0].effect: Unsupported value: "Foo": supported values: "NoSchedule", "PreferNoSchedule", "NoExecute"`,
    ],
  ],
];

describe('annotations of a pod that mean something to the system', () => {
  it.each(CASES)('%s: %j', (key, value, faults) => {
    const at = (path: string): string[] => faults.map((fault) => `${path}${fault}`);
    expect(faultsOnCreate(strategy, pod({ [key]: value }))).toEqual(at('metadata.annotations'));
    expect(faultsOnCreate(deployment, withTemplate({ [key]: value }))).toEqual(at('spec.template.annotations'));
  });

  it('those of a template have at most 256 KiB', () => {
    expect(faultsOnCreate(deployment, withTemplate({ big: 'x'.repeat(270_000) }))).toEqual([
      'spec.template.annotations: Too long: may not be more than 262144 bytes',
    ]);
  });

  it('keys of annotations of claim templates are validated', () => {
    const metadata = { annotations: { 'b c': 'x' } };
    const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1' } } };
    const volume = { name: 'v', ephemeral: { volumeClaimTemplate: { metadata, spec: claim } } };
    expect(faultsOnCreate(strategy, pod({}, { volumes: [volume] }))).toEqual([
      expect.stringContaining(
        'spec.volumes[0].ephemeral.volumeClaimTemplate.metadata.annotations: Invalid value: "b c"',
      ),
    ]);
    const template = object('ResourceClaimTemplate', { spec: { metadata, spec: {} } }, {}, 'resource.k8s.io/v1');
    expect(faultsOnCreate(claimTemplate, template)).toEqual([
      expect.stringContaining('spec.metadata.annotations: Invalid value: "b c"'),
    ]);
  });

  it('a stored deletion cost may stay a text', () => {
    const stored = pod({ [COST]: 'x' });
    const faults = strategy.validate!(stored, context(), stored);
    expect(faults).toHaveLength(1);
    expect(strategy.ratchet!(faults, { object: stored, stored, before: () => faults })).toEqual([]);
    expect(strategy.ratchet!(faults, { object: stored, stored: pod({}), before: () => [] })).toEqual(faults);
  });
});

describe('the AppArmor profile of a container, which was once an annotation', () => {
  const prepared = (annotation: string, spec: JsonObject = {}, container: JsonObject = {}) =>
    strategy.prepareForCreate!(pod({ [APP_ARMOR]: annotation }, spec, container), context());
  const contextOf = (annotation: string, spec: JsonObject = {}, container: JsonObject = {}) =>
    (prepared(annotation, spec, container)['spec'] as { containers: JsonObject[] }).containers[0]!['securityContext'];
  const own = (type: string, localhostProfile?: string): JsonObject => ({
    securityContext: { appArmorProfile: { type, ...(localhostProfile !== undefined && { localhostProfile }) } },
  });

  it.each([
    ['unconfined', {}, {}, { appArmorProfile: { type: 'Unconfined' } }],
    ['runtime/default', {}, {}, { appArmorProfile: { type: 'RuntimeDefault' } }],
    ['localhost/foo', {}, {}, { appArmorProfile: { type: 'Localhost', localhostProfile: 'foo' } }],
    ['localhost/foo', own('Unconfined'), {}, { appArmorProfile: { type: 'Localhost', localhostProfile: 'foo' } }],
    ['localhost/foo', own('Localhost', 'foo'), {}, undefined],
    ['localhost/ foo', {}, {}, undefined],
    ['localhost/', {}, {}, undefined],
    ['localhost/foo', { os: { name: 'windows' } }, {}, undefined],
    ['localhost/foo', {}, own('Unconfined'), { appArmorProfile: { type: 'Unconfined' } }],
  ])('%s is copied to a container without one: pod %j, container %j', (annotation, spec, container, expected) => {
    expect(contextOf(annotation, spec, container)).toEqual(expected);
  });

  it.each([
    ['runtime/default', own('Unconfined'), 'type: Forbidden: apparmor type in annotation and field must match'],
    ['', own('RuntimeDefault'), 'type: Forbidden: apparmor type in annotation and field must match'],
    [
      'localhost/x',
      own('Localhost', 'y'),
      'localhostProfile: Forbidden: apparmor profile in annotation and field must match',
    ],
    ['localhost/x', own('Localhost', 'x'), undefined],
  ])('%s must not contradict %j', (annotation, given, fault) => {
    const at = (path: string): string[] =>
      fault === undefined ? [] : [`${path}containers[0].securityContext.appArmorProfile.${fault}`];
    expect(faultsOnCreate(strategy, pod({ [APP_ARMOR]: annotation }, {}, given))).toEqual(at('spec.'));
    expect(faultsOnCreate(deployment, withTemplate({ [APP_ARMOR]: annotation }, given))).toEqual(
      at('spec.template.spec.'),
    );
    expect(
      faultsOnCreate(deployment, withTemplate({ [APP_ARMOR]: annotation }, { ...given, os: { name: 'windows' } })),
    ).not.toContainEqual(expect.stringContaining('must match'));
  });

  it('a new pod gets a warning about a text without a profile', () => {
    const warning = `metadata.annotations[${APP_ARMOR}]: deprecated since v1.30; use the "appArmorProfile" field instead`;
    expect(strategy.warnings!(pod({ [APP_ARMOR]: 'localhost/' }), undefined, KUBERNETES)).toEqual([warning]);
    expect(strategy.warnings!(pod({ [APP_ARMOR]: 'unconfined' }), undefined, KUBERNETES)).toEqual([]);
  });

  it.each(['', 'status'])('it and the mirror annotation are immutable, through "%s" as well', (subresource) => {
    const [bare, full] = [pod({}), pod({ [APP_ARMOR]: 'unconfined' })];
    const forbidden = (verb: string): string[] => [
      `metadata.annotations[${APP_ARMOR}]: Forbidden: may not ${verb} AppArmor annotations`,
    ];
    expect(faultsOnUpdate(strategy, full, bare, subresource)).toEqual(forbidden('add'));
    expect(faultsOnUpdate(strategy, bare, full, subresource)).toEqual(forbidden('remove or update'));
    expect(faultsOnUpdate(strategy, pod({ [APP_ARMOR]: '' }), full, subresource)).toEqual(
      forbidden('remove or update'),
    );
    expect(faultsOnUpdate(strategy, bare, pod({ [MIRROR]: 'x' }), subresource)).toEqual([
      `metadata.annotations[${MIRROR}]: Forbidden: may not remove or update mirror pod annotation`,
    ]);
  });
});

describe('keys whose values come from the labels of the pod', () => {
  const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
  const constraint = (labelSelector: JsonObject, matchLabelKeys: readonly string[]): JsonObject => ({
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey: 'a', whenUnsatisfiable: 'DoNotSchedule', labelSelector, matchLabelKeys },
    ],
  });
  const term = (labelSelector: JsonObject, keys: JsonObject): JsonObject => ({
    affinity: { podAffinity: { [REQUIRED]: [{ topologyKey: 't', labelSelector, ...keys }] } },
  });
  const test = { key: 'x', operator: 'In', values: ['y'] };
  const make = (spec: JsonObject) => ({ ...pod({}, spec), metadata: { name: 'a', labels: { x: 'y' } } });
  const faultsOf = (spec: JsonObject): string[] =>
    faultsOnCreate(strategy, strategy.prepareForCreate!(make(spec), context()));
  const BOTH = 'Invalid value: "x": exists in both matchLabelKeys and labelSelector';

  it.each([
    ['a label', constraint({ matchLabels: { x: 'y' } }, ['x']), [`spec.topologySpreadConstraints[0][0]: ${BOTH}`]],
    [
      'another test',
      constraint({ matchExpressions: [{ key: 'x', operator: 'Exists' }] }, ['q', 'x']),
      [`spec.topologySpreadConstraints[0][1]: ${BOTH}`],
    ],
    [
      'the same test',
      constraint({ matchExpressions: [test] }, ['x']),
      [`spec.topologySpreadConstraints[0][0]: ${BOTH}`],
    ],
    ['a repeated key', constraint({}, ['x', 'x']), [`spec.topologySpreadConstraints[0][1]: ${BOTH}`]],
    ['another key', constraint({ matchLabels: { q: 'y' } }, ['x']), []],
    [
      'affinity',
      term({ matchLabels: { x: 'y' } }, { matchLabelKeys: ['x'] }),
      [`spec.affinity.podAffinity.${REQUIRED}[0][0]: ${BOTH}`],
    ],
    ['keys that must differ', term({ matchLabels: { x: 'y' } }, { mismatchLabelKeys: ['x'] }), []],
  ])('they are not in the selector: %s', (_name, spec, faults) => {
    expect(faultsOf(spec)).toEqual(faults);
  });

  it('a template has them in one place of its selector', () => {
    const faults = (labelSelector: JsonObject): string[] =>
      faultsOnCreate(deployment, withTemplate({}, constraint(labelSelector, ['x'])));
    expect(faults({ matchLabels: { x: 'y' } })).toEqual([]);
    expect(faults({ matchLabels: { x: 'y' }, matchExpressions: [test] })).toEqual([
      `spec.template.spec.topologySpreadConstraints[0][0]: ${BOTH}`,
    ]);
  });

  it('a pod that comes back from admission has its tests already', () => {
    const once = strategy.prepareForCreate!(make(constraint({}, ['x'])), context());
    const twice = strategy.prepareForCreate!(once, { ...context(), readmitted: true });
    expect(twice['spec']).toEqual(once['spec']);
    expect(texts(strategy.validate!(twice, context()))).toEqual([]);
  });
});
