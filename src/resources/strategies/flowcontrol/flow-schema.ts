import type { FlowSchema } from '../../../../generated/types/apis__flowcontrol.apiserver.cluster.io__v1.js';
import { equalJson } from '../../../json/equal.js';
import type { JsonObject } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue, notSupported, required } from '../../../meta/field-errors.js';
import { dnsLabelFaults, dnsSubdomainFaults } from '../../../meta/names.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, Typed } from '../../strategy.js';
import { NONE } from '../cells.js';
import { conditionOf } from '../conditions.js';
import { listAt, numberAt, objectAt, objectsAt, textAt } from '../members.js';
import { wildcardFaults } from '../wildcard-faults.js';
import { conditionFaults } from './condition-faults.js';
import { MANDATORY_FLOW_SCHEMAS } from './mandatory-objects.js';

const EVERY = '*';
const VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'proxy', 'update', 'watch'] as const;
/** Precedence reserved for the schema `exempt`. */
const FIRST_PRECEDENCE = 1;

/** Prefix of the fault of a namespace's name. */
const NAMESPACE_WORDS = "each member of this list must be '*' or a DNS-1123 label; ";

function verbFaults(rule: JsonObject, path: string, faults: FieldError[]): void {
  const verbs = listAt(rule, 'verbs');
  if (verbs.includes(EVERY)) wildcardFaults(verbs, `${path}.verbs`, 'verbs', faults);
  else if (!verbs.every((verb) => VERBS.some((known) => known === verb))) {
    faults.push(notSupported(`${path}.verbs`, verbs, VERBS));
  }
}

function nonResourceRuleFaults(rule: JsonObject, path: string, faults: FieldError[]): void {
  verbFaults(rule, path, faults);
  const urls = listAt(rule, 'nonResourceURLs');
  const before = faults.length;
  wildcardFaults(urls, `${path}.nonResourceURLs`, 'non-resource URLs', faults);
  // The other paths have to go, so what they are does not matter.
  if (faults.length > before) faults.push({ ...faults.pop()!, hides: [`${path}.nonResourceURLs`] });
  for (const [index, url] of urls.entries()) {
    // The schema's pattern says the rest.
    if (typeof url !== 'string' || !url.includes('//')) continue;
    faults.push(invalidValue(`${path}.nonResourceURLs[${index}]`, url, 'must not contain double slash'));
  }
}

function resourceRuleFaults(rule: JsonObject, path: string, naming: NamingProfile, faults: FieldError[]): void {
  verbFaults(rule, path, faults);
  wildcardFaults(listAt(rule, 'apiGroups'), `${path}.apiGroups`, 'api groups', faults);
  wildcardFaults(listAt(rule, 'resources'), `${path}.resources`, 'resources', faults);
  const namespaces = listAt(rule, 'namespaces');
  wildcardFaults(namespaces, `${path}.namespaces`, 'namespaces', faults);
  if (namespaces.includes(EVERY)) return;
  for (const [index, namespace] of namespaces.entries()) {
    if (typeof namespace !== 'string' || (namespace === '' && naming.emptyNamespaceIsAny)) continue;
    for (const fault of dnsLabelFaults(namespace)) {
      faults.push(invalidValue(`${path}.namespaces[${index}]`, namespace, NAMESPACE_WORDS + fault));
    }
  }
}

function subjectFaults(subject: JsonObject, path: string, faults: FieldError[]): void {
  const account = objectAt(subject, 'serviceAccount');
  const name = textAt(account, 'name');
  if (account === undefined || name === '' || name === EVERY) return;
  for (const fault of dnsSubdomainFaults(name)) faults.push(invalidValue(`${path}.serviceAccount.name`, name, fault));
}

function ruleFaults(rule: JsonObject, path: string, naming: NamingProfile, faults: FieldError[]): void {
  for (const [index, subject] of objectsAt(rule, 'subjects').entries()) {
    subjectFaults(subject, `${path}.subjects[${index}]`, faults);
  }
  const resourceRules = objectsAt(rule, 'resourceRules');
  const nonResourceRules = objectsAt(rule, 'nonResourceRules');
  if (resourceRules.length === 0 && nonResourceRules.length === 0) {
    faults.push(required(path, 'at least one of resourceRules and nonResourceRules has to be non-empty'));
  }
  for (const [index, one] of resourceRules.entries())
    resourceRuleFaults(one, `${path}.resourceRules[${index}]`, naming, faults);
  for (const [index, one] of nonResourceRules.entries()) {
    nonResourceRuleFaults(one, `${path}.nonResourceRules[${index}]`, faults);
  }
}

function validate(object: Typed<FlowSchema>, naming: NamingProfile): readonly FieldError[] {
  const faults: FieldError[] = [];
  const spec = objectAt(object, 'spec') ?? {};
  const name = textAt(object.metadata, 'name');
  const precedence = numberAt(spec, 'matchingPrecedence');
  if (precedence === FIRST_PRECEDENCE && name !== 'exempt') {
    const why = "only the schema named 'exempt' may have matchingPrecedence 1";
    faults.push(invalidValue('spec.matchingPrecedence', precedence, why));
  }
  const level = textAt(objectAt(spec, 'priorityLevelConfiguration'), 'name');
  // The schema reports a missing name.
  for (const fault of level === '' ? [] : dnsSubdomainFaults(level)) {
    faults.push(invalidValue('spec.priorityLevelConfiguration.name', level, fault));
  }
  for (const [index, rule] of objectsAt(spec, 'rules').entries())
    ruleFaults(rule, `spec.rules[${index}]`, naming, faults);
  const fixed = MANDATORY_FLOW_SCHEMAS.get(name);
  if (fixed !== undefined && !equalJson(spec, fixed)) {
    faults.push(invalidValue('spec', spec, `spec of '${name}' must equal the fixed value`));
  }
  return faults;
}

/** FlowSchema (spec 2): wildcards stand alone, and the two mandatory schemas are immutable. */
export const strategy: Strategy<FlowSchema> = {
  validate: (object, { subresource, naming }) =>
    subresource === '' ? validate(object, naming) : conditionFaults(object),
  cells: (object, now) => [
    // A number in a column of texts, as clients know it.
    numberAt(objectAt(object, 'spec'), 'matchingPrecedence') ?? 0,
    textAt(objectAt(objectAt(object, 'spec'), 'distinguisherMethod'), 'type') || NONE,
    ageOf(textAt(object.metadata, 'creationTimestamp'), now),
    textAt(conditionOf(object, 'Dangling'), 'status') || '?',
  ],
};
