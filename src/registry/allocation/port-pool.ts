import { bandSize, type Pool } from './pool.js';

/** Ports from `first` to `last`, both included. */
export interface PortRange {
  readonly first: number;
  readonly last: number;
}

/** The ports of a range. */
export function createPortPool(name: string, resource: string, { first, last }: PortRange): Pool {
  const size = last - first + 1;
  return {
    name,
    resource,
    size,
    band: bandSize(size, 32, 128),
    at: (index) => String(first + index),
    canonical(value) {
      const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
      return port >= first && port <= last ? String(port) : undefined;
    },
    isReserved: () => false,
    outside: `provided port is not in the valid range. The range of valid ports is ${first}-${last}`,
    taken: 'provided port is already allocated',
  };
}
