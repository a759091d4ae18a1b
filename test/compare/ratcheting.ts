import { readFileSync, writeFileSync } from 'node:fs';
import { printJson } from '../../src/json/print.js';
import type { JsonObject } from '../../src/json/types.js';
import { Api } from '../support/api.js';
import { exchange } from './exchange.js';
import { collectionPath, type ComparedKind, kindsOfBoth } from './kinds.js';
import { withValue } from './mutations.js';
import { normalise } from './normalise.js';
import { samplesOf } from './objects.js';
import { asStored, causesOf, parseRecord, printRecord, type RecordedMistake } from './recorded.js';
import { named } from './sequences.js';

const USAGE = `usage: npm run compare:ratcheting -- REFERENCE_KUBECONFIG ETCD_URL FILE [KIND...]

Puts every mistake of test/golden/mistakes.json into the etcd of the reference as if it were stored already, adds a label
to the object, and records in FILE what the reference says of that.`;

/** The unique name of the objects, and the value that distinguishes them from others of that name. */
const NAME = 'mistaken';
const STORED = { name: NAME, uid: '7d5bd0a2-5b62-4c6d-8f0b-3c0f3a1c2b11' };
/** Definitions and API services affect the server itself. */
const LEFT_OUT = new Set(['customresourcedefinitions', 'apiservices', 'namespaces']);

const [kubeconfig, etcd, file, ...wanted] = process.argv.slice(2);
if (kubeconfig === undefined || etcd === undefined || file === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const api = new Api(kubeconfig);
const namespace = `ratchet-${Date.now().toString(36)}`;
const mistakes = parseRecord(readFileSync('test/golden/mistakes.json', 'utf8'));
const record: Record<string, RecordedMistake[]> = {};

await api.post('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
for (const kind of await kindsOfBoth(api, api)) {
  if (LEFT_OUT.has(kind.resource) || !kind.verbs.includes('update')) continue;
  if (wanted.length > 0 && !wanted.includes(kind.resource)) continue;
  const version = kind.group === '' ? kind.version : `${kind.group}/${kind.version}`;
  const key = `${version} ${kind.kind} ${kind.resource}`;
  if (mistakes[key] !== undefined) record[key] = await updatesOf(kind, mistakes[key]);
}
await api.delete(`/api/v1/namespaces/${namespace}`);
writeFileSync(file, printRecord(record));

/** The reference's answer to a new label on each object with a mistake. */
async function updatesOf(kind: ComparedKind, all: readonly RecordedMistake[]): Promise<RecordedMistake[]> {
  const path = collectionPath(kind, namespace);
  const samples = samplesOf(kind, namespace);
  const found: RecordedMistake[] = [];
  let place: string | undefined;
  for (const mistake of all) {
    if (mistake.place[0] === 'metadata') continue;
    const sample = asStored(kind, samples[mistake.sample ?? 0]!, namespace, STORED);
    place ??= await placeInEtcd(path, samples);
    if (place === undefined) break;
    await put(place, withValue(sample, mistake.place, mistake.wrong) as JsonObject);
    const answer = await exchange(api, {
      method: 'PATCH',
      path: `${path}/${NAME}?dryRun=All`,
      body: { metadata: { labels: { touched: 'x' } } },
      type: 'application/merge-patch+json',
    });
    const { place: at, wrong, sample: index } = mistake;
    // An object that cannot be decoded from the store says nothing about updates.
    if (answer.status !== 200 && answer.status !== 422) continue;
    const causes = answer.status === 200 ? [] : causesOf(normalise(answer));
    // For the rule that parameters are immutable, the reference distinguishes a stored empty map from an absent one.
    if (causes.some((cause) => cause.startsWith('parameters FieldValueForbidden'))) continue;
    // Policies stored as an empty list are read as absent by the reference, and defaulted.
    if (causes.length === 0 && at.includes('policies') && at.includes('behavior')) continue;
    found.push({
      ...(index !== undefined && { sample: index }),
      place: at,
      ...(wrong !== undefined && { wrong }),
      causes,
    });
  }
  if (place !== undefined) await call('deleterange', { key: encoded(place) });
  return found;
}

/** The key of the kind's object in etcd, found by creating one; undefined when none of the samples is accepted. */
async function placeInEtcd(path: string, samples: readonly JsonObject[]): Promise<string | undefined> {
  for (const sample of samples) {
    const { status } = await api.post(path, named(sample, NAME));
    if (status !== 201) continue;
    const answer = await call('range', {
      key: encoded('/registry/'),
      range_end: encoded('/registry0'),
      keys_only: true,
    });
    const keys = ((answer['kvs'] ?? []) as { key: string }[]).map(({ key }) => Buffer.from(key, 'base64').toString());
    const resource = path.split('/').at(-1)!;
    const [key] = keys.filter((one) => one.endsWith(`/${NAME}`)).sort((a) => (a.includes(resource) ? -1 : 1));
    return key;
  }
  return undefined;
}

async function put(key: string, object: JsonObject): Promise<void> {
  await call('put', { key: encoded(key), value: encoded(printJson(object)) });
}

function encoded(text: string | Buffer): string {
  return Buffer.from(text as string).toString('base64');
}

async function call(what: string, body: JsonObject): Promise<JsonObject> {
  const answer = await fetch(`${etcd}/v3/kv/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`etcd: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as JsonObject;
}
