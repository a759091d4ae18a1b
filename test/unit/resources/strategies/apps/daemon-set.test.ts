import { describe, expect, test } from '@jest/globals';
import type { KubeObject } from '../../../../../src/meta/object.js';
import { strategy } from '../../../../../src/resources/strategies/apps/daemon-set.js';
import { context, object } from '../support.js';

const COUNT = 'deprecated.daemonset.template.generation';

function counted(count: string | undefined, image = 'a'): KubeObject {
  const template = { spec: { containers: [{ name: 'c', image }] } };
  const annotations = count === undefined ? {} : { annotations: { [COUNT]: count } };
  return object('DaemonSet', { spec: { template } }, annotations, 'apps/v1');
}

function countOf(made: KubeObject | undefined): unknown {
  return made?.metadata.annotations?.[COUNT];
}

describe('the template generation', () => {
  test.each([
    [undefined, '1'],
    ['5', '5'],
    ['+05', '5'],
    ['0', '1'],
    ['-3', '1'],
    ['9007199254740993', '9007199254740993'],
  ])('%s at first is %s', (given, count) => {
    expect(countOf(strategy.prepareForCreate!(counted(given), context()))).toBe(count);
  });

  test('it grows by one, exactly, whatever is given', () => {
    const stored = counted('9007199254740993');
    expect(countOf(strategy.prepareForUpdate!(counted('7'), stored, context()))).toBe('9007199254740993');
    expect(countOf(strategy.prepareForUpdate!(counted('7', 'b'), stored, context()))).toBe('9007199254740994');
  });

  test.each([
    ['7', undefined],
    [undefined, undefined],
    ['', 'strconv.ParseInt: parsing "": invalid syntax'],
    ['5.0', 'strconv.ParseInt: parsing "5.0": invalid syntax'],
    ['9'.repeat(20), `strconv.ParseInt: parsing "${'9'.repeat(20)}": value out of range`],
  ])('%s can be read or not', (given, fault) => {
    expect(strategy.readingFault!(counted(given))).toBe(fault);
  });
});
