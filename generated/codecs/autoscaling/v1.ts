// Generated from schemas/openapi/autoscaling/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.autoscaling.v1.Scale': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.autoscaling.v1.ScaleSpec","always"],
      ["status",3,"optional","cluster.api.autoscaling.v1.ScaleStatus","always"],
    ],
  }),
  'cluster.api.autoscaling.v1.ScaleSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.autoscaling.v1.ScaleStatus': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"optional","string","zero-absent"],
    ],
  }),
};
