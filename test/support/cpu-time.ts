/**
 * Milliseconds of processor time that this process spends until `task` is done. Unlike the time on the wall it does not
 * grow while other processes have the processor, so a bound on it holds on a busy machine too.
 */
export async function cpuTimeOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
