import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeScratch } from '../support/scratch.js';
import { makeDataDir, startServer } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const scratch = makeScratch('start-and-stop');

describe('a start that cannot succeed', () => {
  const taken = createServer();
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as AddressInfo).port;
    writeFileSync(join(scratch, 'file'), 'not a certificate');
  });
  afterAll(() => {
    taken.close();
  });

  test.each([
    ['a taken port', () => [`--secure-port=${port}`], /--secure-port: \d+ on 127\.0\.0\.1 is in use; /],
    ['an address of another machine', () => ['--bind-address=192.0.2.1'], /--bind-address: 192\.0\.2\.1 is no address/],
    ['an unknown version', () => ['--runtime-config=foo/v1=true'], /--runtime-config: "foo\/v1" names no/],
    ['a file as data dir', () => [`--data-dir=${scratch}/file`], /--data-dir: .*file: a part of the path is a file; /],
    [
      'a folder that cannot be created',
      () => ['--data-dir=/proc/data'],
      /--data-dir: \/proc\/data: no folder can be made/,
    ],
    ['no certificate', () => cert('file', 'file'), /--tls-cert-file: .*\/file holds no PEM certificate/],
    ['no file', () => cert('none', 'none'), /--tls-cert-file: .*\/none does not exist/],
    ['a URL of another kind', () => ['--database-url=http://a:geheim@b/c'], /--database-url: not a PostgreSQL URL; /],
  ])('%s: one line, exit code 2, and nothing was started', async (_what, flags, line) => {
    const dataDir = makeDataDir();
    await expect(startServer({ dataDir, flags: flags() })).rejects.toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(new RegExp(`^cluster-apiserver: ${line.source}[^\\n]*\\n$`)),
    });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  test('an unreachable database is reported after the wait, exit code 1, without the password', async () => {
    const dataDir = makeDataDir();
    const failed = startServer({ dataDir, flags: [`--database-url=postgres://app:geheim@127.0.0.1:1/shop`] });
    await expect(failed).rejects.toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(
        /\ncluster-apiserver: cannot use the database at 127\.0\.0\.1:1: [^\n]*; start Pos/,
      ),
    });
    await expect(failed).rejects.toMatchObject({ stderr: expect.not.stringContaining('geheim') });
  });

  function cert(certificate: string, key: string): string[] {
    return [`--tls-cert-file=${join(scratch, certificate)}`, `--tls-private-key-file=${join(scratch, key)}`];
  }
});

describe('signals', () => {
  test('two signals at once, as npm and a terminal send them, stop it gracefully', async () => {
    const server = await startServer();
    process.kill(server.pid, 'SIGINT');
    process.kill(server.pid, 'SIGTERM');
    expect(await server.stop()).toBe(0);
    expect(server.log()).toMatch(/"msg":"stopped"\}\n$/);
    expect(existsSync(join(server.dataDir, 'server.lock'))).toBe(false);
  });

  test('a signal during the start: exit code 0, and the next start is not blocked', async () => {
    const dataDir = makeDataDir();
    const child = spawn(
      process.execPath,
      ['dist/bundle/main.js', 'serve', `--data-dir=${dataDir}`, '--secure-port=0'],
      {
        stdio: 'ignore',
        env: { ...process.env, DATABASE_URL: '' },
      },
    );
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await waitFor(
      'the database files to be begun',
      () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes('postgres')),
    );
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    const server = await startServer({ dataDir });
    expect(await server.stop()).toBe(0);
  });

  test('Ctrl-C at a terminal, which reaches the whole process group, leaves the database to the server', async () => {
    const server = await startServer();
    const group = (pid: number): string =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[2]!;
    if (process.platform === 'linux') {
      const postmaster = Number(
        readFileSync(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      expect(group(postmaster)).not.toBe(group(server.pid));
    }
    expect(await server.stop()).toBe(0);
    expect(server.log()).not.toContain('starting it again');
  });
});
