import { isFieldSet } from '@bufbuild/protobuf';
import {
  type DeleteCollectionRequest,
  type DeleteRequest,
  type ListRequest,
  type RemoveOptions,
  RemoveOptionsSchema,
  type WatchRequest,
  WatchRequestSchema,
  type WriteOptions as WriteOptionsMessage,
} from '../../generated/proto/cluster/api/runtime/v1/request_pb.js';
import { badRequest, invalid } from '../meta/errors.js';
import { fieldManagerFaults, ownershipFaults } from '../meta/field-manager.js';
import type {
  DeleteOptions,
  FieldValidationLevel,
  ListOptions,
  PropagationPolicy,
  WriteOptions,
} from '../meta/options.js';

const LEVELS: readonly FieldValidationLevel[] = ['Ignore', 'Warn', 'Strict'];
const POLICIES: readonly PropagationPolicy[] = ['Orphan', 'Background', 'Foreground'];

/** The selection members of requests; each request has some of them. */
type Selecting = Partial<Omit<ListRequest, '$typeName'> & Omit<WatchRequest, '$typeName'>>;

/** Options of list, watch and deletecollection out of a request message. @throws StatusError 400 */
export function listOptionsOf(request: Selecting): ListOptions {
  return {
    labelSelector: request.labelSelector ?? '',
    fieldSelector: request.fieldSelector ?? '',
    resourceVersion: request.resourceVersion ?? '',
    resourceVersionMatch: request.resourceVersionMatch ?? '',
    limit: Math.max(0, wholeNumber(request.limit, 'limit') ?? 0),
    continueToken: request.continue ?? '',
    watch: false,
    allowWatchBookmarks: request.allowWatchBookmarks ?? false,
    sendInitialEvents: undefined,
    timeoutSeconds: undefined,
  };
}

/** Options of watch. @throws StatusError 400 */
export function watchOptionsOf(request: WatchRequest): ListOptions {
  return {
    ...listOptionsOf(request as Selecting),
    watch: true,
    sendInitialEvents: isFieldSet(request, WatchRequestSchema.field.sendInitialEvents)
      ? request.sendInitialEvents
      : undefined,
    timeoutSeconds: wholeNumber(request.timeoutSeconds, 'timeout_seconds'),
  };
}

/** What a call writes: by a whole object, by an apply, or by another patch. */
export type WriteAct = 'object' | 'apply' | 'patch';

/**
 * Options of create, update, patch and apply. `metaGroup` is the group of the options in messages.
 *
 * @throws StatusError 400 for an unknown level of validation; 422 for a bad manager, an apply without one, or `force` on
 *   another patch
 */
export function writeOptionsOf(
  options: WriteOptionsMessage | undefined,
  act: WriteAct,
  metaGroup: string,
): WriteOptions {
  const level = options?.fieldValidation ?? '';
  const fieldManager = options?.fieldManager ?? '';
  const force = options?.force ?? false;
  const errors = [...fieldManagerFaults(fieldManager, 'field_manager')];
  if (act !== 'object') {
    const patch = { apply: act === 'apply', manager: fieldManager, forced: force };
    errors.push(...ownershipFaults(patch, { manager: 'field_manager', force: 'force' }));
  }
  if (errors.length > 0) throw invalid(metaGroup, 'WriteOptions', '', errors);
  return {
    dryRun: options?.dryRun ?? false,
    fieldManager,
    fieldValidation: level === '' ? 'Warn' : oneOf(LEVELS, level, 'field_validation'),
    force,
  };
}

/** Options of delete and deletecollection. @throws StatusError 400 */
export function deleteOptionsOf(request: DeleteRequest | DeleteCollectionRequest): DeleteOptions {
  const options: RemoveOptions | undefined = request.options;
  const policy = options?.propagationPolicy ?? '';
  return {
    dryRun: options?.dryRun ?? false,
    gracePeriodSeconds:
      options !== undefined && isFieldSet(options, RemoveOptionsSchema.field.gracePeriodSeconds)
        ? wholeNumber(options.gracePeriodSeconds, 'grace_period_seconds')
        : undefined,
    propagationPolicy: policy === '' ? undefined : oneOf(POLICIES, policy, 'propagation_policy'),
    orphanDependents: undefined,
    preconditions: {
      ...(options?.uid ? { uid: options.uid } : {}),
      ...(options?.resourceVersion ? { resourceVersion: options.resourceVersion } : {}),
    },
  };
}

/** An int64 as a number. @throws StatusError 400 beyond 2^53 */
function wholeNumber(value: bigint | undefined, field: string): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw badRequest(`${field}: value out of range`);
  return number;
}

function oneOf<T extends string>(values: readonly T[], value: string, field: string): T {
  const found = values.find((each) => each === value);
  if (found === undefined) throw badRequest(`${field}: must be one of ${values.join(', ')}`);
  return found;
}
