import { ConfigError, notEmpty, parseList, type FlagGroup } from '../flag.js';
import type { ServeOptions } from '../options.js';

const ADDRESS_TYPES = ['Hostname', 'InternalDNS', 'InternalIP', 'ExternalDNS', 'ExternalIP'];

/** How node agents are reached for logs, commands, port forwarding and proxies. */
export const nodeAgentFlags: FlagGroup<ServeOptions> = {
  title: 'Node agents',
  flags: [
    {
      name: 'kubelet-preferred-address-types',
      hint: 'type,...',
      help: 'Types of node addresses for contacting node agents, preferred ones first.',
      shownDefault: ADDRESS_TYPES.join(','),
      apply: (o, v) => (o.nodeAgents.preferredAddressTypes = addressTypes(v)),
    },
    {
      name: 'kubelet-client-certificate',
      hint: 'file',
      help: 'PEM client certificate for node agents.',
      apply: (o, v) => (o.nodeAgents.certificateFile = notEmpty('kubelet-client-certificate', v)),
    },
    {
      name: 'kubelet-client-key',
      hint: 'file',
      help: 'PEM private key of --kubelet-client-certificate.',
      apply: (o, v) => (o.nodeAgents.keyFile = notEmpty('kubelet-client-key', v)),
    },
    {
      name: 'kubelet-certificate-authority',
      hint: 'file',
      help: 'PEM authority of the certificates of node agents. Without it they are not verified.',
      apply: (o, v) => (o.nodeAgents.authorityFile = notEmpty('kubelet-certificate-authority', v)),
    },
  ],
};

function addressTypes(value: string): readonly string[] {
  const types = parseList('kubelet-preferred-address-types', value);
  const unknown = types.find((type) => !ADDRESS_TYPES.includes(type));
  if (unknown === undefined) return types;
  throw new ConfigError(
    `--kubelet-preferred-address-types: "${unknown}" is no type of address; known are ${ADDRESS_TYPES.join(', ')}`,
  );
}
