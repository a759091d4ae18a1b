import type { ServerResponse } from 'node:http';

/**
 * Sends 100 to a client that waits with its body (`Expect: 100-continue`), once all earlier responses of its connection
 * are sent. Node keeps what is written before that, but puts the head of the response in front of it: the client would
 * take the 100 for the beginning of the body.
 *
 * @param asked called when 100 is sent; never when the response was given before
 */
export function askForBody(response: ServerResponse, asked?: () => void): void {
  const ask = (): void => {
    if (response.headersSent) return;
    asked?.();
    response.writeContinue();
  };
  if (response.socket === null) response.once('socket', ask);
  else ask();
}
