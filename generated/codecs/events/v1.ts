// Generated from schemas/openapi/events/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.events.v1.Event': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["eventTime",2,"optional","micro-time","zero-absent"],
      ["series",3,"optional","cluster.api.events.v1.EventSeries","explicit"],
      ["reportingController",4,"optional","string","zero-absent"],
      ["reportingInstance",5,"optional","string","zero-absent"],
      ["action",6,"optional","string","zero-absent"],
      ["reason",7,"optional","string","zero-absent"],
      ["regarding",8,"optional","cluster.api.core.v1.ObjectReference","always"],
      ["related",9,"optional","cluster.api.core.v1.ObjectReference","explicit"],
      ["note",10,"optional","string","zero-absent"],
      ["type",11,"optional","string","zero-absent"],
      ["deprecatedSource",12,"optional","cluster.api.core.v1.EventSource","always"],
      ["deprecatedFirstTimestamp",13,"optional","time","zero-absent"],
      ["deprecatedLastTimestamp",14,"optional","time","zero-absent"],
      ["deprecatedCount",15,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.events.v1.EventList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.events.v1.Event","explicit"],
    ],
  }),
  'cluster.api.events.v1.EventSeries': () => ({
    fields: [
      ["count",1,"optional","int32","zero-absent"],
      ["lastObservedTime",2,"optional","micro-time","zero-absent"],
    ],
  }),
};
