import type { Operator } from './operator.js';
import { CERTIFICATES } from './operators/certificates.js';
import { DATA } from './operators/data.js';
import { DELIVERY } from './operators/delivery.js';
import { MONITORING } from './operators/monitoring.js';
import { PLATFORM } from './operators/platform.js';
import { TRAFFIC } from './operators/traffic.js';

/** Definitions of well-known operators, each with objects of its kind. */
export const OPERATORS: readonly Operator[] = [
  ...CERTIFICATES,
  ...MONITORING,
  ...DELIVERY,
  ...TRAFFIC,
  ...DATA,
  ...PLATFORM,
];
