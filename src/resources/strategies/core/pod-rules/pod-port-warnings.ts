import type { Container } from '../../../../../generated/types/api__v1.js';
import { pushAll } from '../../../../meta/push-all.js';
import { quote } from '../../../../meta/quote.js';
import { numberAt, objectsAt, textAt, type Of } from '../../members.js';

interface Placed {
  readonly path: string;
  readonly hostPort: number;
  readonly hostIP: string;
}

/** How two definitions of one port and protocol conflict; undefined when they do not. */
function relation(port: Placed, other: Placed): string | undefined {
  if (port.hostIP === other.hostIP && port.hostPort === other.hostPort) return 'duplicate';
  if (port.hostPort === 0 || other.hostPort === 0) return 'overlapping';
  const oneIsOpen = (port.hostIP === '') !== (other.hostIP === '');
  return port.hostPort === other.hostPort && oneIsOpen ? 'dangerously ambiguous' : undefined;
}

/** Collects the ports of one pod's containers. */
export interface PortWarnings {
  /** Adds warnings about the ports of one container at `path`, compared with all before it. */
  ofContainer(container: Of<Container>, path: string, warnings: string[]): void;
  /** Adds warnings about port names shared by several containers, after all containers. */
  ofNames(warnings: string[]): void;
}

/** Limit of definitions compared per port, so that a hostile list does not take quadratic time. */
const MOST_COMPARED = 16;

/** Makes the collector for one pod. */
export function createPortWarnings(): PortWarnings {
  const seen = new Map<string, Placed[]>();
  const named = new Map<string, string>();
  const shared: string[] = [];
  return {
    ofNames: (warnings) => void pushAll(warnings, shared),
    ofContainer(container, path, warnings) {
      for (const [index, port] of objectsAt(container, 'ports').entries()) {
        const here: Placed = {
          path: `${path}.ports[${index}]`,
          hostPort: numberAt(port, 'hostPort') ?? 0,
          hostIP: textAt(port, 'hostIP'),
        };
        const number = numberAt(port, 'containerPort') ?? 0;
        const protocol = textAt(port, 'protocol');
        if (here.hostIP !== '' && here.hostPort === 0) {
          const shown = `{Name:${textAt(port, 'name')} HostPort:0 ContainerPort:${number} Protocol:${protocol} HostIP:${here.hostIP}}`;
          warnings.push(`${here.path}: hostIP set without hostPort: ${shown}`);
        }
        const name = textAt(port, 'name');
        const first = named.get(name);
        if (name !== '' && first === undefined) named.set(name, here.path);
        else if (first !== undefined) {
          const chosen = `services and probes that select ports by name will use ${first}`;
          shared.push(`${here.path}: duplicate port name ${quote(name)} with ${first}, ${chosen}`);
        }
        const key = `${number}/${protocol}`;
        const others = seen.get(key) ?? [];
        for (const other of others) {
          const how = relation(here, other);
          if (how !== undefined) warnings.push(`${here.path}: ${how} port definition with ${other.path}`);
        }
        if (others.length < MOST_COMPARED) seen.set(key, [...others, here]);
      }
    },
  };
}
