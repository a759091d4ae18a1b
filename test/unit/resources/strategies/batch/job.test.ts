import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy } from '../../../../../src/resources/strategies/batch/job.js';
import { context, KUBERNETES, NOW, texts } from '../support.js';

const TEMPLATE = { metadata: { labels: { a: 'b' } }, spec: { containers: [], restartPolicy: 'Never' } };

function job(spec: JsonObject, status: JsonObject = {}): KubeObject {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'j', namespace: 'n' },
    spec: { template: TEMPLATE, ...spec },
    status,
  } as KubeObject;
}

const defaulted = (spec: JsonObject): JsonObject =>
  strategy.applyDefaults!(job(spec), KUBERNETES)['spec'] as JsonObject;

describe('defaults of a job', () => {
  test('one pod must succeed, and six may fail', () => {
    expect(defaulted({})).toMatchObject({
      completions: 1,
      parallelism: 1,
      backoffLimit: 6,
      completionMode: 'NonIndexed',
      suspend: false,
      manualSelector: false,
      podReplacementPolicy: 'TerminatingOrFailed',
    });
  });

  test('a given parallelism leaves completions open', () => {
    expect(defaulted({ parallelism: 3 })).not.toHaveProperty('completions');
  });

  test('limits by index and failure policies change related defaults', () => {
    const spec = defaulted({ backoffLimitPerIndex: 1, podFailurePolicy: { rules: [] } });
    expect(spec).toMatchObject({ backoffLimit: 2_147_483_647, podReplacementPolicy: 'Failed' });
  });
});

describe('the identity of a job', () => {
  test('its uid and name are labels of its pods, and the uid is in its selector', () => {
    const { spec } = strategy.identify!(job({}), 'u-1', KUBERNETES) as { readonly spec?: unknown };
    expect(spec).toMatchObject({
      selector: { matchLabels: { 'batch.kubernetes.io/controller-uid': 'u-1' } },
      template: {
        metadata: {
          labels: {
            a: 'b',
            'batch.kubernetes.io/controller-uid': 'u-1',
            'batch.kubernetes.io/job-name': 'j',
            'controller-uid': 'u-1',
            'job-name': 'j',
          },
        },
      },
    });
  });

  test('labels copied from its template follow the template; its own do not', () => {
    const labelsOf = (metadata: JsonObject): unknown => {
      const given = strategy.applyDefaults!({ ...job({}), metadata } as KubeObject, KUBERNETES);
      return strategy.identify!(given, 'u-1', KUBERNETES).metadata.labels;
    };
    const own = { 'batch.kubernetes.io/controller-uid': 'u-1', 'batch.kubernetes.io/job-name': 'j' };
    expect(labelsOf({ name: 'j' })).toEqual({ a: 'b', ...own, 'controller-uid': 'u-1', 'job-name': 'j' });
    expect(labelsOf({ name: 'j', labels: { a: 'b' } })).toEqual({ a: 'b' });
  });

  test('a manual selector is left alone', () => {
    const given = job({ manualSelector: true, selector: { matchLabels: { a: 'b' } } });
    expect(strategy.identify!(given, 'u-1', KUBERNETES)).toBe(given);
  });
});

test('the identity of a job is immutable', () => {
  const stored = job({ completionMode: 'Indexed', selector: { matchLabels: { a: 'b' } } });
  const changed = job({ completionMode: 'NonIndexed', selector: { matchLabels: { a: 'c' } } });
  expect(texts(strategy.validateUpdate!(changed, stored, context()))).toEqual([
    expect.stringContaining('spec.selector'),
    expect.stringContaining('spec.completionMode'),
  ]);
  expect(strategy.validateUpdate!(stored, stored, context())).toEqual([]);
});

test.each<[string, JsonObject, JsonObject, string]>([
  ['runs', {}, {}, 'Running'],
  ['is done', {}, { conditions: [{ type: 'Complete', status: 'True' }] }, 'Complete'],
  ['is held back', {}, { conditions: [{ type: 'Suspended', status: 'True' }] }, 'Suspended'],
])('a table shows that a job %s', (_title, spec, status, cell) => {
  expect(strategy.cells!(job(spec, status), NOW, KUBERNETES)[0]).toBe(cell);
});

describe('policies of a job', () => {
  const faultsOf = (spec: JsonObject): string[] =>
    texts(
      strategy.validate!(
        job({
          completions: 4,
          completionMode: 'Indexed',
          manualSelector: true,
          selector: { matchLabels: { a: 'b' } },
          ...spec,
        }),
        context(),
      ),
    );
  const indexes = (succeededIndexes: string, succeededCount?: number): string[] =>
    faultsOf({
      successPolicy: { rules: [{ succeededIndexes, ...(succeededCount !== undefined && { succeededCount }) }] },
    });
  const parsing = (text: string, why: string): string[] => [
    `spec.successPolicy.rules[0].succeededIndexes: Invalid value: "${text}": error parsing succeededIndexes: ${why}`,
  ];

  test('success indexes are in order, below the completions, and as many as required', () => {
    expect(indexes('0,2-3', 3)).toEqual([]);
    expect(indexes('0,2-3', 4)).toEqual([
      'spec.successPolicy.rules[0].succeededCount: Invalid value: 4: must be less than or equal to 3 (the number of indexes in the specified succeededIndexes field)',
    ]);
    expect(indexes('a')).toEqual(parsing('a', 'cannot convert string to integer for index: "a"'));
    expect(indexes('1-4')).toEqual(parsing('1-4', 'too large index: "4"'));
    expect(indexes('2,1')).toEqual(parsing('2,1', 'non-increasing order, previous: 2, current: 1'));
    expect(indexes('3-1')).toEqual(parsing('3-1', 'non-increasing order, previous: 3, current: 1'));
    expect(indexes('1-2-3')).toEqual(
      parsing(
        '1-2-3',
        'the fragment "1-2-3" violates the requirement that an index interval can have at most two parts separated by \'-\'',
      ),
    );
  });

  test('a failure rule has exit codes in order, of an existing container', () => {
    const onExitCodes = { containerName: 'c', operator: 'In', values: [2, 0, 2] };
    const path = 'spec.podFailurePolicy.rules[0]';
    expect(faultsOf({ podFailurePolicy: { rules: [{ action: 'Ignore', onExitCodes }, { action: 'Count' }] } })).toEqual(
      [
        `${path}.onExitCodes.containerName: Invalid value: "c": must be one of the container or initContainer names in the pod template`,
        `${path}.onExitCodes.values[1]: Invalid value: 0: must not be 0 for the In operator`,
        `${path}.onExitCodes.values[2]: Duplicate value: 2`,
        `${path}.onExitCodes.values: Invalid value: [2,0,2]: must be ordered`,
        'spec.podFailurePolicy.rules[1]: Invalid value: specifying one of OnExitCodes and OnPodConditions is required',
      ],
    );
  });
});
