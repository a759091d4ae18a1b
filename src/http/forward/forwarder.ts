import { isIP } from 'node:net';
import type { NamingProfile } from '../../naming/profile.js';
import type { ResourceInfo } from '../../pipeline/authorization/scope.js';
import type { Registry } from '../../registry/registry.js';
import type { RequestContext } from '../../request/context.js';
import type { RequestInfo } from '../../request/info.js';
import type { Catalogue } from '../../resources/catalogue.js';
import { findTarget } from '../connection/target.js';
import type { Query } from '../request/query.js';
import type { Exchange } from '../response/exchange.js';
import type { UpgradableSocket } from '../watch/watch-socket.js';
import { type AgentCredentials, forward, forwardUpgrade } from './forward.js';
import { resolveDestination } from './resolve.js';

/** How the server reaches node agents and, behind them, pods. */
export interface ForwardOptions {
  readonly agents: AgentCredentials;
  /** Types of node addresses, the preferred first. */
  readonly preferredAddressTypes: readonly string[];
  /** Whether pods and services may be reached at an address; absent: `isForeignAddress`. */
  readonly isReachable?: (address: string) => boolean;
}

/** Hands on what the API server does not answer itself: `log`, `exec`, `attach`, `portforward` and `proxy`. */
export interface Forwarder {
  /** Whether a request is to be handed on. Such a request lasts as long as both ends please. */
  forwards(info: RequestInfo): info is ResourceInfo;
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
    forwards(info): info is ResourceInfo {
      if (info.kind !== 'resource' || info.subresource === '') return false;
      const found = catalogue.find(info.group, info.version, info.resource);
      return found?.definition.subresources.some((each) => each.name === info.subresource && each.connects) === true;
    },
    async serve(exchange, context, info, query, upgradable) {
      findTarget(catalogue, info);
      const { request, response } = exchange;
      const to = await resolveDestination(resolving, { context, info, query, url: request.url ?? '/' });
      if (to === undefined) {
        response.writeHead(204);
        response.end();
        return;
      }
      await (upgradable === undefined
        ? forward(exchange, to, options.agents)
        : forwardUpgrade(exchange, upgradable, to, options.agents));
    },
  };
}

/** Whether an address is of another machine, as far as the address itself says: not loopback, link-local or unspecified. */
export function isForeignAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !/^(?:0|127|169\.254|22[4-9]|23\d)\./.test(address);
  if (family === 6) return !/^(?:::1?$|fe[89ab]|ff|::ffff:)/i.test(address);
  return false;
}
