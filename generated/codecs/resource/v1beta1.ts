// Generated from schemas/openapi/resource/v1beta1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.resource.v1beta1.AllocatedDeviceStatus': () => ({
    fields: [
      ["driver",1,"optional","string","explicit"],
      ["pool",2,"optional","string","explicit"],
      ["device",3,"optional","string","explicit"],
      ["conditions",4,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
      ["data",5,"optional","raw-extension","explicit"],
      ["networkData",6,"optional","cluster.api.resource.v1beta1.NetworkDeviceData","explicit"],
      ["shareID",7,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.AllocationResult': () => ({
    fields: [
      ["devices",1,"optional","cluster.api.resource.v1beta1.DeviceAllocationResult","always"],
      ["nodeSelector",3,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allocationTimestamp",5,"optional","time","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.BasicDevice': () => ({
    fields: [
      ["attributes",1,"map","cluster.api.resource.v1beta1.DeviceAttribute","zero-absent"],
      ["capacity",2,"map","cluster.api.resource.v1beta1.DeviceCapacity","zero-absent"],
      ["consumesCounters",3,"repeated","cluster.api.resource.v1beta1.DeviceCounterConsumption","zero-absent"],
      ["nodeName",4,"optional","string","explicit"],
      ["nodeSelector",5,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allNodes",6,"optional","bool","explicit"],
      ["taints",7,"repeated","cluster.api.resource.v1beta1.DeviceTaint","zero-absent"],
      ["bindsToNode",8,"optional","bool","explicit"],
      ["bindingConditions",9,"repeated","string","zero-absent"],
      ["bindingFailureConditions",10,"repeated","string","zero-absent"],
      ["allowMultipleAllocations",11,"optional","bool","explicit"],
      ["nodeAllocatableResourceMappings",12,"map","cluster.api.resource.v1beta1.NodeAllocatableResourceMapping","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.CELDeviceSelector': () => ({
    fields: [
      ["expression",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.CapacityRequestPolicy': () => ({
    fields: [
      ["default",1,"optional","quantity","explicit"],
      ["validValues",3,"repeated","quantity","zero-absent"],
      ["validRange",4,"optional","cluster.api.resource.v1beta1.CapacityRequestPolicyRange","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.CapacityRequestPolicyRange': () => ({
    fields: [
      ["min",1,"optional","quantity","explicit"],
      ["max",2,"optional","quantity","explicit"],
      ["step",3,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.CapacityRequirements': () => ({
    fields: [
      ["requests",1,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.Counter': () => ({
    fields: [
      ["value",1,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.CounterSet': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["counters",2,"map","cluster.api.resource.v1beta1.Counter","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.Device': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["basic",2,"optional","cluster.api.resource.v1beta1.BasicDevice","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceAllocationConfiguration': () => ({
    fields: [
      ["source",1,"optional","string","zero-absent"],
      ["requests",2,"repeated","string","zero-absent"],
      ["",3,"optional","cluster.api.resource.v1beta1.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceAllocationResult': () => ({
    fields: [
      ["results",1,"repeated","cluster.api.resource.v1beta1.DeviceRequestAllocationResult","zero-absent"],
      ["config",2,"repeated","cluster.api.resource.v1beta1.DeviceAllocationConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceAttribute': () => ({
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
  'cluster.api.resource.v1beta1.DeviceCapacity': () => ({
    fields: [
      ["value",1,"optional","quantity","explicit"],
      ["requestPolicy",2,"optional","cluster.api.resource.v1beta1.CapacityRequestPolicy","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClaim': () => ({
    fields: [
      ["requests",1,"repeated","cluster.api.resource.v1beta1.DeviceRequest","zero-absent"],
      ["constraints",2,"repeated","cluster.api.resource.v1beta1.DeviceConstraint","zero-absent"],
      ["config",3,"repeated","cluster.api.resource.v1beta1.DeviceClaimConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClaimConfiguration': () => ({
    fields: [
      ["requests",1,"repeated","string","zero-absent"],
      ["",2,"optional","cluster.api.resource.v1beta1.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta1.DeviceClassSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClassConfiguration': () => ({
    fields: [
      ["",1,"optional","cluster.api.resource.v1beta1.DeviceConfiguration","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta1.DeviceClass","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceClassSpec': () => ({
    fields: [
      ["selectors",1,"repeated","cluster.api.resource.v1beta1.DeviceSelector","zero-absent"],
      ["config",2,"repeated","cluster.api.resource.v1beta1.DeviceClassConfiguration","zero-absent"],
      ["extendedResourceName",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceConfiguration': () => ({
    fields: [
      ["opaque",1,"optional","cluster.api.resource.v1beta1.OpaqueDeviceConfiguration","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceConstraint': () => ({
    fields: [
      ["requests",1,"repeated","string","zero-absent"],
      ["matchAttribute",2,"optional","string","explicit"],
      ["distinctAttribute",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceCounterConsumption': () => ({
    fields: [
      ["counterSet",1,"optional","string","zero-absent"],
      ["counters",2,"map","cluster.api.resource.v1beta1.Counter","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceRequest': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["deviceClassName",2,"optional","string","zero-absent"],
      ["selectors",3,"repeated","cluster.api.resource.v1beta1.DeviceSelector","zero-absent"],
      ["allocationMode",4,"optional","string","zero-absent"],
      ["count",5,"optional","int64","zero-absent"],
      ["adminAccess",6,"optional","bool","explicit"],
      ["firstAvailable",7,"repeated","cluster.api.resource.v1beta1.DeviceSubRequest","zero-absent"],
      ["tolerations",8,"repeated","cluster.api.resource.v1beta1.DeviceToleration","zero-absent"],
      ["capacity",9,"optional","cluster.api.resource.v1beta1.CapacityRequirements","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceRequestAllocationResult': () => ({
    fields: [
      ["request",1,"optional","string","explicit"],
      ["driver",2,"optional","string","explicit"],
      ["pool",3,"optional","string","explicit"],
      ["device",4,"optional","string","explicit"],
      ["adminAccess",5,"optional","bool","explicit"],
      ["tolerations",6,"repeated","cluster.api.resource.v1beta1.DeviceToleration","zero-absent"],
      ["bindingConditions",7,"repeated","string","zero-absent"],
      ["bindingFailureConditions",8,"repeated","string","zero-absent"],
      ["shareID",9,"optional","string","explicit"],
      ["consumedCapacity",10,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceSelector': () => ({
    fields: [
      ["cel",1,"optional","cluster.api.resource.v1beta1.CELDeviceSelector","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceSubRequest': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["deviceClassName",2,"optional","string","zero-absent"],
      ["selectors",3,"repeated","cluster.api.resource.v1beta1.DeviceSelector","zero-absent"],
      ["allocationMode",4,"optional","string","zero-absent"],
      ["count",5,"optional","int64","zero-absent"],
      ["tolerations",7,"repeated","cluster.api.resource.v1beta1.DeviceToleration","zero-absent"],
      ["capacity",8,"optional","cluster.api.resource.v1beta1.CapacityRequirements","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceTaint': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","zero-absent"],
      ["effect",3,"optional","string","zero-absent"],
      ["timeAdded",4,"optional","time","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.DeviceToleration': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["value",3,"optional","string","zero-absent"],
      ["effect",4,"optional","string","zero-absent"],
      ["tolerationSeconds",5,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.NetworkDeviceData': () => ({
    fields: [
      ["interfaceName",1,"optional","string","zero-absent"],
      ["ips",2,"repeated","string","zero-absent"],
      ["hardwareAddress",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.NodeAllocatableResourceMapping': () => ({
    fields: [
      ["capacityKey",1,"optional","string","explicit"],
      ["allocationMultiplier",2,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.OpaqueDeviceConfiguration': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["parameters",2,"optional","raw-extension","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaim': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta1.ResourceClaimSpec","always"],
      ["status",3,"optional","cluster.api.resource.v1beta1.ResourceClaimStatus","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimConsumerReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","zero-absent"],
      ["resource",3,"optional","string","explicit"],
      ["name",4,"optional","string","explicit"],
      ["uid",5,"optional","string","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta1.ResourceClaim","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimSpec': () => ({
    fields: [
      ["devices",1,"optional","cluster.api.resource.v1beta1.DeviceClaim","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimStatus': () => ({
    fields: [
      ["allocation",1,"optional","cluster.api.resource.v1beta1.AllocationResult","explicit"],
      ["reservedFor",2,"repeated","cluster.api.resource.v1beta1.ResourceClaimConsumerReference","zero-absent"],
      ["devices",4,"repeated","cluster.api.resource.v1beta1.AllocatedDeviceStatus","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimTemplate': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta1.ResourceClaimTemplateSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimTemplateList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta1.ResourceClaimTemplate","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceClaimTemplateSpec': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta1.ResourceClaimSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourcePool': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["generation",2,"optional","int64","zero-absent"],
      ["resourceSliceCount",3,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceSlice': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.resource.v1beta1.ResourceSliceSpec","always"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceSliceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.resource.v1beta1.ResourceSlice","explicit"],
    ],
  }),
  'cluster.api.resource.v1beta1.ResourceSliceSpec': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["pool",2,"optional","cluster.api.resource.v1beta1.ResourcePool","always"],
      ["nodeName",3,"optional","string","zero-absent"],
      ["nodeSelector",4,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["allNodes",5,"optional","bool","zero-absent"],
      ["devices",6,"repeated","cluster.api.resource.v1beta1.Device","zero-absent"],
      ["perDeviceNodeSelection",7,"optional","bool","explicit"],
      ["sharedCounters",8,"repeated","cluster.api.resource.v1beta1.CounterSet","zero-absent"],
    ],
  }),
};
