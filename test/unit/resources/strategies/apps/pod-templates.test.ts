import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { Strategy } from '../../../../../src/resources/strategy.js';
import { strategy as daemonSet } from '../../../../../src/resources/strategies/apps/daemon-set.js';
import { strategy as statefulSet } from '../../../../../src/resources/strategies/apps/stateful-set.js';
import { strategy as cronJob } from '../../../../../src/resources/strategies/batch/cron-job.js';
import { strategy as job } from '../../../../../src/resources/strategies/batch/job.js';
import { strategy as podTemplate } from '../../../../../src/resources/strategies/core/pod-template.js';
import { strategy as controller } from '../../../../../src/resources/strategies/core/replication-controller.js';
import { faultsOnCreate, faultsOnUpdate, object } from '../support.js';

const CONTAINER: JsonObject = { name: 'c', image: 'i', volumeMounts: [{ name: 'data', mountPath: '/data' }] };
const LABELS: JsonObject = { app: 'x' };
const podSpec = (members: JsonObject): JsonObject => ({ restartPolicy: 'Always', containers: [CONTAINER], ...members });
const template = (members: JsonObject = {}, labels = LABELS): JsonObject => ({
  metadata: { labels },
  spec: podSpec({ volumes: [{ name: 'data', emptyDir: {} }], ...members }),
});
const ENDING = template({ restartPolicy: 'Never' });
const selecting = (members: JsonObject): JsonObject => ({ selector: { matchLabels: LABELS }, ...members });
const mismatch = (labels: string): string =>
  `spec.template.metadata.labels: Invalid value: ${labels}: \`selector\` does not match template \`labels\``;
const CLAIM: JsonObject = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
const unmounted = (path: string): string => `${path}.spec.containers[0].volumeMounts[0].name: Not found: "data"`;

describe('the pod template', () => {
  it.each<[string, Strategy, JsonObject, string[]]>([
    ['of a daemon set', daemonSet, selecting({ template: template() }), []],
    [
      'of a daemon set that it does not select',
      daemonSet,
      selecting({ template: template({}, { app: 'y' }) }),
      [mismatch('{"app":"y"}')],
    ],
    [
      'of a daemon set without its volume',
      daemonSet,
      selecting({ template: template({ volumes: [] }) }),
      [unmounted('spec.template')],
    ],
    [
      'of a daemon set that selects nothing',
      daemonSet,
      { selector: {}, template: template() },
      ['spec.selector: Invalid value: {}: empty selector is invalid for daemonset'],
    ],
    [
      'of a daemon set that would end',
      daemonSet,
      selecting({ template: template({ restartPolicy: 'Never', activeDeadlineSeconds: 5 }) }),
      [
        'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
        'spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in DaemonSet is not Supported',
      ],
    ],
    [
      'of a stateful set that mounts its own claim',
      statefulSet,
      selecting({
        template: template({ volumes: [] }),
        volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: CLAIM }],
      }),
      [],
    ],
    [
      'of a stateful set without its volume',
      statefulSet,
      selecting({ template: template({ volumes: [] }) }),
      [unmounted('spec.template')],
    ],
    ['of a replication controller', controller, { selector: LABELS, template: template() }, []],
    [
      'of a missing replication controller',
      controller,
      {},
      ['spec.selector: Required value', 'spec.template: Required value'],
    ],
    [
      'of a replication controller that it does not select',
      controller,
      { selector: { app: 'y' }, template: template() },
      [mismatch('{"app":"x"}')],
    ],
    ['of a job', job, selecting({ manualSelector: true, template: ENDING }), []],
    [
      'of a job that never ends',
      job,
      selecting({ manualSelector: true, template: template() }),
      ['spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"'],
    ],
    [
      'of an indexed job without a number of pods',
      job,
      selecting({ manualSelector: true, template: ENDING, completionMode: 'Indexed' }),
      ['spec.completions: Required value: when completion mode is Indexed'],
    ],
    [
      'of a job with limits by index that miss each other',
      job,
      selecting({ manualSelector: true, template: ENDING, maxFailedIndexes: 1 }),
      [
        'spec.backoffLimitPerIndex: Required value: when maxFailedIndexes is specified',
        'spec.maxFailedIndexes: Invalid value: 1: requires indexed completion mode',
      ],
    ],
    [
      'of a cron job that never ends',
      cronJob,
      { jobTemplate: { spec: { template: template() } } },
      ['spec.jobTemplate.spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"'],
    ],
  ])('%s', (_what, strategy, spec, faults) => {
    expect(faultsOnCreate(strategy, object('Any', { spec }))).toEqual(faults);
  });

  it('a standalone template is validated too', () => {
    const given = object('PodTemplate', { template: template({ volumes: [] }) });
    expect(faultsOnCreate(podTemplate, given)).toEqual([unmounted('template')]);
  });
});

describe('immutable fields', () => {
  it('of a stateful set everything except what its rollout needs', () => {
    const made = (members: JsonObject) =>
      object('StatefulSet', { spec: selecting({ template: template(), ...members }) });
    expect(faultsOnUpdate(statefulSet, made({ replicas: 3 }), made({ replicas: 2 }))).toEqual([]);
    expect(faultsOnUpdate(statefulSet, made({ serviceName: 'b' }), made({ serviceName: 'a' }))).toEqual([
      expect.stringMatching(/^spec: Forbidden: updates to statefulset spec for fields other than 'replicas'/),
    ]);
  });

  it('of a job the template, except for pod placement before it starts', () => {
    const made = (pod: JsonObject, members: JsonObject) =>
      object('Job', {
        spec: selecting({ manualSelector: true, template: template({ restartPolicy: 'Never', ...pod }), ...members }),
      });
    const moved = { nodeSelector: { disk: 'ssd' } };
    const fixed = [expect.stringMatching(/^spec\.template: Invalid value: .*: field is immutable$/)];
    const pod = [expect.stringMatching(/^spec\.template\.spec: Invalid value: .*: field is immutable$/)];
    expect(faultsOnUpdate(job, made(moved, {}), made({}, {}))).toEqual(fixed);
    expect(faultsOnUpdate(job, made(moved, { suspend: true }), made({}, { suspend: true }))).toEqual([]);
    expect(faultsOnUpdate(job, made({ hostname: 'h' }, { suspend: true }), made({}, { suspend: true }))).toEqual(pod);
  });

  it('the name of a cron job is limited to leave room for the names of its jobs', () => {
    const given = object(
      'CronJob',
      { spec: { jobTemplate: { spec: { template: ENDING } } } },
      { name: 'x'.repeat(53) },
    );
    expect(faultsOnCreate(cronJob, given)).toEqual([
      `metadata.name: Invalid value: "${'x'.repeat(53)}": must be no more than 52 characters`,
    ]);
  });
});
