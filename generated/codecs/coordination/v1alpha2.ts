// Generated from schemas/openapi/coordination/v1alpha2 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.coordination.v1alpha2.LeaseCandidate': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.coordination.v1alpha2.LeaseCandidateSpec","always"],
    ],
  }),
  'cluster.api.coordination.v1alpha2.LeaseCandidateList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.coordination.v1alpha2.LeaseCandidate","explicit"],
    ],
  }),
  'cluster.api.coordination.v1alpha2.LeaseCandidateSpec': () => ({
    fields: [
      ["leaseName",1,"optional","string","zero-absent"],
      ["pingTime",2,"optional","micro-time","explicit"],
      ["renewTime",3,"optional","micro-time","explicit"],
      ["binaryVersion",4,"optional","string","zero-absent"],
      ["emulationVersion",5,"optional","string","zero-absent"],
      ["strategy",6,"optional","string","zero-absent"],
    ],
  }),
};
