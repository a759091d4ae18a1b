import type { Socket } from 'node:net';
import type { Http2SecureServer } from 'node:http2';

/** The response of Go's HTTPS server, and so of kube-apiserver; HTTP/1.0 ends with the connection. */
const ANSWER = 'HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n';

/**
 * Connections whose TLS handshake fails are closed at once: port scanners and clients with the wrong CA are common. A
 * client that used `http://` instead of `https://` first gets an error in plain HTTP.
 *
 * The TLS side of such a connection cannot write any more, so the raw sockets are kept until their handshake has
 * finished.
 */
export function endFailedHandshakes(server: Http2SecureServer): void {
  const shaking = new Map<string, Socket>();
  server.prependListener('connection', (socket: Socket) => {
    const peer = peerOf(socket);
    shaking.set(peer, socket);
    socket.once('close', () => {
      if (shaking.get(peer) === socket) shaking.delete(peer);
    });
  });
  server.on('secureConnection', (socket) => shaking.delete(peerOf(socket)));
  server.on('tlsClientError', (error: NodeJS.ErrnoException, socket) => {
    const peer = peerOf(socket);
    const below = shaking.get(peer);
    shaking.delete(peer);
    if (error.code !== 'ERR_SSL_HTTP_REQUEST' || below === undefined || !below.writable) socket.destroy();
    else below.end(ANSWER, () => socket.destroy());
  });
}

function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress ?? ''} ${remotePort ?? 0}`;
}
