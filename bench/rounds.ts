import { load } from './http-load.js';
import { processorTime } from './server-process.js';

/** Ours and the reference take turns so often, so that a busy moment of the machine hits both; the middle one counts. */
export const ROUNDS = 5;

/** What is measured: a server with its database, or processes that belong together. */
export interface Measured {
  readonly pid: number | readonly number[];
}

/** The values of each measurement, one per round; in a round each measurement has its turn. */
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
 * Processor time that a server and its database use while something is done, in ms; the time by the clock where that is
 * not known. Unlike the clock it is hardly changed by what else the machine does.
 */
export async function effort({ pid }: Measured, work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid);
  const started = performance.now();
  await work();
  const after = processorTime(pid);
  return before === undefined || after === undefined ? performance.now() - started : after - before;
}

/** Requests of one kind, sent over some connections as fast as they are answered. */
export interface Requests {
  readonly connections: number;
  readonly count: number;
  readonly request: () => Buffer;
}

/**
 * Processor time that each request takes a server and its database, in ms, without what opening the connections takes.
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
  const { failures } = await loading;
  if (failures > 0) throw new Error(`${failures} requests of the benchmark failed`);
  return busy / requests.count;
}
