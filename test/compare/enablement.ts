import { parseArgs } from 'node:util';
import { apiVersionOf } from '../../src/meta/gvk.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinGroups } from '../../src/resources/builtin.js';
import { Api, type ApiResponse } from '../support/api.js';
import { bothKubeconfigs } from './both-kubeconfigs.js';

const USAGE = `usage: npm run compare:enablement -- REFERENCE_KUBECONFIG OUR_KUBECONFIG

Compares what two servers that were started with the same --runtime-config and --feature-gates say that they serve: the
groups, the resources of each version, aggregated discovery, the paths of all OpenAPI documents, and what is said of
each resource that is not served.`;

/** Served by decision although the reference no longer does (docs/differences.md). */
const OURS_ONLY =
  /^(flowcontrol\.apiserver\.k8s\.io\/v1beta3|authentication\.k8s\.io\/v1(alpha1|beta1))\b|^admissionregistration\.k8s\.io\/v1(alpha1|beta1)\b.*validatingadmissionpolic/;

const { positionals } = parseArgs({ allowPositionals: true });
const [reference, ours] = bothKubeconfigs(positionals, USAGE).map((config) => new Api(config)) as [Api, Api];

interface NamedVersion {
  readonly version: string;
}
interface Group {
  readonly name: string;
  readonly versions: readonly NamedVersion[];
  readonly preferredVersion: NamedVersion;
}
interface Resource {
  readonly name: string;
  readonly kind: string;
  readonly verbs: readonly string[];
  readonly [member: string]: unknown;
}
interface DiscoveredVersion extends NamedVersion {
  readonly resources?: readonly unknown[];
  readonly freshness: string;
}
interface DiscoveredGroup {
  readonly metadata: { readonly name?: string };
  readonly versions: readonly DiscoveredVersion[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const everything = builtinGroups(namingProfile('kubernetes')).flatMap(({ group, versions }) =>
  versions.map(({ version, resources }) => ({
    path: group === '' ? `/api/${version}` : `/apis/${group}/${version}`,
    name: apiVersionOf(group, version),
    resources: resources.map(({ definition }) => definition.resource),
  })),
);
const [theirs, own] = await Promise.all([reference, ours].map(linesOf));
const isMeant = (line: string): boolean => OURS_ONLY.test(line.replace(/^[^:]*: /, ''));
const missing = [...theirs!].filter((line) => !own!.has(line) && !isMeant(line));
const added = [...own!].filter((line) => !theirs!.has(line) && !isMeant(line));
for (const line of missing) console.log(`- ${line}`);
for (const line of added) console.log(`+ ${line}`);
console.log(`${theirs!.size} lines of the reference, ${own!.size} of ours; ${missing.length + added.length} differ`);
process.exitCode = missing.length + added.length === 0 ? 0 : 1;

/** Everything a server publishes about what it serves, as lines that begin with their source. */
async function linesOf(api: Api): Promise<ReadonlySet<string>> {
  const lines = new Set<string>();
  const say = (from: string, line: unknown): void => {
    lines.add(`${from}: ${typeof line === 'string' ? line : JSON.stringify(line)}`);
  };
  await sayGroups(api, say);
  for (const path of ['/api', '/apis']) await sayAggregated(api, path, say);
  for (const { path, name, resources } of everything) {
    const list = await api.get(path);
    if (list.status !== 200) say('version', `${name} ${refusal(list)}`);
    const served = list.status === 200 ? (list.json['resources'] as readonly Resource[]) : [];
    for (const { verbs, storageVersionHash: _hash, ...rest } of served) {
      say('resource', `${name} ${JSON.stringify({ ...(sorted(rest) as object), verbs: [...verbs].sort() })}`);
    }
    for (const plural of resources) {
      if (!served.some((one) => one.name === plural)) {
        say('off', `${name} ${plural} ${refusal(await api.get(`${path}/${plural}`))}`);
      }
    }
  }
  await sayOpenApi(api, say);
  return lines;
}

type Say = (from: string, line: unknown) => void;

async function sayGroups(api: Api, say: Say): Promise<void> {
  say('core', (await api.get('/api')).json['versions']);
  const groups = (await api.get('/apis')).json['groups'] as readonly Group[];
  say(
    'order',
    groups.map(({ name }) => name).filter((name) => !OURS_ONLY.test(`${name}/v1beta3`)),
  );
  for (const { name, versions, preferredVersion } of groups) {
    const shown = versions.map(({ version }) => version).filter((each) => !OURS_ONLY.test(`${name}/${each}`));
    say('group', `${name} ${shown.join()} ${preferredVersion.version}`);
  }
}

async function sayAggregated(api: Api, path: string, say: Say): Promise<void> {
  const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
  const { items } = (await api.get(path, { accept })).json as { items: readonly DiscoveredGroup[] };
  for (const { metadata, versions } of items) {
    for (const { version, resources = [], freshness } of versions) {
      const name = apiVersionOf(metadata.name ?? '', version);
      say('aggregated', `${name} ${freshness}`);
      // The reference names a kind of the version itself without its group and version.
      const [group = '', own = ''] = [metadata.name, version];
      for (const resource of resources) {
        const text = JSON.stringify(sorted(resource));
        const whole = text.replaceAll(
          /"group":"","kind":"(\w+)","version":""/g,
          `"group":"${group}","kind":"$1","version":"${own}"`,
        );
        say('aggregated', `${name} ${whole}`);
      }
    }
  }
}

async function sayOpenApi(api: Api, say: Say): Promise<void> {
  const index = (await api.get('/openapi/v3')).json['paths'] as Readonly<Record<string, unknown>>;
  for (const path of Object.keys(index)) {
    const name = path.replace(/^apis?\//, '');
    say('openapi v3', name);
    const document = (await api.get(`/openapi/v3/${path}`)).json as unknown as Document;
    for (const line of operationsOf(document)) say('openapi v3', `${name} ${line}`);
  }
  for (const line of operationsOf((await api.get('/openapi/v2')).json as unknown as Document)) {
    say('openapi v2', line.replace(/^\/apis?\//, ''));
  }
}

function operationsOf({ paths }: Document): readonly string[] {
  const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];
  return Object.entries(paths).map(
    ([path, item]) => `${path} ${methods.filter((method) => item[method] !== undefined).join()}`,
  );
}

/** Every error is a Status in ours, also that of an unknown path. */
function refusal({ status, text }: ApiResponse): string {
  const missing = text.trim() === '404 page not found' || text.includes('could not find the requested resource');
  return `${status} ${missing ? 'not there' : text.trim()}`;
}

/** The same with members and lists sorted, so that equal values print equally. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    const textOf = (item: unknown): string => (typeof item === 'string' ? item : JSON.stringify(item));
    return items.sort((left, right) => (textOf(left) < textOf(right) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
