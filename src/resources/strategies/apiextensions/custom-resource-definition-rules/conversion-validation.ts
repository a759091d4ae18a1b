import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../../../meta/names.js';
import { unreadableUrl } from '../../../../schema/cel/library/urls.js';
import { has, listAt, numberAt, objectAt, textAt } from '../../members.js';

const CONVERSION = FieldPath.of('spec', 'conversion');
/** As the public API calls them in messages, whatever their place in the version of the client is. */
const CLIENT = CONVERSION.child('webhookClientConfig');
const REVIEWS = CONVERSION.child('conversionReviewVersions');
/** Versions of ConversionReview that this server speaks. */
const KNOWN_REVIEWS = ['v1', 'v1beta1'];

/**
 * The faults of how versions are converted.
 *
 * @param anyReview whether a list of review versions without a known one passes, as one that was stored before does
 */
export function conversionErrors(spec: JsonObject, anyReview: boolean): readonly FieldError[] {
  const conversion = objectAt(spec, 'conversion');
  if (conversion === undefined) return [];
  const errors: FieldError[] = [];
  const strategy = textAt(conversion, 'strategy');
  // Other strategies are refused by the schema.
  if (strategy === '') errors.push(required(CONVERSION.child('strategy')));
  const webhook = objectAt(conversion, 'webhook');
  const client = objectAt(webhook, 'clientConfig');
  const reviews = listAt(webhook, 'conversionReviewVersions').map(String);
  if (strategy === 'Webhook') {
    if (client === undefined) errors.push(required(CLIENT, 'required when strategy is set to Webhook'));
    else errors.push(...clientErrors(client));
    return [...errors, ...reviewErrors(reviews, anyReview)];
  }
  const why = 'should not be set when strategy is not set to Webhook';
  if (client !== undefined) errors.push(forbiddenValue(CLIENT, why));
  if (reviews.length > 0) errors.push(forbiddenValue(REVIEWS, why));
  return errors;
}

function clientErrors(client: JsonObject): readonly FieldError[] {
  const service = objectAt(client, 'service');
  const hasUrl = has(client, 'url');
  if (hasUrl === (service !== undefined)) return [required(CLIENT, 'exactly one of url or service is required')];
  return service === undefined ? urlErrors(textAt(client, 'url')) : serviceErrors(service);
}

const FORM = '; desired format: https://host[/path]';

function urlErrors(text: string): readonly FieldError[] {
  const at = CLIENT.child('url');
  const match =
    /^(?:([a-zA-Z][a-zA-Z0-9+.-]*):)?(?:\/\/(?:([^/?#@]*)@)?([^/?#@]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
  const unreadable = unreadableUrl(text);
  if (unreadable !== undefined) return [required(at, `url must be a valid URL: ${unreadable}${FORM}`)];
  const [, scheme = '', user, host = '', , query = '', fragment = ''] = match ?? [];
  const errors: FieldError[] = [];
  if (scheme.toLowerCase() !== 'https')
    errors.push(invalidValue(at, scheme.toLowerCase(), `'https' is the only allowed URL scheme${FORM}`));
  if (host === '') errors.push(invalidValue(at, host, `host must be specified${FORM}`));
  if (user !== undefined) errors.push(invalidValue(at, user, 'user information is not permitted in the URL'));
  if (fragment !== '') errors.push(invalidValue(at, fragment, 'fragments are not permitted in the URL'));
  if (query !== '') errors.push(invalidValue(at, query, 'query parameters are not permitted in the URL'));
  return errors;
}

function serviceErrors(service: JsonObject): readonly FieldError[] {
  const errors: FieldError[] = [];
  const at = CLIENT.child('service');
  for (const member of ['name', 'namespace']) {
    if (textAt(service, member) === '') errors.push(required(at.child(member)));
  }
  const port = numberAt(service, 'port') ?? 443;
  if (port < 1 || port > 65_535) {
    errors.push(invalidValue(at.child('port'), port, 'port is not valid: must be between 1 and 65535, inclusive'));
  }
  return [...errors, ...pathErrors(textAt(service, 'path'), at.child('path'))];
}

function pathErrors(path: string, at: FieldPath): readonly FieldError[] {
  if (path === '' || path === '/') return [];
  if (path === '//') return [invalidValue(at, path, 'segment[0] may not be empty')];
  const errors: FieldError[] = [];
  if (!path.startsWith('/')) errors.push(invalidValue(at, path, "must start with a '/'"));
  for (const [index, segment] of path.slice(1).replace(/\/$/, '').split('/').entries()) {
    if (segment === '') errors.push(invalidValue(at, path, `segment[${index}] may not be empty`));
    else
      for (const fault of dnsSubdomainFaults(segment))
        errors.push(invalidValue(at, path, `segment[${index}]: ${fault}`));
  }
  return errors;
}

function reviewErrors(versions: readonly string[], anyReview: boolean): readonly FieldError[] {
  if (versions.length === 0) return [required(REVIEWS)];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, version] of versions.entries()) {
    const at = REVIEWS.index(index);
    if (seen.has(version)) errors.push(invalidValue(at, version, 'duplicate version'));
    else for (const fault of dns1035LabelFaults(version)) errors.push(invalidValue(at, version, fault));
    seen.add(version);
  }
  if (!anyReview && !namesKnownReview(versions)) {
    errors.push(invalidValue(REVIEWS, versions, `must include at least one of ${KNOWN_REVIEWS.join(', ')}`));
  }
  return errors;
}

/** Whether some version of the list is one that this server speaks. */
function namesKnownReview(versions: readonly string[]): boolean {
  return versions.some((version) => KNOWN_REVIEWS.includes(version));
}

/** Whether a stored definition has review versions of which none is known, so that its update may keep them. */
export function hasUnknownReviews(spec: JsonObject): boolean {
  const versions = listAt(objectAt(objectAt(spec, 'conversion'), 'webhook'), 'conversionReviewVersions').map(String);
  return versions.length > 0 && !namesKnownReview(versions);
}
