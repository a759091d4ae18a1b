import { equalJson } from '../../json/equal.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { invalid } from '../../meta/errors.js';
import { forbiddenValue } from '../../meta/field-errors.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import type { RequestContext } from '../../request/context.js';
import type { AdmissionAttributes, Authorizer, ResourceAttributes } from '../../request/ports.js';
import { refusal } from '../../request/refusal.js';
import type { User } from '../../request/user.js';
import type { AdmissionPlugin } from './plugin.js';
import type { NamespaceLookup } from './plugins/namespace-lifecycle.js';
import { signerPermission } from './signer-permission.js';

/** What the check needs. */
export interface StatusRightsOptions {
  readonly authorizer: Authorizer;
  readonly namespaces: Pick<NamespaceLookup, 'cached' | 'newest'>;
  readonly naming: Pick<NamingProfile, 'groupDomain' | 'labelDomain'>;
  /** Feature gates that are off. */
  readonly gatesOff: ReadonlySet<string>;
}

const REQUEST_LIST = /^resourceclaim(?:template)?s$/;
const ACCOUNT = /^system:serviceaccount:[^:]+:[^:]+$/;

/** The member at a path, in which numbers are indexes. */
function at(from: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, step) => (value as { readonly [step: string]: JsonValue } | null | undefined)?.[step],
    from,
  );
}

function listIn(from: JsonValue | undefined, ...path: readonly string[]): readonly JsonObject[] {
  return (at(from, ...path) ?? []) as readonly JsonObject[];
}

function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return equalJson(one ?? null, other ?? null);
}

/** The only node on which the devices of an allocation can be used. */
function onlyNode(status: JsonValue | undefined): string | undefined {
  const terms = listIn(status, 'allocation', 'nodeSelector', 'nodeSelectorTerms');
  const [term] = terms;
  const [field, ...others] = listIn(term, 'matchFields');
  if (terms.length !== 1 || field === undefined || others.length + listIn(term, 'matchExpressions').length > 0) {
    return undefined;
  }
  const values = listIn(field, 'values') as unknown as readonly string[];
  const isName = field['key'] === 'metadata.name' && field['operator'] === 'In' && values.length === 1;
  return isName ? values[0] : undefined;
}

/** Drivers whose device status changes. */
function changedDrivers(status: JsonValue | undefined, before: JsonValue | undefined): readonly string[] {
  const keyed = (of: JsonValue | undefined): Map<string, JsonObject> =>
    new Map(
      listIn(of, 'devices').map((device) => [
        JSON.stringify([device['driver'], device['pool'], device['device'], device['shareID'] ?? '']),
        device,
      ]),
    );
  const [now, then] = [keyed(status), keyed(before)];
  const changed = [...new Set([...now.keys(), ...then.keys()])].filter((key) => !isSame(now.get(key), then.get(key)));
  return [...new Set(changed.map((key) => String((now.get(key) ?? then.get(key))!['driver'])))].sort();
}

/** Where administrators' access to devices is requested or granted. */
function adminPath(object: KubeObject, subresource: string): string | undefined {
  const isAdmin = (one: JsonValue | undefined): boolean => at(one, 'adminAccess') === true;
  if (subresource === 'status') {
    const index = listIn(object['status'], 'allocation', 'devices', 'results').findIndex(isAdmin);
    return index < 0 ? undefined : `status.allocation.devices.results[${index}].adminAccess`;
  }
  const requests = [
    ...listIn(object['spec'], 'devices', 'requests'),
    ...listIn(object['spec'], 'spec', 'devices', 'requests'),
  ];
  const index = requests.findIndex((one) => isAdmin(one) || isAdmin(at(one, 'exactly')));
  return index < 0 ? undefined : `spec.devices.requests[${index}].adminAccess`;
}

/**
 * Rights that some writes need besides those of the request; this check cannot be disabled. Deciding on a pod's
 * certificate takes `sign` for its signer; allocating devices takes `resourceclaims/binding`; writing a driver's device
 * status takes `resourceclaims/driver` of its name, on that node or any; and administrators' access is only for
 * namespaces labelled for it. Rejected with 422, as faults of the object.
 */
export function createStatusRights(options: StatusRightsOptions): AdmissionPlugin {
  const { authorizer, namespaces, naming, gatesOff } = options;
  const certificates = `certificates.${naming.groupDomain}`;
  const devices = `resource.${naming.groupDomain}`;
  const adminLabel = `resource.${naming.labelDomain}/admin-access`;
  const nodeKey = `authentication.${naming.labelDomain}/node-name`;
  const maySign = signerPermission(authorizer, certificates);

  const refuse = (attributes: AdmissionAttributes, path: string, why: string): never => {
    const name = attributes.name || (attributes.object?.metadata.name ?? '');
    throw invalid(attributes.group, attributes.kind.kind, name, [forbiddenValue(path, why)]);
  };

  /** Why none of the verbs is allowed; undefined when one is. */
  const refusalOf = async (asked: ResourceAttributes, verbs: readonly string[]): Promise<string | undefined> => {
    let first: string | undefined;
    for (const verb of verbs) {
      const one = { ...asked, verb };
      const { decision, reason } = await authorizer.authorize(one);
      if (decision === 'allow') return undefined;
      first ??= refusal(one, reason).message;
    }
    return first;
  };

  const checkSigning = async ({ user }: RequestContext, attributes: AdmissionAttributes): Promise<void> => {
    const { object, oldObject } = attributes;
    if (isSame(object!['status'], oldObject!['status'])) return;
    const signer = String(at(oldObject!['spec'], 'signerName') ?? '');
    if (await maySign(user, 'sign', signer)) return;
    const why = `User ${JSON.stringify(user.name)} is not permitted to "sign" for signer ${JSON.stringify(signer)}`;
    refuse(attributes, 'spec.signerName', why);
  };

  const checkAdmin = async (attributes: AdmissionAttributes): Promise<void> => {
    const { namespace, object, oldObject, subresource } = attributes;
    const path = gatesOff.has('DRAAdminAccess') ? undefined : adminPath(object!, subresource);
    // Requests and allocation of a claim never change, so only the write that sets them is checked.
    if (path === undefined || (oldObject !== undefined && adminPath(oldObject, subresource) !== undefined)) return;
    const holder = (await namespaces.cached(namespace)) ?? (await namespaces.newest(namespace));
    if (at(holder?.metadata as JsonValue | undefined, 'labels', adminLabel) === 'true') return;
    const why = `admin access to devices requires the \`${adminLabel}: true\` label on the containing namespace`;
    refuse(attributes, path, why);
  };

  const asking = (user: User, { group, version, resource }: AdmissionAttributes): Omit<ResourceAttributes, 'verb'> => ({
    kind: 'resource',
    user,
    group,
    version,
    resource,
    subresource: 'binding',
    namespace: '',
    name: '',
  });

  const checkClaim = async ({ user, info }: RequestContext, attributes: AdmissionAttributes): Promise<void> => {
    const [status, before] = [attributes.object!['status'], attributes.oldObject!['status']];
    const asked = asking(user, attributes);
    if (['allocation', 'reservedFor'].some((member) => !isSame(at(status, member), at(before, member)))) {
      const why = await refusalOf({ ...asked, verb: info.verb }, [info.verb]);
      const text = 'changing status.allocation or status.reservedFor requires resource="resourceclaims/binding"';
      if (why !== undefined) refuse(attributes, 'status.allocation', `${text}, verb="${info.verb}" permission: ${why}`);
    }
    if (at(status, 'allocation') === undefined || gatesOff.has('DRAResourceClaimDeviceStatus')) return;
    const node = onlyNode(status);
    const own = user.extra[nodeKey] ?? [];
    const isThere = node !== undefined && ACCOUNT.test(user.name) && own.length === 1 && own[0] === node;
    const verbs = [...(isThere ? [`associated-node:${info.verb}`] : []), `arbitrary-node:${info.verb}`];
    for (const driver of changedDrivers(status, before)) {
      const { namespace } = attributes;
      const about = { ...asked, verb: '', subresource: 'driver', namespace, name: driver };
      const why = await refusalOf(about, verbs);
      const text = `changing status.devices requires resource="resourceclaims/driver", verb="[${verbs.join(' ')}]"`;
      if (why !== undefined) refuse(attributes, 'status.devices', `${text} permission: ${why}`);
    }
  };

  return {
    name: 'rights on statuses',
    handles: ['CREATE', 'UPDATE'],
    async validate(context, attributes) {
      const { group, resource, subresource, oldObject } = attributes;
      const isStatus = subresource === 'status' && oldObject !== undefined;
      if (group === certificates && resource === 'podcertificaterequests' && isStatus) {
        await checkSigning(context, attributes);
      }
      if (group !== devices || !REQUEST_LIST.test(resource)) return;
      await checkAdmin(attributes);
      if (resource !== 'resourceclaims' || !isStatus) return;
      if (!gatesOff.has('DRAResourceClaimGranularStatusAuthorization')) await checkClaim(context, attributes);
    },
  };
}
