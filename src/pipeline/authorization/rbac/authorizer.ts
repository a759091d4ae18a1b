import { quote } from '../../../meta/quote.js';
import type { Authorizer, Decision, RuleLister } from '../../../request/ports.js';
import { aggregate } from '../aggregate.js';
import type { RbacGrants } from './grants.js';
import { type Grant } from './grants.js';
import { roleRefOf, type Subject } from './objects.js';
import { type PolicyRule, ruleAllows } from './rules.js';

const NO_OPINION: Decision = { decision: 'no-opinion', reason: '' };

/**
 * Role-based access control: a request is allowed when a rule of a role that the user holds allows it. There are no
 * rules that deny. A binding to a role that does not exist is named behind the refusal.
 */
export function rbacAuthorizer(grants: RbacGrants): Authorizer {
  return {
    authorize(asked) {
      const namespace = asked.kind === 'resource' ? asked.namespace : '';
      let missing: string[] | undefined;
      for (const grant of grants.of(asked.user, namespace)) {
        if (grant.rules === undefined) {
          (missing ??= []).push(grants.missingRole(grant));
          continue;
        }
        for (const rule of grant.rules) {
          if (ruleAllows(rule, asked)) return { decision: 'allow', reason: `RBAC: allowed by ${describe(grant)}` };
        }
      }
      return missing === undefined ? NO_OPINION : { decision: 'no-opinion', reason: `RBAC: ${aggregate(missing)}` };
    },
  };
}

/** The rules that somebody has in a namespace, with what could not be found out. */
export function rbacRuleLister(grants: RbacGrants): RuleLister {
  return {
    rulesFor(user, namespace) {
      const rules: PolicyRule[] = [];
      const missing: string[] = [];
      for (const grant of grants.of(user, namespace)) {
        if (grant.rules === undefined) missing.push(grants.missingRole(grant));
        else rules.push(...grant.rules);
      }
      return {
        resourceRules: rules
          .filter(({ resources }) => (resources ?? []).length > 0)
          .map(({ verbs, apiGroups, resources, resourceNames }) => ({
            verbs: verbs ?? [],
            ...(apiGroups !== undefined && { apiGroups }),
            ...(resources !== undefined && { resources }),
            ...(resourceNames !== undefined && { resourceNames }),
          })),
        nonResourceRules: rules
          .filter(({ nonResourceURLs }) => (nonResourceURLs ?? []).length > 0)
          .map(({ verbs, nonResourceURLs }) => ({ verbs: verbs ?? [], nonResourceURLs: nonResourceURLs ?? [] })),
        incomplete: false,
        evaluationError: aggregate(missing),
      };
    },
  };
}

function describe({ binding, subject }: Grant): string {
  const { kind, name } = roleRefOf(binding);
  const { name: own = '', namespace } = binding.metadata;
  const where =
    namespace === undefined ? `ClusterRoleBinding ${quote(own)}` : `RoleBinding ${quote(`${own}/${namespace}`)}`;
  return `${where} of ${kind} ${quote(name)} to ${describeSubject(subject, namespace ?? '')}`;
}

function describeSubject({ kind, name, namespace = '' }: Subject, bindingNamespace: string): string {
  if (kind !== 'ServiceAccount') return `${kind} ${quote(name)}`;
  return `${kind} ${quote(`${name}/${namespace === '' ? bindingNamespace : namespace}`)}`;
}
