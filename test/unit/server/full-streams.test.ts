import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const onLinux = existsSync('/dev/full') ? test : test.skip;
/** More than pipes can buffer, less than the log buffer. */
const LINES = 4_000;
const SCRIPT = `
  const { createLog } = await import('./src/telemetry/log.ts');
  const { logProcessEvents } = await import('./src/server/process-events.ts');
  const log = createLog({ level: 'info', terminal: false });
  logProcessEvents(log);
  for (let line = 0; line < ${LINES}; line += 1) log.info({ line, filler: 'x'.repeat(100) }, 'a line');
  process.stdout.write('said all\\n');
  process.stdin.resume();
  process.stdin.on('end', () => process.exit(7));
`;

function run(stdout: 'pipe' | number, stderr: 'pipe' | number): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', './test/support/register-ts.mjs', '--no-warnings', '--input-type=module', '-e', SCRIPT],
    { stdio: ['pipe', stdout, stderr] },
  );
}

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

test('a stuck log reader does not block the server, and misses nothing when it continues', async () => {
  const child = run('pipe', 'pipe');
  const over = ended(child);
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  let text = '';
  await new Promise<void>((resolve) =>
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes(`"line":${LINES - 1},`) && text.endsWith('\n')) resolve();
    }),
  );
  const lines = text.trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
    Array.from({ length: LINES }, (_none, line) => line),
  );
  child.stdin!.end();
  expect(await over).toBe(7);
});

onLinux('a full disk behind the log and the first lines does not end the server', async () => {
  const child = run(openSync('/dev/full', 'w'), openSync('/dev/full', 'w'));
  const over = ended(child);
  child.stdin!.end();
  expect(await over).toBe(7);
});

test('closed readers of log and stdout do not end the server', async () => {
  const child = run('pipe', 'pipe');
  const over = ended(child);
  child.stdout!.destroy();
  child.stderr!.destroy();
  child.stdin!.end();
  expect(await over).toBe(7);
});
