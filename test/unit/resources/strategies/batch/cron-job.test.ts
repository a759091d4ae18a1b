import { describe, expect, test } from '@jest/globals';
import { namingProfile } from '../../../../../src/naming/profile.js';
import { strategy } from '../../../../../src/resources/strategies/batch/cron-job.js';
import { faultsOnCreate, object } from '../support.js';

/** The faults of a cron job with this `spec`. */
function faultsOf(spec: Record<string, string>): string[] {
  const template = { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'a' }] } };
  const job = { schedule: '* * * * *', ...spec, jobTemplate: { spec: { template } } };
  return faultsOnCreate(strategy, object('CronJob', { spec: job }, {}, 'batch/v1')).map((fault) =>
    fault.replace(/^spec\.(?:schedule|timeZone): Invalid value: "(?:[^"\\]|\\.)*": /, ''),
  );
}

describe('schedules', () => {
  test.each([
    `${'0'.repeat(20)} * * * *`,
    `${Array(600).fill('0').join(',')} * * * *`,
    '@every 0',
    '@every -1h',
    '@every 1\u03bcs',
    '\u00a0* * * * *',
    '*-5-6 * * * *',
    '* * * JAN SUN',
  ])('%.30s', (schedule) => {
    expect(faultsOf({ schedule })).toEqual([]);
  });

  const tooLarge = '9'.repeat(20);
  test.each([
    [
      `*/${tooLarge} * * * *`,
      `failed to parse int from ${tooLarge}: strconv.Atoi: parsing "${tooLarge}": value out of range`,
    ],
    ['1.5 * * * *', 'failed to parse int from 1.5: strconv.Atoi: parsing "1.5": invalid syntax'],
    ['5/-1 * * * *', 'negative number (-1) not allowed: -1'],
    ['@every 1', 'failed to parse duration @every 1: time: missing unit in duration "1"'],
    ['@every 9999999h', 'failed to parse duration @every 9999999h: time: invalid duration "9999999h"'],
    ['@every 1h ', 'failed to parse duration @every 1h : time: unknown unit "h " in duration "1h "'],
  ])('%s', (schedule, fault) => {
    expect(faultsOf({ schedule })).toEqual([fault]);
  });

  const useField = 'cannot use TZ or CRON_TZ in schedule, use timeZone field instead';
  test.each([
    ['TZ=UTC * * * * *', []],
    ['TZ= * * * * *', []],
    ['TZ=utc * * * * *', ['provided bad location utc: unknown time zone utc']],
    ['TZ=../x * * * * *', ['provided bad location ../x: time: invalid location name']],
    ['TZ=UTC', ['invalid schedule format: runtime error: slice bounds out of range [:-1]']],
    ['CRON_TZ=UTC\t* * * * *', ['expected exactly 5 fields, found 4: [* * * *]']],
  ])('%s', (schedule, faults) => {
    const given = faultsOf({ schedule });
    expect(given).toContain(useField);
    if (!schedule.includes('\t')) expect(given).toEqual([...faults, useField]);
  });
});

test.each(['cluster', 'kubernetes'] as const)('a time zone in a stored schedule is warned of, naming %s', (naming) => {
  const stored = object('CronJob', { spec: { schedule: 'TZ=UTC * * * * *' } }, {}, 'batch/v1');
  expect(strategy.warnings?.(stored, stored, namingProfile(naming))).toEqual([
    'cannot use TZ or CRON_TZ in spec.spec.schedule, use timeZone instead, see ' +
      'https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/ for more details',
  ]);
});

describe('time zones', () => {
  const explicit = 'timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones';
  test.each([
    ['Europe/Berlin', []],
    ['Asia/Calcutta', []],
    ['Asia/Kolkata', []],
    ['Etc/GMT+5', []],
    ['W-SU', []],
    ['Factory', []],
    ['europe/berlin', ['unknown time zone europe/berlin']],
    ['utc', ['unknown time zone utc']],
    ['AST', ['unknown time zone AST']],
    ['SystemV/PST8', ['unknown time zone SystemV/PST8']],
    ['Etc/Unknown', ['unknown time zone Etc/Unknown']],
    ['Local', [explicit]],
    ['LOCAL', [explicit, 'unknown time zone LOCAL']],
    ['', ['timeZone must be nil or non-empty string']],
    ['Europe/../UTC', ['unknown time zone Europe/../UTC']],
  ])('%s', (timeZone, faults) => {
    expect(faultsOf({ timeZone })).toEqual(faults);
  });
});

// As kube-apiserver 1.36.3 answers.
test('the jobs of a cron job get their own selectors', () => {
  const template = { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'a' }] } };
  const job = { template, manualSelector: true, selector: { matchLabels: { a: 'b' } } };
  const spec = { schedule: '* * * * *', jobTemplate: { spec: job } };
  expect(faultsOnCreate(strategy, object('CronJob', { spec }, {}, 'batch/v1'))).toEqual(
    expect.arrayContaining([
      'spec.jobTemplate.spec.selector: Invalid value: {"matchLabels":{"a":"b"}}: `selector` will be auto-generated',
      'spec.jobTemplate.spec.manualSelector: Unsupported value: true: supported values: "nil", "false"',
    ]),
  );
});
