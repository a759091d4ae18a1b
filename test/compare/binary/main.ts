import { parseArgs } from 'node:util';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { Api } from '../../support/api.js';
import { bothKubeconfigs } from '../both-kubeconfigs.js';
import { kindsOfBoth } from '../kinds.js';
import { KNOWN } from '../known.js';
import { BINARY_KNOWN } from './known.js';
import { differencesOf, normalise } from '../normalise.js';
import { type BinaryStep, exchangeBytes, withType } from './bodies.js';
import { otherRequestsOf } from './other-requests.js';
import { livesOf } from './steps.js';

const USAGE = 'usage: npm run compare:binary -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [--only WORD]';
const AT_ONCE = 12;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '200' },
  },
});
const [referenceConfig, ownConfig] = bothKubeconfigs(positionals, USAGE);

process.exitCode = await compare(new Api(referenceConfig), new Api(ownConfig));

/** Sends the same bytes to both servers and prints differences. @returns 1 if there are any */
async function compare(reference: Api, ours: Api): Promise<number> {
  const namespace = `binary-${Date.now().toString(36)}`;
  const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
  await Promise.all([reference.post('/api/v1/namespaces', made), ours.post('/api/v1/namespaces', made)]);
  const definitions = builtinResources(namingProfile('kubernetes')).map(({ definition }) => definition);
  const kinds = await kindsOfBoth(reference, ours);
  const sequences = [
    ...kinds.flatMap((kind, at) => {
      const definition = definitions.find(
        ({ group, version, resource }) =>
          group === kind.group && version === kind.version && resource === kind.resource,
      );
      return definition === undefined ? [] : livesOf(kind, definition, namespace, at);
    }),
    ...otherRequestsOf(kinds, namespace, Number(values.rounds)),
  ].filter(({ title }) => title.includes(values.only));
  const findings = new Map<string, { count: number; readonly text: string }>();
  const known = new Map<string, number>();
  let requests = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    for (let sequence = sequences[next++]; sequence !== undefined; sequence = sequences[next++]) {
      for (const step of sequence.steps) {
        requests += 1;
        const answers = await Promise.all([exchangeBytes(reference, step), exchangeBytes(ours, step)]);
        const [theirs, own] = answers.map((answer) => withType(answer, normalise(answer)));
        const lines = differencesOf(theirs!, own!);
        if (lines.length === 0) continue;
        const answered = { step: asStep(step), reference: theirs!, ours: own! };
        const meant = values.all ? undefined : [...BINARY_KNOWN, ...KNOWN].find(({ matches }) => matches(answered));
        if (meant !== undefined) {
          known.set(meant.id, (known.get(meant.id) ?? 0) + 1);
          continue;
        }
        const signature = lines.join('\n').replace(/\d+/g, '0');
        const seen = findings.get(signature);
        if (seen !== undefined) seen.count += 1;
        else {
          const text = `${sequence.title}\n   ${step.method} ${step.path} accept ${step.accept ?? ''} ${step.note ?? ''}\n   ${lines.join('\n   ')}`;
          findings.set(signature, { count: 1, text });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
  for (const { count, text } of [...findings.values()].sort((left, right) => right.count - left.count)) {
    console.log(`${count}x ${text}`);
  }
  for (const [id, count] of known) console.log(`known: ${id} (docs/differences.md), ${count} times`);
  console.log(`${sequences.length} sequences, ${requests} requests, ${findings.size} differences (reference | ours)`);
  return findings.size === 0 ? 0 : 1;
}

function asStep({ method, path, type, accept }: BinaryStep): {
  method: string;
  path: string;
  type?: string;
  accept?: string;
} {
  return { method, path, ...(type === undefined ? {} : { type }), ...(accept === undefined ? {} : { accept }) };
}
