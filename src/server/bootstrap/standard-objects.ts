import type { JsonObject } from '../../json/types.js';
import { apiVersionOf, type GroupVersionResource } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import {
  MANDATORY_FLOW_SCHEMAS,
  MANDATORY_PRIORITY_LEVELS,
} from '../../resources/strategies/flowcontrol/mandatory-objects.js';
import { type AddressRange, addressText } from '../../registry/allocation/address-range.js';
import { SYSTEM_PRIORITIES } from '../../resources/strategies/scheduling/priority-class.js';

/** An object that exists from the start and is recreated when deleted. */
export interface StandardObject {
  readonly type: GroupVersionResource;
  readonly object: KubeObject;
  /** Written through the status subresource once the object exists. */
  readonly status?: JsonObject;
}

/** What the standard objects depend on. */
export interface StandardParts {
  readonly naming: NamingProfile;
  /** Networks of service addresses, the preferred family first. */
  readonly serviceNetworks: readonly AddressRange[];
  /** The address of this server. */
  readonly port: number;
  /** RFC 3339, for conditions. */
  readonly now: string;
}

/** The namespaces that exist from the start, the default one first. */
export function standardNamespaces({ namespaces }: NamingProfile): readonly StandardObject[] {
  return [namespaces.default, namespaces.system, namespaces.public, namespaces.nodeLease].map((name) => ({
    type: { group: '', version: 'v1', resource: 'namespaces' },
    object: { apiVersion: 'v1', kind: 'Namespace', metadata: { name } },
  }));
}

/**
 * Standard objects besides namespaces: the system's priority classes, the mandatory flow schemas and priority levels,
 * the Service of the API server, the ServiceCIDR of the service networks, and the start of recording uses of tokens in
 * Secrets.
 */
export function standardObjects(parts: StandardParts): readonly StandardObject[] {
  return [
    ...priorityClasses(parts),
    ...flowControl(parts),
    serviceNetwork(parts),
    apiserverService(parts),
    tokenTracking(parts),
  ];
}

/** The purpose of the priority classes: no user workload displaces them. */
const SYSTEM_CLASSES = [
  ['system-cluster-critical', 'For pods of the system that the cluster needs, on whichever node they run.'],
  ['system-node-critical', 'For pods of the system that their node needs and that cannot move to another.'],
] as const;

function priorityClasses({ naming }: StandardParts): readonly StandardObject[] {
  const group = `scheduling.${naming.groupDomain}`;
  return SYSTEM_CLASSES.map(([name, description]) => ({
    type: { group, version: 'v1', resource: 'priorityclasses' },
    object: {
      apiVersion: apiVersionOf(group, 'v1'),
      kind: 'PriorityClass',
      metadata: { name },
      value: SYSTEM_PRIORITIES[name],
      description,
      preemptionPolicy: 'PreemptLowerPriority',
    },
  }));
}

function flowControl({ naming }: StandardParts): readonly StandardObject[] {
  const group = `flowcontrol.apiserver.${naming.groupDomain}`;
  const annotations = { [`apf.${naming.labelDomain}/autoupdate-spec`]: 'true' };
  const objects = (resource: string, kind: string, specs: ReadonlyMap<string, JsonObject>): StandardObject[] =>
    [...specs].map(([name, spec]) => ({
      type: { group, version: 'v1', resource },
      object: { apiVersion: apiVersionOf(group, 'v1'), kind, metadata: { name, annotations }, spec },
    }));
  return [
    ...objects('prioritylevelconfigurations', 'PriorityLevelConfiguration', MANDATORY_PRIORITY_LEVELS),
    ...objects('flowschemas', 'FlowSchema', MANDATORY_FLOW_SCHEMAS),
  ];
}

function serviceNetwork({ naming, serviceNetworks, now }: StandardParts): StandardObject {
  const group = `networking.${naming.groupDomain}`;
  return {
    type: { group, version: 'v1', resource: 'servicecidrs' },
    object: {
      apiVersion: apiVersionOf(group, 'v1'),
      kind: 'ServiceCIDR',
      metadata: { name: naming.apiserverService, finalizers: [`${group}/service-cidr-finalizer`] },
      spec: { cidrs: serviceNetworks.map(networkText) },
    },
    status: {
      conditions: [
        { type: 'Ready', status: 'True', reason: '', message: 'Service CIDR is ready', lastTransitionTime: now },
      ],
    },
  };
}

function apiserverService({ naming, serviceNetworks, port }: StandardParts): StandardObject {
  const [network] = serviceNetworks;
  return {
    type: { group: '', version: 'v1', resource: 'services' },
    object: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: {
        name: naming.apiserverService,
        namespace: naming.namespaces.default,
        labels: { component: 'apiserver', provider: naming.apiserverService },
      },
      spec: {
        ...(network === undefined ? {} : { clusterIP: addressText(network.family, network.first + 1n) }),
        ports: [{ name: 'https', port: 443, protocol: 'TCP', targetPort: port }],
      },
    },
  };
}

function tokenTracking({ naming, now }: StandardParts): StandardObject {
  return {
    type: { group: '', version: 'v1', resource: 'configmaps' },
    object: {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: naming.tokenTrackingConfigMap, namespace: naming.namespaces.system },
      data: { since: now.slice(0, 'yyyy-mm-dd'.length) },
    },
  };
}

function networkText({ family, first, size }: AddressRange): string {
  const bits = family === 'IPv4' ? 32 : 128;
  return `${addressText(family, first)}/${bits - (size.toString(2).length - 1)}`;
}
