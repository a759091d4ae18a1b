import { writeFileSync } from 'node:fs';
import type { JsonObject } from '../../src/json/types.js';
import { Api } from '../support/api.js';
import { exchange } from './exchange.js';
import { collectionPath, kindsOfBoth } from './kinds.js';
import { WARNED } from './warned-objects.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = `usage: npm run compare:warnings -- REFERENCE_KUBECONFIG OUR_KUBECONFIG [FILE]

Creates, without storing them, the objects of test/compare/warned-objects.ts on both servers, prints where their warnings
differ, and records in FILE what the reference warns of.`;

const given = process.argv.slice(2);
const [referenceConfig, ownConfig] = bothKubeconfigs(given, USAGE);
const file = given[2];
const [reference, ours] = [new Api(referenceConfig), new Api(ownConfig)];
const namespace = `warned-${Date.now().toString(36)}`;
const made = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };
const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
for (const api of [reference, ours]) {
  await api.post('/api/v1/namespaces', made);
  await api.post(`/api/v1/namespaces/${namespace}/serviceaccounts`, account);
}
const record: Record<string, Record<string, readonly string[]>> = {};
let differences = 0;
for (const kind of await kindsOfBoth(reference, ours)) {
  const apiVersion = kind.group === '' ? kind.version : `${kind.group}/${kind.version}`;
  const key = `${apiVersion} ${kind.kind} ${kind.resource}`;
  for (const [title, members] of Object.entries(WARNED[key] ?? {})) {
    const metadata = { name: 'warned', ...(members['metadata'] as JsonObject | undefined) };
    const step = {
      method: 'POST',
      path: `${collectionPath(kind, namespace)}?dryRun=All`,
      body: { ...members, apiVersion, kind: kind.kind, metadata },
    };
    const [theirs, own] = await Promise.all([exchange(reference, step), exchange(ours, step)]);
    const warnings = theirs.warnings.map((text) => JSON.parse(text) as string);
    (record[key] ??= {})[title] = warnings;
    const texts = own.warnings.map((text) => JSON.parse(text) as string);
    if (theirs.status === own.status && JSON.stringify(warnings) === JSON.stringify(texts)) continue;
    differences++;
    console.log(`${key}, ${title}: ${theirs.status} | ${own.status} (reference | ours)`);
    if (theirs.status >= 300) console.log(`  ${theirs.text.slice(0, 300)}`);
    for (const text of warnings) if (!texts.includes(text)) console.log(`  - ${text}`);
    for (const text of texts) if (!warnings.includes(text)) console.log(`  + ${text}`);
  }
}
await Promise.all([reference, ours].map((api) => api.delete(`/api/v1/namespaces/${namespace}`)));
if (file !== undefined) writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
console.log(`${Object.values(record).flatMap((one) => Object.keys(one)).length} objects, ${differences} differences`);
process.exitCode = differences === 0 ? 0 : 1;
