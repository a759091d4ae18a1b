import type { AuthorizationMode, ServeOptions } from '../config/options.js';
import type { NamingProfile } from '../naming/profile.js';
import { alwaysAllowPaths, alwaysAuthorizer, alwaysRules } from '../pipeline/authorization/always.js';
import { mastersAuthorizer } from '../pipeline/authorization/masters.js';
import { nodeAuthorizer, nodeRules } from '../pipeline/authorization/node/authorizer.js';
import { NodeGraph } from '../pipeline/authorization/node/graph.js';
import { rbacAuthorizer, rbacRuleLister } from '../pipeline/authorization/rbac/authorizer.js';
import { createEscalationGuard } from '../pipeline/authorization/rbac/escalation.js';
import { RbacGrants } from '../pipeline/authorization/rbac/grants.js';
import type { PolicyRule } from '../pipeline/authorization/rbac/rules.js';
import { unionAuthorizer, unionRules, unlistedRules } from '../pipeline/authorization/union.js';
import { webhookAuthorizer } from '../pipeline/authorization/webhook.js';
import type { AdmissionPlugin } from '../pipeline/admission/plugin.js';
import type { Authorizer, RuleLister } from '../request/ports.js';
import type { WebhookCaller } from '../webhook/call.js';
import type { WebhookTarget } from '../webhook/target.js';
import { nodeRole } from './bootstrap-rbac/objects.js';

/** Who decides, and what roles and bindings are decided from. */
export interface Authorization {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
  readonly grants: RbacGrants;
  /** What is known about nodes; undefined without the mode Node. */
  readonly nodes: NodeGraph | undefined;
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
  const nodes = modes.includes('Node') ? new NodeGraph(`${naming.labelDomain}/config.mirror`) : undefined;
  const made = modes.map((mode) => ofMode(mode, grants, nodes, parts));
  const authorizer = unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths(), ...made.map((each) => each.authorizer)]);
  return {
    authorizer,
    rules: unionRules(made.map((each) => each.rules)),
    grants,
    nodes,
    rbacGroup: group,
    guards: modes.includes('RBAC') ? [createEscalationGuard({ grants, authorizer, group })] : [],
  };
}

interface Mode {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
}

function ofMode(
  mode: AuthorizationMode,
  grants: RbacGrants,
  graph: NodeGraph | undefined,
  parts: AuthorizationParts,
): Mode {
  switch (mode) {
    case 'RBAC':
      return { authorizer: rbacAuthorizer(grants), rules: rbacRuleLister(grants) };
    case 'Node': {
      const { naming } = parts;
      if (graph === undefined) throw new Error('the mode Node has no graph');
      const rules = nodeRole(naming)['rules'] as unknown as readonly PolicyRule[];
      const { groupDomain } = naming;
      const leaseNamespace = naming.namespaces.nodeLease;
      return { authorizer: nodeAuthorizer({ graph, rules, groupDomain, leaseNamespace }), rules: nodeRules() };
    }
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
