// Generated from schemas/openapi/storage/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.storage.v1beta1.VolumeAttributesClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["driverName",2,"optional","string","zero-absent"],
      ["parameters",3,"map","string","zero-absent"],
    ],
  }),
  'cluster.api.storage.v1beta1.VolumeAttributesClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1beta1.VolumeAttributesClass","explicit"],
    ],
  }),
};
