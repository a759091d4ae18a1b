// Generated from schemas/openapi/certificates/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.certificates.v1.CertificateSigningRequest': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.certificates.v1.CertificateSigningRequestSpec","always"],
      ["status",3,"optional","cluster.api.certificates.v1.CertificateSigningRequestStatus","always"],
    ],
  }),
  'cluster.api.certificates.v1.CertificateSigningRequestCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["reason",2,"optional","string","zero-absent"],
      ["message",3,"optional","string","zero-absent"],
      ["lastUpdateTime",4,"optional","time","zero-absent"],
      ["lastTransitionTime",5,"optional","time","zero-absent"],
      ["status",6,"optional","string","explicit"],
    ],
  }),
  'cluster.api.certificates.v1.CertificateSigningRequestList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.certificates.v1.CertificateSigningRequest","explicit"],
    ],
  }),
  'cluster.api.certificates.v1.CertificateSigningRequestSpec': () => ({
    fields: [
      ["request",1,"optional","bytes","zero-absent"],
      ["username",2,"optional","string","zero-absent"],
      ["uid",3,"optional","string","zero-absent"],
      ["groups",4,"repeated","string","zero-absent"],
      ["usages",5,"repeated","string","zero-absent"],
      ["extra",6,"map","cluster.api.certificates.v1.ExtraValue","zero-absent"],
      ["signerName",7,"optional","string","zero-absent"],
      ["expirationSeconds",8,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.certificates.v1.CertificateSigningRequestStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.certificates.v1.CertificateSigningRequestCondition","zero-absent"],
      ["certificate",2,"optional","bytes","zero-absent"],
    ],
  }),
  'cluster.api.certificates.v1.ExtraValue': () => ({ wrapper: true,
    fields: [
      ["items",1,"repeated","string","zero-absent"],
    ],
  }),
};
