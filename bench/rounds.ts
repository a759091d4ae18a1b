import { load } from './http-load.js';
import { processorTime } from './server-process.js';

/** How often ours and the reference alternate, so that a busy moment of the machine affects both; the median counts. */
export const ROUNDS = 5;

/** What is measured: a server with its database, or related processes. */
export interface Measured {
  readonly pid: number | readonly number[];
}

/** The values of each measurement, one per round; each round runs every measurement. */
export async function inTurns<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
  rounds = ROUNDS,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(measurements) as Name[];
  const values = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) values.get(name)!.push(await measurements[name]());
  }
  return Object.fromEntries(values) as unknown as Record<Name, readonly number[]>;
}

/**
 * CPU time of a server and its database during a task, in ms; elapsed time where that is unknown. Unlike elapsed time
 * it hardly depends on other load of the machine.
 */
export async function effort({ pid }: Measured, work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid);
  const started = performance.now();
  await work();
  const after = processorTime(pid);
  return before === undefined || after === undefined ? performance.now() - started : after - before;
}

/** Requests of one kind, sent over several connections as fast as they are answered. */
export interface Requests {
  readonly connections: number;
  readonly count: number;
  readonly request: () => Buffer;
}

/**
 * CPU time of each request on a server and its database, in ms, without opening the connections.
 *
 * @throws Error when one is not answered 2xx
 */
export async function effortOfEach(
  server: Measured & { readonly target: Parameters<typeof load>[0] },
  requests: Requests,
): Promise<number> {
  let begin = (): void => {};
  const opened = new Promise<void>((resolve) => (begin = resolve));
  const options = { ...requests, milliseconds: Number.POSITIVE_INFINITY, opened: () => begin() };
  const loading = load(server.target, options);
  await Promise.race([opened, loading]);
  const busy = await effort(server, () => loading);
  await loading;
  return busy / requests.count;
}
