import type { KubeObject } from '../../../meta/object.js';
import { qualifiedResource } from '../../../meta/gvk.js';
import { quote } from '../../../meta/quote.js';
import type { User } from '../../../request/user.js';
import { roleRefOf, rulesOf, subjectsOf, type Subject } from './objects.js';
import type { PolicyRule } from './rules.js';

/** The four kinds, by plural. */
export type RbacResource = 'roles' | 'clusterroles' | 'rolebindings' | 'clusterrolebindings';

/** One subject of one binding in the index: one way in which a user gets a role. */
class Grant {
  readonly binding: KubeObject;
  /** The subject that matches the user. */
  readonly subject: Subject;
  /** `<namespace>/<name>` of the role; the namespace of ClusterRoles is empty. */
  readonly roleKey: string;
  #allows: string | undefined;

  constructor(binding: KubeObject, subject: Subject) {
    const { kind, name } = roleRefOf(binding);
    this.binding = binding;
    this.subject = subject;
    this.roleKey = `${kind === 'Role' ? (binding.metadata.namespace ?? '') : ''}/${name}`;
  }

  /** The reason for audit records and reviews. Computed once: every such request asks for it. */
  get allows(): string {
    return (this.#allows ??= `RBAC: allowed by ${describe(this.binding, this.subject)}`);
  }
}

/** Bindings of one scope by kind and name of the subject. Service accounts are users. */
interface BySubject {
  readonly users: Map<string, Map<string, Grant>>;
  readonly groups: Map<string, Map<string, Grant>>;
}

/** Called with a grant and the rules of its role, undefined when the role is missing; true ends the search. */
type Visit = (grant: Grant, rules: readonly PolicyRule[] | undefined) => boolean;

/**
 * All roles and bindings in memory, bindings indexed by subject: a query costs as much as the user has bindings,
 * however many others exist. Filled by informers, in any order.
 *
 * Example: a RoleBinding `b` in `dev` for group `ops` is in the table of `dev` under the group `ops`; for a user of
 * groups `ops` and `system:authenticated` in `dev`, the entries of its name and of both groups are looked up, in the
 * table of ClusterRoleBindings and in that of `dev`.
 */
export class RbacGrants {
  readonly #group: string;
  /** Rules by `<namespace>/<name>`; the namespace of ClusterRoles is empty. */
  readonly #roles = new Map<string, readonly PolicyRule[]>();
  readonly #clusterWide: BySubject = { users: new Map(), groups: new Map() };
  readonly #byNamespace = new Map<string, BySubject>();

  /** @param group the RBAC group in the running profile's naming */
  constructor(group: string) {
    this.#group = group;
  }

  /** Applies one change of an informer: `object` undefined for a deleted one, `previous` undefined for a new one. */
  take(resource: RbacResource, object: KubeObject | undefined, previous: KubeObject | undefined): void {
    if (resource === 'roles' || resource === 'clusterroles') {
      if (object === undefined) this.#roles.delete(keyOf(previous!));
      else this.#roles.set(keyOf(object), rulesOf(object));
      return;
    }
    if (previous !== undefined) this.#remove(previous);
    if (object !== undefined) this.#add(object);
  }

  /** The rules of a role; undefined when missing. `namespace` is empty for a ClusterRole. */
  role(namespace: string, name: string): readonly PolicyRule[] | undefined {
    return this.#roles.get(`${namespace}/${name}`);
  }

  /** Visits every role of the user in the namespace (empty: cluster-wide only), cluster roles first. */
  visit(user: User, namespace: string, visit: Visit): boolean {
    if (this.#visitIn(this.#clusterWide, user, visit)) return true;
    const local = namespace === '' ? undefined : this.#byNamespace.get(namespace);
    return local !== undefined && this.#visitIn(local, user, visit);
  }

  /** `role.rbac... "x" not found` for a grant whose role does not exist. */
  missingRole({ binding }: Grant): string {
    const { kind, name } = roleRefOf(binding);
    return `${qualifiedResource(this.#group, kind.toLowerCase())} ${quote(name)} not found`;
  }

  #visitIn(table: BySubject, user: User, visit: Visit): boolean {
    const found: Map<string, Grant>[] = [];
    for (let at = -1; at < user.groups.length; at += 1) {
      const grants = at < 0 ? table.users.get(user.name) : table.groups.get(user.groups[at]!);
      if (grants === undefined) continue;
      for (const [name, grant] of grants) {
        // A binding that matches with several subjects counts once.
        if (found.length > 0 && found.some((earlier) => earlier.has(name))) continue;
        if (visit(grant, this.#roles.get(grant.roleKey))) return true;
      }
      found.push(grants);
    }
    return false;
  }

  #tableOf(binding: KubeObject): BySubject {
    const { namespace } = binding.metadata;
    if (namespace === undefined) return this.#clusterWide;
    let table = this.#byNamespace.get(namespace);
    if (table === undefined) this.#byNamespace.set(namespace, (table = { users: new Map(), groups: new Map() }));
    return table;
  }

  #add(binding: KubeObject): void {
    const table = this.#tableOf(binding);
    for (const subject of subjectsOf(binding)) {
      const place = placeOf(subject, binding.metadata.namespace ?? '');
      if (place === undefined) continue;
      const names = table[place.among];
      let grants = names.get(place.name);
      if (grants === undefined) names.set(place.name, (grants = new Map<string, Grant>()));
      if (grants.get(binding.metadata.name!)?.binding !== binding) {
        grants.set(binding.metadata.name!, new Grant(binding, subject));
      }
    }
  }

  #remove(binding: KubeObject): void {
    const table = this.#tableOf(binding);
    for (const subject of subjectsOf(binding)) {
      const place = placeOf(subject, binding.metadata.namespace ?? '');
      if (place === undefined) continue;
      const grants = table[place.among].get(place.name);
      if (grants === undefined) continue;
      grants.delete(binding.metadata.name!);
      if (grants.size === 0) table[place.among].delete(place.name);
    }
    if (table.users.size + table.groups.size === 0) this.#byNamespace.delete(binding.metadata.namespace ?? '');
  }
}

function keyOf(object: KubeObject): string {
  return `${object.metadata.namespace ?? ''}/${object.metadata.name ?? ''}`;
}

/** A service account without namespace is in the binding's; in a ClusterRoleBinding it matches nobody. */
function placeOf(
  subject: Subject,
  bindingNamespace: string,
): { readonly among: keyof BySubject; readonly name: string } | undefined {
  switch (subject.kind) {
    case 'User':
      return { among: 'users', name: subject.name };
    case 'Group':
      return { among: 'groups', name: subject.name };
    case 'ServiceAccount': {
      const namespace = subject.namespace ?? '';
      const where = namespace === '' ? bindingNamespace : namespace;
      return where === '' ? undefined : { among: 'users', name: `system:serviceaccount:${where}:${subject.name}` };
    }
    default:
      return undefined;
  }
}

function describe(binding: KubeObject, subject: Subject): string {
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
