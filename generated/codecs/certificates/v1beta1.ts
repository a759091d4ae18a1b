// Generated from schemas/openapi/certificates/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.certificates.v1beta1.ClusterTrustBundle': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.certificates.v1beta1.ClusterTrustBundleSpec","always"],
    ],
  }),
  'cluster.api.certificates.v1beta1.ClusterTrustBundleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.certificates.v1beta1.ClusterTrustBundle","explicit"],
    ],
  }),
  'cluster.api.certificates.v1beta1.ClusterTrustBundleSpec': () => ({
    fields: [
      ["signerName",1,"optional","string","zero-absent"],
      ["trustBundle",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.certificates.v1beta1.PodCertificateRequest': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.certificates.v1beta1.PodCertificateRequestSpec","always"],
      ["status",3,"optional","cluster.api.certificates.v1beta1.PodCertificateRequestStatus","always"],
    ],
  }),
  'cluster.api.certificates.v1beta1.PodCertificateRequestList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.certificates.v1beta1.PodCertificateRequest","explicit"],
    ],
  }),
  'cluster.api.certificates.v1beta1.PodCertificateRequestSpec': () => ({
    fields: [
      ["signerName",1,"optional","string","zero-absent"],
      ["podName",2,"optional","string","zero-absent"],
      ["podUID",3,"optional","string","zero-absent"],
      ["serviceAccountName",4,"optional","string","zero-absent"],
      ["serviceAccountUID",5,"optional","string","zero-absent"],
      ["nodeName",6,"optional","string","zero-absent"],
      ["nodeUID",7,"optional","string","zero-absent"],
      ["maxExpirationSeconds",8,"optional","int32","explicit"],
      ["pkixPublicKey",9,"optional","bytes","zero-absent"],
      ["proofOfPossession",10,"optional","bytes","zero-absent"],
      ["unverifiedUserAnnotations",11,"map","string","zero-absent"],
      ["stubPKCS10Request",12,"optional","bytes","zero-absent"],
    ],
  }),
  'cluster.api.certificates.v1beta1.PodCertificateRequestStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["certificateChain",2,"optional","string","zero-absent"],
      ["notBefore",4,"optional","time","explicit"],
      ["beginRefreshAt",5,"optional","time","explicit"],
      ["notAfter",6,"optional","time","explicit"],
    ],
  }),
};
