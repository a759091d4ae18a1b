import type { JsonObject } from '../../json/types.js';
import { badRequest, invalid } from '../../meta/errors.js';
import { type FieldError, invalidValue } from '../../meta/field-errors.js';
import type { KubeObject, ObjectMeta } from '../../meta/object.js';
import type { AuthorizationAttributes, Authorizer, RuleLister } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import type { Act, ActCall } from './act.js';
import { readFields, readLabels, type ReviewedSelector, selectorFaults } from './reviewed-selectors.js';

/** `spec` of the three access reviews; missing members are empty. */
interface ReviewSpec {
  readonly user?: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: { readonly [key: string]: readonly string[] };
  readonly resourceAttributes?: ReviewedResource;
  readonly nonResourceAttributes?: { readonly path?: string; readonly verb?: string };
}

interface ReviewedResource {
  readonly namespace?: string;
  readonly verb?: string;
  readonly group?: string;
  readonly version?: string;
  readonly resource?: string;
  readonly subresource?: string;
  readonly name?: string;
  readonly fieldSelector?: ReviewedSelector;
  readonly labelSelector?: ReviewedSelector;
}

/** SubjectAccessReview: may this user do this? The user's groups are those in the review. */
export function subjectAccessReview(authorizer: Authorizer): Act {
  return {
    answersBody: true,
    prepare: (request) => checked(request, [...subjectFaults(request.body), ...metadataFaults(request.body, '')]),
    perform: ({ body: object }) => answered(object, authorizer, subjectOf(specOf(object))),
  };
}

/** LocalSubjectAccessReview: the same within one namespace, for callers with rights in that namespace only. */
export function localSubjectAccessReview(authorizer: Authorizer): Act {
  return {
    answersBody: true,
    prepare: (request) => {
      const { body: object } = request;
      const { resourceAttributes, nonResourceAttributes } = specOf(object);
      const namespace = object.metadata.namespace ?? '';
      const faults = [...subjectFaults(object), ...metadataFaults(object, namespace)];
      if (resourceAttributes !== undefined && (resourceAttributes.namespace ?? '') !== namespace) {
        const given = resourceAttributes.namespace ?? '';
        faults.push(invalidValue('spec.resourceAttributes.namespace', given, 'must match metadata.namespace'));
      }
      if (nonResourceAttributes !== undefined) {
        const why = 'disallowed on this kind of request';
        faults.push(invalidValue('spec.nonResourceAttributes', nonResourceAttributes, why));
      }
      return checked(request, faults);
    },
    perform: ({ body: object }) => answered(object, authorizer, subjectOf(specOf(object))),
  };
}

/** SelfSubjectAccessReview: may the caller do this? */
export function selfSubjectAccessReview(authorizer: Authorizer): Act {
  return {
    answersBody: true,
    prepare: (request) =>
      checked(request, [...attributeFaults(specOf(request.body)), ...metadataFaults(request.body, '')]),
    perform: async ({ body: object, context }) => answered(object, authorizer, context.user),
  };
}

/** SelfSubjectRulesReview: what may the caller do in a namespace? For display; decisions are made by access reviews. */
export function selfSubjectRulesReview(rules: RuleLister): Act {
  return {
    perform: async ({ body: object, context }) => {
      const { namespace = '' } = (object['spec'] ?? {}) as { readonly namespace?: string };
      if (namespace === '') throw badRequest('no namespace on request');
      const { resourceRules, nonResourceRules, incomplete, evaluationError } = rules.rulesFor(context.user, namespace);
      const status = {
        resourceRules,
        nonResourceRules,
        incomplete,
        ...(evaluationError !== '' && { evaluationError }),
      };
      const { apiVersion, kind } = object;
      return { kind, apiVersion, metadata: {}, spec: {}, status } as unknown as KubeObject;
    },
  };
}

function specOf(object: KubeObject): ReviewSpec {
  return (object['spec'] ?? {}) as ReviewSpec;
}

/** Reviews have no name, and kube-apiserver's errors about them name no kind either. */
function checked(
  { body: object, target }: Pick<ActCall, 'body' | 'target'>,
  faults: readonly FieldError[],
): KubeObject {
  if (faults.length > 0) throw invalid(target.resource.definition.group, '', '', faults);
  return object;
}

function subjectFaults(object: KubeObject): FieldError[] {
  const spec = specOf(object);
  const faults = attributeFaults(spec);
  if ((spec.user ?? '') === '' && (spec.groups ?? []).length === 0) {
    faults.push(invalidValue('spec.user', spec.user ?? '', 'at least one of user or group must be specified'));
  }
  return faults;
}

function attributeFaults({ resourceAttributes, nonResourceAttributes }: ReviewSpec): FieldError[] {
  if (resourceAttributes !== undefined && nonResourceAttributes !== undefined) {
    const why = 'cannot be specified in combination with resourceAttributes';
    return [
      invalidValue('spec.nonResourceAttributes', nonResourceAttributes, why),
      ...selectorFaults(resourceAttributes),
    ];
  }
  if (resourceAttributes === undefined && nonResourceAttributes === undefined) {
    const why = 'exactly one of nonResourceAttributes or resourceAttributes must be specified';
    return [invalidValue('spec.resourceAttributes', null, why)];
  }
  return resourceAttributes === undefined ? [] : selectorFaults(resourceAttributes);
}

function metadataFaults({ metadata }: KubeObject, namespace: string): FieldError[] {
  const { managedFields: _owners, namespace: given = '', ...others } = metadata;
  const extra = Object.values(others).some((value) => value !== undefined && value !== null);
  if (!extra && given === namespace) return [];
  const why = namespace === '' ? 'must be empty' : 'must be empty except for namespace';
  return [invalidValue('metadata', inOrder(metadata), why)];
}

/** The members in the order of the public API. */
function inOrder(metadata: ObjectMeta): JsonObject {
  const given = SHOWN.flatMap((member) =>
    metadata[member] === undefined ? [] : [[member, metadata[member]] as const],
  );
  return Object.fromEntries(given);
}

const SHOWN = [
  'name',
  'generateName',
  'namespace',
  'resourceVersion',
  'generation',
  'labels',
  'annotations',
  'ownerReferences',
  'finalizers',
  'managedFields',
] as const;

function subjectOf({ user = '', uid = '', groups = [], extra = {} }: ReviewSpec): User {
  return { name: user, uid, groups, extra };
}

async function answered(object: KubeObject, authorizer: Authorizer, user: User): Promise<KubeObject> {
  const { attributes, faults } = attributesOf(specOf(object), user);
  const { decision, reason, evaluationError } = await authorizer.authorize(attributes);
  const errors = [...(evaluationError === undefined ? [] : [evaluationError]), ...faults];
  const status = {
    allowed: decision === 'allow',
    ...(decision === 'deny' && { denied: true }),
    ...(reason !== '' && { reason }),
    ...(errors.length > 0 && { evaluationError: errors.join('; ') }),
  };
  return { ...object, status };
}

/** The attributes to check, and the parts of the selectors that could not be taken into account. */
function attributesOf(
  spec: ReviewSpec,
  user: User,
): { readonly attributes: AuthorizationAttributes; readonly faults: readonly string[] } {
  if (spec.resourceAttributes === undefined) {
    const { path = '', verb = '' } = spec.nonResourceAttributes ?? {};
    return { attributes: { kind: 'non-resource', user, path, verb }, faults: [] };
  }
  const { verb = '', group = '', resource = '' } = spec.resourceAttributes;
  // Without a version, every one is meant.
  const version = spec.resourceAttributes.version || '*';
  const { subresource = '', namespace = '', name = '', fieldSelector, labelSelector } = spec.resourceAttributes;
  const fields = readFields(fieldSelector);
  const labels = readLabels(labelSelector);
  const attributes = {
    ...({ kind: 'resource', user, verb, group, version, resource, subresource, namespace, name } as const),
    ...(fields.text !== undefined && { fieldSelector: fields.text }),
    ...(labels.text !== undefined && { labelSelector: labels.text }),
  };
  return { attributes, faults: [...fields.faults, ...labels.faults] };
}
