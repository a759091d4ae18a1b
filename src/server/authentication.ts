import { readCertificates, readParsed } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import type { KubeObject } from '../meta/object.js';
import type { NamingProfile } from '../naming/profile.js';
import { UPSTREAM } from '../naming/upstream.js';
import { bearerAuthenticator, unionTokens } from '../pipeline/authentication/bearer.js';
import { bootstrapTokenAuthenticator } from '../pipeline/authentication/bootstrap-token.js';
import { clientCertificateAuthenticator } from '../pipeline/authentication/client-certificate.js';
import { frontProxyAuthenticator } from '../pipeline/authentication/front-proxy.js';
import { oidcAuthenticator } from '../pipeline/authentication/oidc/authenticator.js';
import { userOfClaims } from '../pipeline/authentication/oidc/claims.js';
import { claimReader } from '../pipeline/authentication/oidc/distributed-claims.js';
import { followProvider } from '../pipeline/authentication/oidc/provider-keys.js';
import { serviceAccountAuthenticator } from '../pipeline/authentication/service-account.js';
import { parseTokenFile, tokenFileAuthenticator } from '../pipeline/authentication/token-file.js';
import { unionAuthenticator, withAuthenticatedGroup } from '../pipeline/authentication/union.js';
import { webSocketBearerAuthenticator } from '../pipeline/authentication/web-socket-bearer.js';
import { webhookTokenAuthenticator } from '../pipeline/authentication/webhook.js';
import { bearerProtocol } from '../request/bearer-protocol.js';
import type { ObjectLookup } from '../request/lookup.js';
import type { Authenticator, TokenAuthenticator } from '../request/ports.js';
import type { Log } from '../telemetry/log.js';
import type { AccessMetrics } from '../telemetry/metrics.js';
import type { WebhookCaller } from '../webhook/call.js';
import type { WebhookTarget } from '../webhook/target.js';
import { authenticationFile } from './authentication-file.js';
import type { ClientAuthorities } from './client-authorities.js';
import type { TokenKeys } from './token-keys.js';

/** What authentication needs. */
export interface AuthenticationParts {
  readonly options: ServeOptions;
  readonly authorities: ClientAuthorities;
  readonly keys: TokenKeys;
  readonly issuers: readonly string[];
  /** Audiences of this server. */
  readonly audiences: readonly string[];
  readonly lookup: ObjectLookup;
  readonly naming: NamingProfile;
  /** Called for each Secret whose token was used. */
  readonly secretUsed: (secret: KubeObject) => void;
  readonly metrics: AccessMetrics;
  /** A remote token authenticator. */
  readonly webhook: WebhookTarget | undefined;
  readonly caller: WebhookCaller;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Clean-up steps of followed providers, run in reverse order. */
  readonly undo: (() => void | Promise<void>)[];
}

/** Every configured method, and bearer tokens separately, for reviews. */
export interface Authentication {
  readonly requests: Authenticator;
  readonly tokens: TokenAuthenticator;
  /** Whether anonymous access is allowed at a path. */
  anonymousAt(path: string): boolean;
}

/** Assembles the methods. @throws ConfigError for unusable files */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  const { options, authorities, naming, clock, lookup, audiences } = parts;
  const kinds: TokenAuthenticator[] = [];
  if (options.tokenAuthFile !== undefined) {
    const lines = readParsed('token-auth-file', options.tokenAuthFile, parseTokenFile);
    kinds.push(tokenFileAuthenticator(lines, audiences));
  }
  kinds.push(
    serviceAccountAuthenticator({
      keys: parts.keys.checking,
      issuers: parts.issuers,
      lookupSecrets: options.serviceAccountLookup,
      audiences,
      lookup,
      naming,
      secretUsed: parts.secretUsed,
      metrics: parts.metrics,
      clock,
    }),
  );
  if (options.bootstrapTokenAuth) kinds.push(bootstrapTokenAuthenticator({ lookup, naming, audiences, clock }));
  const oidc = oidcTokens(parts);
  if (oidc !== undefined) kinds.push(oidc);
  const path = options.authenticationConfigFile;
  const file = path === undefined ? undefined : authenticationFile({ ...parts, path });
  if (file !== undefined) kinds.push(file.tokens);
  if (parts.webhook !== undefined) {
    const { version, cacheTtl } = options.tokenWebhook;
    const apiVersion = `authentication.${naming.groupDomain}/${version}`;
    const { webhook: target, caller } = parts;
    kinds.push(webhookTokenAuthenticator({ caller, target, apiVersion, cacheTtl, audiences }));
  }
  const tokens = unionTokens(kinds);

  const methods: Authenticator[] = [];
  const { proxies: pool } = authorities;
  if (pool !== undefined) {
    methods.push(frontProxyAuthenticator({ ...options.requestHeader, pool }));
  }
  methods.push(
    clientCertificateAuthenticator({
      now: clock,
      labelDomain: naming.labelDomain,
      pool: () => authorities.clients(),
    }),
    bearerAuthenticator(tokens, audiences),
    webSocketBearerAuthenticator(tokens, audiences, [
      bearerProtocol(naming.groupDomain),
      bearerProtocol(UPSTREAM.bearerProtocolDomain),
    ]),
  );
  return {
    requests: unionAuthenticator(methods, { anonymous: true }),
    anonymousAt(path) {
      const { enabled, paths } = file?.anonymous() ?? { enabled: options.anonymousAuth, paths: undefined };
      return enabled && (paths?.includes(path) ?? true);
    },
    tokens: {
      async authenticate(token, wanted, notes) {
        const found = await tokens.authenticate(token, wanted, notes);
        return found === undefined ? undefined : { ...found, user: withAuthenticatedGroup(found.user) };
      },
    },
  };
}

/** ID tokens, when flags configure a provider. */
function oidcTokens(parts: AuthenticationParts): TokenAuthenticator | undefined {
  const { audiences, clock, log } = parts;
  const { oidc } = parts.options;
  const { issuerUrl: issuer, clientId, caFile } = oidc;
  if (issuer === undefined || clientId === undefined) return undefined;
  const ca = caFile === undefined ? undefined : readCertificates('oidc-ca-file', caFile);
  const keys = followProvider({ issuer, ca, caller: parts.caller, log });
  keys.start();
  parts.undo.push(() => keys.stop());
  const prefix = oidc.usernamePrefix ?? (oidc.usernameClaim === 'email' ? '' : `${issuer}#`);
  const mapping = { ...oidc, usernamePrefix: prefix === '-' ? '' : prefix };
  return oidcAuthenticator({
    issuer,
    clientIds: [clientId],
    algorithms: oidc.signingAlgorithms,
    userOf: (claims) => userOfClaims(claims, mapping, `authentication.${parts.naming.labelDomain}/credential-id`),
    keys,
    distributed:
      oidc.groupsClaim === undefined ? undefined : { claim: oidc.groupsClaim, read: claimReader(parts.caller, ca) },
    audiences,
    clock,
  });
}
