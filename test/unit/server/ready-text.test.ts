import { describe, expect, test } from '@jest/globals';
import { readyText } from '../../../src/server/ready-text.js';

describe('the three lines of a ready server', () => {
  test.each([
    ['/srv/data/admin.kubeconfig', 'export KUBECONFIG=/srv/data/admin.kubeconfig'],
    ['/with space/admin.kubeconfig', "export KUBECONFIG='/with space/admin.kubeconfig'"],
    ["/it's/admin.kubeconfig", "export KUBECONFIG='/it'\\''s/admin.kubeconfig'"],
    ['/$HOME/`id`', "export KUBECONFIG='/$HOME/`id`'"],
  ])('%s can be pasted into a shell', (kubeconfig, line) => {
    expect(readyText({ url: 'https://127.0.0.1:6443', kubeconfig }).split('\n')).toEqual([
      'https://127.0.0.1:6443',
      line,
      'https://127.0.0.1:6443/docs',
      '',
    ]);
  });
});
