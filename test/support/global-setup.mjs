import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../codegen/bundle/bundle.mjs';
import scratchSetup from './scratch-setup.mjs';

/** Longest wait for a shared server, in ms: both create a database concurrently, perhaps on one slow core. */
const LONGEST_START = 300_000;

/**
 * Builds the program if a source changed and starts one server of each naming profile for the whole run, each on an
 * embedded PostgreSQL of its own.
 *
 * @throws Error with the server's output when one does not start; none is left running then
 */
export default async function globalSetup() {
  scratchSetup();
  await bundle();
  const servers = ['cluster', 'kubernetes'].map(start);
  globalThis.sharedServers = servers;
  try {
    for (const { ready } of servers) await ready;
  } catch (error) {
    for (const { child } of servers) child.kill('SIGKILL');
    throw error;
  }
}

function start(naming) {
  const folder = join(globalThis.testScratch, `shared-${naming}`);
  mkdirSync(folder);
  const child = spawn(
    process.execPath,
    [
      'dist/bundle/main.js',
      'serve',
      `--data-dir=${join(folder, 'data')}`,
      '--secure-port=0',
      `--naming=${naming}`,
      // Tests rely on namespaces that contain only their own objects.
      '--controllers=*,-root-ca-certificate-publisher-controller',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: '' } },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr = (stderr + text).slice(-1_000_000)));
  const ready = new Promise((resolve, reject) => {
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      const found = /KUBECONFIG=(\S+)/.exec(stdout);
      if (found === null || stdout.split('\n').length <= 3) return;
      process.env[`TEST_KUBECONFIG_${naming.toUpperCase()}`] = found[1];
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`the shared ${naming} server exited with ${code}: ${stderr}`)));
    setTimeout(() => reject(new Error(`the shared ${naming} server is not ready: ${stderr}`)), LONGEST_START).unref();
  });
  ready.catch(() => undefined);
  return { child, naming, ready, log: () => stderr };
}
