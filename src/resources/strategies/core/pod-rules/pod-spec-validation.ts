import type { PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { duplicate, type FieldError, forbiddenValue, invalidValue, required } from '../../../../meta/field-errors.js';
import { lazily } from '../../../../meta/lazily.js';
import { underscoredSubdomainFaults } from '../../../../meta/names.js';
import { flagAt, has, listAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';
import { addressFault } from '../service-rules/ip-address.js';
import { containerFaults } from './container-validation.js';
import { operatingSystemFaults } from './operating-system-validation.js';
import type { PodCheck, PodContext } from './pod-check.js';
import { podTotalFaults } from './pod-resources.js';
import { resourceRequirementsFaults } from './resource-requirements-validation.js';
import { schedulingFaults } from './scheduling-validation.js';
import { appArmorFaults, seccompFaults, windowsFaults } from './security-context-validation.js';
import { volumeFaults } from './volume-validation.js';

/** Most characters of all search domains together, blanks between them included. */
const SEARCH_CHARACTERS = 2048;
const MOST_SERVERS = 3;
const MOST_SEARCHES = 32;

function claimNames(spec: Of<PodSpec>, path: string, faults: FieldError[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [index, claim] of objectsAt(spec, 'resourceClaims').entries()) {
    const name = textAt(claim, 'name');
    if (names.has(name)) faults.push(duplicate(`${path}.resourceClaims[${index}].name`, name));
    if (name !== '') names.add(name);
    const [own, template] = [claim['resourceClaimName'] ?? null, claim['resourceClaimTemplateName'] ?? null];
    if ((own === null) === (template === null)) {
      const shown = { Name: name, ResourceClaimName: own, ResourceClaimTemplateName: template };
      const why =
        own === null
          ? 'must specify one of: `resourceClaimName`, `resourceClaimTemplateName`'
          : 'at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified';
      faults.push(invalidValue(`${path}.resourceClaims[${index}]`, shown, why));
    }
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
  if (servers.length > MOST_SERVERS) {
    const why = `must not have more than ${MOST_SERVERS} nameservers`;
    faults.push(invalidValue(`${path}.dnsConfig.nameservers`, servers, why));
  }
  for (const [index, server] of servers.entries()) {
    const fault = addressFault(String(server));
    if (fault !== undefined) {
      faults.push(invalidValue(`${path}.dnsConfig.nameservers[${index}]`, server, fault));
    }
  }
  const searches = listAt(config, 'searches').map(String);
  if (searches.length > MOST_SEARCHES) {
    const why = `must not have more than ${MOST_SEARCHES} search paths`;
    faults.push(invalidValue(`${path}.dnsConfig.searches`, searches, why));
  }
  if (searches.join(' ').length > SEARCH_CHARACTERS) {
    const why = `must not have more than ${SEARCH_CHARACTERS} characters (including spaces) in the search list`;
    faults.push(invalidValue(`${path}.dnsConfig.searches`, searches, why));
  }
  for (const [index, search] of searches.entries()) {
    const domain = search.replace(/\.$/, '');
    if (search === '.') continue;
    for (const fault of underscoredSubdomainFaults(domain)) {
      faults.push(invalidValue(`${path}.dnsConfig.searches[${index}]`, domain, fault));
    }
  }
  for (const [index, option] of objectsAt(config, 'options').entries()) {
    if (textAt(option, 'name') === '')
      faults.push(required(`${path}.dnsConfig.options[${index}]`, 'must not be empty'));
  }
  for (const [index, alias] of objectsAt(spec, 'hostAliases').entries()) {
    const ip = textAt(alias, 'ip');
    const fault = addressFault(ip);
    if (fault !== undefined) {
      faults.push(invalidValue(`${path}.hostAliases[${index}].ip`, ip, fault));
    }
  }
}

function hostFaults({ spec, path, faults }: PodCheck): void {
  if (flagAt(spec, 'shareProcessNamespace') && flagAt(spec, 'hostPID')) {
    const why = 'ShareProcessNamespace and HostPID cannot both be enabled';
    faults.push(invalidValue(`${path}.securityContext.shareProcessNamespace`, true, why));
  }
  if (!has(spec, 'hostUsers') || flagAt(spec, 'hostUsers')) return;
  // The second and third are reported under their Go names, as in kube-apiserver.
  for (const [member, name] of [
    ['hostNetwork', 'hostNetwork'],
    ['hostPID', 'HostPID'],
    ['hostIPC', 'HostIPC'],
  ] as const) {
    if (flagAt(spec, member)) faults.push(forbiddenValue(`${path}.${name}`, 'when `hostUsers` is false'));
  }
}

/** Kernel settings of a network namespace; a slash may replace a dot. */
function isOfNetwork(sysctl: string): boolean {
  return /^net[./]/.test(sysctl);
}

/** Those of an IPC namespace. */
function isOfMessages(sysctl: string): boolean {
  return /^(?:kernel[./](?:sem$|shm|msg)|fs[./]mqueue[./])/.test(sysctl);
}

function sysctlFaults({ spec, path, faults }: PodCheck): void {
  const names = new Set<string>();
  for (const [index, sysctl] of objectsAt(objectAt(spec, 'securityContext'), 'sysctls').entries()) {
    const name = textAt(sysctl, 'name');
    const here = `${path}.securityContext.sysctls[${index}].name`;
    if (names.has(name)) faults.push(duplicate(here, name));
    for (const [member, own] of [
      ['hostNetwork', isOfNetwork],
      ['hostIPC', isOfMessages],
    ] as const) {
      if (flagAt(spec, member) && own(name)) {
        faults.push(invalidValue(here, name, `may not be specified when '${member}' is true`));
      }
    }
    names.add(name);
  }
}

/**
 * Every fault of a pod spec at `path` beyond its schema: repeated names, references between members, amounts, and
 * conflicts.
 *
 * @param isPod true for a pod itself, which has the defaults that only pods get; false for a template
 */
export function podSpecFaults(
  spec: Of<PodSpec>,
  path: string,
  isPod: boolean,
  context: PodContext,
  faults: FieldError[],
): void {
  const { naming } = context;
  const volumes = volumeFaults(spec, path, isPod, context, faults);
  const claims = claimNames(spec, path, faults);
  const all = lazily(() => {
    const named = objectsAt(spec, 'volumes').map((volume) => [textAt(volume, 'name'), volume] as const);
    return new Map<string, JsonObject>(named.reverse());
  });
  const volumeNamed = (name: string): JsonObject | undefined => all().get(name);
  const check: PodCheck = { path, spec, isPod, naming, volumes, volumeNamed, claims, faults };
  containerFaults(check);
  const resources = objectAt(spec, 'resources');
  if (resources !== undefined) {
    const scope = { labelDomain: naming.labelDomain, claims, podLevel: true };
    resourceRequirementsFaults(resources, `${path}.resources`, scope, faults);
    podTotalFaults(spec, resources, `${path}.resources`, faults);
  }
  schedulingFaults(check);
  dnsFaults(check);
  hostFaults(check);
  sysctlFaults(check);
  const overhead = objectAt(spec, 'overhead');
  if (overhead !== undefined) {
    const scope = { labelDomain: naming.labelDomain, claims, podLevel: false };
    resourceRequirementsFaults({ limits: overhead }, `${path}.overhead`, scope, faults);
  }
  const security = objectAt(spec, 'securityContext');
  if (security !== undefined) {
    seccompFaults(security, `${path}.securityContext`, faults);
    appArmorFaults(security, `${path}.securityContext`, faults);
    windowsFaults(security, `${path}.securityContext`, faults);
  }
  operatingSystemFaults(check);
}
