import type { Event } from '../../../../generated/types/apis__events.cluster.io__v1.js';
import type { Strategy } from '../../strategy.js';
import { eventCells } from '../core/event-rules/event-cells.js';
import { convertEvent } from '../core/event-rules/event-form.js';
import { frozenEventFaults, newEventFaults } from '../core/event-rules/event-validation.js';

/** Event of the events group: the same objects as the core group's, under newer names and stricter rules. */
export const strategy: Strategy<Event> = {
  validateCreate: (object, { naming }) => newEventFaults(object, naming),
  validateUpdate: frozenEventFaults,
  cells: eventCells,
  convert: convertEvent,
};
