import { describe, expect, test } from '@jest/globals';

import * as names from '../../../src/meta/names.js';
import { cpuTimeOf } from '../../support/cpu-time.js';

describe('good names', () => {
  test.each([
    [names.dnsLabelFaults, ['a', '1', 'a-b', '0a9', 'a'.repeat(63)]],
    [names.dns1035LabelFaults, ['a', 'a-1', 'a'.repeat(63)]],
    [names.dnsSubdomainFaults, ['a', '1.2.3', 'a-b.c-d', `${'a'.repeat(200)}.b`]],
    [names.pathSegmentFaults, ['a', 'A:b*c', '...', 'system:node']],
    [names.labelKeyFaults, ['a', 'A.b_c-1', 'example.com/Name', `${'a'.repeat(253)}/${'b'.repeat(63)}`]],
    [names.labelValueFaults, ['', 'a', 'A.b_c-1', '1'.repeat(63)]],
    [names.configKeyFaults, ['a', '.a', '_', 'a..b', '__proto__']],
    [names.environmentNameFaults, ['A', 'a.b', 'x y', '1-a']],
    [names.portNameFaults, ['http', '1a', 'a-b']],
    [names.percentFaults, ['0%', '100%']],
  ])('%p', (faultsOf, values) => {
    for (const value of values) expect([value, faultsOf(value)]).toEqual([value, []]);
  });
});

describe("invalid names have the public API's messages", () => {
  test.each([
    [
      names.dnsLabelFaults,
      'A',
      [
        "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
      ],
    ],
    [names.dnsLabelFaults, 'a'.repeat(64), ['must be no more than 63 characters']],
    [names.dnsLabelFaults, 'a.b', ['must not contain dots']],
    [names.labelValueFaults, 'a'.repeat(300), ['must be no more than 63 bytes']],
    [names.labelKeyFaults, `${'a'.repeat(254)}/k`, ['prefix part must be no more than 253 bytes']],
    [
      names.dnsSubdomainFaults,
      'a_b',
      [
        "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
      ],
    ],
    [
      names.dns1035LabelFaults,
      '1a',
      [
        "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')",
      ],
    ],
    [
      names.labelValueFaults,
      '_bad',
      [
        "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')",
      ],
    ],
    [names.pathSegmentFaults, '..', ["may not be '..'"]],
    [names.pathSegmentFaults, 'a/b%', ["may not contain '/'", "may not contain '%'"]],
    [names.configKeyFaults, '..', ["must not be '..'"]],
    [names.configKeyFaults, '..a', ["must not start with '..'"]],
    [names.portNameFaults, 'a--b', ['must not contain consecutive hyphens']],
    [names.portNameFaults, '80', ['must contain at least one letter (a-z)']],
  ])('%p of %s', (faultsOf, value, faults) => {
    expect(faultsOf(value)).toEqual(faults);
  });

  test.each(['', '/a', 'a/', 'a/b/c', 'A.com/b', '-a', `${'b'.repeat(64)}`, 'x/'])(
    'label key %j is rejected',
    (key) => {
      expect(names.labelKeyFaults(key)).not.toEqual([]);
    },
  );

  test('a name with a trailing newline is rejected', () => {
    expect(names.dnsLabelFaults('a\n')).toHaveLength(1);
  });

  test('prefixes may end in a hyphen', () => {
    expect(names.prefixFaults('a-', names.dnsLabelFaults)).toEqual([]);
    expect(names.prefixFaults('-', names.dnsLabelFaults)).toHaveLength(1);
    expect(names.prefixFaults('-a', names.dnsLabelFaults)).toHaveLength(1);
    expect(names.prefixFaults('a--', names.dnsLabelFaults)).toEqual([]);
    expect(names.prefixFaults('--', names.dnsLabelFaults)).toHaveLength(1);
  });

  test('the final hyphen of a prefix does not count', () => {
    expect(names.prefixFaults(`${'a'.repeat(63)}-`, names.dnsLabelFaults)).toEqual([]);
    expect(names.prefixFaults(`${'a'.repeat(64)}-`, names.dnsLabelFaults)).toHaveLength(1);
    expect(names.prefixFaults('a'.repeat(64), names.dnsLabelFaults)).toHaveLength(1);
  });

  test('a megabyte of letters is checked in bounded time', async () => {
    const spent = await cpuTimeOf(() => {
      names.dnsSubdomainFaults('a-'.repeat(500_000));
      names.labelKeyFaults(`${'a.'.repeat(500_000)}/b`);
    });
    expect(spent).toBeLessThan(10_000);
  });
});
