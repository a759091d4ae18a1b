import type { Random } from '../random.js';
import type { WatchedKind } from './watched-kind.js';
import type { StreamRequest, Transport } from './transports.js';

/** The objects that the requests of a round name. */
export interface Target {
  readonly kind: WatchedKind;
  /** Prefix of every name of the round. */
  readonly tag: string;
  readonly namespace: string;
  readonly names: readonly string[];
}

/** A watch whose path may contain `$V3`, the version that the third write returned, and `$NOW`, the current one. */
export type WatchRequest = StreamRequest;

const TRANSPORTS: readonly Transport[] = ['http1', 'http1', 'http2', 'websocket'];
const BINARY = 'application/vnd.kubernetes.protobuf';
const VIEWS = ['v1', 'v1beta1'].flatMap((version) =>
  ['Table', 'PartialObjectMetadata'].map((view) => `as=${view};v=${version};g=meta.k8s.io`),
);
const LABELS = [
  'tier=a',
  'tier==b',
  'tier!=a',
  'tier in (a,b)',
  'tier notin (a)',
  'tier',
  '!tier',
  'rank>1',
  'rank<2',
  'tier=a,rank',
  'tier=none',
];

/** Parameters that are wrong, alone or beside others. */
const WRONG: readonly (readonly [name: string, value: string])[] = [
  ['fieldSelector', 'spec.unknown=x'],
  ['fieldSelector', 'metadata.name'],
  ['fieldSelector', 'metadata.name=a,'],
  ['labelSelector', 'a in b'],
  ['labelSelector', 'a=b=c'],
  ['labelSelector', '-a'],
  ['timeoutSeconds', 'soon'],
  ['allowWatchBookmarks', 'yes'],
  ['sendInitialEvents', 'yes'],
  ['resourceVersionMatch', 'Exact'],
  ['resourceVersionMatch', 'Any'],
  ['includeObject', 'All'],
  ['limit', '1'],
  ['continue', 'x'],
];

/** Seconds until the server ends a watch. */
export const SECONDS = 10;

/** Path of the objects of a round in a version of the kind. */
export function collectionOf({ kind, namespace }: Target, root = kind.versions[0]![0]): string {
  return `${root}/${kind.namespaced ? `namespaces/${namespace}/` : ''}${kind.resource}`;
}

/** A random watch. @param versions the writes whose versions it may begin with, by their place */
export function watchRequestOf(
  random: Random,
  target: Target,
  versions: readonly number[],
  seconds = SECONDS,
): WatchRequest {
  const { kind, namespace, names } = target;
  const [root] = random.pick(kind.versions);
  const query = new Map<string, string>([['timeoutSeconds', String(seconds)]]);
  const scope = random.below(10);
  const collection = collectionOf(target, root);
  let path = collection;
  const watchPath = (of: string): string => of.replace(/^(\/api\/v1|\/apis\/[^/]+\/[^/]+)\//, '$1/watch/');
  if (scope < 3) query.set('watch', random.pick(['1', 'true']));
  else if (scope < 5) {
    path = `${root}/${kind.resource}`;
    query.set('watch', 'true');
  } else if (scope < 6) {
    query.set('watch', 'true');
    query.set('fieldSelector', `metadata.name=${random.pick(names)}`);
  } else if (scope < 7) path = watchPath(random.pick([collection, `${root}/${kind.resource}`]));
  else if (scope < 8) path = `${watchPath(collection)}/${random.pick(names)}`;
  else {
    query.set('watch', '1');
    const byName = [`metadata.name!=${names[0]!}`, ...(kind.namespaced ? [`metadata.namespace=${namespace}`] : [])];
    query.set('fieldSelector', random.pick([...kind.fields, ...kind.fields, ...byName]));
  }
  if (random.below(3) === 0) query.set('labelSelector', random.pick(LABELS));
  startOf(random, versions, query);
  const accept = acceptOf(random, kind);
  if (accept.includes('Table') && random.below(2) === 0) {
    query.set('includeObject', random.pick(['None', 'Metadata', 'Object']));
  }
  if (random.below(8) === 0) query.set('pretty', 'true');
  if (random.below(15) === 0) {
    const [name, value] = random.pick(WRONG);
    query.set(name, value);
    // Which of two errors is reported differs (docs/differences.md).
    if (name === 'includeObject') query.delete('sendInitialEvents');
  }
  const transport = random.pick(TRANSPORTS);
  const parameters = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%24', '$')}`);
  return {
    transport,
    path: `${path}?${parameters.join('&')}`,
    headers: {
      'user-agent': 'watcher',
      ...(accept === '' ? {} : { accept }),
      ...(random.below(4) === 0 ? { 'accept-encoding': 'gzip' } : {}),
    },
  };
}

function startOf(random: Random, versions: readonly number[], query: Map<string, string>): void {
  const version = random.pick(['', '', '0', '$NOW', ...versions.slice(-6).map((at) => `$V${at}.`)]);
  if (version !== '') query.set('resourceVersion', version);
  const initial = random.below(4);
  if (initial === 0) {
    query.set('sendInitialEvents', 'true');
    query.set('resourceVersionMatch', 'NotOlderThan');
    query.set('allowWatchBookmarks', 'true');
  } else if (initial === 1 && random.below(2) === 0) {
    query.set('sendInitialEvents', 'false');
    query.set('resourceVersionMatch', 'NotOlderThan');
  } else if (random.below(3) === 0) query.set('allowWatchBookmarks', 'true');
  else if (random.below(12) === 0) query.set('sendInitialEvents', 'true');
  else if (random.below(25) === 0) query.set('resourceVersion', '1');
}

function acceptOf(random: Random, kind: WatchedKind): string {
  const json = 'application/json';
  const view = random.pick(VIEWS);
  const choices = [
    '',
    json,
    json,
    `${json};stream=watch`,
    '*/*',
    `${json};${view}`,
    `${json};${view}`,
    `${json};${view},${json}`,
    `${json};stream=watch;${view}`,
    ...(random.below(3) === 0 ? ['application/yaml', `application/yaml;${view}`, `text/html`, `${json};as=Rows`] : []),
    ...(kind.custom === true && random.below(3) > 0
      ? []
      : [
          BINARY,
          BINARY,
          `${BINARY};stream=watch`,
          `${BINARY};as=PartialObjectMetadata;v=v1;g=meta.k8s.io`,
          `${BINARY},${json}`,
          `${BINARY};${view}`,
        ]),
  ];
  return random.pick(choices);
}
