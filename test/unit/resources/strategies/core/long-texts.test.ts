import { expect, test } from '@jest/globals';
import type { FieldError } from '../../../../../src/meta/field-errors.js';
import { targetNameFaults } from '../../../../../src/resources/strategies/core/iscsi-names.js';
import { strategy as secrets } from '../../../../../src/resources/strategies/core/secret.js';
import { cpuTimeOf } from '../../../../support/cpu-time.js';
import { KUBERNETES, object } from '../support.js';

/** Far more than any of these takes, and far less than reading each part to the end would. */
const PATIENCE = 5_000;

function faultsOf(iqn: string): readonly string[] {
  const faults: FieldError[] = [];
  targetNameFaults({ iqn }, 'spec.iscsi', false, faults);
  return faults.map(({ field }) => field);
}

test.each([
  ['iqn.2003-01.com.redhat:storage', true],
  ['iqn.2003-01.a:b:c', true],
  ['iqn.2003-01.a:iqn.2003-01.a', true],
  ['iqn a,iqn.2003-01.a::', true],
  ['iqn.2003-01.:b', false],
  ['iqn.2003-01.a:', false],
  ['iqn.2003-01.a', false],
  ['iqn.2003-1.a:b', false],
  ['iqn.2003-01.a:b c', false],
  ['iqn.2003-01.a_b:c', false],
  ['eui.0123456789abcdef', true],
  ['eui.0123456789abcde', false],
  ['naa.0123456789abcdef0123456789abcdef', true],
  ['eui\n0123456789abcdef', false],
  ['naa\n0123456789abcdef0123456789abcdef', false],
  ['__proto__', false],
])('the target name %s is valid: %s', (name, good) => {
  expect(faultsOf(name)).toEqual(good ? [] : ['spec.iscsi.iqn']);
});

test('a name with many possible prefixes is read once', async () => {
  const spent = await cpuTimeOf(() => expect(faultsOf(`${'iqn.2000-01.a:'.repeat(70_000)},`)).toHaveLength(1));
  expect(spent).toBeLessThan(PATIENCE);
});

function warnings(certificate: string, key: string): readonly string[] {
  const data = {
    'tls.crt': Buffer.from(certificate).toString('base64'),
    'tls.key': Buffer.from(key).toString('base64'),
  };
  return secrets.warnings!(object('Secret', { type: 'kubernetes.io/tls', data }), undefined, KUBERNETES);
}

test.each([
  ['', 'tls: failed to find any PEM data in certificate input'],
  ['-----BEGIN A-----', 'tls: failed to find any PEM data in certificate input'],
  ['-----END A----------BEGIN A-----', 'tls: failed to find any PEM data in certificate input'],
  ['-----BEGIN A-----x-----END A-----', 'tls: failed to find any PEM data in key input'],
])('a certificate %j gets a warning', (certificate, warning) => {
  expect(warnings(certificate, '')).toEqual([warning]);
});

test('a certificate with many header lines is read once', async () => {
  const spent = await cpuTimeOf(() => expect(warnings('-----BEGIN a-----'.repeat(45_000), '')).toHaveLength(1));
  expect(spent).toBeLessThan(PATIENCE);
});
