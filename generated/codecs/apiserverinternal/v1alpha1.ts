// Generated from schemas/openapi/apiserverinternal/v1alpha1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apiserverinternal.v1alpha1.ServerStorageVersion': () => ({
    fields: [
      ["apiServerID",1,"optional","string","zero-absent"],
      ["encodingVersion",2,"optional","string","zero-absent"],
      ["decodableVersions",3,"repeated","string","zero-absent"],
      ["servedVersions",4,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.apiserverinternal.v1alpha1.StorageVersion': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.apiserverinternal.v1alpha1.StorageVersionSpec","always"],
      ["status",3,"optional","cluster.api.apiserverinternal.v1alpha1.StorageVersionStatus","always"],
    ],
  }),
  'cluster.api.apiserverinternal.v1alpha1.StorageVersionCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["observedGeneration",3,"optional","int64","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","explicit"],
      ["message",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.apiserverinternal.v1alpha1.StorageVersionList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apiserverinternal.v1alpha1.StorageVersion","explicit"],
    ],
  }),
  'cluster.api.apiserverinternal.v1alpha1.StorageVersionSpec': () => ({
    fields: [
    ],
  }),
  'cluster.api.apiserverinternal.v1alpha1.StorageVersionStatus': () => ({
    fields: [
      ["storageVersions",1,"repeated","cluster.api.apiserverinternal.v1alpha1.ServerStorageVersion","zero-absent"],
      ["commonEncodingVersion",2,"optional","string","explicit"],
      ["conditions",3,"repeated","cluster.api.apiserverinternal.v1alpha1.StorageVersionCondition","zero-absent"],
    ],
  }),
};
