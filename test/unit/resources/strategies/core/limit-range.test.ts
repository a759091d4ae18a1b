import { expect, test } from '@jest/globals';
import { strategy } from '../../../../../src/resources/strategies/core/limit-range.js';
import { faultsOnCreate, object } from '../support.js';

const GREATER = (ratio: string, most: string): string =>
  `spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: "${ratio}": ratio ${ratio} is greater than max/min = ${most}`;

test.each([
  // 0 / 0 is NaN, and nothing is greater than it.
  ['0', '0', '2', []],
  ['0', '1', '2', []],
  ['3', '10', '4', [GREATER('4', '3.333333')]],
  ['500m', '1', '2500m', [GREATER('2500m', '2.000000')]],
  // Amounts whose thousandths exceed 64 bits count in whole numbers, rounded up.
  ['500m', '9E', '9200P', [GREATER('9200P', '9000000000000000000.000000')]],
])('from %s to %s with ratio %s', (min, max, ratio, faults) => {
  const limit = { type: 'Container', min: { cpu: min }, max: { cpu: max }, maxLimitRequestRatio: { cpu: ratio } };
  expect(faultsOnCreate(strategy, object('LimitRange', { spec: { limits: [limit] } }))).toEqual(faults);
});
