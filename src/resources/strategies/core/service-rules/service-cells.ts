import type { Service, ServicePort, ServiceSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonValue } from '../../../../json/types.js';
import { ageOf } from '../../../../meta/duration.js';
import type { Typed } from '../../../strategy.js';
import { NONE, pairsCell, UNKNOWN } from '../../cells.js';
import { listAt, mapAt, numberAt, objectAt, objectsAt, textAt, type Of } from '../../members.js';

/** Addresses and host names of a load balancer, sorted and without repeats. */
function ingressNames(service: Typed<Service>): readonly string[] {
  const ingress = objectsAt(objectAt(objectAt(service, 'status'), 'loadBalancer'), 'ingress');
  const names = new Set(ingress.map((one) => textAt(one, 'ip') || textAt(one, 'hostname')));
  names.delete('');
  return [...names].sort();
}

function externalCell(service: Typed<Service>, spec: Of<ServiceSpec>): string {
  const external = listAt(spec, 'externalIPs').map(String);
  switch (textAt(spec, 'type')) {
    case 'ClusterIP':
    case 'NodePort':
      return external.length === 0 ? NONE : external.join(',');
    case 'LoadBalancer': {
      const all = [...ingressNames(service), ...external];
      return all.length === 0 ? '<pending>' : all.join(',');
    }
    case 'ExternalName':
      return textAt(spec, 'externalName');
    default:
      return UNKNOWN;
  }
}

function portCell(port: Of<ServicePort>): string {
  const node = numberAt(port, 'nodePort') ?? 0;
  return `${numberAt(port, 'port') ?? 0}${node === 0 ? '' : `:${node}`}/${textAt(port, 'protocol')}`;
}

/** Cells of a Service: Cluster-IP, External-IP, Port(s), Age, Selector. */
export function serviceCells(service: Typed<Service>, now: number): readonly JsonValue[] {
  const spec = mapAt(service, 'spec');
  const first = listAt(spec, 'clusterIPs')[0];
  const clusterIp = typeof first === 'string' ? first : textAt(spec, 'clusterIP');
  const ports = objectsAt(spec, 'ports').map(portCell);
  return [
    clusterIp === '' ? NONE : clusterIp,
    externalCell(service, spec),
    ports.length === 0 ? NONE : ports.join(','),
    ageOf(textAt(service.metadata, 'creationTimestamp'), now),
    pairsCell(mapAt(spec, 'selector')),
  ];
}
