import type {
  CustomResourceDefinition,
  CustomResourceDefinitionSpec,
} from '../../../../generated/types/apis__apiextensions.cluster.io__v1.js';
import type { JsonObject } from '../../../json/types.js';
import type { FieldError } from '../../../meta/field-errors.js';
import { FieldPath } from '../../../meta/field-path.js';
import type { KubeObject } from '../../../meta/object.js';
import { quote } from '../../../meta/quote.js';
import type { Steps } from '../../../meta/steps.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { unknownFormats } from '../../../schema/custom/unknown-formats.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { conditionOf, isConditionTrue } from '../conditions.js';
import {
  flagAt,
  has,
  listAt,
  mapAt,
  numberAt,
  objectAt,
  objectsAt,
  textAt,
  withMember,
  withoutMember,
  type Of,
} from '../members.js';
import { withCondition } from './custom-resource-definition-rules/conditions.js';
import {
  conversionErrors,
  hasUnknownReviews,
  hasUnreadableAuthorities,
} from './custom-resource-definition-rules/conversion-validation.js';
import { groupErrors, namesErrors, specNamesErrors } from './custom-resource-definition-rules/names-validation.js';
import {
  approvalErrors,
  immutableErrors,
  nameErrors,
  preserveErrors,
  scopeErrors,
  storedVersionsErrors,
  webhookNeedsPruning,
} from './custom-resource-definition-rules/spec-validation.js';
import { versionsErrors } from './custom-resource-definition-rules/version-validation.js';

/** Defaults: names derived from others, conversion None, and the port of a webhook's service. */
function applyDefaults(object: Typed<CustomResourceDefinition>): KubeObject {
  const spec = mapAt(object, 'spec');
  const names = mapAt(spec, 'names');
  const kind = textAt(names, 'kind');
  let filled = names;
  if (textAt(names, 'singular') === '' && kind !== '') filled = withMember(filled, 'singular', kind.toLowerCase());
  if (textAt(names, 'listKind') === '' && kind !== '') filled = withMember(filled, 'listKind', `${kind}List`);
  let changed = withMember(spec, 'names', filled);
  if (!has(spec, 'conversion')) changed = withMember(changed, 'conversion', { strategy: 'None' });
  changed = withServicePort(withoutEmptyWebhook(changed));
  const filledIn = withMember(object, 'spec', changed);
  // The stored versions contain at least the present storage version.
  return listAt(objectAt(filledIn, 'status'), 'storedVersions').length > 0 ? filledIn : withStorageVersion(filledIn);
}

/** Drops a conversion webhook without members, which counts as absent. */
function withoutEmptyWebhook(spec: Of<CustomResourceDefinitionSpec>): JsonObject {
  const conversion = mapAt(spec, 'conversion');
  const webhook = objectAt(conversion, 'webhook');
  if (webhook === undefined) return spec;
  const isGiven = has(webhook, 'clientConfig') || listAt(webhook, 'conversionReviewVersions').length > 0;
  return isGiven ? spec : withMember(spec, 'conversion', withoutMember(conversion, 'webhook'));
}

function withServicePort(spec: Of<CustomResourceDefinitionSpec>): JsonObject {
  const conversion = mapAt(spec, 'conversion');
  const webhook = mapAt(conversion, 'webhook');
  const client = mapAt(webhook, 'clientConfig');
  const service = objectAt(client, 'service');
  if (service === undefined || numberAt(service, 'port') !== undefined) return spec;
  const ported = withMember(client, 'service', withMember(service, 'port', 443));
  return withMember(spec, 'conversion', withMember(conversion, 'webhook', withMember(webhook, 'clientConfig', ported)));
}

/** Adds the storage version to the stored versions. */
function withStorageVersion(object: Typed<CustomResourceDefinition>): KubeObject {
  const storage = objectsAt(objectAt(object, 'spec'), 'versions').find((version) => flagAt(version, 'storage'));
  if (storage === undefined) return object;
  const status = mapAt(object, 'status');
  const stored = listAt(status, 'storedVersions');
  const name = textAt(storage, 'name');
  if (stored.includes(name)) return object;
  return withMember(object, 'status', withMember(status, 'storedVersions', [...stored, name]));
}

/** Members whose faults are reported here: of unsupported versions, and those reported below `spec.validation`. */
const REPORTED_HERE =
  /^spec\.(versions$|versions\[\d+\]\.(name|additionalPrinterColumns|subresources|selectableFields|schema)|conversion\.webhook\.clientConfig\.service)\b/;

function reportsItself({ field, reason }: FieldError): boolean {
  return (reason === 'FieldValueRequired' || reason === 'FieldValueNotSupported') && REPORTED_HERE.test(field);
}

function validate(object: Typed<CustomResourceDefinition>, { subresource }: StrategyContext): readonly FieldError[] {
  const accepted = namesErrors(
    mapAt(objectAt(object, 'status'), 'acceptedNames'),
    FieldPath.of('status', 'acceptedNames'),
  );
  if (subresource !== '') return accepted;
  const spec = mapAt(object, 'spec');
  return [
    ...groupErrors(spec),
    ...scopeErrors(spec),
    ...specNamesErrors(spec),
    ...webhookNeedsPruning(spec),
    ...accepted,
    ...storedVersionsErrors(objectAt(object, 'status'), spec),
    ...preserveErrors(spec),
  ];
}

/** Whether the group belongs to the project; for a stored definition only a change of the approval is checked. */
function approvals(
  object: Typed<CustomResourceDefinition>,
  stored: Typed<CustomResourceDefinition> | undefined,
  naming: NamingProfile,
): readonly FieldError[] {
  return approvalErrors(
    textAt(objectAt(object, 'spec'), 'group'),
    object.metadata.annotations,
    stored?.metadata.annotations ?? (stored === undefined ? undefined : {}),
    naming,
  );
}

/** Schemas and their rules, whose check may take long. */
function* validateInSteps(
  object: Typed<CustomResourceDefinition>,
  { subresource, metadata }: StrategyContext,
  stored?: Typed<CustomResourceDefinition>,
): Steps<readonly FieldError[]> {
  if (subresource !== '') return [];
  return yield* versionsErrors(mapAt(object, 'spec'), metadata, stored && mapAt(stored, 'spec'));
}

function validateUpdate(
  object: Typed<CustomResourceDefinition>,
  stored: Typed<CustomResourceDefinition>,
  { subresource, naming }: StrategyContext,
): readonly FieldError[] {
  if (subresource !== '') return [];
  const [spec, before] = [mapAt(object, 'spec'), mapAt(stored, 'spec')];
  const established = isConditionTrue(stored, 'Established');
  const authorities = !established || hasUnreadableAuthorities(before);
  return [
    ...conversionErrors(spec, { review: hasUnknownReviews(before), authorities }),
    ...immutableErrors(spec, before, established),
    ...approvals(object, stored, naming),
  ];
}

function warnings(
  object: Typed<CustomResourceDefinition>,
  stored: Typed<CustomResourceDefinition> | undefined,
): readonly string[] {
  const formatsOf = (definition: KubeObject | undefined): readonly string[] =>
    objectsAt(objectAt(definition, 'spec'), 'versions').flatMap((version) => {
      const schema = objectAt(objectAt(version, 'schema'), 'openAPIV3Schema');
      return schema === undefined ? [] : unknownFormats(schema);
    });
  const known = new Set(formatsOf(stored));
  return formatsOf(object)
    .filter((format) => !known.has(format))
    .map((format) => `unrecognized format ${quote(format)}`);
}

/** Marks a definition whose objects must be deleted first, and keeps it until they are. */
function markTerminating(object: Typed<CustomResourceDefinition>): KubeObject {
  // Deleting it again changes nothing.
  if (conditionOf(object, 'Terminating') !== undefined) return object;
  const { deletionTimestamp = '', finalizers = [] } = object.metadata;
  const finalizer = `customresourcecleanup.${object.apiVersion.slice(0, object.apiVersion.indexOf('/'))}`;
  const metadata = {
    ...object.metadata,
    finalizers: finalizers.includes(finalizer) ? finalizers : [...finalizers, finalizer],
  };
  return withCondition(
    { ...object, metadata },
    {
      type: 'Terminating',
      status: 'True',
      reason: 'InstanceDeletionPending',
      message: 'CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon',
    },
    deletionTimestamp,
  );
}

/** CustomResourceDefinition: names, versions, schemas and conversion, and the finalizer that removes its objects. */
export const strategy: Strategy<CustomResourceDefinition> = {
  applyDefaults,
  prepareForCreate: (object) => withStorageVersion({ ...object, status: { acceptedNames: { plural: '', kind: '' } } }),
  prepareForUpdate: (object, _stored, { subresource }) => (subresource === '' ? withStorageVersion(object) : object),
  validate,
  reportsItself,
  validateInSteps,
  validateCreate: (object, { naming }) => [
    ...nameErrors(object, mapAt(object, 'spec')),
    ...conversionErrors(mapAt(object, 'spec'), { review: false, authorities: true }),
    ...approvals(object, undefined, naming),
  ],
  validateUpdate,
  warnings,
  // Its objects are deleted whatever the propagation policy.
  firstDelete: (options) => ({ ...options, orphanDependents: undefined, propagationPolicy: undefined }),
  markTerminating,
};
