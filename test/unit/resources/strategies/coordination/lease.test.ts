import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../../src/json/types.js';
import { strategy } from '../../../../../src/resources/strategies/coordination/lease.js';
import { faultsOnCreate, object } from '../support.js';

describe('a Lease', () => {
  it.each<[string, JsonObject, string[]]>([
    ['has a holder and no strategy', { holderIdentity: 'me' }, []],
    ['has no holder', {}, []],
    ['is released by an empty holder', { holderIdentity: '' }, []],
    ['follows the known strategy', { strategy: 'OldestEmulationVersion' }, []],
    ['follows a custom strategy', { strategy: 'example.com/Youngest' }, []],
    [
      'does not follow an empty strategy',
      { strategy: '' },
      ['spec.strategy.strategy: Unsupported value: "": supported values: "OldestEmulationVersion"'],
    ],
    ['prefers a holder by its strategy', { strategy: 'example.com/Youngest', preferredHolder: 'me' }, []],
    ['may have no preferred holder', { preferredHolder: '' }, []],
    [
      'has no preferred holder without a strategy',
      { preferredHolder: 'me' },
      ['spec.preferredHolder: Forbidden: may only be specified if `strategy` is defined'],
    ],
    [
      'follows no other unqualified strategy',
      { strategy: 'Youngest' },
      ['spec.strategy.strategy: Unsupported value: "Youngest": supported values: "OldestEmulationVersion"'],
    ],
  ])('%s', (_what, spec, faults) => {
    expect(faultsOnCreate(strategy, object('Lease', { spec }, {}, 'coordination.k8s.io/v1'))).toEqual(faults);
  });
});
