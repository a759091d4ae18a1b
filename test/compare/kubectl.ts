import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { bothKubeconfigs } from './both-kubeconfigs.js';
import type { Flow } from './kubectl/flow.js';
import { FLOWS } from './kubectl/flows.js';
import { KINDS_MANIFEST } from './kubectl/kinds-manifest.js';
import { MANIFESTS } from './kubectl/manifests.js';
import { normalised } from './kubectl/normalised.js';
import { UNUSUAL_MANIFEST } from './kubectl/unusual-manifest.js';

const USAGE = 'usage: npm run compare:kubectl -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--only WORD]';
/** Longest time of one shell line, in milliseconds. */
const PATIENCE = 60_000;

/** Error messages whose rest differs, see docs/differences.md, "Sessions with kubectl". */
const KNOWN: readonly RegExp[] = [/^The request is invalid: /, /failed to create typed patch object/];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const [reference, ours] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(reference, ours);

/** Where a flow runs: a namespace with files, and kubectl's environment. */
interface Place {
  readonly folder: string;
  readonly kubeconfig: string;
  readonly node: string;
  readonly namespace: string;
}

/** A text with the names of the run filled in. */
function named(text: string, { node, namespace }: Place): string {
  return text.replaceAll('NODE', node).replace(/\bNAMESPACE\b|\bNS\b/g, namespace);
}

/** Runs each flow on both servers, in its own namespace, and prints differences. @returns 1 if there are any */
async function compare(referenceConfig: string, ownConfig: string): Promise<number> {
  const run = Date.now().toString(36);
  let lines = 0;
  let different = 0;
  let known = 0;
  for (const [at, flow] of FLOWS.filter(({ title }) => title.includes(values.only)).entries()) {
    const name = `kubectl-${run}-${at}`;
    const [theirs, own] = await Promise.all([referenceConfig, ownConfig].map((config) => runFlow(flow, config, name)));
    for (const [index, line] of flow.lines.entries()) {
      lines += 1;
      if (theirs![index] === own![index]) continue;
      if (KNOWN.some((words) => words.test(theirs![index]!) && words.test(own![index]!))) {
        known += 1;
        continue;
      }
      different += 1;
      console.log(`${flow.title}: ${line}\n--- reference\n${theirs![index]}\n--- ours\n${own![index]}\n`);
    }
  }
  console.log(`${lines} lines; ${known} known differences; ${different} differ`);
  return different === 0 ? 0 : 1;
}

async function runFlow(flow: Flow, config: string, name: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kubectl-'));
  const place = { folder, kubeconfig: join(folder, 'kubeconfig'), node: `${name}-node`, namespace: name };
  try {
    for (const [file, text] of Object.entries({
      ...MANIFESTS,
      'kinds.yaml': KINDS_MANIFEST,
      'unusual.yaml': UNUSUAL_MANIFEST,
    })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), named(text, place));
    }
    await shell(`cp ${config} kubeconfig && kubectl create ns ${name}`, place);
    await shell(`kubectl config set-context --current --namespace=${name}`, place);
    const outputs: string[] = [];
    for (const line of flow.lines) {
      outputs.push(normalised(await shell(named(line, place), place), name, folder));
    }
    await shell(`kubectl delete ns ${name} --wait=false`, place);
    return outputs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Output and errors of a shell line, with its exit code. */
function shell(line: string, { folder, kubeconfig }: Place): Promise<string> {
  const environment = { ...process.env, KUBECONFIG: kubeconfig, HOME: folder, KUBECTL_KUBERC: 'false' };
  return new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd: folder, env: environment, timeout: PATIENCE }, (error, out, errors) => {
      resolve(`${out}${errors}exit ${error?.code ?? 0}`);
    });
  });
}
