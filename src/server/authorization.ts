import type { AuthorizationMode } from '../config/options.js';
import type { NamingProfile } from '../naming/profile.js';
import { alwaysAllowPaths, alwaysAuthorizer } from '../pipeline/authorization/always.js';
import { mastersAuthorizer } from '../pipeline/authorization/masters.js';
import { rbacAuthorizer, rbacRuleLister } from '../pipeline/authorization/rbac/authorizer.js';
import { createEscalationGuard } from '../pipeline/authorization/rbac/escalation.js';
import { RbacGrants } from '../pipeline/authorization/rbac/grants.js';
import { unionAuthorizer } from '../pipeline/authorization/union.js';
import type { AdmissionPlugin } from '../pipeline/admission/plugin.js';
import type { Authorizer, RuleLister } from '../request/ports.js';

/** Who decides, and what roles and bindings are decided from. */
export interface Authorization {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
  readonly grants: RbacGrants;
  /** In the running profile's naming. */
  readonly rbacGroup: string;
  /** Admission that belongs to authorization and cannot be switched off. */
  readonly guards: readonly AdmissionPlugin[];
}

/** Puts the modes together: masters and open paths first, then the modes in their order. */
export function createAuthorization(modes: readonly AuthorizationMode[], naming: NamingProfile): Authorization {
  const group = `rbac.authorization.${naming.groupDomain}`;
  const grants = new RbacGrants(group);
  const authorizer = unionAuthorizer([
    mastersAuthorizer(),
    alwaysAllowPaths(),
    ...modes.map((mode) => (mode === 'RBAC' ? rbacAuthorizer(grants) : alwaysAuthorizer(mode))),
  ]);
  return {
    authorizer,
    rules: rbacRuleLister(grants),
    grants,
    rbacGroup: group,
    guards: modes.includes('RBAC') ? [createEscalationGuard({ grants, authorizer, group })] : [],
  };
}
