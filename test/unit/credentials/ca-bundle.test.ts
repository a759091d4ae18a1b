import { describe, expect, test } from '@jest/globals';
import { caBundleFault } from '../../../src/credentials/ca-bundle.js';
import { SAMPLE_AUTHORITY, SAMPLE_REQUEST } from '../../support/pem-samples.js';

const UNREADABLE = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
const NO_PEM = 'unable to load root certificates: unable to parse bytes as PEM block';
const NO_CERTIFICATE = 'unable to load root certificates: failed to parse certificate: x509: malformed certificate';

describe('a bundle of authorities', () => {
  test.each([
    ['it may be empty', '', undefined],
    ['it may be one certificate', SAMPLE_AUTHORITY, undefined],
    ['an unreadable certificate may precede a readable one', UNREADABLE + SAMPLE_AUTHORITY, undefined],
    ['other text is rejected', 'x', NO_PEM],
    ['a certificate request is rejected', SAMPLE_REQUEST, NO_PEM],
    ['it must have a readable certificate', UNREADABLE, NO_CERTIFICATE],
    ['the first thousand certificates are read', UNREADABLE.repeat(999) + SAMPLE_AUTHORITY, undefined],
    ['further certificates are not read', UNREADABLE.repeat(1000) + SAMPLE_AUTHORITY, NO_CERTIFICATE],
  ])('%s', (_what, text, fault) => {
    expect(caBundleFault(text)).toBe(fault);
  });
});
