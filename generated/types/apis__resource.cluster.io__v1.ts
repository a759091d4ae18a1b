// Generated from generated/openapi/v3/apis__resource.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A choice of nodes made of one or more terms, of which any single match is enough. */
        readonly "io.cluster.api.core.v1.NodeSelector": {
            /** @description Terms combined with OR; at least one is required. */
            readonly nodeSelectorTerms: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorTerm"][];
        };
        /** @description One test on a label or field of a node. */
        readonly "io.cluster.api.core.v1.NodeSelectorRequirement": {
            /** @description Label key, or field path when used in matchFields, that is tested. */
            readonly key: string;
            /**
             * @description How the value is compared with the list: In, NotIn, Exists, DoesNotExist, Gt or Lt.
             * @enum {string}
             */
            readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
            /** @description Strings to compare with: one or more for In and NotIn, none for Exists and DoesNotExist, one integer for Gt and Lt. */
            readonly values?: readonly string[];
        };
        /** @description Tests combined with AND; a term without any test matches no node. */
        readonly "io.cluster.api.core.v1.NodeSelectorTerm": {
            /** @description Tests on the labels of the node, all of which must hold. */
            readonly matchExpressions?: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorRequirement"][];
            /** @description Tests on fields of the node, where only metadata.name is supported, all of which must hold. */
            readonly matchFields?: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorRequirement"][];
        };
        /** @description A driver's report about a device. */
        readonly "io.cluster.api.resource.v1.AllocatedDeviceStatus": {
            /** @description Latest observations, one per type; at most 8. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Condition"][];
            /** @description Any data of the driver. */
            readonly data?: components["schemas"]["io.cluster.apimachinery.pkg.runtime.RawExtension"];
            /**
             * @description Name of the device.
             * @default
             */
            readonly device: string;
            /**
             * @description Driver that offers the device.
             * @default
             */
            readonly driver: string;
            /** @description Network settings of the device. */
            readonly networkData?: components["schemas"]["io.cluster.api.resource.v1.NetworkDeviceData"];
            /**
             * @description Pool that it belongs to.
             * @default
             */
            readonly pool: string;
            /** @description Identity of the share, when the device is shared. */
            readonly shareID?: string;
        };
        /** @description Allocated devices. */
        readonly "io.cluster.api.resource.v1.AllocationResult": {
            /** @description When the devices were allocated. */
            readonly allocationTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * @description The devices.
             * @default {}
             */
            readonly devices: components["schemas"]["io.cluster.api.resource.v1.DeviceAllocationResult"];
            /** @description Nodes that can reach the devices; all of them when absent. */
            readonly nodeSelector?: components["schemas"]["io.cluster.api.core.v1.NodeSelector"];
        };
        /** @description How much of an amount a request can take. */
        readonly "io.cluster.api.resource.v1.CapacityRequestPolicy": {
            /** @description Default amount of a request. */
            readonly default?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Range of allowed amounts. */
            readonly validRange?: components["schemas"]["io.cluster.api.resource.v1.CapacityRequestPolicyRange"];
            /** @description Allowed amounts; at most 10. */
            readonly validValues?: readonly components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"][];
        };
        /** @description A range of amounts. */
        readonly "io.cluster.api.resource.v1.CapacityRequestPolicyRange": {
            /** @description Largest amount. */
            readonly max?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Smallest amount. */
            readonly min: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Step between amounts, counted from min; other amounts are rounded up. */
            readonly step?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Requested amounts of a shared device. */
        readonly "io.cluster.api.resource.v1.CapacityRequirements": {
            /** @description The amounts, by name. */
            readonly requests?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description A condition as an expression. */
        readonly "io.cluster.api.resource.v1.CELDeviceSelector": {
            /** @description Must be true; it can use device.driver, device.attributes and device.capacity. */
            readonly expression: string;
        };
        /** @description A shared amount. */
        readonly "io.cluster.api.resource.v1.Counter": {
            /** @description How much there is. */
            readonly value: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description A set of amounts that devices share. */
        readonly "io.cluster.api.resource.v1.CounterSet": {
            /** @description The amounts, by name. */
            readonly counters: {
                readonly [key: string]: components["schemas"]["io.cluster.api.resource.v1.Counter"];
            };
            /** @description Name of the set, unique in its pool. */
            readonly name: string;
        };
        /** @description One device. */
        readonly "io.cluster.api.resource.v1.Device": {
            /** @description True when every node can reach the device. */
            readonly allNodes?: boolean;
            /** @description True when several requests may share the device. */
            readonly allowMultipleAllocations?: boolean;
            /** @description Properties that requests can select by. */
            readonly attributes?: {
                readonly [key: string]: components["schemas"]["io.cluster.api.resource.v1.DeviceAttribute"];
            };
            /** @description Conditions that must be true before a pod is bound; at most 4. */
            readonly bindingConditions?: readonly string[];
            /** @description Conditions of which one being true means that the device cannot be used; at most 4. */
            readonly bindingFailureConditions?: readonly string[];
            /** @description True ties a claim to the node on which the device was allocated. */
            readonly bindsToNode?: boolean;
            /** @description Amounts that requests can select by. */
            readonly capacity?: {
                readonly [key: string]: components["schemas"]["io.cluster.api.resource.v1.DeviceCapacity"];
            };
            /** @description Shared amounts that the device uses up. */
            readonly consumesCounters?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceCounterConsumption"][];
            /** @description Name of the device, unique in its pool; a DNS label. */
            readonly name: string;
            /** @description What using the device takes from resources of the node, by resource. */
            readonly nodeAllocatableResourceMappings?: {
                readonly [key: string]: components["schemas"]["io.cluster.api.resource.v1.NodeAllocatableResourceMapping"];
            };
            /** @description Node that can reach the device. */
            readonly nodeName?: string;
            /** @description Nodes that can reach the device; one term. */
            readonly nodeSelector?: components["schemas"]["io.cluster.api.core.v1.NodeSelector"];
            /** @description Taints of the device, which claims must tolerate. */
            readonly taints?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceTaint"][];
        };
        /** @description Settings for a driver, and where they come from. */
        readonly "io.cluster.api.resource.v1.DeviceAllocationConfiguration": {
            /** @description Settings that only the driver understands. */
            readonly opaque?: components["schemas"]["io.cluster.api.resource.v1.OpaqueDeviceConfiguration"];
            /** @description Requests that the entry applies to; all of them when empty. */
            readonly requests?: readonly string[];
            /**
             * @description FromClass or FromClaim.
             * @enum {string}
             */
            readonly source: "FromClaim" | "FromClass";
        };
        /** @description Devices and settings. */
        readonly "io.cluster.api.resource.v1.DeviceAllocationResult": {
            /** @description Settings for the drivers, from class and claim. */
            readonly config?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceAllocationConfiguration"][];
            /** @description The devices. */
            readonly results?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceRequestAllocationResult"][];
        };
        /** @description A property; exactly one member is set. */
        readonly "io.cluster.api.resource.v1.DeviceAttribute": {
            /** @description A truth value. */
            readonly bool?: boolean;
            /** @description Truth values. */
            readonly bools?: readonly boolean[];
            /**
             * Format: int64
             * @description A whole number.
             */
            readonly int?: number;
            /** @description Whole numbers. */
            readonly ints?: readonly number[];
            /** @description A text of at most 64 characters. */
            readonly string?: string;
            /** @description Texts. */
            readonly strings?: readonly string[];
            /** @description A semantic version. */
            readonly version?: string;
            /** @description Semantic versions. */
            readonly versions?: readonly string[];
        };
        /** @description An amount that a device has. */
        readonly "io.cluster.api.resource.v1.DeviceCapacity": {
            /** @description How much of it a request can take when the device is shared. */
            readonly requestPolicy?: components["schemas"]["io.cluster.api.resource.v1.CapacityRequestPolicy"];
            /**
             * @description The amount.
             * @default 0
             */
            readonly value: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Requested devices. */
        readonly "io.cluster.api.resource.v1.DeviceClaim": {
            /** @description Settings for drivers. */
            readonly config?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceClaimConfiguration"][];
            /** @description Conditions on devices of several requests. */
            readonly constraints?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceConstraint"][];
            /** @description The single requests; at most 32. */
            readonly requests?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceRequest"][];
        };
        /** @description Settings for a driver. */
        readonly "io.cluster.api.resource.v1.DeviceClaimConfiguration": {
            /** @description Settings that only the driver understands. */
            readonly opaque?: components["schemas"]["io.cluster.api.resource.v1.OpaqueDeviceConfiguration"];
            /** @description Requests that the entry applies to; all of them when empty. */
            readonly requests?: readonly string[];
        };
        /** @description A kind of device that claims can request. */
        readonly "io.cluster.api.resource.v1.DeviceClass": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the device class.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Which devices belong to the class, and their settings.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.resource.v1.DeviceClassSpec"];
        };
        /** @description Settings for a driver. */
        readonly "io.cluster.api.resource.v1.DeviceClassConfiguration": {
            /** @description Settings that only the driver understands. */
            readonly opaque?: components["schemas"]["io.cluster.api.resource.v1.OpaqueDeviceConfiguration"];
        };
        /** @description A list of DeviceClass objects. */
        readonly "io.cluster.api.resource.v1.DeviceClassList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The DeviceClass objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceClass"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Devices of a class. */
        readonly "io.cluster.api.resource.v1.DeviceClassSpec": {
            /** @description Settings for drivers of devices of the class. */
            readonly config?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceClassConfiguration"][];
            /** @description Extended resource name under which pods can request a device of the class. */
            readonly extendedResourceName?: string;
            /** @description Conditions that devices of the class must satisfy. */
            readonly selectors?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceSelector"][];
        };
        /** @description A condition on devices of several requests. */
        readonly "io.cluster.api.resource.v1.DeviceConstraint": {
            /** @description Attribute that must differ for all devices. */
            readonly distinctAttribute?: string;
            /** @description Attribute that must be equal for all devices. */
            readonly matchAttribute?: string;
            /** @description Requests that the entry applies to; all of them when empty. */
            readonly requests?: readonly string[];
        };
        /** @description What a device uses of a set of shared amounts. */
        readonly "io.cluster.api.resource.v1.DeviceCounterConsumption": {
            /** @description Amounts that are used, by name. */
            readonly counters: {
                readonly [key: string]: components["schemas"]["io.cluster.api.resource.v1.Counter"];
            };
            /** @description Name of the set. */
            readonly counterSet: string;
        };
        /** @description A request for devices: one kind, or the first available one of several. */
        readonly "io.cluster.api.resource.v1.DeviceRequest": {
            /** @description Devices of one kind. */
            readonly exactly?: components["schemas"]["io.cluster.api.resource.v1.ExactDeviceRequest"];
            /** @description Alternatives, best first; the first available one is used. At most 8. */
            readonly firstAvailable?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceSubRequest"][];
            /** @description Name of the request, unique in its claim. */
            readonly name: string;
        };
        /** @description An allocated device. */
        readonly "io.cluster.api.resource.v1.DeviceRequestAllocationResult": {
            /** @description True for administrative access only. */
            readonly adminAccess?: boolean;
            /** @description Conditions that must be true before the pod is bound. */
            readonly bindingConditions?: readonly string[];
            /** @description Conditions of which one being true means that the device cannot be used. */
            readonly bindingFailureConditions?: readonly string[];
            /** @description Amounts of the device that this share takes. */
            readonly consumedCapacity?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /**
             * @description Name of the device.
             * @default
             */
            readonly device: string;
            /**
             * @description Driver that offers it.
             * @default
             */
            readonly driver: string;
            /**
             * @description Pool that it belongs to.
             * @default
             */
            readonly pool: string;
            /**
             * @description Its request; with several alternatives followed by a slash and the alternative.
             * @default
             */
            readonly request: string;
            /** @description Identity of this share, when the device is shared. */
            readonly shareID?: string;
            /** @description Taints of the device that the request tolerates. */
            readonly tolerations?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceToleration"][];
        };
        /** @description A condition on devices. */
        readonly "io.cluster.api.resource.v1.DeviceSelector": {
            /** @description The condition as an expression. */
            readonly cel?: components["schemas"]["io.cluster.api.resource.v1.CELDeviceSelector"];
        };
        /** @description One alternative of several. */
        readonly "io.cluster.api.resource.v1.DeviceSubRequest": {
            /**
             * @description ExactCount or All: a number of devices, or all that match; ExactCount by default.
             * @default ExactCount
             * @enum {string}
             */
            readonly allocationMode: "All" | "ExactCount";
            /** @description Requested amounts of a shared device. */
            readonly capacity?: components["schemas"]["io.cluster.api.resource.v1.CapacityRequirements"];
            /**
             * Format: int64
             * @description Number of devices; 1 by default.
             */
            readonly count?: number;
            /** @description Class of the devices. */
            readonly deviceClassName: string;
            /** @description Name of the alternative, unique in its request. */
            readonly name: string;
            /** @description Conditions that a device must satisfy. */
            readonly selectors?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceSelector"][];
            /** @description Taints that the alternative tolerates. */
            readonly tolerations?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceToleration"][];
        };
        /** @description A taint on a device. */
        readonly "io.cluster.api.resource.v1.DeviceTaint": {
            /**
             * @description None, NoSchedule or NoExecute: whether new pods are kept away, and running ones evicted.
             * @enum {string}
             */
            readonly effect: "NoExecute" | "NoSchedule" | "None";
            /** @description Key of the taint. */
            readonly key: string;
            /** @description When the taint was put on; set by the server when absent. */
            readonly timeAdded?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Value of the taint. */
            readonly value?: string;
        };
        /** @description A tolerated taint. */
        readonly "io.cluster.api.resource.v1.DeviceToleration": {
            /**
             * @description Effect of the taint: NoSchedule or NoExecute; empty matches both.
             * @enum {string}
             */
            readonly effect?: "NoExecute" | "NoSchedule" | "None";
            /** @description Key of the taint; empty, together with operator Exists, matches every key. */
            readonly key?: string;
            /**
             * @description Equal compares the value, Exists does not; Equal by default.
             * @default Equal
             * @enum {string}
             */
            readonly operator: "Equal" | "Exists";
            /**
             * Format: int64
             * @description Seconds for which a taint with NoExecute is tolerated; forever when absent.
             */
            readonly tolerationSeconds?: number;
            /** @description Value that the taint has; empty with operator Exists. */
            readonly value?: string;
        };
        /** @description Devices of one kind. */
        readonly "io.cluster.api.resource.v1.ExactDeviceRequest": {
            /** @description True for administrative access to devices in use; requires a namespace labelled for it. */
            readonly adminAccess?: boolean;
            /**
             * @description ExactCount or All: a number of devices, or all that match; ExactCount by default.
             * @default ExactCount
             * @enum {string}
             */
            readonly allocationMode: "All" | "ExactCount";
            /** @description Requested amounts of a shared device. */
            readonly capacity?: components["schemas"]["io.cluster.api.resource.v1.CapacityRequirements"];
            /**
             * Format: int64
             * @description Number of devices; 1 by default.
             */
            readonly count?: number;
            /** @description Class of the devices. */
            readonly deviceClassName: string;
            /** @description Conditions that a device must satisfy. */
            readonly selectors?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceSelector"][];
            /** @description Taints that the request tolerates. */
            readonly tolerations?: readonly components["schemas"]["io.cluster.api.resource.v1.DeviceToleration"][];
        };
        /** @description Network settings of a device. */
        readonly "io.cluster.api.resource.v1.NetworkDeviceData": {
            /** @description Hardware address of the interface. */
            readonly hardwareAddress?: string;
            /** @description Name of the interface in the pod. */
            readonly interfaceName?: string;
            /** @description Addresses of the interface, with their range, such as 192.0.2.5/24. */
            readonly ips?: readonly string[];
        };
        /** @description What using a device takes from a resource of the node. */
        readonly "io.cluster.api.resource.v1.NodeAllocatableResourceMapping": {
            /**
             * @description Number by which the amount is multiplied; 1 by default.
             * @default 1
             */
            readonly allocationMultiplier: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Amount of the device that is taken; 1 for the whole device when absent. */
            readonly capacityKey?: string;
        };
        /** @description Settings that only a driver understands. */
        readonly "io.cluster.api.resource.v1.OpaqueDeviceConfiguration": {
            /** @description Name of the driver. */
            readonly driver: string;
            /** @description The settings; an object with kind and apiVersion of the driver's own. */
            readonly parameters: components["schemas"]["io.cluster.apimachinery.pkg.runtime.RawExtension"];
        };
        /** @description Requests devices for pods that refer to the claim. */
        readonly "io.cluster.api.resource.v1.ResourceClaim": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the resource claim.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The requested devices; cannot be changed.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.resource.v1.ResourceClaimSpec"];
            /**
             * @description The allocated devices, and their users.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.resource.v1.ResourceClaimStatus"];
        };
        /** @description A user of devices. */
        readonly "io.cluster.api.resource.v1.ResourceClaimConsumerReference": {
            /** @description API group of the resource; empty for the core group. */
            readonly apiGroup?: string;
            /**
             * @description Name of the object.
             * @default
             */
            readonly name: string;
            /**
             * @description Plural name of the resource, such as pods.
             * @default
             */
            readonly resource: string;
            /**
             * @description Identity of the object.
             * @default
             */
            readonly uid: string;
        };
        /** @description A list of ResourceClaim objects. */
        readonly "io.cluster.api.resource.v1.ResourceClaimList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ResourceClaim objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.resource.v1.ResourceClaim"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Requests of a claim. */
        readonly "io.cluster.api.resource.v1.ResourceClaimSpec": {
            /**
             * @description Requested devices.
             * @default {}
             */
            readonly devices: components["schemas"]["io.cluster.api.resource.v1.DeviceClaim"];
        };
        /** @description Devices of a claim, and their users. */
        readonly "io.cluster.api.resource.v1.ResourceClaimStatus": {
            /** @description Allocated devices; absent before allocation. */
            readonly allocation?: components["schemas"]["io.cluster.api.resource.v1.AllocationResult"];
            /** @description Reports of drivers about the devices. */
            readonly devices?: readonly components["schemas"]["io.cluster.api.resource.v1.AllocatedDeviceStatus"][];
            /** @description Current users of the devices; at most 256. */
            readonly reservedFor?: readonly components["schemas"]["io.cluster.api.resource.v1.ResourceClaimConsumerReference"][];
        };
        /** @description A claim to create for each pod that refers to the template. */
        readonly "io.cluster.api.resource.v1.ResourceClaimTemplate": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the resource claim template.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The claim; cannot be changed.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.resource.v1.ResourceClaimTemplateSpec"];
        };
        /** @description A list of ResourceClaimTemplate objects. */
        readonly "io.cluster.api.resource.v1.ResourceClaimTemplateList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ResourceClaimTemplate objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.resource.v1.ResourceClaimTemplate"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description A claim to create. */
        readonly "io.cluster.api.resource.v1.ResourceClaimTemplateSpec": {
            /**
             * @description Labels and annotations of the claim.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Requests of the claim.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.resource.v1.ResourceClaimSpec"];
        };
        /** @description A pool of devices, described by one or more slices. */
        readonly "io.cluster.api.resource.v1.ResourcePool": {
            /**
             * Format: int64
             * @description Grows with each change of the pool; only slices of the highest one are valid.
             * @default 0
             */
            readonly generation: number;
            /** @description Name of the pool; often that of the node. */
            readonly name: string;
            /**
             * Format: int64
             * @description How many slices of this generation the pool has.
             */
            readonly resourceSliceCount: number;
        };
        /** @description Devices that a driver offers on a node, or on several. */
        readonly "io.cluster.api.resource.v1.ResourceSlice": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the resource slice.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The devices.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.resource.v1.ResourceSliceSpec"];
        };
        /** @description A list of ResourceSlice objects. */
        readonly "io.cluster.api.resource.v1.ResourceSliceList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ResourceSlice objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.resource.v1.ResourceSlice"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Devices of one pool, or a part of them. One of nodeName, nodeSelector, allNodes and perDeviceNodeSelection is set. */
        readonly "io.cluster.api.resource.v1.ResourceSliceSpec": {
            /** @description True when every node can reach the devices. */
            readonly allNodes?: boolean;
            /** @description The devices; at most 128. */
            readonly devices?: readonly components["schemas"]["io.cluster.api.resource.v1.Device"][];
            /** @description Name of the driver; cannot be changed. */
            readonly driver: string;
            /** @description Node that has the devices; cannot be changed. */
            readonly nodeName?: string;
            /** @description Nodes that can reach the devices; one term. */
            readonly nodeSelector?: components["schemas"]["io.cluster.api.core.v1.NodeSelector"];
            /** @description True when each device says which nodes can reach it. */
            readonly perDeviceNodeSelection?: boolean;
            /**
             * @description Pool that the devices belong to.
             * @default {}
             */
            readonly pool: components["schemas"]["io.cluster.api.resource.v1.ResourcePool"];
            /** @description Amounts that devices of the pool share; at most 8. */
            readonly sharedCounters?: readonly components["schemas"]["io.cluster.api.resource.v1.CounterSet"][];
        };
        /** @description An amount with an optional unit, such as 500m, 2, 1.5Gi or 1e3; units are n, u, m, k, M, G, T, P, E and Ki, Mi, Gi, Ti, Pi, Ei. */
        readonly "io.cluster.apimachinery.pkg.api.resource.Quantity": string | number;
        /** @description A resource type that the server offers in a group and version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.APIResource": {
            /** @description Sets of resources this one belongs to, such as all. */
            readonly categories?: readonly string[];
            /** @description Group of the kind when it is not that of the list. */
            readonly group?: string;
            /** @description Kind of the objects of this resource. */
            readonly kind: string;
            /** @description Plural name as in paths, with the subresource where it is one. */
            readonly name: string;
            /** @description Whether objects live in namespaces. */
            readonly namespaced: boolean;
            /** @description Short names for command lines. */
            readonly shortNames?: readonly string[];
            /** @description Singular name for command lines; empty for subresources. */
            readonly singularName: string;
            /** @description Opaque value that changes with the storage version of the resource. */
            readonly storageVersionHash?: string;
            /** @description Verbs that the resource supports. */
            readonly verbs: readonly string[];
            /** @description Version of the kind when it is not that of the list. */
            readonly version?: string;
        };
        /** @description The resource types of one group and version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.APIResourceList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Group and version the list is about. */
            readonly groupVersion: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description Resource types and subresources on offer. */
            readonly resources: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.APIResource"][];
        };
        /** @description One observation about an object, with the moment of its last change. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Condition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * @description Details for people to read; may be empty.
             * @default
             */
            readonly message: string;
            /**
             * Format: int64
             * @description Generation of the object that was looked at; an older one means the condition may be outdated.
             */
            readonly observedGeneration?: number;
            /**
             * @description One CamelCase word for programs: why the condition has this status.
             * @default
             */
            readonly reason: string;
            /**
             * @description True, False or Unknown.
             * @enum {string}
             */
            readonly status: "True" | "False" | "Unknown";
            /** @description What is observed, in CamelCase, with a domain when it is not generally known. */
            readonly type: string;
        };
        /** @description How an object is to be deleted. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description All goes through every step but changes nothing. */
            readonly dryRun?: readonly "All"[];
            /**
             * Format: int64
             * @description Seconds the object gets to end gracefully; 0 deletes at once, and absent means the default of the kind.
             */
            readonly gracePeriodSeconds?: number;
            /** @description Deletes an object whose stored form cannot be read, without finalizers or checks; dangerous, and off by default. */
            readonly ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description Old form of propagationPolicy; only one of the two may be given. */
            readonly orphanDependents?: boolean;
            /** @description What must hold for the deletion to take place; otherwise it fails with a conflict. */
            readonly preconditions?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions"];
            /**
             * @description Treatment of dependents: Orphan leaves them, Background deletes them afterwards, Foreground before the object itself.
             * @enum {string}
             */
            readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
        };
        /** @description A set of fields as a tree: keys say f:name for a member, k:{keys} or v:value for a list item, and a dot for the value itself. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description Data about a list, or about an answer that is not a stored object. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta": {
            /** @description Token for the next page of the list; empty on the last one. */
            readonly continue?: string;
            /**
             * Format: int64
             * @description How many more items follow, when that is known; never given together with selectors.
             */
            readonly remainingItemCount?: number;
            /** @description Version of the store at which the list was read; a watch can start from it. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Which shard of the collection the list holds; absent for a whole collection. */
            readonly shardInfo?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo"];
        };
        /** @description Fields that one manager set with one kind of write. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry": {
            /** @description Group and version in which the fields are named. */
            readonly apiVersion?: string;
            /** @description Form of the field set; always FieldsV1. */
            readonly fieldsType?: string;
            /** @description The fields, as a tree of names. */
            readonly fieldsV1?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1"];
            /** @description The field manager: the fieldManager of the request, else taken from its user agent. */
            readonly manager?: string;
            /**
             * @description Kind of write: Apply or Update.
             * @enum {string}
             */
            readonly operation?: "Apply" | "Update";
            /** @description Subresource of the writes; empty for the object itself. */
            readonly subresource?: string;
            /** @description When the manager last changed its set of fields. */
            readonly time?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description Metadata of every stored object. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta": {
            /** @description Keys and free text that tools attach to the object; not usable in selectors. */
            readonly annotations?: {
                readonly [key: string]: string;
            };
            /** @description CreationTimestamp is a timestamp set by the server, of the moment when the object was created. */
            readonly creationTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Seconds left for graceful termination after deletion was requested; may only become shorter.
             */
            readonly deletionGracePeriodSeconds?: number;
            /** @description When deletion was requested or is due; set by the server, after which only finalizers and the grace period hold the object. */
            readonly deletionTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Clean-up tasks before the object is removed; each owner removes its own entry, in any order. */
            readonly finalizers?: readonly string[];
            /** @description Beginning of a name that the server completes with random characters when name is empty. */
            readonly generateName?: string;
            /**
             * Format: int64
             * @description Counts changes of the desired state, for kinds that have generations.
             */
            readonly generation?: number;
            /** @description Short keys and values by which objects are grouped and selected. */
            readonly labels?: {
                readonly [key: string]: string;
            };
            /** @description Which manager owns which fields; maintained by the server for apply. */
            readonly managedFields?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"][];
            /** @description Name of the object, unique among those of its kind in the namespace; fixed after creation. */
            readonly name?: string;
            /** @description Namespace the object lives in; empty for cluster-wide kinds, and fixed after creation. */
            readonly namespace?: string;
            /** @description Objects this one depends on; when all are gone it is garbage. At most one entry is the controller. */
            readonly ownerReferences?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference"][];
            /** @description Stored version of the object. Send it back unchanged to update only what was read; it is otherwise opaque. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Identity given by the server, unique over time. */
            readonly uid?: string;
        };
        /** @description Points to an object in the same namespace, or cluster-wide, that this one depends on. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference": {
            /** @description Group and version of the owner. */
            readonly apiVersion: string;
            /** @description True keeps the owner, when deleted in the foreground, until this object is gone. */
            readonly blockOwnerDeletion?: boolean;
            /** @description True for the one owner that manages the object. */
            readonly controller?: boolean;
            /** @description Kind of the owner, such as ReplicaSet. */
            readonly kind: string;
            /** @description Name of the owner. */
            readonly name: string;
            /** @description Identity of the owner; an object of the same name with another uid is not the owner. */
            readonly uid: string;
        };
        /** @description A partial change of an object, in the format of the Content-Type of the request. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Patch": Record<string, never>;
        /** @description What must hold before an object is changed or deleted. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions": {
            /** @description Stored version the object must be at. */
            readonly resourceVersion?: string;
            /** @description Identity the object must have. */
            readonly uid?: string;
        };
        /** @description Which part of a sharded collection a list holds. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo": {
            /** @description Shard selector the list was asked with. */
            readonly selector: string;
        };
        /** @description Outcome of a request that does not answer with an object: an error, or a success such as a deletion. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Status": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /**
             * Format: int32
             * @description HTTP status code of the answer.
             */
            readonly code?: number;
            /** @description Object concerned, and the single causes. */
            readonly details?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails"];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description What happened, for people to read. */
            readonly message?: string;
            /**
             * @description Data about the answer; mostly empty.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description Why the request failed, in one word for programs, such as NotFound or Conflict. */
            readonly reason?: string;
            /** @description Success or Failure. */
            readonly status?: string;
        };
        /** @description One reason why a request failed. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause": {
            /** @description Field that is at fault, as a path such as spec.ports[0].name. */
            readonly field?: string;
            /** @description What is wrong, for people to read. */
            readonly message?: string;
            /** @description Kind of the fault, in one word for programs, such as FieldValueRequired. */
            readonly reason?: string;
        };
        /** @description What a failed request was about, and why it failed. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails": {
            /** @description The causes of the failure. */
            readonly causes?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause"][];
            /** @description API group of the object concerned. */
            readonly group?: string;
            /** @description Resource or kind of the object concerned. */
            readonly kind?: string;
            /** @description Name of the object concerned. */
            readonly name?: string;
            /**
             * Format: int32
             * @description Seconds to wait before retrying; 0 when retrying does not help.
             */
            readonly retryAfterSeconds?: number;
            /** @description Identity of the object concerned, when it is one object. */
            readonly uid?: string;
        };
        /**
         * Format: date-time
         * @description A moment in RFC 3339 form, to the second, such as 2024-05-01T12:00:00Z.
         */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Time": string;
        /** @description One change in the stream of a watch. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent": {
            /** @description The object after the change, the last state of a deleted one, a bookmark with only a version, or a Status for ERROR. */
            readonly object: components["schemas"]["io.cluster.apimachinery.pkg.runtime.RawExtension"];
            /** @description ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
            readonly type: string;
        };
        /** @description Any object, kept unchanged. */
        readonly "io.cluster.apimachinery.pkg.runtime.RawExtension": Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type APIResource = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.APIResource'];
export type APIResourceList = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.APIResourceList'];
export type AllocatedDeviceStatus = components['schemas']['io.cluster.api.resource.v1.AllocatedDeviceStatus'];
export type AllocationResult = components['schemas']['io.cluster.api.resource.v1.AllocationResult'];
export type CELDeviceSelector = components['schemas']['io.cluster.api.resource.v1.CELDeviceSelector'];
export type CapacityRequestPolicy = components['schemas']['io.cluster.api.resource.v1.CapacityRequestPolicy'];
export type CapacityRequestPolicyRange = components['schemas']['io.cluster.api.resource.v1.CapacityRequestPolicyRange'];
export type CapacityRequirements = components['schemas']['io.cluster.api.resource.v1.CapacityRequirements'];
export type Condition = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Condition'];
export type Counter = components['schemas']['io.cluster.api.resource.v1.Counter'];
export type CounterSet = components['schemas']['io.cluster.api.resource.v1.CounterSet'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type Device = components['schemas']['io.cluster.api.resource.v1.Device'];
export type DeviceAllocationConfiguration = components['schemas']['io.cluster.api.resource.v1.DeviceAllocationConfiguration'];
export type DeviceAllocationResult = components['schemas']['io.cluster.api.resource.v1.DeviceAllocationResult'];
export type DeviceAttribute = components['schemas']['io.cluster.api.resource.v1.DeviceAttribute'];
export type DeviceCapacity = components['schemas']['io.cluster.api.resource.v1.DeviceCapacity'];
export type DeviceClaim = components['schemas']['io.cluster.api.resource.v1.DeviceClaim'];
export type DeviceClaimConfiguration = components['schemas']['io.cluster.api.resource.v1.DeviceClaimConfiguration'];
export type DeviceClass = components['schemas']['io.cluster.api.resource.v1.DeviceClass'];
export type DeviceClassConfiguration = components['schemas']['io.cluster.api.resource.v1.DeviceClassConfiguration'];
export type DeviceClassList = components['schemas']['io.cluster.api.resource.v1.DeviceClassList'];
export type DeviceClassSpec = components['schemas']['io.cluster.api.resource.v1.DeviceClassSpec'];
export type DeviceConstraint = components['schemas']['io.cluster.api.resource.v1.DeviceConstraint'];
export type DeviceCounterConsumption = components['schemas']['io.cluster.api.resource.v1.DeviceCounterConsumption'];
export type DeviceRequest = components['schemas']['io.cluster.api.resource.v1.DeviceRequest'];
export type DeviceRequestAllocationResult = components['schemas']['io.cluster.api.resource.v1.DeviceRequestAllocationResult'];
export type DeviceSelector = components['schemas']['io.cluster.api.resource.v1.DeviceSelector'];
export type DeviceSubRequest = components['schemas']['io.cluster.api.resource.v1.DeviceSubRequest'];
export type DeviceTaint = components['schemas']['io.cluster.api.resource.v1.DeviceTaint'];
export type DeviceToleration = components['schemas']['io.cluster.api.resource.v1.DeviceToleration'];
export type ExactDeviceRequest = components['schemas']['io.cluster.api.resource.v1.ExactDeviceRequest'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type NetworkDeviceData = components['schemas']['io.cluster.api.resource.v1.NetworkDeviceData'];
export type NodeAllocatableResourceMapping = components['schemas']['io.cluster.api.resource.v1.NodeAllocatableResourceMapping'];
export type NodeSelector = components['schemas']['io.cluster.api.core.v1.NodeSelector'];
export type NodeSelectorRequirement = components['schemas']['io.cluster.api.core.v1.NodeSelectorRequirement'];
export type NodeSelectorTerm = components['schemas']['io.cluster.api.core.v1.NodeSelectorTerm'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OpaqueDeviceConfiguration = components['schemas']['io.cluster.api.resource.v1.OpaqueDeviceConfiguration'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type Quantity = components['schemas']['io.cluster.apimachinery.pkg.api.resource.Quantity'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ResourceClaim = components['schemas']['io.cluster.api.resource.v1.ResourceClaim'];
export type ResourceClaimConsumerReference = components['schemas']['io.cluster.api.resource.v1.ResourceClaimConsumerReference'];
export type ResourceClaimList = components['schemas']['io.cluster.api.resource.v1.ResourceClaimList'];
export type ResourceClaimSpec = components['schemas']['io.cluster.api.resource.v1.ResourceClaimSpec'];
export type ResourceClaimStatus = components['schemas']['io.cluster.api.resource.v1.ResourceClaimStatus'];
export type ResourceClaimTemplate = components['schemas']['io.cluster.api.resource.v1.ResourceClaimTemplate'];
export type ResourceClaimTemplateList = components['schemas']['io.cluster.api.resource.v1.ResourceClaimTemplateList'];
export type ResourceClaimTemplateSpec = components['schemas']['io.cluster.api.resource.v1.ResourceClaimTemplateSpec'];
export type ResourcePool = components['schemas']['io.cluster.api.resource.v1.ResourcePool'];
export type ResourceSlice = components['schemas']['io.cluster.api.resource.v1.ResourceSlice'];
export type ResourceSliceList = components['schemas']['io.cluster.api.resource.v1.ResourceSliceList'];
export type ResourceSliceSpec = components['schemas']['io.cluster.api.resource.v1.ResourceSliceSpec'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
