import { getOwn, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { withoutTrailing } from '../../meta/without-trailing.js';
import { CONFIGURATION_GROUPS } from '../../naming/upstream.js';
import type { AuthorizationAttributes, Authorizer, Decision, RuleLister } from '../../request/ports.js';
import type { User } from '../../request/user.js';

/** One line of a policy file: a right of a user or group. */
export interface AbacPolicy {
  readonly user: string;
  readonly group: string;
  readonly readonly: boolean;
  readonly apiGroup: string;
  readonly resource: string;
  readonly namespace: string;
  readonly nonResourcePath: string;
}

const AUTHENTICATED = 'system:authenticated';
const KIND = 'Policy';
const VERSIONS: readonly string[] = CONFIGURATION_GROUPS.abac.map((group) => `${group}/v1beta1`);
const ALLOW: Decision = { decision: 'allow', reason: '' };
const NO_OPINION: Decision = { decision: 'no-opinion', reason: 'No policy matched.' };
const READING: ReadonlySet<string> = new Set(['get', 'list', 'watch']);

/**
 * Reads a policy file: a JSON object in each line; empty lines and those that begin with # are ignored. A line without
 * `kind` has the oldest form, in which absent members match everything.
 *
 * @throws Error that names the line
 */
export function parsePolicyFile(text: string): AbacPolicy[] {
  const policies: AbacPolicy[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    try {
      policies.push(policyOf(JSON.parse(trimmed) as JsonValue));
    } catch (error) {
      throw new Error(`line ${at + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return policies;
}

function policyOf(line: JsonValue): AbacPolicy {
  if (!isJsonObject(line)) throw new Error('is no JSON object');
  const { kind, apiVersion } = line;
  if (kind === undefined && apiVersion === undefined) return oldPolicy(membersOf(line));
  if (kind !== KIND || typeof apiVersion !== 'string' || !VERSIONS.includes(apiVersion)) {
    throw new Error(`kind must be ${KIND} and apiVersion ${VERSIONS[0]!}`);
  }
  const { spec = {} } = line;
  if (!isJsonObject(spec)) throw new Error('spec is no JSON object');
  const policy = membersOf(spec);
  return policy.user === '*' || policy.group === '*' ? { ...policy, user: '', group: AUTHENTICATED } : policy;
}

function oldPolicy(given: AbacPolicy): AbacPolicy {
  const { user, group, namespace, resource } = given;
  const everybody = (user === '' && group === '') || user === '*' || group === '*';
  return {
    ...given,
    ...(everybody && { user: '', group: AUTHENTICATED }),
    namespace: namespace === '' ? '*' : namespace,
    resource: resource === '' ? '*' : resource,
    apiGroup: '*',
    nonResourcePath: namespace === '' && resource === '' ? '*' : '',
  };
}

function membersOf(from: JsonObject): AbacPolicy {
  const text = (member: string): string => {
    const value = getOwn(from, member) ?? '';
    if (typeof value !== 'string') throw new Error(`${member} is no string`);
    return value;
  };
  const readonly = getOwn(from, 'readonly') ?? false;
  if (typeof readonly !== 'boolean') throw new Error('readonly is neither true nor false');
  return {
    user: text('user'),
    group: text('group'),
    readonly,
    apiGroup: text('apiGroup'),
    resource: text('resource'),
    namespace: text('namespace'),
    nonResourcePath: text('nonResourcePath'),
  };
}

/** Attribute-based access control: a request is allowed when one of the policies matches. */
export function abacAuthorizer(policies: readonly AbacPolicy[]): Authorizer {
  return {
    authorize: (asked) => (policies.some((policy) => fits(policy, asked)) ? ALLOW : NO_OPINION),
  };
}

/** A user's rights in a namespace by the policies. */
export function abacRules(policies: readonly AbacPolicy[]): RuleLister {
  return {
    rulesFor(user, namespace) {
      const own = policies.filter(
        (policy) => isAbout(policy, user) && (policy.namespace === '*' || policy.namespace === namespace),
      );
      const verbs = (policy: AbacPolicy): readonly string[] => (policy.readonly ? [...READING] : ['*']);
      return {
        resourceRules: own
          .filter(({ resource }) => resource !== '')
          .map((policy) => ({ verbs: verbs(policy), apiGroups: [policy.apiGroup], resources: [policy.resource] })),
        nonResourceRules: own
          .filter(({ nonResourcePath }) => nonResourcePath !== '')
          .map((policy) => ({ verbs: verbs(policy), nonResourceURLs: [policy.nonResourcePath] })),
        incomplete: false,
        evaluationError: '',
      };
    },
  };
}

function fits(policy: AbacPolicy, asked: AuthorizationAttributes): boolean {
  if (!isAbout(policy, asked.user)) return false;
  if (policy.readonly && !READING.has(asked.verb)) return false;
  if (asked.kind === 'non-resource') {
    const { nonResourcePath: path } = policy;
    return (
      path === '*' || path === asked.path || (path.endsWith('*') && asked.path.startsWith(withoutTrailing(path, '*')))
    );
  }
  return (
    is(policy.namespace, asked.namespace) && is(policy.resource, asked.resource) && is(policy.apiGroup, asked.group)
  );
}

function is(pattern: string, value: string): boolean {
  return pattern === '*' || pattern === value;
}

/** A policy without user and group matches nobody. */
function isAbout({ user, group }: AbacPolicy, { name, groups }: User): boolean {
  if (user !== '' && user !== '*' && user !== name) return false;
  if (group !== '' && group !== '*' && !groups.includes(group)) return false;
  return user !== '' || group !== '';
}
