import type { ClusterRole } from '../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import { createControlLoop } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import { equalJson } from '../../json/equal.js';
import { listAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { aggregatedRules, selectorsOf } from './reconcile.js';

/** Fills aggregated ClusterRoles (`aggregationRule`) with the rules of the roles that they select. */
export function createRoleAggregationController({ client, naming, onError }: ControllerParts): Controller {
  const type = { group: `rbac.authorization.${naming.groupDomain}`, version: 'v1', resource: 'clusterroles' };
  const roles = createInformer(client, { type, onError: (error) => onError(error, 'watch of clusterroles') });
  const loop = createControlLoop({
    name: 'role-aggregation',
    onError,
    // Roles may select each other: they are processed one at a time, so that each sees the previous write.
    workers: 1,
    async reconcile(name, signal) {
      const known: Typed<ClusterRole> | undefined = roles.get('', name);
      if (known === undefined || selectorsOf(known).length === 0) return { kind: 'settled' };
      const wanted = aggregatedRules(known, roles.list());
      if (equalJson(wanted, listAt(known, 'rules'))) return { kind: 'settled' };
      const role = await find(client, { type, name }, { signal });
      if (role === undefined) return { kind: 'settled' };
      try {
        await client.update({ type, name }, { ...role, rules: wanted }, { signal });
      } catch (error) {
        if (isStatus(error, 404, 409)) return { kind: 'retry' };
        throw error;
      }
      return { kind: 'settled' };
    },
  });
  // A change of any role may affect every aggregated one; finding those among all roles each time would be slow.
  const aggregated = new Set<string>();
  roles.listen({
    changed(role, previous) {
      const { name = '' } = (role ?? previous)!.metadata;
      if (role !== undefined && selectorsOf(role).length > 0) aggregated.add(name);
      else aggregated.delete(name);
      for (const each of aggregated) loop.enqueue(each);
    },
  });
  return fedBy([roles], loop);
}
