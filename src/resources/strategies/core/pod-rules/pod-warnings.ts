import { containersOf } from './containers.js';
import type { JsonObject } from '../../../../json/types.js';
import { dnsLabelFaults } from '../../../../meta/names.js';
import type { KubeObject } from '../../../../meta/object.js';
import { isWholeNumber } from '../../../../meta/quantity.js';
import { quote } from '../../../../meta/quote.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { has, listAt, mapAt, numberAt, objectAt, objectsAt, textAt } from '../../members.js';
import { deprecationWarnings, type PodSubject } from './pod-deprecations.js';
import { pathWarnings } from './path-warnings.js';
import { addressWarnings } from '../service-rules/address-warnings.js';
import { createPortWarnings } from './pod-port-warnings.js';
import { quantityAt } from './pod-resources.js';

function environmentWarnings(container: JsonObject, path: string, warnings: string[]): void {
  const seen = new Set<string>();
  for (const [index, variable] of objectsAt(container, 'env').entries()) {
    const name = textAt(variable, 'name');
    // A value that refers to the previous one, as PATH often does, is intended.
    const reference = `$(${name})`;
    const value = textAt(variable, 'value');
    const builds = !has(variable, 'valueFrom') && value !== reference && value.includes(reference);
    if (seen.has(name) && !builds) {
      warnings.push(
        `${path}.env[${index}]: hides previous definition of ${quote(name)}, which may be dropped when using apply`,
      );
    }
    seen.add(name);
  }
}

function byteWarnings(list: JsonObject, names: readonly string[], path: string, warnings: string[]): void {
  for (const name of names) {
    const amount = quantityAt(list, name);
    if (amount === undefined || isWholeNumber(amount)) continue;
    const text = String(list[name]);
    warnings.push(`${path}[${name}]: fractional byte value "${text}" is invalid, must be an integer`);
  }
}

/** Addresses in another form than usual. */
function nameWarnings(spec: JsonObject, path: string, warnings: string[]): void {
  for (const [index, server] of listAt(objectAt(spec, 'dnsConfig'), 'nameservers').entries()) {
    warnings.push(...addressWarnings(String(server), `${path}.dnsConfig.nameservers[${index}]`));
  }
  for (const [index, alias] of objectsAt(spec, 'hostAliases').entries()) {
    warnings.push(...addressWarnings(textAt(alias, 'ip'), `${path}.hostAliases[${index}].ip`));
  }
}

const BYTES = ['memory', 'ephemeral-storage'];

function containerWarnings(spec: JsonObject, path: string, warnings: string[]): void {
  const ports = createPortWarnings();
  for (const [container, here] of containersOf(spec, path)) {
    const resources = mapAt(container, 'resources');
    for (const side of ['limits', 'requests']) {
      byteWarnings(mapAt(resources, side), BYTES, `${here}.resources.${side}`, warnings);
    }
    environmentWarnings(container, here, warnings);
    ports.ofContainer(container, here, warnings);
  }
  ports.ofNames(warnings);
}

/** Repeated entries of a list. */
function repeatWarnings(spec: JsonObject, list: string, member: string, path: string, warnings: string[]): void {
  const seen = new Set<string>();
  for (const [index, entry] of objectsAt(spec, list).entries()) {
    const value = textAt(entry, member);
    if (seen.has(value)) warnings.push(`${path}.${list}[${index}].${member}: duplicate ${member} ${quote(value)}`);
    seen.add(value);
  }
}

const MATCHES_NOTHING = 'a null labelSelector results in matching no pod';

function selectorWarnings(spec: JsonObject, path: string, warnings: string[]): void {
  for (const [index, constraint] of objectsAt(spec, 'topologySpreadConstraints').entries()) {
    if (has(constraint, 'labelSelector')) continue;
    warnings.push(`${path}.topologySpreadConstraints[${index}].labelSelector: ${MATCHES_NOTHING}`);
  }
  const affinity = objectAt(spec, 'affinity');
  for (const kind of ['podAffinity', 'podAntiAffinity']) {
    const terms = objectAt(affinity, kind);
    const here = `${path}.affinity.${kind}`;
    const required = 'requiredDuringSchedulingIgnoredDuringExecution';
    for (const [index, term] of objectsAt(terms, required).entries()) {
      if (!has(term, 'labelSelector')) warnings.push(`${here}.${required}[${index}].labelSelector: ${MATCHES_NOTHING}`);
    }
    const preferred = 'preferredDuringSchedulingIgnoredDuringExecution';
    for (const [index, weighted] of objectsAt(terms, preferred).entries()) {
      if (has(objectAt(weighted, 'podAffinityTerm'), 'labelSelector')) continue;
      warnings.push(`${here}.${preferred}[${index}].podAffinityTerm.labelSelector: ${MATCHES_NOTHING}`);
    }
  }
}

function volumeWarnings(spec: JsonObject, path: string, warnings: string[]): void {
  for (const [index, volume] of objectsAt(spec, 'volumes').entries()) {
    const claim = objectAt(objectAt(objectAt(volume, 'ephemeral'), 'volumeClaimTemplate'), 'spec');
    const here = `${path}.volumes[${index}].ephemeral.volumeClaimTemplate.spec.resources`;
    for (const side of ['requests', 'limits']) {
      byteWarnings(mapAt(objectAt(claim, 'resources'), side), ['storage'], `${here}.${side}`, warnings);
    }
  }
}

/** Warnings about a valid but surprising pod or template; `prefix` is its path, empty or ending in a dot. */
export function podWarnings(subject: PodSubject, prefix: string): readonly string[] {
  const { spec } = subject;
  const path = `${prefix}spec`;
  const warnings: string[] = [];
  deprecationWarnings(subject, prefix, warnings);
  volumeWarnings(spec, path, warnings);
  pathWarnings(spec, warnings);
  repeatWarnings(spec, 'hostAliases', 'ip', path, warnings);
  repeatWarnings(spec, 'imagePullSecrets', 'name', path, warnings);
  for (const [index, secret] of objectsAt(spec, 'imagePullSecrets').entries()) {
    if (textAt(secret, 'name') === '') warnings.push(`${path}.imagePullSecrets[${index}].name: invalid empty name ""`);
  }
  byteWarnings(mapAt(spec, 'overhead'), BYTES, `${path}.overhead`, warnings);
  containerWarnings(spec, path, warnings);
  if ((numberAt(spec, 'terminationGracePeriodSeconds') ?? 0) < 0) {
    const why = 'must be >= 0; negative values are invalid and will be treated as 1';
    warnings.push(`${path}.terminationGracePeriodSeconds: ${why}`);
  }
  selectorWarnings(spec, path, warnings);
  nameWarnings(spec, path, warnings);
  return warnings;
}

/** A warning about a name that is used in host names and is not a DNS label. */
export function hostnameWarnings(object: KubeObject, stored: KubeObject | undefined): readonly string[] {
  const faults = stored === undefined ? dnsLabelFaults(textAt(object.metadata, 'name')) : [];
  if (faults.length === 0) return [];
  const where = object.kind === 'Pod' ? "the Pod's hostname" : 'Pod names and hostnames';
  const why = `this is used in ${where}, which can result in surprising behavior; a DNS label is recommended`;
  return [`metadata.name: ${why}: [${faults.join(' ')}]`];
}

/** Whether the object is new or an update raised its generation: others do not get the same warnings again. */
export function isNewGeneration(object: KubeObject, stored: KubeObject | undefined): boolean {
  return stored === undefined || object.metadata.generation !== stored.metadata.generation;
}

/** Warnings about an object with a pod template; an update gets them when it raises the generation. */
export function templateWarnings(
  object: KubeObject,
  stored: KubeObject | undefined,
  naming: NamingProfile,
): readonly string[] {
  if (!isNewGeneration(object, stored)) return [];
  const template = mapAt(mapAt(object, 'spec'), 'template');
  return [...hostnameWarnings(object, stored), ...nestedTemplateWarnings(template, 'spec.template.', naming)];
}

/** Warnings about a pod template at `prefix`. */
export function nestedTemplateWarnings(template: JsonObject, prefix: string, naming: NamingProfile): readonly string[] {
  const subject = { spec: mapAt(template, 'spec'), metadata: mapAt(template, 'metadata'), template: true, naming };
  return podWarnings(subject, prefix);
}
