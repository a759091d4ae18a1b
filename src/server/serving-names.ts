import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** Every client-visible name of a server that listens on this address; its own certificate contains them all. */
export function servingNames(bindAddress: string): readonly string[] {
  const local = ['localhost', '127.0.0.1', '::1'];
  if (bindAddress !== '0.0.0.0' && bindAddress !== '::') return [...new Set([...local, bindAddress])];
  const addresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // Link-local addresses are specific to a link and not permanent.
    .filter(({ internal, address }) => !internal && !/^(fe80|169\.254)/i.test(address))
    .map(({ address }) => address)
    .sort();
  return [...new Set([...local, hostname(), ...addresses])];
}

/** Whether a certificate is valid for that host name or address. */
export function coversName(certificate: X509Certificate, name: string): boolean {
  return (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) !== undefined;
}

/**
 * The name that clients must verify instead of the URL's host (`tls-server-name` of a kubeconfig). undefined when the
 * certificate contains the host, or has no names at all.
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

/** Non-fatal faults of given certificates; one sentence each. */
export function certificateFaults(flag: string, pem: string, now: number): readonly string[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap((block) => {
    const certificate = new X509Certificate(block);
    const { validFrom, validTo } = certificate;
    const name = nameOf(certificate);
    if (Date.parse(validTo) < now) return [`--${flag}: the certificate ${name} has expired on ${validTo}`];
    if (Date.parse(validFrom) > now) return [`--${flag}: the certificate ${name} is not valid before ${validFrom}`];
    return [];
  });
}

/** The subject; a certificate for servers may have other names only, and Node's typings do not say that one is absent. */
function nameOf({ subject, subjectAltName }: X509Certificate): string {
  return (subject as string | undefined)?.replaceAll('\n', ', ') || (subjectAltName ?? 'without a name');
}
