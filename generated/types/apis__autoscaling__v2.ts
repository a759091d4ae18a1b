// Generated from generated/openapi/v3/apis__autoscaling__v2.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description CPU or memory of one container of the pods. */
        readonly "io.cluster.api.autoscaling.v2.ContainerResourceMetricSource": {
            /** @description Name of the container. */
            readonly container: string;
            /** @description Name of the resource. */
            readonly name: string;
            /**
             * @description Target value.
             * @default {}
             */
            readonly target: components["schemas"]["io.cluster.api.autoscaling.v2.MetricTarget"];
        };
        /** @description Last use of a resource by one container of the pods. */
        readonly "io.cluster.api.autoscaling.v2.ContainerResourceMetricStatus": {
            /**
             * @description Name of the container.
             * @default
             */
            readonly container: string;
            /**
             * @description Its last value.
             * @default {}
             */
            readonly current: components["schemas"]["io.cluster.api.autoscaling.v2.MetricValueStatus"];
            /**
             * @description Name of the resource.
             * @default
             */
            readonly name: string;
        };
        /** @description Names an object of the same namespace, whatever the version of its kind. */
        readonly "io.cluster.api.autoscaling.v2.CrossVersionObjectReference": {
            /** @description Group and version of the kind. */
            readonly apiVersion?: string;
            /** @description Kind of the object. */
            readonly kind: string;
            /** @description Name of the object. */
            readonly name: string;
        };
        /** @description A value from outside the cluster. */
        readonly "io.cluster.api.autoscaling.v2.ExternalMetricSource": {
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
            /**
             * @description Target value.
             * @default {}
             */
            readonly target: components["schemas"]["io.cluster.api.autoscaling.v2.MetricTarget"];
        };
        /** @description Last value of a metric from outside the cluster. */
        readonly "io.cluster.api.autoscaling.v2.ExternalMetricStatus": {
            /**
             * @description Its last value.
             * @default {}
             */
            readonly current: components["schemas"]["io.cluster.api.autoscaling.v2.MetricValueStatus"];
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
        };
        /** @description Makes a workload larger or smaller, so that a measured value stays near its target. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscaler": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the horizontal pod autoscaler.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The scaled object, its size limits, and the metrics.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerSpec"];
            /**
             * @description Sizes and values as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerStatus"];
        };
        /** @description How fast to grow and to shrink. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerBehavior": {
            /** @description Rules for shrinking; by default down to the smallest size, by the highest recommendation of the last 300 seconds. */
            readonly scaleDown?: components["schemas"]["io.cluster.api.autoscaling.v2.HPAScalingRules"];
            /** @description Rules for growing; by default the faster of 4 pods or 100 per cent in 15 seconds, without waiting. */
            readonly scaleUp?: components["schemas"]["io.cluster.api.autoscaling.v2.HPAScalingRules"];
        };
        /** @description One observation about an autoscaler. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /** @description One CamelCase word for programs: why the condition has this status. */
            readonly reason?: string;
            /**
             * @description True, False or Unknown.
             * @default
             */
            readonly status: string;
            /**
             * @description What is observed: AbleToScale, ScalingActive or ScalingLimited.
             * @default
             */
            readonly type: string;
        };
        /** @description A list of HorizontalPodAutoscaler objects. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The HorizontalPodAutoscaler objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.autoscaling.v2.HorizontalPodAutoscaler"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Desired behaviour of an autoscaler. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerSpec": {
            /** @description How fast to grow and to shrink. */
            readonly behavior?: components["schemas"]["io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerBehavior"];
            /**
             * Format: int32
             * @description Largest size; not below minReplicas.
             */
            readonly maxReplicas: number;
            /**
             * @description Values to observe; each requests a size, and the largest is used. CPU use of 80 per cent by default.
             * @default [
             *       {
             *         "type": "Resource",
             *         "resource": {
             *           "name": "cpu",
             *           "target": {
             *             "type": "Utilization",
             *             "averageUtilization": 80
             *           }
             *         }
             *       }
             *     ]
             */
            readonly metrics: readonly components["schemas"]["io.cluster.api.autoscaling.v2.MetricSpec"][];
            /**
             * Format: int32
             * @description Smallest size; 1 by default.
             * @default 1
             */
            readonly minReplicas: number;
            /**
             * @description The workload to scale; it needs a scale subresource.
             * @default {}
             */
            readonly scaleTargetRef: components["schemas"]["io.cluster.api.autoscaling.v2.CrossVersionObjectReference"];
        };
        /** @description State of an autoscaler as last observed. */
        readonly "io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerStatus": {
            /** @description Whether the autoscaler can work, and its obstacles. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerCondition"][];
            /** @description Last values of the metrics. */
            readonly currentMetrics?: readonly components["schemas"]["io.cluster.api.autoscaling.v2.MetricStatus"][];
            /**
             * Format: int32
             * @description Size as last seen.
             */
            readonly currentReplicas?: number;
            /**
             * Format: int32
             * @description Size that was last computed.
             * @default 0
             */
            readonly desiredReplicas: number;
            /** @description When the size was last changed. */
            readonly lastScaleTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Generation of the object that this status describes.
             */
            readonly observedGeneration?: number;
        };
        /** @description A largest step in some time. */
        readonly "io.cluster.api.autoscaling.v2.HPAScalingPolicy": {
            /**
             * Format: int32
             * @description Time in which the step may be made, 1 to 1800 seconds.
             */
            readonly periodSeconds: number;
            /**
             * @description Pods counts pods, Percent is a share of the current size.
             * @enum {string}
             */
            readonly type: "Percent" | "Pods";
            /**
             * Format: int32
             * @description Size of the step; more than 0.
             */
            readonly value: number;
        };
        /** @description Rules for one direction. */
        readonly "io.cluster.api.autoscaling.v2.HPAScalingRules": {
            /** @description Steps that are allowed; at least one unless absent. */
            readonly policies?: readonly components["schemas"]["io.cluster.api.autoscaling.v2.HPAScalingPolicy"][];
            /**
             * @description Max takes the policy that changes most, Min the one that changes least, Disabled none; Max by default.
             * @enum {string}
             */
            readonly selectPolicy?: "Disabled" | "Max" | "Min";
            /**
             * Format: int32
             * @description Seconds for which earlier recommendations are considered, 0 to 3600.
             */
            readonly stabilizationWindowSeconds?: number;
            /** @description Tolerated deviation from the target; a tenth by default. */
            readonly tolerance?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Names a metric. */
        readonly "io.cluster.api.autoscaling.v2.MetricIdentifier": {
            /** @description Name of the metric. */
            readonly name: string;
            /** @description Labels that select series of the metric; passed on to the source of the metric. */
            readonly selector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
        };
        /** @description One value to observe; the member of its type is set. */
        readonly "io.cluster.api.autoscaling.v2.MetricSpec": {
            /** @description CPU or memory of one container of the pods. */
            readonly containerResource?: components["schemas"]["io.cluster.api.autoscaling.v2.ContainerResourceMetricSource"];
            /** @description A value from outside the cluster. */
            readonly external?: components["schemas"]["io.cluster.api.autoscaling.v2.ExternalMetricSource"];
            /** @description A value of one object. */
            readonly object?: components["schemas"]["io.cluster.api.autoscaling.v2.ObjectMetricSource"];
            /** @description A value of each pod, averaged. */
            readonly pods?: components["schemas"]["io.cluster.api.autoscaling.v2.PodsMetricSource"];
            /** @description CPU or memory of the pods. */
            readonly resource?: components["schemas"]["io.cluster.api.autoscaling.v2.ResourceMetricSource"];
            /** @description Object, Pods, Resource, ContainerResource or External. */
            readonly type: string;
        };
        /** @description Last state of one metric; the member of its type is set. */
        readonly "io.cluster.api.autoscaling.v2.MetricStatus": {
            /** @description CPU or memory of one container of the pods. */
            readonly containerResource?: components["schemas"]["io.cluster.api.autoscaling.v2.ContainerResourceMetricStatus"];
            /** @description A value from outside the cluster. */
            readonly external?: components["schemas"]["io.cluster.api.autoscaling.v2.ExternalMetricStatus"];
            /** @description A value of one object. */
            readonly object?: components["schemas"]["io.cluster.api.autoscaling.v2.ObjectMetricStatus"];
            /** @description A value of each pod, averaged. */
            readonly pods?: components["schemas"]["io.cluster.api.autoscaling.v2.PodsMetricStatus"];
            /** @description CPU or memory of the pods. */
            readonly resource?: components["schemas"]["io.cluster.api.autoscaling.v2.ResourceMetricStatus"];
            /**
             * @description Object, Pods, Resource, ContainerResource or External.
             * @default
             */
            readonly type: string;
        };
        /** @description Target value. */
        readonly "io.cluster.api.autoscaling.v2.MetricTarget": {
            /**
             * Format: int32
             * @description Target in per cent of what the pods request; only for resources.
             */
            readonly averageUtilization?: number;
            /** @description Target value for each pod. */
            readonly averageValue?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Utilization, Value or AverageValue: which of the other members is used. */
            readonly type: string;
            /** @description Target value. */
            readonly value?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description A measured value. */
        readonly "io.cluster.api.autoscaling.v2.MetricValueStatus": {
            /**
             * Format: int32
             * @description The value in per cent of what the pods request.
             */
            readonly averageUtilization?: number;
            /** @description The value for each pod. */
            readonly averageValue?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description The value. */
            readonly value?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description A value of one object. */
        readonly "io.cluster.api.autoscaling.v2.ObjectMetricSource": {
            /**
             * @description The object.
             * @default {}
             */
            readonly describedObject: components["schemas"]["io.cluster.api.autoscaling.v2.CrossVersionObjectReference"];
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
            /**
             * @description Target value.
             * @default {}
             */
            readonly target: components["schemas"]["io.cluster.api.autoscaling.v2.MetricTarget"];
        };
        /** @description Last value of a metric of one object. */
        readonly "io.cluster.api.autoscaling.v2.ObjectMetricStatus": {
            /**
             * @description Its last value.
             * @default {}
             */
            readonly current: components["schemas"]["io.cluster.api.autoscaling.v2.MetricValueStatus"];
            /**
             * @description The object.
             * @default {}
             */
            readonly describedObject: components["schemas"]["io.cluster.api.autoscaling.v2.CrossVersionObjectReference"];
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
        };
        /** @description A value of each pod, averaged over the pods. */
        readonly "io.cluster.api.autoscaling.v2.PodsMetricSource": {
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
            /**
             * @description Target value.
             * @default {}
             */
            readonly target: components["schemas"]["io.cluster.api.autoscaling.v2.MetricTarget"];
        };
        /** @description Last value of a metric of the pods. */
        readonly "io.cluster.api.autoscaling.v2.PodsMetricStatus": {
            /**
             * @description Its last value.
             * @default {}
             */
            readonly current: components["schemas"]["io.cluster.api.autoscaling.v2.MetricValueStatus"];
            /**
             * @description The metric.
             * @default {}
             */
            readonly metric: components["schemas"]["io.cluster.api.autoscaling.v2.MetricIdentifier"];
        };
        /** @description CPU or memory of the pods. */
        readonly "io.cluster.api.autoscaling.v2.ResourceMetricSource": {
            /** @description Name of the resource. */
            readonly name: string;
            /**
             * @description Target value.
             * @default {}
             */
            readonly target: components["schemas"]["io.cluster.api.autoscaling.v2.MetricTarget"];
        };
        /** @description Last use of a resource by the pods. */
        readonly "io.cluster.api.autoscaling.v2.ResourceMetricStatus": {
            /**
             * @description Its last value.
             * @default {}
             */
            readonly current: components["schemas"]["io.cluster.api.autoscaling.v2.MetricValueStatus"];
            /**
             * @description Name of the resource.
             * @default
             */
            readonly name: string;
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
        /** @description Selects objects by their labels. All parts must match; an empty selector matches every object, an absent one none. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector": {
            /** @description Further conditions on labels. */
            readonly matchExpressions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
            /** @description Labels an object must have, with these very values. */
            readonly matchLabels?: {
                readonly [key: string]: string;
            };
        };
        /** @description A condition on one label. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement": {
            /** @description Label the condition is about. */
            readonly key: string;
            /** @description In, NotIn, Exists or DoesNotExist. */
            readonly operator: string;
            /** @description Values for In and NotIn, at least one; empty for Exists and DoesNotExist. */
            readonly values?: readonly string[];
        };
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
export type ContainerResourceMetricSource = components['schemas']['io.cluster.api.autoscaling.v2.ContainerResourceMetricSource'];
export type ContainerResourceMetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.ContainerResourceMetricStatus'];
export type CrossVersionObjectReference = components['schemas']['io.cluster.api.autoscaling.v2.CrossVersionObjectReference'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type ExternalMetricSource = components['schemas']['io.cluster.api.autoscaling.v2.ExternalMetricSource'];
export type ExternalMetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.ExternalMetricStatus'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type HPAScalingPolicy = components['schemas']['io.cluster.api.autoscaling.v2.HPAScalingPolicy'];
export type HPAScalingRules = components['schemas']['io.cluster.api.autoscaling.v2.HPAScalingRules'];
export type HorizontalPodAutoscaler = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscaler'];
export type HorizontalPodAutoscalerBehavior = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerBehavior'];
export type HorizontalPodAutoscalerCondition = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerCondition'];
export type HorizontalPodAutoscalerList = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerList'];
export type HorizontalPodAutoscalerSpec = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerSpec'];
export type HorizontalPodAutoscalerStatus = components['schemas']['io.cluster.api.autoscaling.v2.HorizontalPodAutoscalerStatus'];
export type LabelSelector = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type MetricIdentifier = components['schemas']['io.cluster.api.autoscaling.v2.MetricIdentifier'];
export type MetricSpec = components['schemas']['io.cluster.api.autoscaling.v2.MetricSpec'];
export type MetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.MetricStatus'];
export type MetricTarget = components['schemas']['io.cluster.api.autoscaling.v2.MetricTarget'];
export type MetricValueStatus = components['schemas']['io.cluster.api.autoscaling.v2.MetricValueStatus'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type ObjectMetricSource = components['schemas']['io.cluster.api.autoscaling.v2.ObjectMetricSource'];
export type ObjectMetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.ObjectMetricStatus'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type PodsMetricSource = components['schemas']['io.cluster.api.autoscaling.v2.PodsMetricSource'];
export type PodsMetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.PodsMetricStatus'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type Quantity = components['schemas']['io.cluster.apimachinery.pkg.api.resource.Quantity'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ResourceMetricSource = components['schemas']['io.cluster.api.autoscaling.v2.ResourceMetricSource'];
export type ResourceMetricStatus = components['schemas']['io.cluster.api.autoscaling.v2.ResourceMetricStatus'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
