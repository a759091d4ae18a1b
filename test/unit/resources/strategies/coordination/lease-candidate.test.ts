import { expect, test } from '@jest/globals';
import { strategy } from '../../../../../src/resources/strategies/coordination/lease-candidate.js';
import { faultsOnCreate, faultsOnUpdate, object } from '../support.js';

const GOOD = { leaseName: 'l', binaryVersion: '1.2.3', emulationVersion: '1.2.0', strategy: 'OldestEmulationVersion' };
const candidate = (spec: Record<string, string>) => object('LeaseCandidate', { spec: { ...GOOD, ...spec } });

const notBelow = (text: string): string =>
  `spec.binaryVersion: Invalid value: "${text}": must be greater than or equal to \`emulationVersion\``;
const noVersion = (member: string, text: string): string =>
  `spec.${member}: Invalid value: "${text}": must be a valid semantic version`;
const NEEDED = "spec.emulationVersion: Required value: must be specified when `strategy` is 'OldestEmulationVersion'";

test.each([
  [{}, []],
  [{ emulationVersion: '' }, [NEEDED]],
  [{ emulationVersion: '0.0.0' }, [NEEDED]],
  [{ emulationVersion: '', strategy: 'x.io/own' }, []],
  [{ emulationVersion: '1.2.4' }, [notBelow('1.2.3')]],
  [{ emulationVersion: 'x' }, [noVersion('emulationVersion', 'x'), NEEDED]],
  [{ binaryVersion: '01.2.3' }, [noVersion('binaryVersion', '01.2.3'), notBelow('01.2.3')]],
  [
    { strategy: 'Nope' },
    ['spec.strategy.strategy: Unsupported value: "Nope": supported values: "OldestEmulationVersion"'],
  ],
])('%j', (spec, faults) => {
  expect(faultsOnCreate(strategy, candidate(spec))).toEqual(faults);
});

test('its lease name is immutable', () => {
  expect(faultsOnUpdate(strategy, candidate({ leaseName: 'm' }), candidate({}))).toEqual([
    'spec.leaseName: Invalid value: "m": field is immutable',
  ]);
});
