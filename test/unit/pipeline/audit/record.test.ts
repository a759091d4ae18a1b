import { expect, test } from '@jest/globals';
import type { AuditEvent } from '../../../../src/pipeline/audit/event.js';
import { AuditRecord } from '../../../../src/pipeline/audit/record.js';
import { Call } from '../../../../src/pipeline/call.js';

/** The event of a request with a patch. */
function recorded(patch: Buffer): AuditEvent {
  const events: AuditEvent[] = [];
  const call = new Call({
    info: { kind: 'non-resource', verb: 'patch', path: '/' },
    userAgent: '',
    credentials: {},
  });
  const record = new AuditRecord(
    call,
    undefined,
    { level: 'Request', omitStages: [], omitManagedFields: false },
    {
      sink: { blocking: false, take: (event) => events.push(event) > 0, close: () => Promise.resolve() },
      counts: { event() {}, level() {}, lost() {}, refused() {} },
      domain: 'k8s.io',
      clock: () => 0,
    },
  );
  record.requestPatch(patch);
  record.over(200);
  return events[0]!;
}

test.each<[string, string, string]>([
  ['of JSON is printed as one line', '{"a": [1,\n 9007199254740993]}', '{"a":[1,9007199254740993]}'],
  ['of YAML is a string', 'a: "b"', '"a: \\"b\\""'],
])('a patch %s', (_what, patch, text) => {
  expect(recorded(Buffer.from(patch)).requestObject).toBe(text);
});

test('a patch with more values than clients may send is not read', () => {
  const patch = `[${'{},'.repeat(200_000)}{}]`;
  expect(recorded(Buffer.from(patch)).requestObject).toBe(JSON.stringify(patch));
});
