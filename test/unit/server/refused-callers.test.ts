import { expect, test } from '@jest/globals';
import { refusedCallers } from '../../../src/server/refused-callers.js';
import { SILENT_LOG } from '../../../src/telemetry/log.js';

test('refused requests are logged once a second, whatever the reason, each in a short line', () => {
  const lines: object[] = [];
  let now = 0;
  const refused = refusedCallers({ ...SILENT_LOG, warn: (fields) => void lines.push(fields) }, () => now);
  for (let count = 0; count < 1_000; count += 1) {
    now = count;
    refused(`reason ${count}`, { peer: '10.0.0.1' });
  }
  now = 1_000;
  refused('x'.repeat(10_000), {});
  expect(lines).toEqual([
    { reason: 'reason 0', peer: '10.0.0.1' },
    { reason: 'x'.repeat(500), leftOut: 999 },
  ]);
});
