import { parseAddressRange } from '../../registry/allocation/address-range.js';
import { ConfigError, parseBoolean, parseInteger, type FlagGroup } from '../flag.js';
import type { ServeOptions } from '../options.js';

const CLUSTER_IP = 'service-cluster-ip-range';
const NODE_PORT = 'service-node-port-range';
const ROUTING = 'enable-aggregator-routing';
/** Smallest size of an address range. */
const FEWEST = 8n;

/** Address and port ranges of Services. */
export const serviceFlags: FlagGroup<ServeOptions> = {
  title: 'Services',
  flags: [
    {
      name: CLUSTER_IP,
      hint: 'network[,network]',
      help: 'Addresses for Services; a second network of the other family makes them dual-stack.',
      shownDefault: '10.0.0.0/24',
      apply: (o, v) => (o.serviceClusterIpRanges = addressRanges(v)),
    },
    {
      name: NODE_PORT,
      hint: 'first-last',
      help: 'Node ports for Services of type NodePort and LoadBalancer, both ends included.',
      shownDefault: '30000-32767',
      apply: (o, v) => (o.serviceNodePortRange = portRange(v)),
    },
    {
      name: ROUTING,
      hint: 'true|false',
      help: 'Call webhooks of services at their endpoints; for hosts without a service proxy.',
      shownDefault: 'false',
      boolean: true,
      apply: (o, v) => (o.aggregatorRouting = parseBoolean(ROUTING, v)),
    },
  ],
};

function addressRanges(value: string): ServeOptions['serviceClusterIpRanges'] {
  const ranges = value.split(',').map(addressRange);
  if (ranges.length > 2) throw new ConfigError(`--${CLUSTER_IP}: give one network, or two of different families`);
  if (ranges.length === 2 && ranges[0]?.family === ranges[1]?.family) {
    throw new ConfigError(`--${CLUSTER_IP}: the two networks must be of different families`);
  }
  return ranges;
}

function addressRange(text: string): ServeOptions['serviceClusterIpRanges'][number] {
  let range: ServeOptions['serviceClusterIpRanges'][number];
  try {
    range = parseAddressRange(text);
  } catch (error) {
    throw new ConfigError(`--${CLUSTER_IP}: ${(error as RangeError).message}`);
  }
  if (range.size < FEWEST) throw new ConfigError(`--${CLUSTER_IP}: ${text} has fewer than ${FEWEST} addresses`);
  if (range.family === 'IPv6' && range.size > 1n << 64n) {
    throw new ConfigError(`--${CLUSTER_IP}: ${text} is too large; an IPv6 network must be /64 or smaller`);
  }
  return range;
}

function portRange(value: string): ServeOptions['serviceNodePortRange'] {
  const [, from = '', to = ''] = /^(\d{1,5})-(\d{1,5})$/.exec(value) ?? [];
  if (from === '') throw new ConfigError(`--${NODE_PORT}: "${value}" is not a range; write it like 30000-32767`);
  const first = parseInteger(NODE_PORT, from, 1, 65535);
  const last = parseInteger(NODE_PORT, to, 1, 65535);
  if (first > last) throw new ConfigError(`--${NODE_PORT}: ${first} comes after ${last}`);
  return { first, last };
}
