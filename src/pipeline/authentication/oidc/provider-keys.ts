import type { JSONWebKeySet } from 'jose';
import { getOwn, isJsonObject } from '../../../json/own-property.js';
import { parseJson } from '../../../json/parse.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import { sharedAbort } from '../../../meta/shared-abort.js';
import { timerDelay } from '../../../meta/timer.js';
import type { Log } from '../../../telemetry/log.js';
import { urlTarget } from '../../../webhook/target.js';
import type { WebhookCaller } from '../../../webhook/call.js';

/** What following a provider needs. */
export interface ProviderParts {
  /** The issuer as in tokens. */
  readonly issuer: string;
  /** URL of the discovery document; absent: below the issuer. */
  readonly discoveryUrl?: string | undefined;
  /** PEM authorities of the provider's certificate; absent: the system's. */
  readonly ca?: string | undefined;
  readonly caller: WebhookCaller;
  readonly log: Log;
  /** Milliseconds of a clock that only goes forward; absent: that of the process. */
  readonly monotonic?: () => number;
}

/** The known public keys of an OpenID Connect provider. */
export interface ProviderKeys {
  /** undefined until the provider has been reached for the first time. */
  current(): JSONWebKeySet | undefined;
  /** Reads the keys again, for tokens that no known key fits, at most once in a while. True when they were read. */
  refresh(): Promise<boolean>;
  /** Starts following the provider in the background. */
  start(): void;
  stop(): void;
}

/** Pause between attempts until the provider is reached, in ms. */
const RETRY = 10_000;
/** Interval of regular reads, in ms: withdrawn keys are trusted no longer than this. */
const REREAD = 5 * 60_000;
/** Minimum interval of reads because of unknown keys, in ms, so that clients cannot make us flood the provider. */
const LEAST_PAUSE = 2_000;
/** The same without any keys, in ms: the provider may have come up since. */
const FIRST_PAUSE = 200;
/** Deadline for reading one document, in ms. */
const TIMEOUT = 10_000;
/** Size limit of the discovery document and of the key set, in bytes. */
const MOST_BYTES = 1024 * 1024;

/**
 * Follows a provider: its discovery document has the URL of its keys, which are read periodically. The provider may be
 * down when the server starts; it is retried until it answers. When it goes down later, the keys stay valid.
 */
export function followProvider(parts: ProviderParts): ProviderKeys {
  const { issuer, log, monotonic = (): number => performance.now() } = parts;
  const stopped = sharedAbort();
  let keys: JSONWebKeySet | undefined;
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const read = (): Promise<void> => {
    readAt = monotonic();
    reading ??= readKeys(parts, stopped.signal)
      .then(
        (found) => {
          if (keys === undefined || failing) log.info({ issuer, keys: found.keys.length }, 'the OIDC provider answers');
          keys = found;
          failing = false;
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return;
          if (!failing)
            log.warn({ issuer, error }, 'the OIDC provider does not answer as it should; it is tried again');
          failing = true;
        },
      )
      .finally(() => (reading = undefined));
    return reading;
  };
  const follow = async (): Promise<void> => {
    await read();
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void follow(), timerDelay(failing ? RETRY : REREAD));
    timer.unref();
  };
  return {
    current: () => keys,
    async refresh() {
      const pause = keys === undefined ? FIRST_PAUSE : LEAST_PAUSE;
      if (reading === undefined && monotonic() - readAt < pause) return false;
      await read();
      return true;
    },
    start: () => void follow(),
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

async function readKeys(parts: ProviderParts, signal: AbortSignal): Promise<JSONWebKeySet> {
  const { issuer } = parts;
  const place = parts.discoveryUrl ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document = await readJson(parts, place, signal);
  const named = getOwn(document, 'issuer');
  if (named !== issuer) {
    throw new Error(`issuer did not match the issuer returned by provider, expected "${issuer}" got ${textOf(named)}`);
  }
  const keysAt = getOwn(document, 'jwks_uri');
  if (typeof keysAt !== 'string') throw new Error('the discovery document names no jwks_uri');
  const set = await readJson(parts, keysAt, signal);
  const list = getOwn(set, 'keys');
  if (!Array.isArray(list) || !list.every(isJsonObject)) throw new Error('the key set has no list of keys');
  // Encryption keys verify no signatures. The operator decides on algorithms, not the keys.
  const signing = list.filter((key) => getOwn(key, 'use') !== 'enc').map(({ alg: _, ...key }) => key);
  return { keys: signing } as unknown as JSONWebKeySet;
}

async function readJson(parts: ProviderParts, url: string, signal: AbortSignal): Promise<JsonObject> {
  const target = { ...urlTarget(url), ...(parts.ca !== undefined && { ca: parts.ca }) };
  const bytes = await parts.caller.get(target, { timeoutMs: TIMEOUT, maxBytes: MOST_BYTES, signal });
  let value: JsonValue;
  try {
    value = parseJson(bytes).value;
  } catch (error) {
    throw new Error(`${url} is not JSON that can be read`, { cause: error });
  }
  if (!isJsonObject(value)) throw new Error(`${url} is not a JSON object`);
  return value;
}

function textOf(value: JsonValue | undefined): string {
  return JSON.stringify(value ?? '').slice(0, 200);
}
