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

/** The authorizer, and the data it decides on. */
export interface Authorization {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
  readonly grants: RbacGrants;
  /** The graph of nodes; undefined without the mode Node. */
  readonly nodes: NodeGraph | undefined;
  /** In the running profile's naming. */
  readonly rbacGroup: string;
  /** Admission checks of authorization, which cannot be disabled. */
  readonly guards: readonly AdmissionPlugin[];
}

/** What authorization needs. */
export interface AuthorizationParts {
  readonly options: Pick<
    ServeOptions,
    | 'authorizationModes'
    | 'authorizationWebhook'
    | 'authorizationConfigFile'
    | 'authorizationPolicyFile'
    | 'featureGates'
  >;
  /** The target of the mode Webhook. */
  readonly webhook: WebhookTarget | undefined;
  readonly caller: WebhookCaller;
  readonly naming: NamingProfile;
  readonly log: Log;
  readonly metrics: AccessMetrics;
  /** Clean-up steps of background work, run in reverse order. */
  readonly undo: (() => void | Promise<void>)[];
}

/**
 * Assembles the chain: masters and open paths first, then the authorizers of the flags or the file, in their order. A
 * changed file takes effect within seconds; data of authorizers (roles, the graph of nodes) is kept.
 *
 * @throws ConfigError for unusable files
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

/** Authorizers with state, made at the start. */
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

/** Deadline for the webhook of the flags, in ms. */
const WEBHOOK_TIMEOUT = 30_000;

/** The policies of the authorizer ABAC. @throws ConfigError for an unusable file */
export function readPolicies(path: string | undefined): readonly AbacPolicy[] {
  return path === undefined ? [] : readParsed('authorization-policy-file', path, parsePolicyFile);
}

interface Chain {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
}

/** The data of a chain's authorizers. */
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
