import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { LONGEST_SILENCE, type LoadTarget } from './http-load.js';

/** HTTP/2 requests, several concurrent ones on one connection, as by client-go. */
export interface Http2Load {
  readonly path: string;
  readonly accept: string;
  readonly streams: number;
  readonly count: number;
}

/** An open connection; its window is large enough for answers of any size. */
export async function openSession({ host, port, ca, cert, key }: LoadTarget): Promise<ClientHttp2Session> {
  const session = connect(`https://${host}:${port}`, {
    ...{ ca, cert, key, servername: 'localhost' },
    settings: { initialWindowSize: LARGEST_WINDOW },
  });
  await new Promise<void>((resolve, reject) => {
    session.once('remoteSettings', () => resolve());
    session.once('error', reject);
  });
  session.setLocalWindowSize(LARGEST_WINDOW);
  return session;
}

const LARGEST_WINDOW = 0x7fffffff;

/**
 * Sends the requests on a session and reads the answers.
 *
 * @throws Error when one is not answered 200 in the requested format
 */
export async function loadSession(session: ClientHttp2Session, load: Http2Load): Promise<void> {
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < load.count) {
      sent += 1;
      await get(session, load);
    }
  };
  await Promise.all(Array.from({ length: load.streams }, lane));
}

function get(session: ClientHttp2Session, { path, accept }: Http2Load): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: path, accept });
    stream.setTimeout(LONGEST_SILENCE, () => {
      reject(new Error(`${path} was not answered within ${LONGEST_SILENCE / 1000} s`));
      stream.destroy();
    });
    let answered = false;
    stream.once('response', ({ ':status': status, 'content-type': type }) => {
      answered = true;
      if (status !== 200 || type !== accept) reject(new Error(`${path} was answered ${status} in ${type}`));
    });
    stream.once('error', reject);
    // A stream that the server breaks off has an end as well.
    stream.once('close', () => {
      if (answered && stream.rstCode === constants.NGHTTP2_NO_ERROR) resolve();
      else reject(new Error(`the answer of ${path} was broken off`));
    });
    stream.resume();
  });
}
