import type { NameFaults } from './names.js';

/** Faults of a path that leaves the folder it starts in. */
export function stepBackFaults(path: string): NameFaults {
  return path.split('/').includes('..') ? ["must not contain '..'"] : [];
}

/** Faults of a path below a folder: it is relative and does not leave the folder. */
export function descendingPathFaults(path: string): NameFaults {
  return [...(path.startsWith('/') ? ['must be a relative path'] : []), ...stepBackFaults(path)];
}

/** The same, and its first part does not begin like the names that node agents give: `..data`. */
export function unreservedPathFaults(path: string): NameFaults {
  const reserved = path.startsWith('..') && !path.startsWith('../');
  return [...descendingPathFaults(path), ...(reserved ? ["must not start with '..'"] : [])];
}
