import type { IncomingHttpHeaders } from 'node:http';
import { timerDelay } from '../meta/timer.js';

/** Milliseconds of the units of `grpc-timeout` (gRPC over HTTP/2, "Requests"). */
const UNITS = new Map([
  ['H', 3_600_000],
  ['M', 60_000],
  ['S', 1_000],
  ['m', 1],
  ['u', 1e-3],
  ['n', 1e-6],
]);

/** Takes back a deadline of more than 24.8 days: no timer can wait for it, and a call that asks for it has none in effect. */
export function forgetLongDeadline(headers: IncomingHttpHeaders): void {
  for (const [name, unit] of [
    ['grpc-timeout', UNITS.get(String(headers['grpc-timeout']).slice(-1)) ?? 0],
    ['connect-timeout-ms', 1],
  ] as const) {
    const wanted = Number.parseInt(String(headers[name]), 10) * unit;
    if (wanted > timerDelay(wanted)) delete headers[name];
  }
}
