import { ACCESS } from './access.js';
import { APPLYING } from './applying.js';
import { DESCRIBING } from './describing.js';
import type { Flow } from './flow.js';
import { MAKING } from './making.js';
import { READING } from './reading.js';
import { REFUSED } from './refused.js';
import { UNUSUAL_KINDS } from './unusual.js';
import { WAITING } from './waiting.js';
import { WORKLOADS } from './workloads.js';
import { WRITING } from './writing.js';

/** Every compared session. */
export const FLOWS: readonly Flow[] = [
  ...WRITING,
  ...APPLYING,
  ...WORKLOADS,
  ...MAKING,
  ...READING,
  ...DESCRIBING,
  ...UNUSUAL_KINDS,
  ...WAITING,
  ...ACCESS,
  ...REFUSED,
];
