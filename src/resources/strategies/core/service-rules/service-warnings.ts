import type { Service } from '../../../../../generated/types/api__v1.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import type { Typed } from '../../../strategy.js';
import { mapAt, has, listAt, textAt } from '../../members.js';
import { addressWarnings, networkWarnings } from './address-warnings.js';
import { isHeadless } from './service-traits.js';

/** Warnings about a valid Service with ignored or deprecated members. */
export function serviceWarnings(service: Typed<Service>, { labelDomain }: NamingProfile): readonly string[] {
  const spec = mapAt(service, 'spec');
  const warnings: string[] = [];
  const oldHints = `service.${labelDomain}/topology-aware-hints`;
  if (has(mapAt(service.metadata, 'annotations'), oldHints)) {
    const instead = `service.${labelDomain}/topology-mode`;
    warnings.push(`annotation ${oldHints} is deprecated, please use ${instead} instead`);
  }
  const addresses = (list: string): void => {
    for (const [index, value] of listAt(spec, list).entries()) {
      warnings.push(...addressWarnings(String(value), `spec.${list}[${index}]`));
    }
  };
  addresses('clusterIPs');
  const type = textAt(spec, 'type');
  const external = listAt(spec, 'externalIPs').length > 0;
  const headless = type === 'ClusterIP' && isHeadless(spec);
  if (headless) {
    const ignored = 'is ignored for headless services';
    if (textAt(spec, 'loadBalancerIP') !== '') warnings.push(`spec.loadBalancerIP ${ignored}`);
    if (external) warnings.push(`spec.externalIPs ${ignored}`);
    if (textAt(spec, 'sessionAffinity') === 'ClientIP') warnings.push(`spec.SessionAffinity ${ignored}`);
  }
  addresses('externalIPs');
  if (external && type !== 'ExternalName' && !headless) {
    warnings.push('spec.externalIPs is deprecated and may no longer be implemented in some clusters');
  }
  const balancer = textAt(spec, 'loadBalancerIP');
  if (balancer !== '') warnings.push(...addressWarnings(balancer, 'spec.loadBalancerIP'));
  for (const [index, range] of listAt(spec, 'loadBalancerSourceRanges').entries()) {
    warnings.push(...networkWarnings(String(range), `spec.loadBalancerSourceRanges[${index}]`));
  }
  if (external && type === 'ExternalName')
    warnings.push('spec.externalIPs is ignored when spec.type is "ExternalName"');
  if (textAt(spec, 'externalName') !== '' && type !== 'ExternalName') {
    warnings.push('spec.externalName is ignored when spec.type is not "ExternalName"');
  }
  if (textAt(spec, 'trafficDistribution') === 'PreferClose') {
    warnings.push('spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"');
  }
  return warnings;
}
