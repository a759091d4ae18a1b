/**
 * Milliseconds of CPU time that this process spends until `task` is done. Unlike elapsed time it does not grow while
 * other processes use the CPU, so a limit on it holds on a busy machine too.
 */
export async function cpuTimeOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
