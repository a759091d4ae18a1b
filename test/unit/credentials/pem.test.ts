import { describe, expect, it } from '@jest/globals';
import { readPem, toPem } from '../../../src/credentials/pem.js';

const BLOCK = toPem('CERTIFICATE', Buffer.from('certificate'));

describe('readPem', () => {
  it('text between blocks is ignored', () => {
    const found = readPem(`before\n${BLOCK}between\n${BLOCK}after`);
    expect(found.map(({ label, der }) => [label, der.toString()])).toEqual([
      ['CERTIFICATE', 'certificate'],
      ['CERTIFICATE', 'certificate'],
    ]);
  });

  it('a block must begin at the start of a line', () => {
    expect(readPem(`x${BLOCK}`)).toEqual([]);
    expect(readPem(`x${BLOCK}${BLOCK}`)).toHaveLength(1);
  });

  it('lines may end in CR LF', () => {
    expect(readPem(`text\r\n${BLOCK.replaceAll('\n', '\r\n')}`)).toHaveLength(1);
  });
});
