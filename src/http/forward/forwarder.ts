import { BlockList, isIP } from 'node:net';
import { badRequest } from '../../meta/errors.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { ResourceInfo } from '../../pipeline/authorization/scope.js';
import type { Registry } from '../../registry/registry.js';
import type { RequestContext } from '../../request/context.js';
import type { RequestInfo } from '../../request/info.js';
import type { Catalogue } from '../../resources/catalogue.js';
import { findTarget, methodNotAllowed } from '../connection/target.js';
import type { Query } from '../request/query.js';
import type { Exchange } from '../response/exchange.js';
import type { UpgradableSocket } from '../watch/watch-socket.js';
import { type AgentCredentials, forward, forwardUpgrade } from './forward.js';
import { resolveDestination } from './resolve.js';

/** How the server reaches node agents and the pods behind them. */
export interface ForwardOptions {
  readonly agents: AgentCredentials;
  /** Types of node addresses, preferred ones first. */
  readonly preferredAddressTypes: readonly string[];
  /** Whether nodes, pods and services may be reached at an address; absent: `isForeignAddress`. */
  readonly isReachable?: (address: string) => boolean;
}

/** Forwards requests that the API server does not answer itself: `log`, `exec`, `attach`, `portforward` and `proxy`. */
export interface Forwarder {
  /** Whether a request is to be forwarded. Such a request has no timeout. */
  forwards(info: RequestInfo): boolean;
  /** @throws StatusError 400, 404, 405, 503 */
  serve(
    exchange: Exchange,
    context: RequestContext,
    info: ResourceInfo,
    query: Query,
    upgradable: UpgradableSocket | undefined,
  ): Promise<void>;
}

/** The one forwarder of the server. */
export function createForwarder(
  parts: { readonly registry: Registry; readonly catalogue: Catalogue; readonly naming: NamingProfile },
  options: ForwardOptions,
): Forwarder {
  const { catalogue } = parts;
  const resolving = { ...parts, isReachable: isForeignAddress, ...options };
  return {
    forwards(info) {
      if (info.kind !== 'resource' || info.subresource === '') return false;
      const found = catalogue.find(info.group, info.version, info.resource);
      return found?.definition.subresources.some((each) => each.name === info.subresource && each.connects) === true;
    },
    async serve(exchange, context, info, query, upgradable) {
      const { request } = exchange;
      const proxied = info.subresource === 'proxy';
      // A proxy accepts every method, also those that resources do not support.
      findTarget(catalogue, proxied && request.method === 'OPTIONS' ? { ...info, verb: 'get' } : info);
      if (request.method === 'HEAD' && !proxied) throw methodNotAllowed();
      const to = await resolveDestination(resolving, { context, info, query, url: request.url ?? '/' });
      if (to === undefined) {
        exchange.sendNothing();
        return;
      }
      if (upgradable !== undefined) return forwardUpgrade(exchange, upgradable, to, options.agents);
      if (to.asked === 'stream') throw badRequest('Upgrade request required');
      if (to.asked !== 'log' && to.asked.bare && (request.method === 'GET' || request.method === 'HEAD')) {
        const query = /\?.+$/.exec(to.path)?.[0] ?? '';
        exchange.sendElsewhere(`${to.asked.path}/${query}`);
        return;
      }
      return forward(exchange, to, options.agents);
    },
  };
}

/** Loopback, link-local, unspecified and multicast addresses, by family. */
const NOT_FOREIGN = {
  ipv4: blockList('ipv4', ['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '255.255.255.255/32']),
  ipv6: blockList('ipv6', ['::/128', '::1/128', '::ffff:0:0/96', 'fe80::/10', 'ff00::/8']),
};

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/**
 * Whether an address belongs to another machine, as far as the address itself shows: not loopback, link-local or
 * unspecified, in any notation. One with a zone is link-local.
 */
export function isForeignAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return !NOT_FOREIGN[family].check(address, family);
}
