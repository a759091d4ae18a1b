import { yamlLibrary } from '../codec/yaml.js';
import { readParsed } from '../config/files.js';
import { OIDC_ALGORITHMS } from '../config/options.js';
import type { JsonValue } from '../json/types.js';
import type { NamingProfile } from '../naming/profile.js';
import {
  authenticationConfiguration,
  type AuthenticationSettings,
  type JwtSettings,
} from '../pipeline/authentication/configuration.js';
import { unionTokens } from '../pipeline/authentication/bearer.js';
import { oidcAuthenticator } from '../pipeline/authentication/oidc/authenticator.js';
import { claimReader } from '../pipeline/authentication/oidc/distributed-claims.js';
import { followProvider, type ProviderKeys } from '../pipeline/authentication/oidc/provider-keys.js';
import type { TokenAuthenticator } from '../request/ports.js';
import { createBaseEnvironment } from '../schema/cel/environment.js';
import type { Log } from '../telemetry/log.js';
import type { AccessMetrics } from '../telemetry/metrics.js';
import type { WebhookCaller } from '../webhook/call.js';
import { countsOf, followFile } from './follow-file.js';

/** The current content of an authentication file. */
export interface AuthenticationFile {
  readonly tokens: TokenAuthenticator;
  /** undefined: as in the flags. */
  anonymous(): AuthenticationSettings['anonymous'];
}

/** What following one needs. */
export interface AuthenticationFileParts {
  readonly path: string;
  /** The service-account issuers. */
  readonly issuers: readonly string[];
  /** Audiences of this server. */
  readonly audiences: readonly string[];
  readonly naming: NamingProfile;
  readonly caller: WebhookCaller;
  readonly log: Log;
  readonly metrics: AccessMetrics;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Clean-up steps of background work, run in reverse order. */
  readonly undo: (() => void | Promise<void>)[];
}

/** @param issuers of service-account tokens @throws ConfigError for an unusable file */
export function readAuthenticationFile(
  path: string,
  issuers: readonly string[],
  naming: NamingProfile,
): AuthenticationSettings {
  return readParsed('authentication-config', path, (text) => {
    const document = yamlLibrary().parse(text, { maxAliasCount: 100 }) as JsonValue;
    return authenticationConfiguration(document, issuers, naming, createBaseEnvironment);
  });
}

/** An issuer that is followed. */
interface Issuer {
  readonly text: string;
  readonly keys: ProviderKeys;
  readonly tokens: TokenAuthenticator;
}

/**
 * Reads and follows the file of `--authentication-config`. Issuers need not be reachable at the start; those of a
 * changed file become valid once their keys were read, and unchanged ones continue.
 *
 * @throws ConfigError for an unusable file
 */
export function authenticationFile(parts: AuthenticationFileParts): AuthenticationFile {
  const { path, log } = parts;
  const read = (): AuthenticationSettings => readAuthenticationFile(path, parts.issuers, parts.naming);
  let settings = read();
  let issuers = settings.jwt.map((each) => followed(each, parts));
  let tokens = unionTokens(issuers.map((each) => each.tokens));
  const reload = async (): Promise<void> => {
    const found = read();
    const next = found.jwt.map((each) => issuers.find(({ text }) => text === each.text) ?? followed(each, parts));
    const fresh = next.filter((each) => !issuers.includes(each));
    await Promise.all(fresh.map(({ keys }) => keys.refresh()));
    if (fresh.some(({ keys }) => keys.current() === undefined)) {
      for (const { keys } of fresh) keys.stop();
      throw new Error('an issuer of the file does not give its keys');
    }
    for (const { keys } of issuers.filter((each) => !next.includes(each))) keys.stop();
    [settings, issuers, tokens] = [found, next, unionTokens(next.map((each) => each.tokens))];
  };
  const stop = followFile(path, log, reload, countsOf(parts.metrics, 'authentication'));
  parts.undo.push(() => {
    stop();
    for (const { keys } of issuers) keys.stop();
  });
  return {
    tokens: { authenticate: (token, wanted, notes) => tokens.authenticate(token, wanted, notes) },
    anonymous: () => settings.anonymous,
  };
}

function followed(settings: JwtSettings, parts: AuthenticationFileParts): Issuer {
  const { issuer, discoveryUrl, ca, groupsClaim } = settings;
  const { caller, log, clock, audiences } = parts;
  const keys = followProvider({ issuer, discoveryUrl, ca, caller, log });
  keys.start();
  const tokens = oidcAuthenticator({
    issuer,
    clientIds: settings.audiences,
    algorithms: OIDC_ALGORITHMS,
    userOf: settings.userOf,
    keys,
    distributed: groupsClaim === undefined ? undefined : { claim: groupsClaim, read: claimReader(caller, ca) },
    audiences,
    clock,
  });
  return { text: settings.text, keys, tokens };
}
