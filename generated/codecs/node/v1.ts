// Generated from schemas/openapi/node/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.node.v1.Overhead': () => ({
    fields: [
      ["podFixed",1,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.node.v1.RuntimeClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["handler",2,"optional","string","zero-absent"],
      ["overhead",3,"optional","cluster.api.node.v1.Overhead","explicit"],
      ["scheduling",4,"optional","cluster.api.node.v1.Scheduling","explicit"],
    ],
  }),
  'cluster.api.node.v1.RuntimeClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.node.v1.RuntimeClass","explicit"],
    ],
  }),
  'cluster.api.node.v1.Scheduling': () => ({
    fields: [
      ["nodeSelector",1,"map","string","zero-absent"],
      ["tolerations",2,"repeated","cluster.api.core.v1.Toleration","zero-absent"],
    ],
  }),
};
