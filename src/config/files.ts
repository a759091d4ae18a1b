import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from './flag.js';

/** Reads a file named by a flag. @throws ConfigError when it cannot be read */
function readFlagFile(flag: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why =
      code === 'ENOENT' ? 'does not exist' : code === 'EACCES' ? 'may not be read' : `cannot be read (${code})`;
    throw new ConfigError(`--${flag}: ${path} ${why}`);
  }
}

/** Reads PEM certificates. @throws ConfigError when there is none or one is invalid */
export function readCertificates(flag: string, path: string): string {
  const text = readFlagFile(flag, path);
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g);
  if (blocks === null) throw new ConfigError(`--${flag}: ${path} holds no PEM certificate`);
  for (const block of blocks) {
    try {
      new X509Certificate(block);
    } catch {
      throw new ConfigError(`--${flag}: ${path} holds a broken certificate`);
    }
  }
  return blocks.join('\n') + '\n';
}

/**
 * Reads and parses a file named by a flag.
 *
 * @throws ConfigError when it cannot be read, or `parse` throws
 */
export function readParsed<T>(flag: string, path: string, parse: (text: string) => T): T {
  const text = readFlagFile(flag, path);
  try {
    return parse(text);
  } catch (error) {
    throw new ConfigError(`--${flag}: ${path}: ${(error as Error).message}`);
  }
}

/** Reads the PEM private key of `certificate`. @throws ConfigError otherwise */
export function readPrivateKey(flag: string, path: string, certificate: string): string {
  const text = readFlagFile(flag, path);
  let matches: boolean;
  try {
    matches = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(text));
  } catch {
    throw new ConfigError(`--${flag}: ${path} holds no usable PEM private key`);
  }
  if (!matches) throw new ConfigError(`--${flag}: ${path} does not belong to the certificate given with it`);
  return text;
}
