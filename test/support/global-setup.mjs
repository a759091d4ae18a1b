import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts one server of each naming profile for the whole run, each on an embedded PostgreSQL of its own. */
export default async function globalSetup() {
  globalThis.sharedServers = await Promise.all(['cluster', 'kubernetes'].map(start));
}

async function start(naming) {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-apiserver-shared-'));
  const child = spawn(
    process.execPath,
    ['dist/src/cli/main.js', 'serve', `--data-dir=${join(folder, 'data')}`, '--secure-port=0', `--naming=${naming}`],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: '' } },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr = (stderr + text).slice(-1_000_000)));
  const kubeconfig = await new Promise((resolve, reject) => {
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      const found = /KUBECONFIG=(\S+)/.exec(stdout);
      if (found !== null && stdout.split('\n').length > 3) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the shared ${naming} server exited with ${code}: ${stderr}`)));
    setTimeout(() => reject(new Error(`the shared ${naming} server is not ready: ${stderr}`)), 60_000).unref();
  });
  process.env[`TEST_KUBECONFIG_${naming.toUpperCase()}`] = kubeconfig;
  return { child, folder, naming, log: () => stderr };
}
