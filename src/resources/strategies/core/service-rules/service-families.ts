import type { ServiceSpec } from '../../../../../generated/types/api__v1.js';
import { equalJson } from '../../../../json/equal.js';
import type { JsonArray, JsonObject, JsonValue } from '../../../../json/types.js';
import { type FieldError, invalidValue, MAX_FIELD_ERRORS } from '../../../../meta/field-errors.js';
import { has, listAt, mapAt, textAt, withMember, type Of } from '../../members.js';
import { type IpFamily, ipFamily } from './ip-address.js';
import { HEADLESS, isHeadless, needsClusterIp } from './service-traits.js';

const SINGLE = 'SingleStack';
const PREFER = 'PreferDualStack';
const REQUIRE = 'RequireDualStack';

/** The families of a headless service without selector are up to the client: both are assumed. */
function isBoundless(spec: Of<ServiceSpec>): boolean {
  return isHeadless(spec) && Object.keys(mapAt(spec, 'selector')).length === 0;
}

function same(spec: Of<ServiceSpec>, stored: JsonObject, member: string): boolean {
  return equalJson(listAt(spec, member), listAt(stored, member));
}

function isShorter(spec: Of<ServiceSpec>, stored: JsonObject, member: string): boolean {
  const length = listAt(spec, member).length;
  return length > 0 && length < listAt(stored, member).length;
}

/** A service that prefers dual stack keeps its families until its owner changes something about them. */
function isSettled(spec: Of<ServiceSpec>, stored: JsonObject): boolean {
  const prefers = textAt(spec, 'ipFamilyPolicy') === PREFER && textAt(stored, 'ipFamilyPolicy') === PREFER;
  const type = textAt(spec, 'type') === textAt(stored, 'type');
  return prefers && type && same(spec, stored, 'clusterIPs') && same(spec, stored, 'ipFamilies');
}

function withPolicy(spec: Of<ServiceSpec>, stored: JsonObject | undefined): JsonObject {
  if (has(spec, 'ipFamilyPolicy')) return spec;
  const kept = textAt(stored, 'ipFamilyPolicy');
  return withMember(spec, 'ipFamilyPolicy', kept !== '' ? kept : isBoundless(spec) ? REQUIRE : SINGLE);
}

/** Setting only the policy back to single stack gives up the second family. */
function cutToOne(spec: Of<ServiceSpec>, stored: JsonObject): JsonObject {
  let next = spec;
  for (const member of ['clusterIPs', 'ipFamilies']) {
    const list = listAt(next, member);
    if (list.length > 1 && same(next, stored, member)) next = withMember(next, member, list.slice(0, 1));
  }
  return next;
}

function otherOf(family: JsonValue | undefined): IpFamily {
  return family === 'IPv4' ? 'IPv6' : 'IPv4';
}

/** The families of the addresses, where the list does not give them and this server has them. */
function fromAddresses(spec: Of<ServiceSpec>, configured: readonly IpFamily[]): JsonArray {
  const families = [...listAt(spec, 'ipFamilies')];
  for (const address of listAt(spec, 'clusterIPs').slice(families.length)) {
    const family = ipFamily(String(address));
    if (family === undefined || !configured.includes(family)) break;
    families.push(family);
  }
  return families;
}

/**
 * Defaults the policy and families of a service with addresses. Addresses follow from them.
 *
 * @param stored what an update starts from
 * @param configured the families in which this server allocates addresses, the default one first
 */
export function withFamilies(
  spec: Of<ServiceSpec>,
  stored: JsonObject | undefined,
  configured: readonly IpFamily[],
): JsonObject {
  if (!needsClusterIp(spec) || (stored !== undefined && isSettled(spec, stored))) return spec;
  let next = withPolicy(spec, stored);
  const policy = textAt(next, 'ipFamilyPolicy');
  if (stored !== undefined && policy === SINGLE) next = cutToOne(next, stored);
  let families = fromAddresses(next, configured);
  // An address of an unconfigured family: `familyFaults` reports it, so it is not defaulted.
  const addresses = isHeadless(next) ? 0 : listAt(next, 'clusterIPs').length;
  if (families.length < addresses) return next;
  if (families.length === 0 && stored !== undefined) {
    const kept = listAt(stored, 'ipFamilies');
    families = policy === SINGLE ? kept.slice(0, 1) : kept;
  }
  // `familyFaults` rejects a list shortened against the policy, so it must stay visible.
  const reduced = stored !== undefined && policy !== SINGLE && isReduced(next, stored);
  if (families.length === 0) families = [configured[0] ?? 'IPv4'];
  const takesTwo = policy !== SINGLE && (isBoundless(next) || configured.length > 1);
  if (takesTwo && families.length === 1 && !reduced) families = [...families, otherOf(families[0])];
  return families.length === listAt(next, 'ipFamilies').length ? next : withMember(next, 'ipFamilies', families);
}

function isReduced(spec: Of<ServiceSpec>, stored: JsonObject): boolean {
  return isShorter(spec, stored, 'clusterIPs') || isShorter(spec, stored, 'ipFamilies');
}

function policyFaults(spec: Of<ServiceSpec>, stored: JsonObject | undefined): FieldError[] {
  const policy = textAt(spec, 'ipFamilyPolicy');
  const fault = (why: string): FieldError => invalidValue('spec.ipFamilyPolicy', policy, why);
  const faults: FieldError[] = [];
  if (policy === SINGLE) {
    const two = "must be 'RequireDualStack' or 'PreferDualStack' when multiple";
    if (listAt(spec, 'clusterIPs').length === 2) faults.push(fault(`${two} cluster IPs are specified`));
    if (listAt(spec, 'ipFamilies').length === 2) faults.push(fault(`${two} IP families are specified`));
  } else if (stored !== undefined && needsClusterIp(stored)) {
    const release = "must be 'SingleStack' to release the secondary";
    if (isShorter(spec, stored, 'clusterIPs')) faults.push(fault(`${release} cluster IP`));
    if (isShorter(spec, stored, 'ipFamilies')) faults.push(fault(`${release} IP family`));
  }
  return faults;
}

/**
 * The requested families that the policy or this server does not allow.
 *
 * @param spec after `withFamilies`
 * @param configured the families in which this server allocates addresses
 */
export function familyFaults(
  spec: Of<ServiceSpec>,
  stored: JsonObject | undefined,
  configured: readonly IpFamily[],
): readonly FieldError[] {
  if (!needsClusterIp(spec) || (stored !== undefined && isSettled(spec, stored))) return [];
  const faults = policyFaults(spec, stored);
  const families = listAt(spec, 'ipFamilies');
  const addresses = listAt(spec, 'clusterIPs');
  for (const [index, address] of addresses.entries()) {
    if (faults.length > MAX_FIELD_ERRORS) return faults;
    const family = address === HEADLESS ? undefined : ipFamily(String(address));
    if (index < families.length || family === undefined || configured.includes(family)) continue;
    const why = `${family} is not configured on this cluster`;
    faults.push(invalidValue(`spec.clusterIPs[${index}]`, addresses, why));
  }
  if (faults.length > 0 || isBoundless(spec)) return faults;
  if (textAt(spec, 'ipFamilyPolicy') === REQUIRE && configured.length < 2) {
    const why = 'this cluster is not configured for dual-stack services';
    faults.push(invalidValue('spec.ipFamilyPolicy', REQUIRE, why));
  }
  for (const [index, family] of families.entries()) {
    const addressFamily = ipFamily(String(addresses[index] ?? ''));
    if (configured.includes(family as IpFamily) || (addressFamily !== undefined && addressFamily !== family)) continue;
    faults.push(invalidValue(`spec.ipFamilies[${index}]`, family, 'not configured on this cluster'));
  }
  return faults;
}
