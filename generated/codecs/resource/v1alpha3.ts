// Generated from schemas/openapi/resource/v1alpha3 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.resource.v1alpha3.DeviceTaint': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","zero-absent"],
      ["effect",3,"optional","string","zero-absent"],
      ["timeAdded",4,"optional","time","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.DeviceTaintRule': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1alpha3.DeviceTaintRuleSpec","always"],
      ["status",3,"optional","cluster.api.resource.v1alpha3.DeviceTaintRuleStatus","always"],
    ],
  }),
  'cluster.api.resource.v1alpha3.DeviceTaintRuleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1alpha3.DeviceTaintRule","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.DeviceTaintRuleSpec': () => ({
    fields: [
      ["deviceSelector",1,"optional","cluster.api.resource.v1alpha3.DeviceTaintSelector","explicit"],
      ["taint",2,"optional","cluster.api.resource.v1alpha3.DeviceTaint","always"],
    ],
  }),
  'cluster.api.resource.v1alpha3.DeviceTaintRuleStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1alpha3.DeviceTaintSelector': () => ({
    fields: [
      ["driver",2,"optional","string","explicit"],
      ["pool",3,"optional","string","explicit"],
      ["device",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.PoolStatus': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["poolName",2,"optional","string","zero-absent"],
      ["nodeName",3,"optional","string","explicit"],
      ["totalDevices",4,"optional","int32","explicit"],
      ["allocatedDevices",5,"optional","int32","explicit"],
      ["availableDevices",6,"optional","int32","explicit"],
      ["unavailableDevices",7,"optional","int32","explicit"],
      ["resourceSliceCount",8,"optional","int32","explicit"],
      ["generation",9,"optional","int64","explicit"],
      ["validationError",10,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.ResourcePoolStatusRequest': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1alpha3.ResourcePoolStatusRequestSpec","always"],
      ["status",3,"optional","cluster.api.resource.v1alpha3.ResourcePoolStatusRequestStatus","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.ResourcePoolStatusRequestList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1alpha3.ResourcePoolStatusRequest","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.ResourcePoolStatusRequestSpec': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["poolName",2,"optional","string","explicit"],
      ["limit",3,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.resource.v1alpha3.ResourcePoolStatusRequestStatus': () => ({
    fields: [
      ["pools",2,"repeated","cluster.api.resource.v1alpha3.PoolStatus","zero-absent"],
      ["conditions",3,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["poolCount",6,"optional","int32","explicit"],
    ],
  }),
};
