import { describe, expect, it } from '@jest/globals';
import { strategy } from '../../../../../src/resources/strategies/scheduling/priority-class.js';
import { faultsOnCreate, object } from '../support.js';

const RESERVED =
  "metadata.name: Forbidden: priority class names with 'system-' prefix are reserved for system use only. error: ";

describe('a PriorityClass', () => {
  it.each<[string, string, object, string[]]>([
    ['of a user is at most a thousand million', 'mine', { value: 1_000_000_000 }, []],
    [
      'of a user is not higher',
      'mine',
      { value: 1_000_000_001 },
      ['value: Forbidden: maximum allowed value of a user defined priority is 1000000000'],
    ],
    ['may be one of the system', 'system-node-critical', { value: 2_000_001_000 }, []],
    [
      'of the system has its own value',
      'system-cluster-critical',
      { value: 5 },
      [`${RESERVED}value of system-cluster-critical PriorityClass must be 2000000000`],
    ],
    [
      'of the system is not the usual one',
      'system-cluster-critical',
      { value: 2_000_000_000, globalDefault: true },
      [`${RESERVED}globalDefault of system-cluster-critical PriorityClass must be false`],
    ],
    [
      'takes no other name of the system',
      'system-x',
      { value: 1 },
      [`${RESERVED}system-x is not a known system priority class`],
    ],
  ])('%s', (_what, name, members, faults) => {
    const made = object('PriorityClass', { ...members }, { name }, 'scheduling.k8s.io/v1');
    expect(faultsOnCreate(strategy, made)).toEqual(faults);
  });
});
