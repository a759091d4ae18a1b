import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { JsonObject } from '../../src/json/types.js';
import { CHARTS, comparedChart } from '../support/charts.js';

/**
 * Applies the manifests of test/golden/charts.yaml to the reference and writes the served objects to
 * test/golden/charts.json.
 */
const [kubeconfig] = process.argv.slice(2);
if (kubeconfig === undefined) {
  console.error('usage: npm run compare:charts -- REFERENCE_KUBECONFIG');
  process.exit(2);
}
const namespace = `charts-${Date.now().toString(36)}`;

function kubectl(...args: readonly string[]): string {
  return execFileSync('kubectl', [`--kubeconfig=${kubeconfig}`, `--namespace=${namespace}`, ...args], {
    maxBuffer: 64 << 20,
    timeout: 120_000,
  }).toString();
}

kubectl('create', 'namespace', namespace);
try {
  kubectl('apply', '-f', CHARTS);
  const { items } = JSON.parse(kubectl('get', '-f', CHARTS, '-o', 'json')) as { items: readonly JsonObject[] };
  writeFileSync('test/golden/charts.json', `${JSON.stringify(items.map(comparedChart), null, 2)}\n`);
} finally {
  kubectl('delete', '-f', CHARTS, '--ignore-not-found', '--wait=false');
  kubectl('delete', 'namespace', namespace, '--wait=false');
}
