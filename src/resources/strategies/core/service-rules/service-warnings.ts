import { mapAt, has, listAt, textAt } from '../../members.js';
import type { KubeObject } from '../../../../meta/object.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { isHeadless } from './service-traits.js';

/** Notices on a Service that is accepted and holds what is ignored or going away. */
export function serviceWarnings(service: KubeObject, { labelDomain }: NamingProfile): readonly string[] {
  const spec = mapAt(service, 'spec');
  const warnings: string[] = [];
  const oldHints = `service.${labelDomain}/topology-aware-hints`;
  if (has(mapAt(service.metadata, 'annotations'), oldHints)) {
    const instead = `service.${labelDomain}/topology-mode`;
    warnings.push(`annotation ${oldHints} is deprecated, please use ${instead} instead`);
  }
  const type = textAt(spec, 'type');
  const external = listAt(spec, 'externalIPs').length > 0;
  const headless = type === 'ClusterIP' && isHeadless(spec);
  if (headless) {
    const ignored = 'is ignored for headless services';
    if (textAt(spec, 'loadBalancerIP') !== '') warnings.push(`spec.loadBalancerIP ${ignored}`);
    if (external) warnings.push(`spec.externalIPs ${ignored}`);
    if (textAt(spec, 'sessionAffinity') === 'ClientIP') warnings.push(`spec.SessionAffinity ${ignored}`);
  }
  if (external && type === 'ExternalName')
    warnings.push('spec.externalIPs is ignored when spec.type is "ExternalName"');
  if (external && type !== 'ExternalName' && !headless) {
    warnings.push('spec.externalIPs is deprecated and may no longer be implemented in some clusters');
  }
  if (textAt(spec, 'externalName') !== '' && type !== 'ExternalName') {
    warnings.push('spec.externalName is ignored when spec.type is not "ExternalName"');
  }
  if (textAt(spec, 'trafficDistribution') === 'PreferClose') {
    warnings.push('spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"');
  }
  return warnings;
}
