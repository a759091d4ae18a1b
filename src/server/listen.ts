import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import type { HttpApp } from '../http/app.js';

/**
 * Opens the port and gives the URL that clients on this machine use.
 *
 * @throws ConfigError naming flag and cure when the port or the address cannot be had
 */
export async function listen(app: HttpApp, options: ServeOptions): Promise<string> {
  try {
    const { port } = await app.listen({ host: options.bindAddress, port: options.securePort });
    return `https://${clientHost(options.bindAddress)}:${port}`;
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, options) ?? error;
  }
}

function clientHost(bindAddress: string): string {
  if (bindAddress === '0.0.0.0') return '127.0.0.1';
  if (bindAddress === '::') return '[::1]';
  return bindAddress.includes(':') ? `[${bindAddress}]` : bindAddress;
}

function listenError(error: NodeJS.ErrnoException, options: ServeOptions): ConfigError | undefined {
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
    default:
      return undefined;
  }
}
