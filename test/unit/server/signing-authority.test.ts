import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadOptions } from '../../../src/config/load.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { signingAuthority } from '../../../src/server/signing-authority.js';
import { newAuthority } from '../../support/client-certificate.js';
import { makeScratch } from '../../support/scratch.js';

const folder = makeScratch('signing-authority');
const { signers } = namingProfile('kubernetes');

/** The files of a new authority, as two flags. */
function flags(name: string, prefix: string): string[] {
  const { certificate, privateKey } = newAuthority(name);
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  writeFileSync(cert, certificate);
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return [`--cluster-signing-${prefix}cert-file=${cert}`, `--cluster-signing-${prefix}key-file=${key}`];
}

/** The common name of the authority of each signer; `-` for none. */
function who(args: readonly string[]): Record<string, string> {
  const own = newAuthority('own');
  const privateKey = own.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const signing = { certificate: own.certificate, privateKey };
  const { authorityOf } = signingAuthority(loadOptions(args, {}), { signingCa: signing }, { signers });
  const names = [...Object.values(signers), 'example.com/other'];
  return Object.fromEntries(
    names.map((name) => [name.split('/')[1], authorityOf(name)?.subject.commonName ?? '-']),
  ) as Record<string, string>;
}

describe('the signer of certificate requests', () => {
  const all = (name: string): Record<string, string> => ({
    'kube-apiserver-client': name,
    'kube-apiserver-client-kubelet': name,
    'kubelet-serving': name,
    'legacy-unknown': name,
    other: '-',
  });

  test('it is the authority of the data dir, or that of the flags', () => {
    expect(who([])).toEqual(all('own'));
    expect(who(flags('given', ''))).toEqual(all('given'));
  });

  test('single signers use the authorities of their flags, and the others none', () => {
    expect(who([...flags('serving', 'kubelet-serving-'), ...flags('client', 'kube-apiserver-client-')])).toEqual({
      ...all('-'),
      'kube-apiserver-client': 'client',
      'kubelet-serving': 'serving',
    });
    expect(who([...flags('agents', 'kubelet-client-'), ...flags('legacy', 'legacy-unknown-')])).toEqual({
      ...all('-'),
      'kube-apiserver-client-kubelet': 'agents',
      'legacy-unknown': 'legacy',
    });
  });
});
