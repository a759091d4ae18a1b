import { StatusError } from '../../meta/errors.js';
import { dnsSubdomainFaults } from '../../meta/names.js';
import type { KubeObject, OwnerReference } from '../../meta/object.js';
import { formatTime } from '../../meta/time.js';
import type { ControllerParts } from '../controller.js';
import type { Node } from './graph.js';

const EVENTS = { group: '', version: 'v1', resource: 'events' };
const COMPONENT = 'garbage-collector-controller';
/** Limit of remembered pairs of object and owner; evicted ones are reported again. */
const MOST_REPORTED = 1000;

/**
 * Creates an event for an object with an owner in another namespace, which counts as absent: the event explains why the
 * object is deleted.
 */
export function reportForeignOwners({ client, naming, clock, onError }: ControllerParts): {
  report(node: Node, reference: OwnerReference, owner: Node): void;
} {
  const reported = new Set<string>();
  return {
    report(node, reference, owner) {
      const pair = `${node.uid} ${reference.uid}`;
      if (owner.namespace === '' || owner.namespace === node.namespace || reported.has(pair)) return;
      reported.add(pair);
      if (reported.size > MOST_REPORTED) reported.delete(reported.values().next().value!);
      const namespace = node.namespace === '' ? naming.namespaces.default : node.namespace;
      const event = eventOf(node, reference, namespace, clock());
      client.create({ type: EVENTS, namespace }, event).catch((error: unknown) => {
        // Already reported, perhaps by another server.
        if (!(error instanceof StatusError) || error.code !== 409) onError(error, node.uid);
      });
    },
  };
}

function eventOf(node: Node, reference: OwnerReference, namespace: string, now: number): KubeObject {
  const { apiVersion, kind, name, uid } = reference;
  const at = formatTime(now);
  const owner = `[${apiVersion}/${kind}, namespace: ${node.namespace}, name: ${name}, uid: ${uid}]`;
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: eventName(node, uid), namespace },
    involvedObject: {
      apiVersion: node.apiVersion,
      kind: node.kind,
      ...(node.namespace === '' ? {} : { namespace: node.namespace }),
      name: node.name,
      uid: node.uid,
    },
    reason: 'OwnerRefInvalidNamespace',
    message: `ownerRef ${owner} does not exist in namespace "${node.namespace}"`,
    type: 'Warning',
    source: { component: COMPONENT },
    reportingComponent: COMPONENT,
    firstTimestamp: at,
    lastTimestamp: at,
    count: 1,
  };
}

/** From the name of the object, which may be too long, or contain characters that the name of an event may not. */
function eventName(node: Node, owner: string): string {
  const suffix = `${node.uid.slice(0, 8)}${owner.slice(0, 8)}`;
  const name = `${node.name.slice(0, 200)}.${suffix}`;
  return dnsSubdomainFaults(name).length === 0 ? name : `${node.uid}.${suffix}`;
}
