import type { Service } from '../../../../../generated/types/api__v1.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { Typed } from '../../../strategy.js';
import { has, objectAt, textAt, withChanged, withItems, withMember, withoutMember } from '../../members.js';
import { isExternallyAccessible } from './service-traits.js';

/** Defaults of a Service that depend on more than one member (facts/defaults.tsv). */
export function withServiceDefaults(service: Typed<Service>): KubeObject {
  const spec = objectAt(service, 'spec');
  if (spec === undefined) return service;
  let next = spec;
  if (textAt(next, 'sessionAffinity') === 'None') next = withoutMember(next, 'sessionAffinityConfig');
  if (!has(next, 'externalTrafficPolicy') && isExternallyAccessible(next)) {
    next = withMember(next, 'externalTrafficPolicy', 'Cluster');
  }
  const changed = withMember(service, 'spec', next);
  if (textAt(next, 'type') !== 'LoadBalancer') return changed;
  return withChanged(changed, 'status', (status) =>
    withChanged(status, 'loadBalancer', (balancer) =>
      withItems(balancer, 'ingress', (one) =>
        textAt(one, 'ip') !== '' && !has(one, 'ipMode') ? withMember(one, 'ipMode', 'VIP') : one,
      ),
    ),
  );
}
