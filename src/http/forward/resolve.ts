import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { badRequest, pathNotFound, serviceUnavailable, type StatusError } from '../../meta/errors.js';
import type { KubeObject } from '../../meta/object.js';
import { LIST_ALL } from '../../meta/options.js';
import { quote } from '../../meta/quote.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { ResourceInfo } from '../../pipeline/authorization/scope.js';
import type { Registry } from '../../registry/registry.js';
import type { RequestContext } from '../../request/context.js';
import type { Catalogue } from '../../resources/catalogue.js';
import type { Query } from '../request/query.js';
import { objectsAt, textAt } from '../../resources/strategies/members.js';
import { behindProxy, type Destination, member, proxyName, proxyRoot } from './destination.js';
import { checkLogOptions } from './log-options.js';
import { agentOf, agentPath, nodeOf } from './node-agent.js';

/** What resolving a destination needs. */
export interface ResolveParts {
  readonly registry: Registry;
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
  /** Types of node addresses, preferred ones first. */
  readonly preferredAddressTypes: readonly string[];
  /** Whether nodes, pods and services may be reached at an address: not at those of the server itself. */
  readonly isReachable: (address: string) => boolean;
}

/** A request to be forwarded. */
export interface ForwardedRequest {
  readonly context: RequestContext;
  readonly info: ResourceInfo;
  readonly query: Query;
  /** Path and query, unchanged. */
  readonly url: string;
}

/**
 * The destination of a request on `log`, `exec`, `attach`, `portforward` or `proxy`; undefined for the log of an
 * unscheduled pod, which is empty.
 *
 * @throws StatusError 400, 404, 422, 503
 */
export async function resolveDestination(
  parts: ResolveParts,
  request: ForwardedRequest,
): Promise<Destination | undefined> {
  const { info, query, url } = request;
  const read = reader(parts, request.context);
  if (info.subresource !== 'proxy') {
    if (info.subresource === 'log') checkLogOptions(query, info.name);
    const pod = await read('pods', info.namespace, info.name);
    const path = agentPath(pod, info.subresource, query);
    if (info.subresource === 'log' && textAt(pod['spec'], 'nodeName') === '') return undefined;
    const node = await read('nodes', '', nodeOf(pod));
    const asked = info.subresource === 'log' ? 'log' : 'stream';
    return { scheme: 'https', ...agentOf(node, parts.preferredAddressTypes), path, nodeAgent: true, asked };
  }
  const wanted = proxyName(info.name);
  if (wanted === undefined) throw badRequest(`invalid ${info.resource.slice(0, -1)} request ${quote(info.name)}`);
  const path = behindProxy(url, info.namespace !== '');
  const asked = proxyRoot(url, info.namespace !== '');
  const scheme = wanted.scheme === '' ? 'http' : wanted.scheme;
  switch (info.resource) {
    case 'nodes': {
      const agent = agentOf(await read('nodes', '', wanted.name), parts.preferredAddressTypes);
      for (const address of await addressesOf(agent.host)) if (!parts.isReachable(address)) throw notAllowed();
      const port = wanted.port === '' ? agent.port : portNumber(wanted.port);
      const own = port === agent.port;
      return { scheme: own ? 'https' : scheme, host: agent.host, port, path, nodeAgent: own, asked };
    }
    case 'pods': {
      const pod = await read('pods', info.namespace, wanted.name);
      const port = wanted.port === '' ? firstPort(pod) : portNumber(wanted.port);
      return reachable(parts, { scheme, host: textAt(pod['status'], 'podIP'), port, path, nodeAgent: false, asked });
    }
    case 'services': {
      const service = await read('services', info.namespace, wanted.name);
      const { host, port } = await endpointOf(parts, request.context, service, { port: wanted.port, asked: info.name });
      return reachable(parts, { scheme, host, port, path, nodeAgent: false, asked });
    }
    default:
      throw pathNotFound();
  }
}

function reader(parts: ResolveParts, context: RequestContext) {
  return async (plural: string, namespace: string, name: string): Promise<KubeObject> => {
    const resource = parts.catalogue.find('', 'v1', plural);
    if (resource === undefined) throw pathNotFound();
    const target = { resource, namespace, name, subresource: '' };
    return (await parts.registry.get(context, target, { resourceVersion: '0' })).parsed;
  };
}

function reachable(parts: ResolveParts, destination: Destination): Destination {
  if (parts.isReachable(destination.host)) return destination;
  throw notAllowed();
}

function notAllowed(): StatusError {
  return badRequest('address not allowed');
}

/** The address of a host name; an address is returned unchanged. @throws StatusError 400 for an unknown name */
async function addressesOf(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw badRequest((error as Error).message);
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) throw badRequest(`invalid port ${JSON.stringify(text)}`);
  return port;
}

function firstPort(pod: KubeObject): number {
  for (const container of objectsAt(pod['spec'], 'containers')) {
    for (const port of objectsAt(container, 'ports')) {
      const number = member(port, 'containerPort');
      if (typeof number === 'number' && number > 0) return number;
    }
  }
  return 80;
}

/** A random ready endpoint of a service. @throws StatusError 503 without one */
async function endpointOf(
  parts: ResolveParts,
  context: RequestContext,
  service: KubeObject,
  { port, asked }: { readonly port: string; readonly asked: string },
): Promise<Pick<Destination, 'host' | 'port'>> {
  const { namespace = '', name = '' } = service.metadata;
  const { naming } = parts;
  const resource = parts.catalogue.find(`discovery.${naming.groupDomain}`, 'v1', 'endpointslices');
  const slices =
    resource === undefined
      ? []
      : (
          await parts.registry.list(
            context,
            { resource, namespace, name: '', subresource: '' },
            {
              ...LIST_ALL,
              resourceVersion: '0',
              labelSelector: `${naming.labelDomain}/service-name=${name}`,
            },
          )
        ).items;
  const portName = servicePortName(service, port);
  if (portName === undefined && /^\d+$/.test(port)) {
    throw serviceUnavailable(`no service port ${port} found for service ${quote(name)}`);
  }
  const names = new Set([port, portName ?? port]);
  const found = slices.flatMap(({ parsed }) => {
    const number = sliceport(objectsAt(parsed, 'ports'), port, names);
    if (number === undefined) return [];
    return objectsAt(parsed, 'endpoints').flatMap((endpoint) => {
      if (member(member(endpoint, 'conditions'), 'ready') === false) return [];
      const addresses = member(endpoint, 'addresses');
      return Array.isArray(addresses) && typeof addresses[0] === 'string' ? [{ host: addresses[0], port: number }] : [];
    });
  });
  const picked = found[Math.floor(Math.random() * found.length)];
  if (picked === undefined) throw serviceUnavailable(`no endpoints available for service ${quote(asked)}`);
  return picked;
}

/** The name of the service's port with that number. */
function servicePortName(service: KubeObject, port: string): string | undefined {
  const found = objectsAt(service['spec'], 'ports').find((each) => String(member(each, 'port')) === port);
  return found === undefined ? undefined : textAt(found, 'name');
}

function sliceport(
  ports: readonly Parameters<typeof textAt>[0][],
  asked: string,
  names: ReadonlySet<string>,
): number | undefined {
  const found = asked === '' ? ports[0] : ports.find((each) => names.has(textAt(each, 'name')));
  const number = member(found, 'port');
  return typeof number === 'number' ? number : undefined;
}
