import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process, for comparison only: clock ticks since boot on Linux, seconds elsewhere. undefined when
 * no such process is alive (a zombie is not).
 */
export function processStartTime(pid: number): number | undefined {
  if (process.platform === 'linux') {
    try {
      // the command name in parentheses may hold spaces; fields count from after the last parenthesis
      const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? undefined : Number(fields[19]);
    } catch {
      return undefined;
    }
  }
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return text === '' ? undefined : Math.floor(Date.parse(text) / 1000);
  } catch {
    return undefined;
  }
}
