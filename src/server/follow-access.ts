import type { Client } from '../client/client.js';
import type { NamingProfile } from '../naming/profile.js';
import type { NodeGraph, NodeGraphResource } from '../pipeline/authorization/node/graph.js';
import type { RbacGrants, RbacResource } from '../pipeline/authorization/rbac/grants.js';
import { type ResourceInformers, followResources } from './follow-resources.js';

const RBAC_RESOURCES: readonly RbacResource[] = ['roles', 'clusterroles', 'rolebindings', 'clusterrolebindings'];

/** Starts following roles and bindings. @param group the RBAC group in the running profile's naming */
export function followRbac(
  client: Client,
  grants: RbacGrants,
  group: string,
  onError: (error: unknown, about: string) => void,
): ResourceInformers {
  const resources = RBAC_RESOURCES.map((resource) => ({ group, version: 'v1', resource }));
  return followResources(client, resources, (...change) => grants.take(...change), onError);
}

/**
 * Starts following the kinds in the graph of nodes.
 *
 * @param podCertificates whether pod certificate requests are served
 */
export function followNodes(
  client: Client,
  graph: NodeGraph,
  { groupDomain }: NamingProfile,
  podCertificates: boolean,
  onError: (error: unknown, about: string) => void,
): ResourceInformers {
  const kinds: readonly (readonly [group: string, resource: NodeGraphResource, version?: string])[] = [
    ['', 'pods'],
    ['', 'persistentvolumes'],
    [`storage.${groupDomain}`, 'volumeattachments'],
    [`resource.${groupDomain}`, 'resourceslices'],
    ...(podCertificates ? [[`certificates.${groupDomain}`, 'podcertificaterequests', 'v1beta1'] as const] : []),
  ];
  const resources = kinds.map(([group, resource, version = 'v1']) => ({ group, version, resource }));
  return followResources(client, resources, (...change) => graph.take(...change), onError);
}
