import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { parse } from 'yaml';

/** A gRPC client without a certificate, which sends raw JSON messages and returns how a call ended. */
export class GrpcClient {
  readonly #session: ClientHttp2Session;

  constructor(kubeconfig: string) {
    const config = parse(readFileSync(kubeconfig, 'utf8')) as {
      clusters: { cluster: { server: string; 'certificate-authority-data': string } }[];
    };
    const { server, 'certificate-authority-data': ca } = config.clusters[0]!.cluster;
    this.#session = connect(server, { ca: Buffer.from(ca, 'base64') });
    this.#session.on('error', () => undefined);
  }

  /** The `grpc-status` of the end of the call. @throws Error when it has none */
  call(path: string, message: Buffer, headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const stream = this.#session.request({
        ':method': 'POST',
        ':path': path,
        'content-type': 'application/grpc+json',
        te: 'trailers',
        ...headers,
      });
      let status: number | undefined;
      let code = 0;
      const read = (found: IncomingHttpHeaders): void => {
        code = Number(found[':status'] ?? code);
        if (found['grpc-status'] !== undefined) status = Number(found['grpc-status']);
      };
      stream.on('response', read);
      stream.on('trailers', read);
      stream.on('data', () => undefined);
      stream.on('error', reject);
      stream.on('close', () => {
        if (status === undefined) reject(new Error(`${path} ended without grpc-status (HTTP ${code})`));
        else resolve(status);
      });
      stream.end(message);
    });
  }

  close(): void {
    this.#session.close();
  }
}
