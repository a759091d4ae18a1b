import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../../src/config/flag.js';
import { loadOptions } from '../../../src/config/load.js';
import { checkChoices } from '../../../src/server/runtime-config.js';

describe('flags that select controllers and admission plugins', () => {
  test.each([
    [['--controllers=*,nope'], '--controllers: unknown controller "nope"; known are: '],
    [['--enable-admission-plugins=Nope'], 'unknown admission plugin "Nope"; known are: NamespaceLifecycle'],
    [
      ['--enable-admission-plugins=NamespaceLifecycle', '--disable-admission-plugins=NamespaceLifecycle'],
      'admission plugin "NamespaceLifecycle" is both enabled and disabled',
    ],
  ])('%j is rejected with one line', (args, text) => {
    expect(() => checkChoices(loadOptions(args, {}))).toThrow(ConfigError);
    expect(() => checkChoices(loadOptions(args, {}))).toThrow(text);
  });

  test('known names pass', () => {
    const args = ['--controllers=*,-namespace', '--disable-admission-plugins=NamespaceLifecycle'];
    expect(() => checkChoices(loadOptions(args, {}))).not.toThrow();
  });
});
