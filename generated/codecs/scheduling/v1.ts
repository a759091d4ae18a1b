// Generated from schemas/openapi/scheduling/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.scheduling.v1.PriorityClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["value",2,"optional","int32","zero-absent"],
      ["globalDefault",3,"optional","bool","zero-absent"],
      ["description",4,"optional","string","zero-absent"],
      ["preemptionPolicy",5,"optional","string","explicit"],
    ],
  }),
  'cluster.api.scheduling.v1.PriorityClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.scheduling.v1.PriorityClass","explicit"],
    ],
  }),
};
