import { createPrivateKey, X509Certificate } from 'node:crypto';
import { authorizationOf } from '../client/remote/authorization.js';
import { readKubeconfig } from '../client/remote/kubeconfig.js';
import { caBundleFault } from '../credentials/ca-bundle.js';
import { urlTarget, type WebhookTarget } from '../webhook/target.js';
import { ConfigError } from './flag.js';

/**
 * Reads a kubeconfig of a webhook: the cluster is the webhook, the user is our identity.
 *
 * @throws ConfigError when it cannot be read or has none
 */
export function readWebhookFile(flag: string, path: string): WebhookTarget {
  try {
    const connection = readKubeconfig(path);
    const { server, serverName, ca, certificate, key, insecure } = connection;
    if ((certificate === undefined) !== (key === undefined)) throw new Error('a certificate needs its key');
    if (certificate !== undefined && key !== undefined) checkPair(certificate, key);
    if (ca?.length === 0) throw new Error('the certificate authority is empty');
    const fault = ca === undefined ? undefined : caBundleFault(ca.toString('latin1'));
    if (fault !== undefined) throw new Error(fault);
    if (insecure === true && ca !== undefined) {
      throw new Error('an authority and insecure-skip-tls-verify do not go together');
    }
    const authorization = authorizationOf(connection);
    return {
      ...urlTarget(server),
      ...(serverName !== undefined && { serverName }),
      ...(ca !== undefined && { ca: ca.toString('utf8') }),
      ...(certificate !== undefined &&
        key !== undefined && {
          client: { certificate: certificate.toString('utf8'), privateKey: key.toString('utf8') },
        }),
      ...(insecure === true && { insecure }),
      headers: authorization,
    };
  } catch (error) {
    const { code, message, path: missing } = error as NodeJS.ErrnoException;
    const why = missing === path ? 'it does not exist' : `${missing} does not exist`;
    throw new ConfigError(`--${flag}: ${code === 'ENOENT' ? `${path}: ${why}` : oneLine(message, path)}`);
  }
}

/** @throws Error unless the certificate is valid, and the key belongs to it */
function checkPair(certificate: Buffer, key: Buffer): void {
  let fits: boolean;
  try {
    fits = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    throw new Error('the client certificate or its key is no PEM text that can be used');
  }
  if (!fits) throw new Error('the client key does not belong to the client certificate');
}

/** YAML readers report faults in several lines, with the position in the text. */
function oneLine(message: string, path: string): string {
  const line = message.split('\n')[0]!;
  return line.startsWith(path) ? line : `${path}: ${line}`;
}
