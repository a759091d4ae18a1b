// Generated from schemas/openapi/resource/v1beta2 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.resource.v1beta2.AllocatedDeviceStatus': () => ({
    fields: [
      ["driver",1,"optional","string","explicit"],
      ["pool",2,"optional","string","explicit"],
      ["device",3,"optional","string","explicit"],
      ["conditions",4,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["data",5,"optional","raw-extension","explicit"],
      ["networkData",6,"optional","cluster.api.resource.v1beta2.NetworkDeviceData","explicit"],
      ["shareID",7,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.AllocationResult': () => ({
    fields: [
      ["devices",1,"optional","cluster.api.resource.v1beta2.DeviceAllocationResult","always"],
      ["nodeSelector",3,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allocationTimestamp",5,"optional","time","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.CELDeviceSelector': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.CapacityRequestPolicy': () => ({
    fields: [
      ["default",1,"optional","quantity","explicit"],
      ["validValues",3,"repeated","quantity","zero-absent"],
      ["validRange",4,"optional","cluster.api.resource.v1beta2.CapacityRequestPolicyRange","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.CapacityRequestPolicyRange': () => ({
    fields: [
      ["min",1,"optional","quantity","explicit"],
      ["max",2,"optional","quantity","explicit"],
      ["step",3,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.CapacityRequirements': () => ({
    fields: [
      ["requests",1,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.Counter': () => ({
    fields: [
      ["value",1,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.CounterSet': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["counters",2,"map","cluster.api.resource.v1beta2.Counter","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.Device': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["attributes",2,"map","cluster.api.resource.v1beta2.DeviceAttribute","zero-absent"],
      ["capacity",3,"map","cluster.api.resource.v1beta2.DeviceCapacity","zero-absent"],
      ["consumesCounters",4,"repeated","cluster.api.resource.v1beta2.DeviceCounterConsumption","zero-absent"],
      ["nodeName",5,"optional","string","explicit"],
      ["nodeSelector",6,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allNodes",7,"optional","bool","explicit"],
      ["taints",8,"repeated","cluster.api.resource.v1beta2.DeviceTaint","zero-absent"],
      ["bindsToNode",9,"optional","bool","explicit"],
      ["bindingConditions",10,"repeated","string","zero-absent"],
      ["bindingFailureConditions",11,"repeated","string","zero-absent"],
      ["allowMultipleAllocations",12,"optional","bool","explicit"],
      ["nodeAllocatableResourceMappings",13,"map","cluster.api.resource.v1beta2.NodeAllocatableResourceMapping","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceAllocationConfiguration': () => ({
    fields: [
      ["source",1,"optional","string","zero-absent"],
      ["requests",2,"repeated","string","zero-absent"],
      ["",3,"optional","cluster.api.resource.v1beta2.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceAllocationResult': () => ({
    fields: [
      ["results",1,"repeated","cluster.api.resource.v1beta2.DeviceRequestAllocationResult","zero-absent"],
      ["config",2,"repeated","cluster.api.resource.v1beta2.DeviceAllocationConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceAttribute': () => ({
    fields: [
      ["int",2,"optional","int64","explicit"],
      ["bool",3,"optional","bool","explicit"],
      ["string",4,"optional","string","explicit"],
      ["version",5,"optional","string","explicit"],
      ["ints",6,"repeated","int64","zero-absent"],
      ["bools",7,"repeated","bool","zero-absent"],
      ["strings",8,"repeated","string","zero-absent"],
      ["versions",9,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceCapacity': () => ({
    fields: [
      ["value",1,"optional","quantity","explicit"],
      ["requestPolicy",2,"optional","cluster.api.resource.v1beta2.CapacityRequestPolicy","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClaim': () => ({
    fields: [
      ["requests",1,"repeated","cluster.api.resource.v1beta2.DeviceRequest","zero-absent"],
      ["constraints",2,"repeated","cluster.api.resource.v1beta2.DeviceConstraint","zero-absent"],
      ["config",3,"repeated","cluster.api.resource.v1beta2.DeviceClaimConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClaimConfiguration': () => ({
    fields: [
      ["requests",1,"repeated","string","zero-absent"],
      ["",2,"optional","cluster.api.resource.v1beta2.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.DeviceClassSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClassConfiguration': () => ({
    fields: [
      ["",1,"optional","cluster.api.resource.v1beta2.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta2.DeviceClass","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceClassSpec': () => ({
    fields: [
      ["selectors",1,"repeated","cluster.api.resource.v1beta2.DeviceSelector","zero-absent"],
      ["config",2,"repeated","cluster.api.resource.v1beta2.DeviceClassConfiguration","zero-absent"],
      ["extendedResourceName",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceConfiguration': () => ({
    fields: [
      ["opaque",1,"optional","cluster.api.resource.v1beta2.OpaqueDeviceConfiguration","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceConstraint': () => ({
    fields: [
      ["requests",1,"repeated","string","zero-absent"],
      ["matchAttribute",2,"optional","string","explicit"],
      ["distinctAttribute",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceCounterConsumption': () => ({
    fields: [
      ["counterSet",1,"optional","string","zero-absent"],
      ["counters",2,"map","cluster.api.resource.v1beta2.Counter","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceRequest': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["exactly",2,"optional","cluster.api.resource.v1beta2.ExactDeviceRequest","explicit"],
      ["firstAvailable",3,"repeated","cluster.api.resource.v1beta2.DeviceSubRequest","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceRequestAllocationResult': () => ({
    fields: [
      ["request",1,"optional","string","explicit"],
      ["driver",2,"optional","string","explicit"],
      ["pool",3,"optional","string","explicit"],
      ["device",4,"optional","string","explicit"],
      ["adminAccess",5,"optional","bool","explicit"],
      ["tolerations",6,"repeated","cluster.api.resource.v1beta2.DeviceToleration","zero-absent"],
      ["bindingConditions",7,"repeated","string","zero-absent"],
      ["bindingFailureConditions",8,"repeated","string","zero-absent"],
      ["shareID",9,"optional","string","explicit"],
      ["consumedCapacity",10,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceSelector': () => ({
    fields: [
      ["cel",1,"optional","cluster.api.resource.v1beta2.CELDeviceSelector","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceSubRequest': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["deviceClassName",2,"optional","string","zero-absent"],
      ["selectors",3,"repeated","cluster.api.resource.v1beta2.DeviceSelector","zero-absent"],
      ["allocationMode",4,"optional","string","zero-absent"],
      ["count",5,"optional","int64","zero-absent"],
      ["tolerations",6,"repeated","cluster.api.resource.v1beta2.DeviceToleration","zero-absent"],
      ["capacity",7,"optional","cluster.api.resource.v1beta2.CapacityRequirements","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaint': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","zero-absent"],
      ["effect",3,"optional","string","zero-absent"],
      ["timeAdded",4,"optional","time","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaintRule': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.DeviceTaintRuleSpec","always"],
      ["status",3,"optional","cluster.api.resource.v1beta2.DeviceTaintRuleStatus","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaintRuleList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta2.DeviceTaintRule","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaintRuleSpec': () => ({
    fields: [
      ["deviceSelector",1,"optional","cluster.api.resource.v1beta2.DeviceTaintSelector","explicit"],
      ["taint",2,"optional","cluster.api.resource.v1beta2.DeviceTaint","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaintRuleStatus': () => ({
    fields: [
      ["conditions",1,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceTaintSelector': () => ({
    fields: [
      ["driver",2,"optional","string","explicit"],
      ["pool",3,"optional","string","explicit"],
      ["device",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.DeviceToleration': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["value",3,"optional","string","zero-absent"],
      ["effect",4,"optional","string","zero-absent"],
      ["tolerationSeconds",5,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ExactDeviceRequest': () => ({
    fields: [
      ["deviceClassName",1,"optional","string","zero-absent"],
      ["selectors",2,"repeated","cluster.api.resource.v1beta2.DeviceSelector","zero-absent"],
      ["allocationMode",3,"optional","string","zero-absent"],
      ["count",4,"optional","int64","zero-absent"],
      ["adminAccess",5,"optional","bool","explicit"],
      ["tolerations",6,"repeated","cluster.api.resource.v1beta2.DeviceToleration","zero-absent"],
      ["capacity",7,"optional","cluster.api.resource.v1beta2.CapacityRequirements","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.NetworkDeviceData': () => ({
    fields: [
      ["interfaceName",1,"optional","string","zero-absent"],
      ["ips",2,"repeated","string","zero-absent"],
      ["hardwareAddress",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.NodeAllocatableResourceMapping': () => ({
    fields: [
      ["capacityKey",1,"optional","string","explicit"],
      ["allocationMultiplier",2,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.OpaqueDeviceConfiguration': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["parameters",2,"optional","raw-extension","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaim': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.ResourceClaimSpec","always"],
      ["status",3,"optional","cluster.api.resource.v1beta2.ResourceClaimStatus","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimConsumerReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","zero-absent"],
      ["resource",3,"optional","string","explicit"],
      ["name",4,"optional","string","explicit"],
      ["uid",5,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta2.ResourceClaim","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimSpec': () => ({
    fields: [
      ["devices",1,"optional","cluster.api.resource.v1beta2.DeviceClaim","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimStatus': () => ({
    fields: [
      ["allocation",1,"optional","cluster.api.resource.v1beta2.AllocationResult","explicit"],
      ["reservedFor",2,"repeated","cluster.api.resource.v1beta2.ResourceClaimConsumerReference","zero-absent"],
      ["devices",4,"repeated","cluster.api.resource.v1beta2.AllocatedDeviceStatus","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimTemplate': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.ResourceClaimTemplateSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimTemplateList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta2.ResourceClaimTemplate","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceClaimTemplateSpec': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.ResourceClaimSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourcePool': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["generation",2,"optional","int64","zero-absent"],
      ["resourceSliceCount",3,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceSlice': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta2.ResourceSliceSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceSliceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta2.ResourceSlice","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta2.ResourceSliceSpec': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["pool",2,"optional","cluster.api.resource.v1beta2.ResourcePool","always"],
      ["nodeName",3,"optional","string","explicit"],
      ["nodeSelector",4,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allNodes",5,"optional","bool","explicit"],
      ["devices",6,"repeated","cluster.api.resource.v1beta2.Device","zero-absent"],
      ["perDeviceNodeSelection",7,"optional","bool","explicit"],
      ["sharedCounters",8,"repeated","cluster.api.resource.v1beta2.CounterSet","zero-absent"],
    ],
  }),
};
