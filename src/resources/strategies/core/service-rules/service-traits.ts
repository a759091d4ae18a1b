import type { JsonObject } from '../../../../json/types.js';
import { flagAt, has, listAt, textAt } from '../../members.js';

/** The value of clusterIP by which a service asks for no address of its own. */
export const HEADLESS = 'None';

/** Whether the service has an address inside the cluster, `None` included. Only an ExternalName has not. */
export function needsClusterIp(spec: JsonObject): boolean {
  return textAt(spec, 'type') !== 'ExternalName';
}

/** Whether the service asks for no address of its own. */
export function isHeadless(spec: JsonObject): boolean {
  return listAt(spec, 'clusterIPs')[0] === HEADLESS || textAt(spec, 'clusterIP') === HEADLESS;
}

/** Whether the service may have node ports. One that needs none keeps those that it has or asks for. */
export function mayHaveNodePorts(spec: JsonObject): boolean {
  const type = textAt(spec, 'type');
  return type === 'NodePort' || type === 'LoadBalancer';
}

/** Whether every node answers for the service on a port of its own. */
export function needsNodePort(spec: JsonObject): boolean {
  if (textAt(spec, 'type') === 'NodePort') return true;
  const allocates = !has(spec, 'allocateLoadBalancerNodePorts') || flagAt(spec, 'allocateLoadBalancerNodePorts');
  return mayHaveNodePorts(spec) && allocates;
}

/** Whether an outside load balancer asks the nodes on a port of its own who has endpoints. */
export function needsHealthCheckPort(spec: JsonObject): boolean {
  return textAt(spec, 'type') === 'LoadBalancer' && textAt(spec, 'externalTrafficPolicy') === 'Local';
}

/** Whether traffic may reach the service from outside the cluster. */
export function isExternallyAccessible(spec: JsonObject): boolean {
  const type = textAt(spec, 'type');
  if (type === 'LoadBalancer' || type === 'NodePort') return true;
  return type === 'ClusterIP' && listAt(spec, 'externalIPs').length > 0;
}
