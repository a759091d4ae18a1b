import type { FeatureGate } from '../../config/feature-gates.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { PolicyRule } from '../../pipeline/authorization/rbac/rules.js';

/**
 * The notation of a role. A rule is words separated by blanks, lists separated by commas: `verbs groups resources`,
 * optionally followed by names of objects, or `verbs url paths`. Groups are written without their domain, the core
 * group is `core`. In names, `{system}` and `{public}` are namespaces, `{apiserver}` is the identity of API servers,
 * `{groups}` the domain of API groups, `{signer:x}` a signer and `{signer-path:x}` the part after its slash.
 */
export interface RoleSource {
  readonly name: string;
  /** Absent: a ClusterRole. */
  readonly namespace?: string;
  /** The user role that aggregates this one. */
  readonly aggregateTo?: string;
  /** Aggregated from the roles with this `aggregateTo`. */
  readonly gathers?: string;
  readonly rules?: readonly string[];
  /** The gate required for the role. */
  readonly gate?: FeatureGate;
  /** Rules that require a gate. */
  readonly gatedRules?: Partial<Readonly<Record<FeatureGate, readonly string[]>>>;
}

/** The notation of a binding: subjects are `user x`, `group x` or `account namespace/name`. */
export interface BindingSource {
  readonly name: string;
  /** Absent: a ClusterRoleBinding. */
  readonly namespace?: string;
  /** Name of the role, when it differs from the binding's. */
  readonly role?: string;
  readonly subjects: readonly string[];
}

/** Groups without a domain. */
const PLAIN_GROUPS = new Set(['*', 'apps', 'autoscaling', 'batch', 'extensions', 'policy']);

/** Makes objects from this notation, in the naming of a profile. */
export class RbacForm {
  readonly #naming: NamingProfile;
  readonly #gatesOff: ReadonlySet<string>;
  readonly #apiVersion: string;
  readonly #metadata: { readonly labels: Record<string, string>; readonly annotations: Record<string, string> };

  /** @param gatesOff disabled gates */
  constructor(naming: NamingProfile, gatesOff: ReadonlySet<string>) {
    this.#naming = naming;
    this.#gatesOff = gatesOff;
    this.#apiVersion = `${this.group}/v1`;
    this.#metadata = {
      labels: { [`${naming.labelDomain}/bootstrapping`]: 'rbac-defaults' },
      annotations: { [autoupdateAnnotation(naming)]: 'true' },
    };
  }

  /** The RBAC group. */
  get group(): string {
    return `rbac.authorization.${this.#naming.groupDomain}`;
  }

  /** Whether the role exists. */
  has({ gate }: RoleSource): boolean {
    return gate === undefined || !this.#gatesOff.has(gate);
  }

  /** A Role or ClusterRole. */
  role(source: RoleSource): KubeObject {
    const { labels, annotations } = this.#metadata;
    const aggregated =
      source.aggregateTo === undefined ? undefined : { [this.#aggregationLabel(source.aggregateTo)]: 'true' };
    const gated = Object.entries(source.gatedRules ?? {}).flatMap(([gate, rules]) =>
      this.#gatesOff.has(gate) ? [] : rules,
    );
    return {
      apiVersion: this.#apiVersion,
      kind: source.namespace === undefined ? 'ClusterRole' : 'Role',
      metadata: {
        name: this.#text(source.name),
        ...(source.namespace !== undefined && { namespace: this.#text(source.namespace) }),
        labels: { ...labels, ...aggregated },
        annotations,
      },
      ...(source.gathers !== undefined && {
        aggregationRule: {
          clusterRoleSelectors: [{ matchLabels: { [this.#aggregationLabel(source.gathers)]: 'true' } }],
        },
      }),
      rules: [...(source.rules ?? []), ...gated].map((rule) => this.#rule(rule) as never),
    };
  }

  /** A RoleBinding or ClusterRoleBinding. */
  binding(source: BindingSource): KubeObject {
    const namespaced = source.namespace !== undefined;
    return {
      apiVersion: this.#apiVersion,
      kind: namespaced ? 'RoleBinding' : 'ClusterRoleBinding',
      metadata: {
        name: this.#text(source.name),
        ...(namespaced && { namespace: this.#text(source.namespace) }),
        ...this.#metadata,
      },
      roleRef: {
        apiGroup: this.group,
        kind: namespaced ? 'Role' : 'ClusterRole',
        name: this.#text(source.role ?? source.name),
      },
      ...(source.subjects.length > 0 && { subjects: source.subjects.map((subject) => this.#subject(subject)) }),
    };
  }

  #rule(text: string): PolicyRule {
    const [verbs = '', groups = '', resources = '', names] = text.split(' ');
    if (groups === 'url') return { verbs: verbs.split(','), nonResourceURLs: resources.split(',') };
    return {
      verbs: verbs.split(','),
      apiGroups: groups.split(',').map((group) => this.#groupName(group)),
      resources: resources.split(','),
      ...(names !== undefined && { resourceNames: names.split(',').map((name) => this.#text(name)) }),
    };
  }

  #groupName(word: string): string {
    if (word === 'core') return '';
    return PLAIN_GROUPS.has(word) ? word : `${word}.${this.#naming.groupDomain}`;
  }

  #subject(text: string): { readonly [member: string]: string } {
    const [kind, name = ''] = text.split(' ');
    if (kind === 'user') return { kind: 'User', apiGroup: this.group, name };
    if (kind === 'group') return { kind: 'Group', apiGroup: this.group, name };
    const [namespace = '', account = ''] = name.split('/');
    return { kind: 'ServiceAccount', name: this.#text(account), namespace: this.#text(namespace) };
  }

  #aggregationLabel(role: string): string {
    return `${this.group}/aggregate-to-${role}`;
  }

  #text(text: string): string {
    const { namespaces, signers, groupDomain, tokenTrackingConfigMap, apiserverIdentity, servingSigner } = this.#naming;
    return text.replace(/\{([\w-]+)(?::(\w+))?\}/g, (whole, word: string, signer: keyof typeof signers) => {
      if (word === 'system' || word === 'public') return namespaces[word];
      if (word === 'groups') return groupDomain;
      if (word === 'token-tracking') return tokenTrackingConfigMap;
      if (word === 'apiserver') return apiserverIdentity;
      if (word === 'serving-signer') return servingSigner;
      if (word === 'signer') return signers[signer];
      if (word === 'signer-path') return signers[signer].split('/')[1]!;
      return whole;
    });
  }
}

/** An object with the value `false` here keeps its users' changes. */
export function autoupdateAnnotation(naming: NamingProfile): string {
  return `rbac.authorization.${naming.labelDomain}/autoupdate`;
}
