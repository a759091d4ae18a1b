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

/** What a file says about authentication, as it is now. */
export interface AuthenticationFile {
  readonly tokens: TokenAuthenticator;
  /** undefined: as flags say. */
  anonymous(): AuthenticationSettings['anonymous'];
}

/** What it takes to follow one. */
export interface AuthenticationFileParts {
  readonly path: string;
  /** Of service-account tokens. */
  readonly issuers: readonly string[];
  /** Of this server. */
  readonly audiences: readonly string[];
  readonly naming: NamingProfile;
  readonly caller: WebhookCaller;
  readonly log: Log;
  readonly metrics: AccessMetrics;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Steps that end what runs in the background; run last first. */
  readonly undo: (() => void | Promise<void>)[];
}

/** @param issuers of service-account tokens @throws ConfigError for a file that cannot be used */
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
 * Reads the file of `--authentication-config` and follows it. Issuers need not be there at the start; those of a changed
 * file count as soon as their keys were read, and those that did not change go on.
 *
 * @throws ConfigError for a file that cannot be used
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
