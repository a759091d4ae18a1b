import type { Client, CollectionAddress } from '../../client/client.js';
import { find, isStatus } from '../../client/find.js';
import { forEachConcurrently } from '../../client/for-each-concurrently.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import { bootstrapRbac } from './objects.js';
import { repairOf } from './reconcile.js';

/** Concurrent writes; they are committed in batches. */
const AT_ONCE = 32;
/** Retries of a write after conflicts with another server. */
const ATTEMPTS = 5;

const PLURALS: Readonly<Record<string, string>> = {
  Role: 'roles',
  ClusterRole: 'clusterroles',
  RoleBinding: 'rolebindings',
  ClusterRoleBinding: 'clusterrolebindings',
};

/**
 * Creates the standard roles and bindings, and restores removed rights. Idempotent, and safe when several servers start
 * at once.
 *
 * @param gatesOff disabled gates, whose objects are not created
 * @throws StatusError when a request fails
 */
export async function reconcileRbac(
  client: Client,
  naming: NamingProfile,
  gatesOff: ReadonlySet<string>,
): Promise<void> {
  const wanted = bootstrapRbac(naming, gatesOff);
  const group = wanted[0]!.apiVersion.split('/')[0]!;
  const address = (object: KubeObject): CollectionAddress => ({
    type: { group, version: 'v1', resource: PLURALS[object.kind]! },
    ...(object.metadata.namespace !== undefined && { namespace: object.metadata.namespace }),
  });
  const found = new Map<string, KubeObject>();
  for (const [kind, resource] of Object.entries(PLURALS)) {
    const { items } = await client.list({ type: { group, version: 'v1', resource } });
    for (const item of items) found.set(`${kind}/${item.metadata.namespace ?? ''}/${item.metadata.name}`, item);
  }
  await forEachConcurrently(wanted, { most: AT_ONCE }, (next) => {
    const key = `${next.kind}/${next.metadata.namespace ?? ''}/${next.metadata.name}`;
    return repair(client, naming, address(next), next, found.get(key));
  });
}

async function repair(
  client: Client,
  naming: NamingProfile,
  address: CollectionAddress,
  wanted: KubeObject,
  known: KubeObject | undefined,
): Promise<void> {
  const named = { ...address, name: wanted.metadata.name! };
  let found = known;
  for (let attempt = 1; ; attempt += 1) {
    const step = repairOf(wanted, found, naming);
    try {
      if (step.kind === 'create') await client.create(address, step.object);
      if (step.kind === 'update') await client.update(named, step.object);
      if (step.kind === 'replace') {
        await client.delete(named, { uid: found!.metadata.uid! });
        await client.create(address, step.object);
      }
      return;
    } catch (error) {
      if (!isStatus(error, 409, 404) || attempt === ATTEMPTS) throw error;
      found = await find(client, named);
    }
  }
}
