import type { Authorizer, Decision, RuleLister } from '../../../request/ports.js';
import { aggregate } from '../../../meta/aggregate.js';
import type { RbacGrants } from './grants.js';
import { type PolicyRule, ruleAllows } from './rules.js';

const NO_OPINION: Decision = { decision: 'no-opinion', reason: '' };

/**
 * Role-based access control: a request is allowed when a rule of one of the user's roles allows it. No rule denies. A
 * denial names bindings to roles that do not exist.
 */
export function rbacAuthorizer(grants: RbacGrants): Authorizer {
  return {
    authorize(asked) {
      const namespace = asked.kind === 'resource' ? asked.namespace : '';
      let missing: string[] | undefined;
      let reason = '';
      const allowed = grants.visit(asked.user, namespace, (grant, rules) => {
        if (rules === undefined) (missing ??= []).push(grants.missingRole(grant));
        else if (rules.some((rule) => ruleAllows(rule, asked))) {
          reason = grant.allows;
          return true;
        }
        return false;
      });
      if (allowed) return { decision: 'allow', reason };
      return missing === undefined ? NO_OPINION : { decision: 'no-opinion', reason: `RBAC: ${aggregate(missing)}` };
    },
  };
}

/** The user's rules in a namespace, with lookup errors. */
export function rbacRuleLister(grants: RbacGrants): RuleLister {
  return {
    rulesFor(user, namespace) {
      const rules: PolicyRule[] = [];
      const missing: string[] = [];
      grants.visit(user, namespace, (grant, found) => {
        if (found === undefined) missing.push(grants.missingRole(grant));
        else for (const rule of found) rules.push(rule);
        return false;
      });
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
