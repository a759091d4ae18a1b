import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readKubeconfig } from '../client/remote/kubeconfig.js';
import { readPem } from '../credentials/pem.js';
import { urlTarget, type WebhookTarget } from '../webhook/target.js';
import { ConfigError } from './flag.js';

/**
 * Reads a file in the form of a kubeconfig that names a webhook: the cluster is the webhook, the user is what we show.
 *
 * @throws ConfigError when it cannot be read or names none
 */
export function readWebhookFile(flag: string, path: string): WebhookTarget {
  try {
    const { server, serverName, ca, certificate, key, token, basic, insecure } = readKubeconfig(path);
    if ((certificate === undefined) !== (key === undefined)) throw new Error('a certificate needs its key');
    if (certificate !== undefined && key !== undefined) checkPair(certificate, key);
    if (ca !== undefined && readPem(ca.toString('latin1')).length === 0) {
      throw new Error('the certificate authority holds no PEM certificate');
    }
    if (insecure === true && ca !== undefined) {
      throw new Error('an authority and insecure-skip-tls-verify do not go together');
    }
    const authorization =
      token !== undefined
        ? `Bearer ${token}`
        : basic !== undefined
          ? `Basic ${Buffer.from(`${basic.username}:${basic.password}`).toString('base64')}`
          : undefined;
    return {
      ...urlTarget(server),
      ...(serverName !== undefined && { serverName }),
      ...(ca !== undefined && { ca: ca.toString('utf8') }),
      ...(certificate !== undefined &&
        key !== undefined && {
          client: { certificate: certificate.toString('utf8'), privateKey: key.toString('utf8') },
        }),
      ...(insecure === true && { insecure }),
      ...(authorization !== undefined && { headers: { authorization } }),
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `--${flag}: ${code === 'ENOENT' ? `${path}: a file does not exist` : oneLine(message, path)}`,
    );
  }
}

/** @throws Error unless the certificate is one, and the key is its key */
function checkPair(certificate: Buffer, key: Buffer): void {
  let fits: boolean;
  try {
    fits = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    throw new Error('the client certificate or its key is no PEM text that can be used');
  }
  if (!fits) throw new Error('the client key does not belong to the client certificate');
}

/** Readers of YAML tell faults in several lines, with the place in the text. */
function oneLine(message: string, path: string): string {
  const line = message.split('\n')[0]!;
  return line.startsWith(path) ? line : `${path}: ${line}`;
}
