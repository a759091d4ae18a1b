// Generated from schemas/openapi by `npm run generate`. Do not edit.
import { routes as core_v1 } from './core/v1.js';
import { routes as apps_v1 } from './apps/v1.js';
import { routes as events_v1 } from './events/v1.js';
import { routes as coordination_v1 } from './coordination/v1.js';
import { routes as flowcontrol_v1 } from './flowcontrol/v1.js';
import { routes as flowcontrol_v1beta3 } from './flowcontrol/v1beta3.js';
import type { GeneratedRoute } from './route.js';

/** Every operation on built-in kinds. */
export const ROUTES: readonly GeneratedRoute[] = [
  ...core_v1,
  ...apps_v1,
  ...events_v1,
  ...coordination_v1,
  ...flowcontrol_v1,
  ...flowcontrol_v1beta3,
];
