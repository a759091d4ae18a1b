import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** Every name that clients may call a server by that listens on this address; its own certificate holds them all. */
export function servingNames(bindAddress: string): readonly string[] {
  const local = ['localhost', '127.0.0.1', '::1'];
  if (bindAddress !== '0.0.0.0' && bindAddress !== '::') return [...new Set([...local, bindAddress])];
  const addresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // link-local addresses mean something on one link only, and come and go
    .filter(({ internal, address }) => !internal && !/^(fe80|169\.254)/i.test(address))
    .map(({ address }) => address)
    .sort();
  return [...new Set([...local, hostname(), ...addresses])];
}

/** Whether a certificate is good for that host name or address. */
export function coversName(certificate: X509Certificate, name: string): boolean {
  return (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) !== undefined;
}

/**
 * What a client must expect in the certificate instead of the host in the URL (`tls-server-name` of a kubeconfig).
 * undefined when the host is in it, or when it has no names at all.
 *
 * @param host as in a URL, an IPv6 address in brackets
 */
export function expectedName(certificatePem: string, host: string): string | undefined {
  const certificate = new X509Certificate(certificatePem);
  if (coversName(certificate, host.replace(/^\[|\]$/g, ''))) return undefined;
  const names = (certificate.subjectAltName ?? '').split(', ');
  const found = names.find((name) => name.startsWith('DNS:')) ?? names.find((name) => name.startsWith('IP Address:'));
  return found?.slice(found.indexOf(':') + 1).replace(/^\*/, 'cluster-apiserver');
}

/** What is wrong with given certificates that work all the same; one sentence each. */
export function certificateFaults(flag: string, pem: string, now: number): readonly string[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap((block) => {
    const { subject, validFrom, validTo } = new X509Certificate(block);
    const name = subject.replaceAll('\n', ', ');
    if (Date.parse(validTo) < now) return [`--${flag}: the certificate ${name} has expired on ${validTo}`];
    if (Date.parse(validFrom) > now) return [`--${flag}: the certificate ${name} is not valid before ${validFrom}`];
    return [];
  });
}
