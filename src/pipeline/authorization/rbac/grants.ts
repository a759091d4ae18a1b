import type { KubeObject } from '../../../meta/object.js';
import { qualifiedResource } from '../../../meta/gvk.js';
import { quote } from '../../../meta/quote.js';
import type { User } from '../../../request/user.js';
import { roleRefOf, rulesOf, subjectsOf, type Subject } from './objects.js';
import type { PolicyRule } from './rules.js';

/** The four kinds, by plural. */
export type RbacResource = 'roles' | 'clusterroles' | 'rolebindings' | 'clusterrolebindings';

/** One way in which a user holds a role. */
export interface Grant {
  readonly binding: KubeObject;
  /** The subject of the binding that fits the user. */
  readonly subject: Subject;
  /** undefined when the role does not exist. */
  readonly rules: readonly PolicyRule[] | undefined;
}

/** One subject of one binding, as the index keeps it. */
interface Entry {
  readonly binding: KubeObject;
  readonly subject: Subject;
}

/** Bindings of one scope by whom they are for. */
type BySubject = Map<string, Map<string, Entry>>;

/**
 * All roles and bindings in memory, bindings by subject: a question costs as much as the user has bindings, however many
 * there are of others. Fed by informers, in any order.
 *
 * Example: a RoleBinding `b` in `dev` for group `ops` stands in the table of `dev` under `group/ops`; a user of groups
 * `ops` and `system:authenticated` asks in `dev` for the entries of its name and of both groups, in the table of
 * ClusterRoleBindings and in that of `dev`.
 */
export class RbacGrants {
  readonly #group: string;
  /** Rules by `<namespace>/<name>`; the namespace of ClusterRoles is empty. */
  readonly #roles = new Map<string, readonly PolicyRule[]>();
  readonly #clusterWide: BySubject = new Map();
  readonly #byNamespace = new Map<string, BySubject>();

  /** @param group the RBAC group in the running profile's naming */
  constructor(group: string) {
    this.#group = group;
  }

  /** Takes one change of an informer: `object` undefined for one that is gone, `previous` undefined for a new one. */
  take(resource: RbacResource, object: KubeObject | undefined, previous: KubeObject | undefined): void {
    if (resource === 'roles' || resource === 'clusterroles') {
      if (object === undefined) this.#roles.delete(keyOf(previous!));
      else this.#roles.set(keyOf(object), rulesOf(object));
      return;
    }
    if (previous !== undefined) this.#remove(previous);
    if (object !== undefined) this.#add(object);
  }

  /** The rules of a role; undefined when there is none. `namespace` is empty for a ClusterRole. */
  role(namespace: string, name: string): readonly PolicyRule[] | undefined {
    return this.#roles.get(`${namespace}/${name}`);
  }

  /** Every role that the user holds in the namespace (empty: cluster-wide only), those of the cluster first. */
  *of(user: User, namespace: string): Generator<Grant> {
    yield* this.#entries(this.#clusterWide, user);
    const local = namespace === '' ? undefined : this.#byNamespace.get(namespace);
    if (local !== undefined) yield* this.#entries(local, user);
  }

  /** `role.rbac... "x" not found` for a grant whose role does not exist. */
  missingRole({ binding }: Grant): string {
    const { kind, name } = roleRefOf(binding);
    return `${qualifiedResource(this.#group, kind.toLowerCase())} ${quote(name)} not found`;
  }

  *#entries(table: BySubject, user: User): Generator<Grant> {
    // A binding that fits by several subjects counts once.
    const seen = user.groups.length === 0 ? undefined : new Set<KubeObject>();
    for (const key of keysOfUser(user)) {
      for (const { binding, subject } of table.get(key)?.values() ?? []) {
        if (seen?.has(binding) === true) continue;
        seen?.add(binding);
        const { kind, name } = roleRefOf(binding);
        const namespace = kind === 'Role' ? (binding.metadata.namespace ?? '') : '';
        yield { binding, subject, rules: this.#roles.get(`${namespace}/${name}`) };
      }
    }
  }

  #tableOf(binding: KubeObject): BySubject {
    const { namespace } = binding.metadata;
    if (namespace === undefined) return this.#clusterWide;
    let table = this.#byNamespace.get(namespace);
    if (table === undefined) this.#byNamespace.set(namespace, (table = new Map<string, Map<string, Entry>>()));
    return table;
  }

  #add(binding: KubeObject): void {
    const table = this.#tableOf(binding);
    for (const subject of subjectsOf(binding)) {
      const key = keyOfSubject(subject, binding.metadata.namespace ?? '');
      if (key === undefined) continue;
      let entries = table.get(key);
      if (entries === undefined) table.set(key, (entries = new Map<string, Entry>()));
      if (entries.get(binding.metadata.name!)?.binding !== binding) {
        entries.set(binding.metadata.name!, { binding, subject });
      }
    }
  }

  #remove(binding: KubeObject): void {
    const table = this.#tableOf(binding);
    for (const subject of subjectsOf(binding)) {
      const key = keyOfSubject(subject, binding.metadata.namespace ?? '');
      const entries = key === undefined ? undefined : table.get(key);
      if (entries === undefined) continue;
      entries.delete(binding.metadata.name!);
      if (entries.size === 0) table.delete(key!);
    }
    if (table.size === 0) this.#byNamespace.delete(binding.metadata.namespace ?? '');
  }
}

function keyOf(object: KubeObject): string {
  return `${object.metadata.namespace ?? ''}/${object.metadata.name ?? ''}`;
}

/** A service account of no namespace is that of the binding's; one of a ClusterRoleBinding is nobody. */
function keyOfSubject(subject: Subject, bindingNamespace: string): string | undefined {
  switch (subject.kind) {
    case 'User':
      return `user/${subject.name}`;
    case 'Group':
      return `group/${subject.name}`;
    case 'ServiceAccount': {
      const namespace = subject.namespace ?? '';
      const where = namespace === '' ? bindingNamespace : namespace;
      return where === '' ? undefined : `user/system:serviceaccount:${where}:${subject.name}`;
    }
    default:
      return undefined;
  }
}

function* keysOfUser(user: User): Generator<string> {
  yield `user/${user.name}`;
  for (const group of user.groups) yield `group/${group}`;
}
