import type { IncomingHttpHeaders } from 'node:http';
import { timerDelay } from '../meta/timer.js';

/** Milliseconds of the units of `grpc-timeout` (gRPC over HTTP/2, "Requests"). */
const UNITS: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 };

const GRPC = /^(\d{1,8})([HMSmun])$/;
const CONNECT = /^(\d{1,10})$/;

/** Takes back a deadline of more than 24.8 days: no timer can wait for it, and a call that asks for it has none in effect. */
export function forgetLongDeadline(headers: IncomingHttpHeaders): void {
  for (const [name, wanted] of wishes(headers)) if (wanted > timerDelay(wanted)) delete headers[name];
}

/** Milliseconds that the client gives the call; undefined when it does not say, or in words that are none. */
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
