import type { JsonObject } from '../../json/types.js';
import { badRequest, serviceUnavailable } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import { isTrue } from '../../request/parse-info.js';
import type { Query } from '../request/query.js';
import { objectsAt, textAt } from '../../resources/strategies/members.js';
import { type Destination, member } from './destination.js';

const USUAL_PORT = 10250;
/** Supported log options; other query parameters are not forwarded. */
const LOG_OPTIONS = [
  'follow',
  'previous',
  'sinceSeconds',
  'sinceTime',
  'timestamps',
  'tailLines',
  'limitBytes',
  'stream',
];
/** The node agent's names for streams. */
const STREAMS: Readonly<Record<string, string>> = { stdin: 'input', stdout: 'output', stderr: 'error', tty: 'tty' };

/** The address of a node's agent: the first one of a preferred type. @throws StatusError 503 without one */
export function agentOf(node: KubeObject, preferredTypes: readonly string[]): Pick<Destination, 'host' | 'port'> {
  const addresses = objectsAt(node['status'], 'addresses');
  for (const type of preferredTypes) {
    const found = addresses.find((each) => textAt(each, 'type') === type);
    const host = textAt(found, 'address');
    if (host === '') continue;
    const port = member(member(member(node['status'], 'daemonEndpoints'), 'kubeletEndpoint'), 'Port');
    return { host, port: typeof port === 'number' && port > 0 ? port : USUAL_PORT };
  }
  const name = node.metadata.name ?? '';
  throw serviceUnavailable(`no preferred addresses found; known addresses: [${known(addresses)}] (node ${name})`);
}

function known(addresses: readonly JsonObject[]): string {
  return addresses.map((each) => `${textAt(each, 'type')}=${textAt(each, 'address')}`).join(' ');
}

/** The name of the node that a pod runs on. @throws StatusError 400 for a pod without one */
export function nodeOf(pod: KubeObject): string {
  const name = textAt(pod['spec'], 'nodeName');
  if (name === '') throw badRequest(`pod ${pod.metadata.name ?? ''} does not have a host assigned`);
  return name;
}

/**
 * The path at the node agent for `log`, `exec`, `attach` and `portforward` of a pod, with the options it supports.
 *
 * @throws StatusError 400 for an unknown container, or none named among several
 */
export function agentPath(pod: KubeObject, subresource: string, query: Query): string {
  const { namespace = '', name = '' } = pod.metadata;
  const place = `${encodeURIComponent(namespace)}/${encodeURIComponent(name)}`;
  if (subresource === 'portforward')
    return `/portForward/${place}${queryText(query.all('ports').map((port): Pair => ['port', port]))}`;
  const container = containerOf(pod, query.get('container') ?? '');
  const at = `${place}/${encodeURIComponent(container)}`;
  if (subresource === 'log') return `/containerLogs/${at}${queryText(pick(query, LOG_OPTIONS))}`;
  // The node agent names these options differently.
  const streams = pick(query, Object.keys(STREAMS)).flatMap(([option, value]): Pair[] =>
    isTrue(value) ? [[STREAMS[option]!, '1']] : [],
  );
  const commands = subresource === 'exec' ? query.all('command').map((word): Pair => ['command', word]) : [];
  return `/${subresource}/${at}${queryText([...streams, ...commands])}`;
}

type Pair = readonly [name: string, value: string];

function pick(query: Query, names: readonly string[]): Pair[] {
  return names.flatMap((name): Pair[] => {
    const value = query.get(name);
    return value === undefined ? [] : [[name, value]];
  });
}

function queryText(pairs: readonly Pair[]): string {
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString()}`;
}

function containerOf(pod: KubeObject, asked: string): string {
  const spec = pod['spec'];
  const containers = objectsAt(spec, 'containers');
  const all = [...objectsAt(spec, 'initContainers'), ...containers, ...objectsAt(spec, 'ephemeralContainers')];
  const names = all.map((each) => textAt(each, 'name'));
  const { name = '' } = pod.metadata;
  if (asked !== '') {
    if (names.includes(asked)) return asked;
    throw badRequest(`container ${asked} is not valid for pod ${name}`);
  }
  if (containers.length === 1) return textAt(containers[0], 'name');
  const choice = containers.length === 0 ? '' : `, choose one of: [${names.join(' ')}]`;
  throw badRequest(`a container name must be specified for pod ${name}${choice}`);
}
