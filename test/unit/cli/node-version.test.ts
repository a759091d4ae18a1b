import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { nodeVersionFault } from '../../../src/cli/node-version.js';

describe('the version of Node', () => {
  it.each<[string, string | undefined]>([
    ['20.19.0', undefined],
    ['20.20.2', undefined],
    ['22.0.0', undefined],
    ['20.18.3', 'Node 20.18.3 is too old; install Node 20.19 or newer'],
    ['18.20.8', 'Node 18.20.8 is too old; install Node 20.19 or newer'],
    ['8.0.0', 'Node 8.0.0 is too old; install Node 20.19 or newer'],
  ])('%s: %s', (version, fault) => {
    expect(nodeVersionFault(version)).toBe(fault);
  });

  test('the range is that of package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe('>=20.19.0');
  });
});
