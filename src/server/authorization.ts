import type { AuthorizationMode, ServeOptions } from '../config/options.js';
import type { NamingProfile } from '../naming/profile.js';
import { alwaysAllowPaths, alwaysAuthorizer, alwaysRules } from '../pipeline/authorization/always.js';
import { mastersAuthorizer } from '../pipeline/authorization/masters.js';
import { rbacAuthorizer, rbacRuleLister } from '../pipeline/authorization/rbac/authorizer.js';
import { createEscalationGuard } from '../pipeline/authorization/rbac/escalation.js';
import { RbacGrants } from '../pipeline/authorization/rbac/grants.js';
import { unionAuthorizer, unionRules, unlistedRules } from '../pipeline/authorization/union.js';
import { webhookAuthorizer } from '../pipeline/authorization/webhook.js';
import type { AdmissionPlugin } from '../pipeline/admission/plugin.js';
import type { Authorizer, RuleLister } from '../request/ports.js';
import type { WebhookCaller } from '../webhook/call.js';
import type { WebhookTarget } from '../webhook/target.js';

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

/** What authorization is made of. */
export interface AuthorizationParts {
  readonly options: Pick<ServeOptions, 'authorizationModes' | 'authorizationWebhook'>;
  /** Whom the mode Webhook asks. */
  readonly webhook: WebhookTarget | undefined;
  readonly caller: WebhookCaller;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Puts the modes together: masters and open paths first, then the modes in their order. */
export function createAuthorization(parts: AuthorizationParts): Authorization {
  const { naming } = parts;
  const modes = parts.options.authorizationModes;
  const group = `rbac.authorization.${naming.groupDomain}`;
  const grants = new RbacGrants(group);
  const made = modes.map((mode) => ofMode(mode, grants, parts));
  const authorizer = unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths(), ...made.map((each) => each.authorizer)]);
  return {
    authorizer,
    rules: unionRules(made.map((each) => each.rules)),
    grants,
    rbacGroup: group,
    guards: modes.includes('RBAC') ? [createEscalationGuard({ grants, authorizer, group })] : [],
  };
}

interface Mode {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
}

function ofMode(mode: AuthorizationMode, grants: RbacGrants, parts: AuthorizationParts): Mode {
  switch (mode) {
    case 'RBAC':
      return { authorizer: rbacAuthorizer(grants), rules: rbacRuleLister(grants) };
    case 'Webhook': {
      const { caller, clock, webhook: target, naming } = parts;
      if (target === undefined) throw new Error('the mode Webhook has no webhook');
      const { version, authorizedTtl, unauthorizedTtl } = parts.options.authorizationWebhook;
      const group = `authorization.${naming.groupDomain}`;
      return {
        authorizer: webhookAuthorizer({ caller, target, group, version, authorizedTtl, unauthorizedTtl, clock }),
        rules: unlistedRules('webhook authorizer does not support user rule resolution'),
      };
    }
    default:
      return { authorizer: alwaysAuthorizer(mode), rules: alwaysRules(mode) };
  }
}
