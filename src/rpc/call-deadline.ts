import type { IncomingHttpHeaders } from 'node:http';
import { timerDelay } from '../meta/timer.js';

/** Milliseconds of the units of `grpc-timeout` (gRPC over HTTP/2, "Requests"). */
const UNITS: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 };

const GRPC = /^(\d{1,8})([HMSmun])$/;
const CONNECT = /^(\d{1,10})$/;

/** Removes a deadline of more than 24.8 days from the headers: no timer can wait that long, so it is as good as none. */
export function forgetLongDeadline(headers: IncomingHttpHeaders): void {
  for (const [name, wanted] of wishes(headers)) if (wanted > timerDelay(wanted)) delete headers[name];
}

/** Milliseconds that the client gives the call; undefined without a header of its protocol that can be read. */
export function callDeadline(headers: IncomingHttpHeaders): number | undefined {
  const type = headers['content-type'] ?? '';
  return wishes(headers).get(type.startsWith('application/grpc') ? 'grpc-timeout' : 'connect-timeout-ms');
}

function wishes(headers: IncomingHttpHeaders): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const grpc = GRPC.exec(String(headers['grpc-timeout']));
  if (grpc !== null) found.set('grpc-timeout', Number(grpc[1]) * UNITS[grpc[2]!]!);
  const connect = CONNECT.exec(String(headers['connect-timeout-ms']));
  if (connect !== null) found.set('connect-timeout-ms', Number(connect[1]));
  return found;
}
