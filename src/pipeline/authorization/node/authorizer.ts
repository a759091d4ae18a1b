import { exactFieldValue, parseFieldSelector } from '../../../meta/selectors/field.js';
import type { Authorizer, Decision, ResourceAttributes, RuleLister } from '../../../request/ports.js';
import type { User } from '../../../request/user.js';
import { type PolicyRule, ruleAllows } from '../rbac/rules.js';
import type { NodeGraph } from './graph.js';
import { type ReferencedKind, reference } from '../../../request/pod-references.js';

/** What the method needs. */
export interface NodeAuthorizerParts {
  readonly graph: NodeGraph;
  /** What every node may do independently of objects. */
  readonly rules: readonly PolicyRule[];
  /** The suffix of group names. */
  readonly groupDomain: string;
  /** The API group of node leases. */
  readonly leaseNamespace: string;
  /** Whether nodes may request certificates for their pods. */
  readonly podCertificates: boolean;
}

const PREFIX = 'system:node:';
const ALLOW: Decision = { decision: 'allow', reason: '' };
const NO_OPINION = no('');

/**
 * Node agents (`system:node:<name>` in `system:nodes`): they may read what their pods reference, maintain their own
 * node, lease and pods, and do what all nodes may. Admission checks whose objects are written.
 */
export function nodeAuthorizer(parts: NodeAuthorizerParts): Authorizer {
  const decide = deciders(parts);
  return {
    authorize(asked) {
      const node = nodeOf(asked.user);
      if (node === undefined) return NO_OPINION;
      if (node === '') return no(`unknown node for user ${JSON.stringify(asked.user.name)}`);
      if (asked.kind === 'resource') {
        const decider = decide.get(`${asked.group}/${asked.resource}`);
        if (decider !== undefined) return decider(node, asked);
      }
      return parts.rules.some((rule) => ruleAllows(rule, asked)) ? ALLOW : NO_OPINION;
    },
  };
}

/** The rights of nodes depend on objects, so there is no list. */
export function nodeRules(): RuleLister {
  return {
    rulesFor: (user) => {
      const isNode = nodeOf(user) !== undefined;
      const evaluationError = isNode ? 'node authorizer does not support user rule resolution' : '';
      return { resourceRules: [], nonResourceRules: [], incomplete: isNode, evaluationError };
    },
  };
}

/** The name of the node; undefined for other users. */
function nodeOf({ name, groups }: User): string | undefined {
  return name.startsWith(PREFIX) && groups.includes('system:nodes') ? name.slice(PREFIX.length) : undefined;
}

type Decider = (node: string, asked: ResourceAttributes) => Decision;

function deciders({
  graph,
  groupDomain,
  leaseNamespace,
  podCertificates,
}: NodeAuthorizerParts): ReadonlyMap<string, Decider> {
  const related = (kind: ReferencedKind, node: string, { namespace, name }: ResourceAttributes): Decision => {
    if (name === '') return no('No Object name found');
    if (graph.leads(reference(kind, namespace, name), node)) return ALLOW;
    return no(`no relationship found between node '${node}' and this object`);
  };
  const get =
    (kind: ReferencedKind): Decider =>
    (node, asked) => {
      if (asked.verb !== 'get') return no('can only get individual resources of this type');
      return asked.subresource === '' ? related(kind, node, asked) : no('cannot get subresource');
    };
  const read =
    (kind: ReferencedKind): Decider =>
    (node, asked) => {
      if (!READ.has(asked.verb)) return no('can only read resources of this type');
      if (asked.subresource !== '') return no('cannot read subresource');
      if (asked.namespace === '') return no('can only read namespaced object of this type');
      return related(kind, node, asked);
    };
  const claim: Decider = (node, asked) => {
    if (asked.subresource !== 'status') return get('claim')(node, asked);
    return WRITE.has(asked.verb) ? related('claim', node, asked) : no('can only get/update/patch this type');
  };
  const account: Decider = (node, asked) => {
    if (asked.verb === 'get' && asked.subresource === '') return read('serviceaccount')(node, asked);
    if (asked.verb !== 'create' || asked.name === '') {
      return no('can only create tokens for individual service accounts');
    }
    if (asked.subresource !== 'token') return no('can only create token subresource of serviceaccount');
    return related('serviceaccount', node, asked);
  };
  const own =
    (what: string, named: string): Decider =>
    (node, asked) => {
      if (!OWN.has(asked.verb)) return no(`can only get, create, update, patch, or delete a ${what}`);
      // The name of a new object is not known yet.
      if (asked.verb === 'create' || asked.name === node) return ALLOW;
      return no(`can only access ${named} with the same name as the requesting node`);
    };
  const lease: Decider = (node, asked) => {
    const decision = own('node lease', 'node lease')(node, asked);
    if (!OWN.has(asked.verb) || asked.namespace === leaseNamespace) return decision;
    return no(`can only access leases in the "${leaseNamespace}" system namespace`);
  };
  const csiNode: Decider = (node, asked) => {
    const decision = own('CSINode', 'CSINode')(node, asked);
    return OWN.has(asked.verb) && asked.subresource !== '' ? no('cannot authorize CSINode subresources') : decision;
  };
  const slice: Decider = (node, asked) => {
    if (asked.subresource !== '') return no('cannot authorize ResourceSlice subresources');
    if (asked.verb === 'create') return ALLOW;
    if (OWN.has(asked.verb)) return related('slice', node, asked);
    if (asked.verb === 'connect') {
      return no(
        'only the following verbs are allowed for a ResourceSlice: get, watch, list, create, update, patch, delete, deletecollection',
      );
    }
    if (pins(asked, 'spec.nodeName', node)) return ALLOW;
    return no('can only list/watch/deletecollection resourceslices with nodeName field selector');
  };
  const pod: Decider = (node, asked) => {
    const { verb, subresource } = asked;
    if (subresource === 'status' && WRITE.has(verb)) return ALLOW;
    if (subresource === 'eviction' && verb === 'create') return ALLOW;
    if (subresource !== '') return NO_OPINION;
    if (verb === 'create' || verb === 'delete') return ALLOW;
    if (verb === 'get') return related('pod', node, asked);
    if (!READ.has(verb)) return NO_OPINION;
    if (pins(asked, 'spec.nodeName', node)) return ALLOW;
    if (asked.name !== '') return related('pod', node, asked);
    return no('can only list/watch pods with spec.nodeName field selector');
  };
  const podCertificate: Decider = (node, asked) => {
    const { verb, subresource } = asked;
    if (subresource !== '') return no('nodes may not access the status subresource of PodCertificateRequests');
    if (verb === 'create') return ALLOW;
    if (verb === 'get') return related('podcertificate', node, asked);
    if (!READ.has(verb)) return no(`nodes may not ${verb} podcertificaterequests`);
    if (pins(asked, 'spec.nodeName', node)) return ALLOW;
    return no('can only list/watch podcertificaterequests with nodeName field selector');
  };
  return new Map<string, Decider>([
    ['/secrets', read('secret')],
    ['/configmaps', read('configmap')],
    ['/persistentvolumeclaims', claim],
    ['/persistentvolumes', get('volume')],
    ['/serviceaccounts', account],
    ['/nodes', ownNode],
    ['/pods', pod],
    [`resource.${groupDomain}/resourceclaims`, get('resourceclaim')],
    [`resource.${groupDomain}/resourceslices`, slice],
    [`storage.${groupDomain}/volumeattachments`, get('attachment')],
    [`storage.${groupDomain}/csinodes`, csiNode],
    [`coordination.${groupDomain}/leases`, lease],
    ...(podCertificates ? [[`certificates.${groupDomain}/podcertificaterequests`, podCertificate] as const] : []),
  ]);
}

const READ = new Set(['get', 'list', 'watch']);
const WRITE = new Set(['update', 'patch']);
const OWN = new Set(['get', 'create', 'update', 'patch', 'delete']);

/** By name, not by the graph: a node agent looks for its node before it creates it. */
function ownNode(node: string, { verb, subresource, name }: ResourceAttributes): Decision {
  if (subresource === 'status') return WRITE.has(verb) ? ALLOW : NO_OPINION;
  if (subresource !== '') return NO_OPINION;
  if (verb === 'create' || WRITE.has(verb)) return ALLOW;
  if (!READ.has(verb)) return NO_OPINION;
  if (name === node) return ALLOW;
  if (name === '') return no(`node '${node}' cannot read all nodes, only its own Node object`);
  return no(`node '${node}' cannot read '${name}', only its own Node object`);
}

/** Whether the field selector of the request admits only objects with this value. */
function pins({ fieldSelector = '' }: ResourceAttributes, field: string, value: string): boolean {
  if (!fieldSelector.includes(field)) return false;
  try {
    return exactFieldValue(parseFieldSelector(fieldSelector), field) === value;
  } catch {
    return false;
  }
}

function no(reason: string): Decision {
  return { decision: 'no-opinion', reason };
}
