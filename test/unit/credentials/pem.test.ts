import { describe, expect, it } from '@jest/globals';
import { readPem, toPem } from '../../../src/credentials/pem.js';

const BLOCK = toPem('CERTIFICATE', Buffer.from('certificate'));

describe('readPem', () => {
  it('passes over what stands between blocks', () => {
    const found = readPem(`before\n${BLOCK}between\n${BLOCK}after`);
    expect(found.map(({ label, der }) => [label, der.toString()])).toEqual([
      ['CERTIFICATE', 'certificate'],
      ['CERTIFICATE', 'certificate'],
    ]);
  });

  it('finds no block that begins inside a line', () => {
    expect(readPem(`x${BLOCK}`)).toEqual([]);
    expect(readPem(`x${BLOCK}${BLOCK}`)).toHaveLength(1);
  });

  it('finds blocks whose lines end in CR LF', () => {
    expect(readPem(`text\r\n${BLOCK.replaceAll('\n', '\r\n')}`)).toHaveLength(1);
  });
});
