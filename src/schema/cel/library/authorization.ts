import { BOOL, STRING, structType, type CelType } from '../cel-type.js';
import { celFunction, member, type CelFunction } from '../functions.js';
import { noSuchOverload } from '../values.js';

function named(name: string): CelType {
  return structType(`kubernetes.authorization.${name}`);
}

/** The authorizer of the requesting user. */
export const AUTHORIZER_TYPE = named('Authorizer');
/** An incomplete authorization check of a resource. */
export const RESOURCE_CHECK_TYPE = named('ResourceCheck');
const PATH_CHECK = named('PathCheck');
const GROUP_CHECK = named('GroupCheck');
const DECISION = named('Decision');

/** A method of one of these types. Expressions evaluated here have no such values. */
function method(name: string, id: string, of: CelType, args: readonly CelType[], result: CelType): CelFunction {
  return celFunction(name, member(id, [of, ...args], result, noSuchOverload));
}

/**
 * Authorization checks of policies: `authorizer.group('apps').resource('deployments').check('get').allowed()`. They
 * exist so that expressions which use them can be type-checked.
 */
export function authorization(): readonly CelFunction[] {
  const text = [STRING];
  return [
    method('path', 'authorizer_path', AUTHORIZER_TYPE, text, PATH_CHECK),
    method('group', 'authorizer_group', AUTHORIZER_TYPE, text, GROUP_CHECK),
    method('serviceAccount', 'authorizer_serviceaccount', AUTHORIZER_TYPE, [STRING, STRING], AUTHORIZER_TYPE),
    method('resource', 'groupcheck_resource', GROUP_CHECK, text, RESOURCE_CHECK_TYPE),
    method('subresource', 'resourcecheck_subresource', RESOURCE_CHECK_TYPE, text, RESOURCE_CHECK_TYPE),
    method('namespace', 'resourcecheck_namespace', RESOURCE_CHECK_TYPE, text, RESOURCE_CHECK_TYPE),
    method('name', 'resourcecheck_name', RESOURCE_CHECK_TYPE, text, RESOURCE_CHECK_TYPE),
    method('fieldSelector', 'authorizer_fieldselector', RESOURCE_CHECK_TYPE, text, RESOURCE_CHECK_TYPE),
    method('labelSelector', 'authorizer_labelselector', RESOURCE_CHECK_TYPE, text, RESOURCE_CHECK_TYPE),
    method('check', 'pathcheck_check', PATH_CHECK, text, DECISION),
    method('check', 'resourcecheck_check', RESOURCE_CHECK_TYPE, text, DECISION),
    method('errored', 'decision_errored', DECISION, [], BOOL),
    method('error', 'decision_error', DECISION, [], STRING),
    method('allowed', 'decision_allowed', DECISION, [], BOOL),
    method('reason', 'decision_reason', DECISION, [], STRING),
  ];
}
