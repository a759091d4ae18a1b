import type { JsonObject } from '../../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { flagAt, has, listAt, objectAt, objectsAt, textAt } from '../../members.js';
import { containerFaults } from './container-validation.js';
import { IP_FAULT, ipFamily } from '../service-rules/ip-address.js';
import type { PodCheck } from './pod-check.js';
import { resourceRequirementsFaults } from './resource-requirements-validation.js';
import { schedulingFaults } from './scheduling-validation.js';
import { volumeFaults } from './volume-validation.js';

/** Most characters of all search domains together, blanks between them included. */
const SEARCH_CHARACTERS = 2048;

function claimNames(spec: JsonObject, path: string, faults: FieldError[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [index, claim] of objectsAt(spec, 'resourceClaims').entries()) {
    const name = textAt(claim, 'name');
    if (names.has(name)) faults.push(duplicate(`${path}.resourceClaims[${index}].name`, name));
    names.add(name);
  }
  return names;
}

function dnsFaults({ spec, path, faults }: PodCheck): void {
  const config = objectAt(spec, 'dnsConfig');
  const servers = listAt(config, 'nameservers');
  if (textAt(spec, 'dnsPolicy') === 'None') {
    if (config === undefined) {
      faults.push(required(`${path}.dnsConfig`, 'must provide `dnsConfig` when `dnsPolicy` is None'));
    } else if (servers.length === 0) {
      const why = 'must provide at least one DNS nameserver when `dnsPolicy` is None';
      faults.push(required(`${path}.dnsConfig.nameservers`, why));
    }
  }
  for (const [index, server] of servers.entries()) {
    if (ipFamily(String(server)) === undefined) {
      faults.push(invalidValue(`${path}.dnsConfig.nameservers[${index}]`, server, IP_FAULT));
    }
  }
  const searches = listAt(config, 'searches').map(String);
  if (searches.join(' ').length > SEARCH_CHARACTERS) {
    const why = `must not have more than ${SEARCH_CHARACTERS} characters (including spaces) in the search list`;
    faults.push(invalidValue(`${path}.dnsConfig.searches`, searches, why));
  }
  for (const [index, alias] of objectsAt(spec, 'hostAliases').entries()) {
    const ip = textAt(alias, 'ip');
    if (ip !== '' && ipFamily(ip) === undefined) {
      faults.push(invalidValue(`${path}.hostAliases[${index}].ip`, ip, IP_FAULT));
    }
  }
}

function hostFaults({ spec, path, faults }: PodCheck): void {
  if (flagAt(spec, 'shareProcessNamespace') && flagAt(spec, 'hostPID')) {
    const why = 'ShareProcessNamespace and HostPID cannot both be enabled';
    faults.push(invalidValue(`${path}.shareProcessNamespace`, true, why));
  }
  if (!has(spec, 'hostUsers') || flagAt(spec, 'hostUsers')) return;
  for (const member of ['hostNetwork', 'hostPID', 'hostIPC']) {
    if (flagAt(spec, member)) faults.push(forbiddenValue(`${path}.${member}`, 'when `hostUsers` is false'));
  }
}

function sysctlFaults({ spec, path, faults }: PodCheck): void {
  const names = new Set<string>();
  for (const [index, sysctl] of objectsAt(objectAt(spec, 'securityContext'), 'sysctls').entries()) {
    const name = textAt(sysctl, 'name');
    if (names.has(name)) faults.push(duplicate(`${path}.securityContext.sysctls[${index}].name`, name));
    names.add(name);
  }
}

/**
 * Every fault of a pod spec at `path` that its schema cannot tell: names given twice, references between members,
 * amounts, and what does not go together.
 *
 * @param isPod true for a pod itself, which has had the defaults that only pods get; false for a template
 */
export function podSpecFaults(
  spec: JsonObject,
  path: string,
  isPod: boolean,
  naming: NamingProfile,
  faults: FieldError[],
): void {
  const volumes = volumeFaults(spec, path, isPod, faults);
  const claims = claimNames(spec, path, faults);
  const check: PodCheck = { path, spec, isPod, naming, volumes, claims, faults };
  containerFaults(check);
  const resources = objectAt(spec, 'resources');
  if (resources !== undefined) {
    const scope = { labelDomain: naming.labelDomain, claims, podLevel: true };
    resourceRequirementsFaults(resources, `${path}.resources`, scope, faults);
  }
  schedulingFaults(check);
  dnsFaults(check);
  hostFaults(check);
  sysctlFaults(check);
}
