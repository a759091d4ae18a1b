// Generated from schemas/openapi/storagemigration/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.storagemigration.v1beta1.StorageVersionMigration': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.storagemigration.v1beta1.StorageVersionMigrationSpec","always"],
      ["status",3,"optional","cluster.api.storagemigration.v1beta1.StorageVersionMigrationStatus","always"],
    ],
  }),
  'cluster.api.storagemigration.v1beta1.StorageVersionMigrationList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storagemigration.v1beta1.StorageVersionMigration","explicit"],
    ],
  }),
  'cluster.api.storagemigration.v1beta1.StorageVersionMigrationSpec': () => ({
    fields: [
      ["resource",1,"optional","cluster.api.meta.v1.GroupResource","always"],
    ],
  }),
  'cluster.api.storagemigration.v1beta1.StorageVersionMigrationStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["resourceVersion",2,"optional","string","zero-absent"],
    ],
  }),
};
