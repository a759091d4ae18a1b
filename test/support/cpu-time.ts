/** CPU time of `referenceWork` on the machine on which the limits of the tests were chosen, in milliseconds. */
const REFERENCE = 7;

/**
 * Milliseconds of CPU time that this process spends until `task` is done, as on the machine on which the limits of the
 * tests were chosen: it is measured beside a fixed piece of work, so a limit on it holds on a slower machine and in a
 * process whose memory is nearly full. Unlike elapsed time it does not grow while other processes use the CPU.
 */
export async function cpuTimeOf(task: () => unknown): Promise<number> {
  const before = spentOn(referenceWork);
  const start = process.cpuUsage();
  await task();
  const spent = since(start);
  const after = spentOn(referenceWork);
  return (spent * REFERENCE) / Math.max(before, after);
}

function spentOn(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return since(start);
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const SAMPLE = Array.from({ length: 2_000 }, (_none, at) => ({ name: `item-${(at * 7919) % 2_003}`, at, on: [true] }));

/** Printing, parsing and sorting, as the tested code does. */
function referenceWork(): void {
  for (let round = 0; round < 4; round += 1) {
    const read = JSON.parse(JSON.stringify(SAMPLE)) as typeof SAMPLE;
    read.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
