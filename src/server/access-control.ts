import { randomUUID } from 'node:crypto';
import type { ServeOptions } from '../config/options.js';
import { signToken } from '../credentials/jwt.js';
import { keySet } from '../credentials/token-keys.js';
import type { KubeObject } from '../meta/object.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Acts } from '../registry/acts/act.js';
import type { Authenticator } from '../request/ports.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Store } from '../storage/store.js';
import type { Log } from '../telemetry/log.js';
import type { AccessMetrics } from '../telemetry/metrics.js';
import { accessActs } from './acts.js';
import { createAuthentication } from './authentication.js';
import { type Authorization, createAuthorization } from './authorization.js';
import type { ClientAuthorities } from './client-authorities.js';
import type { ServerCredentials } from './credentials.js';
import { objectLookup } from './object-lookup.js';
import { createWebhookCaller } from '../webhook/call.js';
import { issuersOf, tokenKeys } from './token-keys.js';
import { accessWebhooks } from './webhook-files.js';

/** What access control needs. */
export interface AccessControlParts {
  readonly options: ServeOptions;
  readonly credentials: ServerCredentials;
  readonly authorities: ClientAuthorities;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly naming: NamingProfile;
  readonly log: Log;
  /** Called for each Secret whose token was used. */
  readonly secretUsed: (secret: KubeObject) => void;
  readonly metrics: AccessMetrics;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Clean-up steps of background work, run in reverse order. */
  readonly undo: (() => void | Promise<void>)[];
}

/** Authentication, authorization, and what their reviews need. */
export interface AccessControl extends Authorization {
  readonly authenticator: Authenticator;
  /** Whether anonymous access is allowed at a path. */
  readonly anonymousAt: (path: string) => boolean;
  readonly acts: Acts;
  /** Signs claims of service-account tokens. */
  readonly issue: (claims: object) => Promise<string>;
  /** What verifiers of tokens need (OpenID Connect discovery). */
  readonly issuer: { readonly issuer: string; readonly keySet: object; readonly algorithms: readonly string[] };
}

/** Assembles authentication and authorization. @throws ConfigError for unusable files */
export async function createAccessControl(parts: AccessControlParts): Promise<AccessControl> {
  const { options, naming, clock } = parts;
  const webhooks = await accessWebhooks(options);
  const caller = createWebhookCaller();
  parts.undo.push(() => caller.close());
  const keys = tokenKeys(options, parts.credentials);
  const issuers = issuersOf(options, naming);
  const audiences = options.apiAudiences.length > 0 ? options.apiAudiences : issuers;
  const lookup = objectLookup(parts.store, parts.catalogue);
  const { log, undo } = parts;
  const authorization = await createAuthorization({
    options,
    webhook: webhooks.authorization,
    caller,
    naming,
    log,
    metrics: parts.metrics,
    undo,
  });
  const { requests, tokens, anonymousAt } = createAuthentication({
    options,
    authorities: parts.authorities,
    keys,
    issuers,
    audiences,
    lookup,
    naming,
    webhook: webhooks.tokens,
    caller,
    secretUsed: parts.secretUsed,
    metrics: parts.metrics,
    log: parts.log,
    clock,
    undo: parts.undo,
  });
  const issue = (claims: object): Promise<string> => signToken(claims as Record<string, unknown>, keys.signing);
  return {
    ...authorization,
    authenticator: requests,
    anonymousAt,
    issue,
    acts: accessActs({
      authorizer: authorization.authorizer,
      rules: authorization.rules,
      tokens,
      issue,
      issuer: issuers[0]!,
      audiences,
      maxExpiration: options.serviceAccountMaxTokenExpiration,
      extendExpiration: options.serviceAccountExtendTokens,
      lookup,
      naming,
      clock,
      randomUid: randomUUID,
    }),
    issuer: {
      issuer: issuers[0]!,
      keySet: keySet(keys.checking),
      algorithms: [...new Set(keys.checking.map(({ algorithm }) => algorithm))].sort(),
    },
  };
}
