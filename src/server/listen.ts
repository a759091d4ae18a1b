import { createServer } from 'node:net';
import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import type { HttpApp } from '../http/app.js';

/**
 * Opens the port and returns the URL for local clients.
 *
 * @throws ConfigError naming flag and cure when the port or the address is not available
 */
export async function listen(app: HttpApp, options: ServeOptions): Promise<string> {
  try {
    const { port } = await app.listen({ host: options.bindAddress, port: options.securePort });
    return `https://${clientHost(options.bindAddress)}:${port}`;
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, options) ?? error;
  }
}

/**
 * Opens the port briefly, so that a port in use is reported before anything else is started.
 *
 * @throws ConfigError as `listen`
 */
export async function probePort(options: Pick<ServeOptions, 'bindAddress' | 'securePort'>): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: options.bindAddress, port: options.securePort }, resolve);
    });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, options) ?? error;
  }
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function clientHost(bindAddress: string): string {
  if (bindAddress === '0.0.0.0') return '127.0.0.1';
  if (bindAddress === '::') return '[::1]';
  return bindAddress.includes(':') ? `[${bindAddress}]` : bindAddress;
}

function listenError(
  error: NodeJS.ErrnoException,
  options: Pick<ServeOptions, 'bindAddress' | 'securePort'>,
): ConfigError | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `--secure-port: ${options.securePort} on ${options.bindAddress} is in use; stop what listens there, or choose another port (0 picks a free one)`,
      );
    case 'EACCES':
      return new ConfigError(
        `--secure-port: ${options.securePort} may not be opened by this user; choose one above 1023`,
      );
    case 'EADDRNOTAVAIL':
      return new ConfigError(`--bind-address: ${options.bindAddress} is no address of this machine`);
    case 'EAFNOSUPPORT':
      return new ConfigError(`--bind-address: this machine has no addresses like ${options.bindAddress}`);
    default:
      return undefined;
  }
}
