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
  test('one pod that has to succeed, and six that may fail', () => {
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

  test('limits by index and failure policies change what goes with them', () => {
    const spec = defaulted({ backoffLimitPerIndex: 1, podFailurePolicy: { rules: [] } });
    expect(spec).toMatchObject({ backoffLimit: 2_147_483_647, podReplacementPolicy: 'Failed' });
  });
});

describe('the identity of a job', () => {
  test('its uid and name are on its pods, and the uid in its selector', () => {
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

  test('labels that it has from its template grow with those of the template; its own do not', () => {
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

test('what makes a job what it is cannot be changed', () => {
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
])('a table tells that a job %s', (_title, spec, status, told) => {
  expect(strategy.cells!(job(spec, status), NOW, KUBERNETES)[0]).toBe(told);
});
