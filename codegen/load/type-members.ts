import type { PropertyModel } from '../model.js';

/** apiVersion and kind, which every kind has. */
export const TYPE_MEMBERS: readonly PropertyModel[] = [
  {
    name: 'apiVersion',
    schema: {
      type: 'string',
      description: 'Group and version of the schema that this object follows. The server converts to its newest form.',
    },
    presence: 'zero-absent',
  },
  {
    name: 'kind',
    schema: { type: 'string', description: 'Name of the schema that this object follows. It never changes.' },
    presence: 'zero-absent',
  },
];
