import { describe, expect, test } from '@jest/globals';
import { caBundleFault } from '../../../src/credentials/ca-bundle.js';
import { SAMPLE_AUTHORITY, SAMPLE_REQUEST } from '../../support/pem-samples.js';

const UNREADABLE = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
const NO_PEM = 'unable to load root certificates: unable to parse bytes as PEM block';
const NO_CERTIFICATE = 'unable to load root certificates: failed to parse certificate: x509: malformed certificate';

describe('a bundle of authorities', () => {
  test.each([
    ['may be empty', '', undefined],
    ['may be one certificate', SAMPLE_AUTHORITY, undefined],
    ['may have one that cannot be read before one that can', UNREADABLE + SAMPLE_AUTHORITY, undefined],
    ['is no other text', 'x', NO_PEM],
    ['is no request', SAMPLE_REQUEST, NO_PEM],
    ['has one that can be read', UNREADABLE, NO_CERTIFICATE],
    ['is read as far as its thousandth certificate', UNREADABLE.repeat(999) + SAMPLE_AUTHORITY, undefined],
    ['is not read any further', UNREADABLE.repeat(1000) + SAMPLE_AUTHORITY, NO_CERTIFICATE],
  ])('%s', (_what, text, fault) => {
    expect(caBundleFault(text)).toBe(fault);
  });
});
