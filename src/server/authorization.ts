import { gatesOff, resolveFeatureGates } from '../config/feature-gates.js';
import { readParsed } from '../config/files.js';
import { ConfigError } from '../config/flag.js';
import type { AuthorizationMode, ServeOptions } from '../config/options.js';
import type { NamingProfile } from '../naming/profile.js';
import { type AbacPolicy, abacAuthorizer, abacRules, parsePolicyFile } from '../pipeline/authorization/abac.js';
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
import type { Log } from '../telemetry/log.js';
import type { AccessMetrics } from '../telemetry/metrics.js';
import type { WebhookCaller } from '../webhook/call.js';
import type { WebhookTarget } from '../webhook/target.js';
import { type ChainLink, readAuthorizationFile } from './authorization-file.js';
import { countsOf, followFile } from './follow-file.js';
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
  readonly options: Pick<
    ServeOptions,
    | 'authorizationModes'
    | 'authorizationWebhook'
    | 'authorizationConfigFile'
    | 'authorizationPolicyFile'
    | 'featureGates'
  >;
  /** Whom the mode Webhook asks. */
  readonly webhook: WebhookTarget | undefined;
  readonly caller: WebhookCaller;
  readonly naming: NamingProfile;
  readonly log: Log;
  readonly metrics: AccessMetrics;
  /** Steps that end what runs in the background; run last first. */
  readonly undo: (() => void | Promise<void>)[];
}

/**
 * Puts the chain together: masters and open paths first, then what the flags or the file say, in their order. A file that
 * changes counts within seconds; what authorizers keep (roles, the graph of nodes) stays.
 *
 * @throws ConfigError for files that cannot be used
 */
export async function createAuthorization(parts: AuthorizationParts): Promise<Authorization> {
  const { naming, options } = parts;
  const file = options.authorizationConfigFile;
  const links = file === undefined ? linksOfFlags(parts) : await readAuthorizationFile(file);
  const kept: ReadonlySet<AuthorizationMode> = new Set(
    links.map(({ type }) => type).filter((type) => type !== 'Webhook'),
  );
  if (kept.has('ABAC') !== (options.authorizationPolicyFile !== undefined)) {
    throw new ConfigError('--authorization-policy-file: is for the authorizer ABAC, which needs it');
  }
  const group = `rbac.authorization.${naming.groupDomain}`;
  const grants = new RbacGrants(group);
  const nodes = kept.has('Node') ? new NodeGraph(`${naming.labelDomain}/config.mirror`) : undefined;
  const policies = readPolicies(options.authorizationPolicyFile);
  const chainOf = (from: readonly ChainLink[]): Chain => {
    const made = from.map((link) => ofLink(link, { grants, graph: nodes, policies, ...parts }));
    return {
      authorizer: unionAuthorizer([mastersAuthorizer(), alwaysAllowPaths(), ...made.map((each) => each.authorizer)]),
      rules: unionRules(made.map((each) => each.rules)),
    };
  };
  let current = chainOf(links);
  if (file !== undefined) {
    const reload = async (): Promise<void> => {
      const found = await readAuthorizationFile(file, [...kept]);
      const foreign = found.find(({ type }) => !kept.has(type) && NEEDS_STATE.has(type));
      if (foreign !== undefined) {
        throw new Error(
          `authorizer type ${foreign.type} is not allowed if it was not enabled at initial server startup`,
        );
      }
      current = chainOf(found);
    };
    parts.undo.push(followFile(file, parts.log, reload, countsOf(parts.metrics, 'authorization')));
  }
  const authorizer: Authorizer = { authorize: (asked) => current.authorizer.authorize(asked) };
  return {
    authorizer,
    rules: { rulesFor: (user, namespace) => current.rules.rulesFor(user, namespace) },
    grants,
    nodes,
    rbacGroup: group,
    guards: kept.has('RBAC') ? [createEscalationGuard({ grants, authorizer, group })] : [],
  };
}

/** Authorizers that keep something from the start on. */
const NEEDS_STATE: ReadonlySet<AuthorizationMode> = new Set<AuthorizationMode>(['RBAC', 'Node', 'ABAC']);

function linksOfFlags({ options, webhook: target }: AuthorizationParts): ChainLink[] {
  const { version, authorizedTtl, unauthorizedTtl } = options.authorizationWebhook;
  return options.authorizationModes.map((type) => {
    if (type !== 'Webhook') return { type };
    if (target === undefined) throw new Error('the mode Webhook has no webhook');
    const answers = { version, authorizedTtl, unauthorizedTtl, timeoutMs: WEBHOOK_TIMEOUT };
    return { type, webhook: { ...answers, failurePolicy: 'NoOpinion', conditions: undefined, target } };
  });
}

/** For one question to the webhook that flags name, in ms. */
const WEBHOOK_TIMEOUT = 30_000;

/** The policies of the authorizer ABAC. @throws ConfigError for a file that cannot be used */
export function readPolicies(path: string | undefined): readonly AbacPolicy[] {
  return path === undefined ? [] : readParsed('authorization-policy-file', path, parsePolicyFile);
}

interface Chain {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
}

/** What the authorizers of a chain work on. */
interface ChainState extends AuthorizationParts {
  readonly grants: RbacGrants;
  readonly graph: NodeGraph | undefined;
  readonly policies: readonly AbacPolicy[];
}

function ofLink({ type, webhook }: ChainLink, state: ChainState): Chain {
  const { grants, graph, naming, policies } = state;
  switch (type) {
    case 'RBAC':
      return { authorizer: rbacAuthorizer(grants), rules: rbacRuleLister(grants) };
    case 'ABAC':
      return { authorizer: abacAuthorizer(policies), rules: abacRules(policies) };
    case 'Node': {
      if (graph === undefined) throw new Error('the mode Node has no graph');
      const gates = resolveFeatureGates(state.options.featureGates);
      const rules = nodeRole(naming, gatesOff(gates))['rules'] as unknown as readonly PolicyRule[];
      const { groupDomain } = naming;
      const leaseNamespace = naming.namespaces.nodeLease;
      const podCertificates = gates.PodCertificateRequest;
      return {
        authorizer: nodeAuthorizer({ graph, rules, groupDomain, leaseNamespace, podCertificates }),
        rules: nodeRules(),
      };
    }
    case 'Webhook': {
      if (webhook === undefined) throw new Error('the mode Webhook has no webhook');
      const { caller } = state;
      const group = `authorization.${naming.groupDomain}`;
      return {
        authorizer: webhookAuthorizer({ ...webhook, caller, group }),
        rules: unlistedRules('webhook authorizer does not support user rule resolution'),
      };
    }
    default:
      return { authorizer: alwaysAuthorizer(type), rules: alwaysRules(type) };
  }
}
