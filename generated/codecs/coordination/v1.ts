// Generated from schemas/openapi/coordination/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.coordination.v1.Lease': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.coordination.v1.LeaseSpec","always"],
    ],
  }),
  'cluster.api.coordination.v1.LeaseList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.coordination.v1.Lease","explicit"],
    ],
  }),
  'cluster.api.coordination.v1.LeaseSpec': () => ({
    fields: [
      ["holderIdentity",1,"optional","string","explicit"],
      ["leaseDurationSeconds",2,"optional","int32","explicit"],
      ["acquireTime",3,"optional","micro-time","explicit"],
      ["renewTime",4,"optional","micro-time","explicit"],
      ["leaseTransitions",5,"optional","int32","explicit"],
      ["strategy",6,"optional","string","explicit"],
      ["preferredHolder",7,"optional","string","explicit"],
    ],
  }),
};
