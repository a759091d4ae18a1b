import { getOwn, isJsonObject } from '../../../json/own-property.js';
import type { JsonObject } from '../../../json/types.js';
import type { WebhookCaller } from '../../../webhook/call.js';
import { urlTarget } from '../../../webhook/target.js';

/** Fetches the token from an endpoint. @throws Error */
export type ClaimReader = (endpoint: string, accessToken: string) => Promise<string>;

/** Deadline of one fetch, in ms. */
const TIMEOUT = 10_000;
/** Size limit of the fetched token, in bytes. */
const MOST_BYTES = 256 * 1024;

/** Fetches over HTTPS. @param ca PEM authorities; undefined: the system's */
export function claimReader(caller: WebhookCaller, ca: string | undefined): ClaimReader {
  return async (endpoint, accessToken) => {
    if (!URL.canParse(endpoint) || new URL(endpoint).protocol !== 'https:') throw new Error('it is no https URL');
    const target = {
      ...urlTarget(endpoint),
      ...(ca !== undefined && { ca }),
      ...(accessToken !== '' && { headers: () => ({ authorization: `Bearer ${accessToken}` }) }),
    };
    return (await caller.get(target, { timeoutMs: TIMEOUT, maxBytes: MOST_BYTES })).toString('utf8').trim();
  };
}

/**
 * The endpoint of a distributed claim (OpenID Connect Core, 5.6.2); undefined when the claim is present, or has no
 * source.
 *
 * @throws Error for malformed members
 */
export function distributedSource(
  claims: JsonObject,
  claim: string,
): { readonly endpoint: string; readonly accessToken: string } | undefined {
  if (getOwn(claims, claim) !== undefined) return undefined;
  const names = getOwn(claims, '_claim_names');
  if (names === undefined) return undefined;
  if (!isJsonObject(names)) throw new Error('oidc: error parsing distributed claim names: they are no object');
  const sources = getOwn(claims, '_claim_sources');
  if (sources === undefined) throw new Error('oidc: no claim sources');
  if (!isJsonObject(sources)) throw new Error('oidc: could not parse claim sources: they are no object');
  const name = getOwn(names, claim);
  if (name === undefined) return undefined;
  const source = typeof name === 'string' ? getOwn(sources, name) : undefined;
  if (!isJsonObject(source)) {
    throw new Error('oidc: id token _claim_names contained a source missing in _claim_sources');
  }
  const [endpoint, accessToken = ''] = [getOwn(source, 'endpoint'), getOwn(source, 'access_token')];
  // Aggregated claims are not supported, as in the reference.
  if (endpoint === undefined || endpoint === '') return undefined;
  if (typeof endpoint !== 'string' || typeof accessToken !== 'string') {
    throw new Error('oidc: could not parse claim sources: endpoint and access_token have to be strings');
  }
  return { endpoint, accessToken };
}
