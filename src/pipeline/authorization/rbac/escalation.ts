import { equalJson } from '../../../json/equal.js';
import { badRequest, forbidden, notFound } from '../../../meta/errors.js';
import type { KubeObject } from '../../../meta/object.js';
import { qualifiedResource } from '../../../meta/gvk.js';
import { quote } from '../../../meta/quote.js';
import type { RequestContext } from '../../../request/context.js';
import type { AdmissionAttributes, Authorizer } from '../../../request/ports.js';
import type { User } from '../../../request/user.js';
import type { AdmissionPlugin } from '../../admission/plugin.js';
import { aggregate } from '../../../meta/aggregate.js';
import type { RbacGrants } from './grants.js';
import { aggregationSelectors, roleRefOf, rulesOf } from './objects.js';
import { missingRights, type PolicyRule, TooManyRights } from './rules.js';

/** Members may grant everything. */
const PRIVILEGED = 'system:masters';

const FULL_AUTHORITY: readonly PolicyRule[] = [
  { verbs: ['*'], apiGroups: ['*'], resources: ['*'] },
  { verbs: ['*'], nonResourceURLs: ['*'] },
];

/** What the check needs. */
export interface EscalationGuardParts {
  readonly grants: RbacGrants;
  readonly authorizer: Authorizer;
  /** The RBAC group in the running profile's naming. */
  readonly group: string;
}

/**
 * Prevents privilege escalation: writing a role takes all its rules, or the verb `escalate` on it; writing a binding
 * takes all rules of its role, or the verb `bind` on it. Runs after mutating admission and cannot be disabled.
 */
export function createEscalationGuard(parts: EscalationGuardParts): AdmissionPlugin {
  const { grants, group } = parts;

  const checkRules = (
    { user }: RequestContext,
    attributes: AdmissionAttributes,
    rules: readonly PolicyRule[],
    otherwise?: string,
  ): void => {
    const owned: PolicyRule[] = [];
    const faults: string[] = [];
    grants.visit(user, attributes.namespace, ({ binding }, held) => {
      if (held === undefined) {
        // The error names the resource of the request, as in kube-apiserver.
        const resource = qualifiedResource(group, attributes.resource);
        faults.push(`${resource} ${quote(roleRefOf(binding).name)} not found`);
      } else for (const rule of held) owned.push(rule);
      return false;
    });
    const missing = missingOf(owned, rules);
    if (missing === undefined) return;
    throw forbidden(attributes, nameOf(attributes), otherwise ?? refusalText(user, missing, faults));
  };

  const may = async (
    { user }: RequestContext,
    verb: string,
    target: { readonly resource: string; readonly namespace: string; readonly name: string },
  ): Promise<boolean> => {
    const asked = { kind: 'resource', user, verb, group, version: '*', subresource: '', ...target } as const;
    return (await parts.authorizer.authorize(asked)).decision === 'allow';
  };

  const checkRole = async (context: RequestContext, attributes: AdmissionAttributes): Promise<void> => {
    const { resource, namespace, object, oldObject } = attributes;
    // A create is authorized without a name, as its request is.
    const name = oldObject === undefined ? '' : attributes.name;
    if (await may(context, 'escalate', { resource, namespace, name })) return;
    checkRules(context, attributes, rulesOf(object!));
    const aggregates = [object!, ...(oldObject === undefined ? [] : [oldObject])].some(
      (role) => aggregationSelectors(role).length > 0,
    );
    if (aggregates) {
      checkRules(context, attributes, FULL_AUTHORITY, 'must have cluster-admin privileges to use the aggregationRule');
    }
  };

  const checkBinding = async (context: RequestContext, attributes: AdmissionAttributes): Promise<void> => {
    const { kind, name } = roleRefOf(attributes.object!);
    // Validation rejects other kinds.
    if (kind !== 'Role' && kind !== 'ClusterRole') return;
    const resource = kind === 'Role' ? 'roles' : 'clusterroles';
    if (await may(context, 'bind', { resource, namespace: attributes.namespace, name })) return;
    if (kind === 'Role' && attributes.namespace === '') throw badRequest('Namespace parameter required.');
    const rules = grants.role(kind === 'Role' ? attributes.namespace : '', name);
    // The error names the resource of the request, as in kube-apiserver.
    if (rules === undefined) throw notFound({ group, resource: attributes.resource }, name);
    checkRules(context, attributes, rules);
  };

  return {
    name: 'RBAC escalation guard',
    handles: ['CREATE', 'UPDATE'],
    async mutate(context, attributes) {
      if (attributes.group !== group || attributes.object === undefined) return undefined;
      if (context.user.groups.includes(PRIVILEGED)) return undefined;
      const { object, oldObject } = attributes;
      if (oldObject !== undefined && changesCollectorFieldsOnly(object, oldObject)) return undefined;
      if (attributes.resource === 'roles' || attributes.resource === 'clusterroles') {
        await checkRole(context, attributes);
      }
      if (attributes.resource === 'rolebindings' || attributes.resource === 'clusterrolebindings') {
        await checkBinding(context, attributes);
      }
      return undefined;
    },
  };
}

/** The missing rights in words; undefined when none is missing. */
function missingOf(owned: readonly PolicyRule[], wanted: readonly PolicyRule[]): readonly string[] | undefined {
  try {
    const missing = missingRights(owned, wanted);
    return missing.length === 0 ? undefined : missing;
  } catch (error) {
    if (error instanceof TooManyRights) return [error.message];
    throw error;
  }
}

function refusalText(user: User, missing: readonly string[], faults: readonly string[]): string {
  const who = `user ${quote(user.name)} (groups=[${user.groups.map(quote).join(' ')}])`;
  const text = `${who} is attempting to grant RBAC permissions not currently held:\n${missing.join('\n')}`;
  if (faults.length === 0) return text;
  return `${text}; resolution errors: [${aggregate(faults)}]`;
}

function nameOf({ object, name }: AdmissionAttributes): string {
  return name === '' ? (object?.metadata.name ?? '') : name;
}

/** The garbage collector may remove owners and finalizers of roles that exceed its rights. */
function changesCollectorFieldsOnly(object: KubeObject, old: KubeObject): boolean {
  const { ownerReferences, finalizers, managedFields } = old.metadata;
  const kept = { ownerReferences, finalizers, managedFields };
  const metadata: Record<string, unknown> = { ...object.metadata };
  for (const [key, value] of Object.entries(kept)) {
    if (value === undefined) delete metadata[key];
    else metadata[key] = value;
  }
  return equalJson({ ...object, metadata: metadata as KubeObject['metadata'] }, old);
}
