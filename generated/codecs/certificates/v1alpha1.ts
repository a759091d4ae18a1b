// Generated from schemas/openapi/certificates/v1alpha1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.certificates.v1alpha1.ClusterTrustBundle': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.certificates.v1alpha1.ClusterTrustBundleSpec","always"],
    ],
  }),
  'cluster.api.certificates.v1alpha1.ClusterTrustBundleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.certificates.v1alpha1.ClusterTrustBundle","explicit"],
    ],
  }),
  'cluster.api.certificates.v1alpha1.ClusterTrustBundleSpec': () => ({
    fields: [
      ["signerName",1,"optional","string","zero-absent"],
      ["trustBundle",2,"optional","string","zero-absent"],
    ],
  }),
};
