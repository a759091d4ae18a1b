import type { JsonObject } from '../../json/types.js';
import { invalid } from '../../meta/errors.js';
import { apiVersionOf, type GroupVersionKind } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import type { AdmissionAttributes } from '../../request/ports.js';
import { checkNameOnUrl, inRequestNamespace, readBody, withExpectedKind } from '../body.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { FieldFaults } from '../field-validation.js';
import { trackBody } from '../ownership.js';
import type { RegistryServices } from '../parts.js';
import type { DecodedBody } from '../registry.js';
import { subresourceOf } from '../resource-checks.js';
import type { WriteCall } from '../write-call.js';
import { admissionAttributes, strategyContext } from '../admission-view.js';
import type { Act } from './act.js';

/** What an act says about its body. */
type Hooks = Pick<Act, 'prepare' | 'checksName' | 'answersBody' | 'otherVersions'>;

/**
 * The body of a create below an object (`pods/binding`), admitted as a creation of its own kind.
 *
 * @throws StatusError 400 for a body of another kind, with wrong types or another name; what admission says
 */
export async function admittedSubresourceBody(
  services: RegistryServices,
  call: WriteCall,
  act: Hooks,
  body: DecodedBody,
  options: WriteOptions,
): Promise<KubeObject> {
  const { target, context } = call;
  const expected = subresourceOf(target).body ?? target.resource.definition;
  const faults = new FieldFaults(options.fieldValidation, body);
  const typed = withExpectedKind(inServedVersion(body.object, expected, act.otherVersions), expected);
  const given = target.resource.compiled.normaliseBody(target.subresource, typed, faults);
  faults.settle(context, expected);
  context.audit?.requestObject(given);
  const placed = inRequestNamespace({ ...given, metadata: given['metadata'] ?? {} } as KubeObject, target);
  if (placed.metadata.name !== undefined && act.checksName !== true) checkNameOnUrl(placed, target.name);
  const kind = { group: expected.group, version: expected.version, kind: expected.kind };
  const owned = expected.schema === undefined ? placed : await managed(services, call, act, placed, expected.schema);
  return admitted(services, call, { act, options }, owned, kind);
}

/** The body with its managers, when the answer shows them. */
async function managed(
  services: RegistryServices,
  call: WriteCall,
  { answersBody = false }: Hooks,
  body: KubeObject,
  schema: StructuralSchema,
): Promise<KubeObject> {
  return answersBody ? trackBody(services, call, body, schema) : body;
}

/** A new object has no server-set metadata. */
function withoutSystemFields(object: KubeObject): KubeObject {
  const {
    uid: _uid,
    creationTimestamp: _created,
    deletionTimestamp: _deleted,
    deletionGracePeriodSeconds: _grace,
    ...metadata
  } = object.metadata;
  return { ...object, metadata };
}

/** The body as one of the expected version when it names another one that is taken for it. */
function inServedVersion(
  object: JsonObject,
  { group, version }: GroupVersionKind,
  otherVersions: readonly string[] = [],
): JsonObject {
  const isOther = otherVersions.includes(object['apiVersion'] as string);
  return isOther ? { ...object, apiVersion: apiVersionOf(group, version) } : object;
}

/**
 * The body of a kind that is answered but not stored (reviews): prepared by its strategy, validated and admitted.
 *
 * @throws StatusError 400, 422, or what admission says
 */
export async function admittedActBody(
  services: RegistryServices,
  call: WriteCall,
  act: Hooks,
  body: DecodedBody,
  options: WriteOptions,
): Promise<KubeObject> {
  const { target, context } = call;
  const { definition, strategy, compiled } = target.resource;
  const read = inRequestNamespace(
    readBody(body, { resource: target.resource, level: options.fieldValidation, context }),
    target,
  );
  const about = strategyContext(services, call);
  const owned = await managed(services, call, act, withoutSystemFields(read), compiled.schema);
  const prepared = strategy.prepareForCreate?.(owned, about) ?? owned;
  const errors = [...compiled.validate(prepared, undefined), ...(strategy.validate?.(prepared, about) ?? [])];
  if (errors.length > 0) throw invalid(definition.group, definition.kind, prepared.metadata.name ?? '', errors);
  const { group, version, kind } = definition;
  return admitted(services, call, { act, options }, prepared, { group, version, kind });
}

async function admitted(
  services: RegistryServices,
  call: WriteCall,
  { act, options }: { readonly act: Hooks; readonly options: WriteOptions },
  object: KubeObject,
  kind: AdmissionAttributes['kind'],
): Promise<KubeObject> {
  const attributes = (each: KubeObject): AdmissionAttributes => ({
    ...admissionAttributes(call, 'CREATE', each, undefined),
    kind,
  });
  const mutated = (await services.admission.mutate(call.context, attributes(object))) ?? object;
  const { context, target } = call;
  const settled = (await act.prepare?.({ context, target, body: mutated, options })) ?? mutated;
  await services.admission.validate(context, attributes(settled));
  return settled;
}
