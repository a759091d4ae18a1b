import { spawn } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';

/** Additional descriptors of the listening socket; each accepts one connection in a turn of the loop. */
const COPIES = 7;
/** Longest wait for the copies, in ms. */
const LONGEST_WAIT = 30_000;

/** The child sends each descriptor back, which makes a copy of it. */
const GIVE_BACK = "process.on('message', (n, handle) => process.send(n, handle, {}, () => handle.close()))";

/** Accepts connections for a server until `close`. */
export interface Acceptors {
  close(): void;
}

/**
 * Lets a server accept several connections in one turn of the event loop. Node accepts one for each descriptor, which
 * is too few while many clients come and go and turns are long: a new connection would wait one turn for each
 * connection before it. A process can duplicate a socket only by sending it to another process and back.
 *
 * @returns undefined when no copy could be made; the server then continues as before
 */
export async function openAcceptors(server: Server): Promise<Acceptors | undefined> {
  // The bare descriptor is sent: a whole server would begin to listen in the child.
  const { _handle: listening } = server as unknown as { readonly _handle: { close(): void } | null };
  if (listening === null) return undefined;
  const servers: Server[] = [];
  const close = (): void => {
    for (const one of servers.splice(0)) one.close();
  };
  const accept = (handle: unknown): void => {
    if (!server.listening) return (handle as { close(): void }).close();
    const more = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
      server.emit('connection', socket),
    );
    more.on('error', () => undefined);
    more.listen(handle);
    servers.push(more);
  };
  const child = spawn(process.execPath, ['-e', GIVE_BACK], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
  const over = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_WAIT);
  child.on('message', (_count, handle) => {
    if (handle !== undefined) accept(handle);
    if (servers.length === COPIES || !server.listening) child.kill();
  });
  for (let copy = 0; copy < COPIES; copy += 1) child.send(copy, listening as never, () => undefined);
  await over;
  clearTimeout(timer);
  return servers.length > 0 ? { close } : undefined;
}
