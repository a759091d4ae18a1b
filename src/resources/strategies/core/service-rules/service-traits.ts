import type { ServiceSpec } from '../../../../../generated/types/api__v1.js';
import { flagAt, has, listAt, textAt, type Of } from '../../members.js';

/** The clusterIP of a headless service. */
export const HEADLESS = 'None';

/** Whether the service has a cluster IP, `None` included. Only an ExternalName has none. */
export function needsClusterIp(spec: Of<ServiceSpec>): boolean {
  return textAt(spec, 'type') !== 'ExternalName';
}

/** Whether the service is headless. */
export function isHeadless(spec: Of<ServiceSpec>): boolean {
  return listAt(spec, 'clusterIPs')[0] === HEADLESS || textAt(spec, 'clusterIP') === HEADLESS;
}

/** Whether the service may have node ports. One that needs none keeps existing or requested ones. */
export function mayHaveNodePorts(spec: Of<ServiceSpec>): boolean {
  const type = textAt(spec, 'type');
  return type === 'NodePort' || type === 'LoadBalancer';
}

/** Whether the service needs node ports. */
export function needsNodePort(spec: Of<ServiceSpec>): boolean {
  if (textAt(spec, 'type') === 'NodePort') return true;
  const allocates = !has(spec, 'allocateLoadBalancerNodePorts') || flagAt(spec, 'allocateLoadBalancerNodePorts');
  return mayHaveNodePorts(spec) && allocates;
}

/** Whether an external load balancer checks the nodes' health on a separate port. */
export function needsHealthCheckPort(spec: Of<ServiceSpec>): boolean {
  return textAt(spec, 'type') === 'LoadBalancer' && textAt(spec, 'externalTrafficPolicy') === 'Local';
}

/** Whether traffic may reach the service from outside the cluster. */
export function isExternallyAccessible(spec: Of<ServiceSpec>): boolean {
  const type = textAt(spec, 'type');
  if (type === 'LoadBalancer' || type === 'NodePort') return true;
  return type === 'ClusterIP' && listAt(spec, 'externalIPs').length > 0;
}
