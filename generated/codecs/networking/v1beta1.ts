// Generated from schemas/openapi/networking/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.networking.v1beta1.IPAddress': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1beta1.IPAddressSpec","always"],
    ],
  }),
  'cluster.api.networking.v1beta1.IPAddressList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1beta1.IPAddress","explicit"],
    ],
  }),
  'cluster.api.networking.v1beta1.IPAddressSpec': () => ({
    fields: [
      ["parentRef",1,"optional","cluster.api.networking.v1beta1.ParentReference","explicit"],
    ],
  }),
  'cluster.api.networking.v1beta1.ParentReference': () => ({
    fields: [
      ["group",1,"optional","string","zero-absent"],
      ["resource",2,"optional","string","zero-absent"],
      ["namespace",3,"optional","string","zero-absent"],
      ["name",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1beta1.ServiceCIDR': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.networking.v1beta1.ServiceCIDRSpec","always"],
      ["status",3,"optional","cluster.api.networking.v1beta1.ServiceCIDRStatus","always"],
    ],
  }),
  'cluster.api.networking.v1beta1.ServiceCIDRList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.networking.v1beta1.ServiceCIDR","explicit"],
    ],
  }),
  'cluster.api.networking.v1beta1.ServiceCIDRSpec': () => ({
    fields: [
      ["cidrs",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.networking.v1beta1.ServiceCIDRStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
};
