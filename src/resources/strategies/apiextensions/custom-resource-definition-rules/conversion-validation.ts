import type { CustomResourceDefinitionSpec } from '../../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import { caBundleFault } from '../../../../credentials/ca-bundle.js';
import type { JsonObject } from '../../../../json/types.js';
import { type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { FieldPath } from '../../../../meta/field-path.js';
import { has, listAt, numberAt, objectAt, textAt, type Of } from '../../members.js';
import { reviewVersionFaults, webhookPathFaults, webhookPortFaults, webhookUrlFaults } from '../../webhook-client.js';

const CONVERSION = FieldPath.of('spec', 'conversion');
/** Their names in the public API's messages, whatever the client's version. */
const CLIENT = CONVERSION.child('webhookClientConfig');
const REVIEWS = CONVERSION.child('conversionReviewVersions');
/** Supported versions of ConversionReview. */
const KNOWN_REVIEWS = ['v1', 'v1beta1'];

/**
 * The faults of a definition's conversion.
 *
 * @param any what is tolerated because it was stored before: a list of review versions without a known one (`review`),
 *   and an invalid CA bundle of the webhook (`authorities`), with which a definition is not established
 */
export function conversionErrors(
  spec: Of<CustomResourceDefinitionSpec>,
  any: { readonly review: boolean; readonly authorities: boolean },
): readonly FieldError[] {
  const conversion = objectAt(spec, 'conversion');
  if (conversion === undefined) return [];
  const errors: FieldError[] = [];
  const strategy = textAt(conversion, 'strategy');
  // The schema rejects other strategies.
  if (strategy === '') errors.push(required(CONVERSION.child('strategy')));
  const webhook = objectAt(conversion, 'webhook');
  const client = objectAt(webhook, 'clientConfig');
  const reviews = listAt(webhook, 'conversionReviewVersions').map(String);
  if (strategy === 'Webhook') {
    if (client === undefined) errors.push(required(CLIENT, 'required when strategy is set to Webhook'));
    else errors.push(...clientErrors(client), ...(any.authorities ? [] : authorityErrors(client)));
    return [...errors, ...reviewErrors(reviews, any.review)];
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
  return service === undefined ? webhookUrlFaults(textAt(client, 'url'), CLIENT.child('url')) : serviceErrors(service);
}

function authorityErrors(client: JsonObject): readonly FieldError[] {
  const fault = caBundleFault(bundleOf(client));
  return fault === undefined ? [] : [invalidValue(CLIENT.child('caBundle'), client['caBundle'] ?? null, fault)];
}

function bundleOf(client: JsonObject | undefined): string {
  return Buffer.from(textAt(client, 'caBundle'), 'base64').toString('latin1');
}

/** Whether the CA bundle of the definition's conversion webhook is invalid, so that it cannot be called. */
export function hasUnreadableAuthorities(spec: Of<CustomResourceDefinitionSpec>): boolean {
  const webhook = objectAt(objectAt(spec, 'conversion'), 'webhook');
  return caBundleFault(bundleOf(objectAt(webhook, 'clientConfig'))) !== undefined;
}

function serviceErrors(service: JsonObject): readonly FieldError[] {
  const errors: FieldError[] = [];
  const at = CLIENT.child('service');
  for (const member of ['name', 'namespace']) {
    if (textAt(service, member) === '') errors.push(required(at.child(member)));
  }
  return [
    ...errors,
    ...webhookPortFaults(numberAt(service, 'port') ?? 443, at.child('port')),
    ...webhookPathFaults(textAt(service, 'path'), at.child('path')),
  ];
}

function reviewErrors(versions: readonly string[], anyReview: boolean): readonly FieldError[] {
  if (versions.length === 0) return [required(REVIEWS)];
  const errors = [...reviewVersionFaults(versions, (index) => REVIEWS.index(index))];
  if (!anyReview && !namesKnownReview(versions)) {
    errors.push(invalidValue(REVIEWS, versions, `must include at least one of ${KNOWN_REVIEWS.join(', ')}`));
  }
  return errors;
}

/** Whether the list contains a supported version. */
function namesKnownReview(versions: readonly string[]): boolean {
  return versions.some((version) => KNOWN_REVIEWS.includes(version));
}

/** Whether none of a stored definition's review versions is known, so that an update may keep them. */
export function hasUnknownReviews(spec: Of<CustomResourceDefinitionSpec>): boolean {
  const versions = listAt(objectAt(objectAt(spec, 'conversion'), 'webhook'), 'conversionReviewVersions').map(String);
  return versions.length > 0 && !namesKnownReview(versions);
}
