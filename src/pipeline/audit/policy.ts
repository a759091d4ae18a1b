import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { dnsSubdomainFaults } from '../../meta/names.js';
import type { RequestInfo } from '../../request/info.js';
import type { User } from '../../request/user.js';

/** Audit levels, from least to most. */
const AUDIT_LEVELS = ['None', 'Metadata', 'Request', 'RequestResponse'] as const;

/** One of them. */
export type AuditLevel = (typeof AUDIT_LEVELS)[number];

const STAGES = ['RequestReceived', 'ResponseStarted', 'ResponseComplete', 'Panic'] as const;

/** Stages of a request at which an event is made. */
export type AuditStage = (typeof STAGES)[number];

/** The policy's decision on one request. */
export interface AuditDecision {
  readonly level: AuditLevel;
  readonly omitStages: readonly AuditStage[];
  readonly omitManagedFields: boolean;
}

interface GroupResources {
  readonly group: string;
  readonly resources: readonly string[];
  readonly resourceNames: readonly string[];
}

interface Rule extends AuditDecision {
  readonly users: readonly string[];
  readonly userGroups: readonly string[];
  readonly verbs: readonly string[];
  readonly namespaces: readonly string[];
  readonly resources: readonly GroupResources[];
  readonly nonResourceURLs: readonly string[];
}

/** Decides per request how much of it is recorded: the first matching rule counts; without one, nothing is recorded. */
export interface AuditPolicy {
  /** @param user undefined for unauthenticated callers, which rules about users do not match */
  decide(user: User | undefined, info: RequestInfo): AuditDecision;
}

/**
 * Reads a Policy (`audit.<domain>/v1`). Unknown members are ignored, as in kube-apiserver.
 *
 * @param domains whose `audit.<domain>/v1` is accepted
 * @throws Error with every fault in one line
 */
export function auditPolicy(document: JsonValue, domains: readonly string[]): AuditPolicy {
  if (!isJsonObject(document)) throw new Error('is no Policy: it is no object');
  const { apiVersion, kind } = document;
  const versions = domains.map((domain) => `audit.${domain}/v1`);
  if (kind !== 'Policy' || typeof apiVersion !== 'string' || !versions.includes(apiVersion)) {
    throw new Error(`is no Policy: kind must be Policy and apiVersion ${versions.join(' or ')}`);
  }
  const reader = new Reader();
  const common = reader.stages(document, 'omitStages');
  const bare = reader.flag(document, 'omitManagedFields') ?? false;
  const rules = reader.objects(document, 'rules').map((rule, at) => reader.rule(rule, `rules[${at}]`, common, bare));
  if (rules.length === 0) reader.faults.push('rules: at least one is needed');
  if (reader.faults.length > 0) throw new Error(reader.faults.join('; '));
  const otherwise: AuditDecision = { level: 'None', omitStages: common, omitManagedFields: bare };
  return { decide: (user, info) => rules.find((rule) => fits(rule, user, info)) ?? otherwise };
}

/** Reads members and collects their faults. */
class Reader {
  readonly faults: string[] = [];

  rule(from: JsonObject, path: string, common: readonly AuditStage[], bare: boolean): Rule {
    const level = AUDIT_LEVELS.find((known) => known === from['level']);
    if (level === undefined) this.faults.push(`${path}.level: must be one of ${AUDIT_LEVELS.join(', ')}`);
    const urls = this.texts(from, 'nonResourceURLs', path);
    for (const [at, url] of urls.entries()) {
      if (url === '*') continue;
      const where = `${path}.nonResourceURLs[${at}]`;
      if (!url.startsWith('/')) this.faults.push(`${where}: must begin with "/"`);
      if (url.slice(0, -1).includes('*')) this.faults.push(`${where}: "*" must be the last character`);
    }
    const namespaces = this.texts(from, 'namespaces', path);
    const resources = this.objects(from, 'resources', path).map((each, at) =>
      this.#resources(each, `${path}.resources[${at}]`),
    );
    if (urls.length > 0 && resources.length + namespaces.length > 0) {
      this.faults.push(`${path}.nonResourceURLs: cannot stand beside resources or namespaces`);
    }
    return {
      level: level ?? 'None',
      users: this.texts(from, 'users', path),
      userGroups: this.texts(from, 'userGroups', path),
      verbs: this.texts(from, 'verbs', path),
      namespaces,
      resources,
      nonResourceURLs: urls,
      omitStages: [...new Set([...common, ...this.stages(from, 'omitStages', path)])],
      omitManagedFields: this.flag(from, 'omitManagedFields', path) ?? bare,
    };
  }

  #resources(from: JsonObject, path: string): GroupResources {
    const group = from['group'] ?? '';
    if (typeof group !== 'string' || (group !== '' && group !== '*' && dnsSubdomainFaults(group).length > 0)) {
      this.faults.push(`${path}.group: must be an API group without version, "*" or empty`);
    }
    const resources = this.texts(from, 'resources', path);
    const resourceNames = this.texts(from, 'resourceNames', path);
    if (resourceNames.length > 0 && resources.length === 0) {
      this.faults.push(`${path}.resourceNames: needs at least one of resources`);
    }
    return { group: String(group), resources, resourceNames };
  }

  stages(from: JsonObject, member: string, path = ''): AuditStage[] {
    const found: AuditStage[] = [];
    for (const [at, text] of this.texts(from, member, path).entries()) {
      const stage = STAGES.find((known) => known === text);
      if (stage === undefined) this.faults.push(`${placeOf(path, member)}[${at}]: must be one of ${STAGES.join(', ')}`);
      else found.push(stage);
    }
    return found;
  }

  flag(from: JsonObject, member: string, path = ''): boolean | undefined {
    const value = from[member] ?? undefined;
    if (value === undefined || typeof value === 'boolean') return value;
    this.faults.push(`${placeOf(path, member)}: must be true or false`);
    return undefined;
  }

  texts(from: JsonObject, member: string, path = ''): string[] {
    const value = from[member] ?? [];
    if (isJsonArray(value) && value.every((each) => typeof each === 'string')) return value as string[];
    this.faults.push(`${placeOf(path, member)}: must be a list of strings`);
    return [];
  }

  objects(from: JsonObject, member: string, path = ''): readonly JsonObject[] {
    const value = from[member] ?? [];
    if (isJsonArray(value) && value.every((each) => isJsonObject(each))) return value as readonly JsonObject[];
    this.faults.push(`${placeOf(path, member)}: must be a list of objects`);
    return [];
  }
}

function placeOf(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`;
}

function fits(rule: Rule, user: User | undefined, info: RequestInfo): boolean {
  if (rule.users.length > 0 && (user === undefined || !rule.users.includes(user.name))) return false;
  if (rule.userGroups.length > 0 && user?.groups.some((group) => rule.userGroups.includes(group)) !== true)
    return false;
  if (rule.verbs.length > 0 && !rule.verbs.includes(info.verb)) return false;
  if (rule.namespaces.length + rule.resources.length > 0) return fitsResource(rule, info);
  if (rule.nonResourceURLs.length === 0) return true;
  return info.kind === 'non-resource' && rule.nonResourceURLs.some((url) => fitsPath(url, info.path));
}

function fitsPath(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === path) return true;
  return pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1));
}

function fitsResource(rule: Rule, info: RequestInfo): boolean {
  if (info.kind !== 'resource') return false;
  if (rule.namespaces.length > 0 && !rule.namespaces.includes(info.namespace)) return false;
  if (rule.resources.length === 0) return true;
  const whole = info.subresource === '' ? info.resource : `${info.resource}/${info.subresource}`;
  return rule.resources.some(({ group, resources, resourceNames }) => {
    if (group !== info.group && group !== '*') return false;
    if (resources.length === 0) return true;
    if (resourceNames.length > 0 && !resourceNames.includes(info.name)) return false;
    return resources.some(
      (pattern) =>
        pattern === whole ||
        pattern === '*' ||
        (info.subresource !== '' && pattern === `*/${info.subresource}`) ||
        pattern === `${info.resource}/*`,
    );
  });
}
