import type { Ingress } from '../../../../generated/types/apis__networking.cluster.io__v1.js';
import { type FieldError, invalidValue } from '../../../meta/field-errors.js';
import { lazily } from '../../../meta/lazily.js';
import { quote } from '../../../meta/quote.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { Strategy, StrategyContext, Typed } from '../../strategy.js';
import { FEW, firstFewOf } from '../cells.js';
import { entryPointFaults, knownEntryPoints } from '../core/service-rules/load-balancer-validation.js';
import { has, mapAt, objectAt, objectsAt, textAt } from '../members.js';
import { passingOver, type PassingRule, whereWrongBefore } from '../ratcheting.js';
import { ingressFaults } from './ingress-validation.js';

/** Of rules that are not shown, ones without a host count as well. */
function hostsCell(object: Typed<Ingress>): string {
  const rules = objectsAt(objectAt(object, 'spec'), 'rules');
  const hosts: string[] = [];
  for (const rule of rules) {
    if (hosts.length === FEW) return firstFewOf(hosts, rules.length);
    const host = textAt(rule, 'host');
    if (host !== '') hosts.push(host);
  }
  return hosts.length === 0 ? '*' : hosts.join(',');
}

function addressCell(object: Typed<Ingress>): string {
  const addresses = objectsAt(objectAt(objectAt(object, 'status'), 'loadBalancer'), 'ingress')
    .map((each) => textAt(each, 'ip') || textAt(each, 'hostname'))
    .filter((address) => address !== '');
  return [...new Set(addresses)].sort().join(',');
}

/** Whether the fault is about the paths of a rule for a wildcard host. */
function isBelowWildcard({ field }: FieldError, ingress: Typed<Ingress>): boolean {
  const index = /^spec\.rules\[(\d+)\]\.http\b/.exec(field)?.[1];
  return index !== undefined && textAt(objectsAt(ingress['spec'], 'rules')[Number(index)], 'host').includes('*');
}

/** Paths of wildcard hosts were once not validated, so the stored ones may be invalid. */
const pathsOfWildcards: PassingRule = ({ object, stored, before }) => {
  const wasWrong = lazily(() => before().some((one) => isBelowWildcard(one, stored)));
  return (fault) => isBelowWildcard(fault, object) && wasWrong();
};

function classWarnings(
  ingress: Typed<Ingress>,
  stored: Typed<Ingress> | undefined,
  { labelDomain }: NamingProfile,
): string[] {
  const annotation = `${labelDomain}/ingress.class`;
  const named = has(mapAt(ingress.metadata, 'annotations'), annotation);
  if (stored !== undefined || !named || has(mapAt(ingress, 'spec'), 'ingressClassName')) return [];
  return [`annotation ${quote(annotation)} is deprecated, please use 'spec.ingressClassName' instead`];
}

/** A new Ingress names its class in one way, or twice the same. The path is that of kube-apiserver. */
function classFaults(ingress: Typed<Ingress>, { naming }: StrategyContext): readonly FieldError[] {
  const key = `${naming.labelDomain}/ingress.class`;
  const annotations = mapAt(ingress.metadata, 'annotations');
  const spec = mapAt(ingress, 'spec');
  const named = textAt(annotations, key);
  const both = Object.hasOwn(annotations, key) && has(spec, 'ingressClassName');
  if (!both || named === textAt(spec, 'ingressClassName')) return [];
  return [invalidValue(`annotations.${key}`, named, 'must match `ingressClassName` when both are specified')];
}

/** Ingress. */
export const strategy: Strategy<Ingress> = {
  validate(object, { subresource }) {
    const faults: FieldError[] = [];
    if (subresource === '') ingressFaults(mapAt(object, 'spec'), faults);
    else entryPointFaults(object, faults);
    return faults;
  },
  validateCreate: classFaults,
  warnings: classWarnings,
  ratchet: passingOver(knownEntryPoints, whereWrongBefore(/^spec\.tls\[\d+\]\.secretName$/), pathsOfWildcards),
  cells(object) {
    const secure = objectsAt(objectAt(object, 'spec'), 'tls').length > 0;
    return [hostsCell(object), addressCell(object), secure ? '80, 443' : '80'];
  },
};
