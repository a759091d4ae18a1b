import type { Event } from '../../../../generated/types/api__v1.js';
import type { Strategy } from '../../strategy.js';
import { objectAt, textAt } from '../members.js';
import { eventCells } from './event-rules/event-cells.js';
import { convertEvent } from './event-rules/event-form.js';
import { coreEventFaults } from './event-rules/event-validation.js';

/** Event of the core group: the form in which events are stored. */
export const strategy: Strategy<Event> = {
  validate: (object, { naming }) => coreEventFaults(object, naming),
  cells: eventCells,
  convert: convertEvent,
  selectableValue(object, key) {
    if (key !== 'source') return undefined;
    return textAt(objectAt(object, 'source'), 'component') || textAt(object, 'reportingComponent');
  },
};
