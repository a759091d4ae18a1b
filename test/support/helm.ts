import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from './scratch.js';

/** Whether Helm 3 or newer is installed; if not, says so on stderr. */
export function hasHelm(): boolean {
  try {
    const version = execFileSync('helm', ['version', '--short'], { stdio: 'pipe' }).toString();
    if (/^v[3-9]\./.test(version)) return true;
  } catch {
    // not installed
  }
  process.stderr.write('no Helm 3 or newer is on this machine: its test is left out\n');
  return false;
}

const CHART: Readonly<Record<string, string>> = {
  'Chart.yaml': 'apiVersion: v2\nname: small\nversion: 0.1.0\n',
  'values.yaml': 'replicas: 1\nimage: nginx:1.27\n',
  'templates/all.yaml': `
apiVersion: v1
kind: ConfigMap
metadata: { name: {{ .Release.Name }}-conf }
data: { image: {{ .Values.image | quote }} }
---
apiVersion: v1
kind: Service
metadata: { name: {{ .Release.Name }} }
spec: { selector: { app: {{ .Release.Name }} }, ports: [{ port: 80, name: http }] }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: {{ .Release.Name }} }
spec:
  replicas: {{ .Values.replicas }}
  selector: { matchLabels: { app: {{ .Release.Name }} } }
  template:
    metadata: { labels: { app: {{ .Release.Name }} } }
    spec: { containers: [{ name: web, image: {{ .Values.image | quote }} }] }
`,
};

/** An unmodified Helm with a kubeconfig, a namespace and one small chart: a ConfigMap, a Service and a Deployment. */
export class Helm {
  readonly #folder = makeScratch('helm');
  readonly #base: readonly string[];
  readonly chart = join(this.#folder, 'chart');

  constructor(kubeconfig: string, namespace: string) {
    this.#base = [`--kubeconfig=${kubeconfig}`, `--namespace=${namespace}`];
    mkdirSync(join(this.chart, 'templates'), { recursive: true });
    for (const [path, text] of Object.entries(CHART)) writeFileSync(join(this.chart, path), text);
  }

  /** Runs and returns stdout. @throws Error with the output when the exit code is not 0 */
  run(...args: string[]): Promise<string> {
    const env = { ...process.env, HELM_CACHE_HOME: join(this.#folder, 'cache') };
    return new Promise((resolve, reject) => {
      execFile('helm', [...this.#base, ...args], { timeout: 120_000, env }, (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`helm ${args.join(' ')}: ${stdout}\n${stderr}`));
      });
    });
  }
}
