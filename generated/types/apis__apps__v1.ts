// Generated from generated/openapi/v3/apis__apps__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One state of a controller's template, kept unchanged for updates and for going back. */
        readonly "io.cluster.api.apps.v1.ControllerRevision": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The state that is kept; cannot be changed. */
            readonly data?: components["schemas"]["io.cluster.apimachinery.pkg.runtime.RawExtension"];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the controller revision.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * Format: int64
             * @description Number of the revision; higher is newer.
             * @default 0
             */
            readonly revision: number;
        };
        /** @description A list of ControllerRevision objects. */
        readonly "io.cluster.api.apps.v1.ControllerRevisionList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ControllerRevision objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.apps.v1.ControllerRevision"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Runs one pod on each node that fits. */
        readonly "io.cluster.api.apps.v1.DaemonSet": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the daemon set.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired pods.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.apps.v1.DaemonSetSpec"];
            /**
             * @description Progress of the set, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.apps.v1.DaemonSetStatus"];
        };
        /** @description One observation about a daemon set. */
        readonly "io.cluster.api.apps.v1.DaemonSetCondition": {
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
             * @description What is observed, as one CamelCase word.
             * @default
             */
            readonly type: string;
        };
        /** @description A list of DaemonSet objects. */
        readonly "io.cluster.api.apps.v1.DaemonSetList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The DaemonSet objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.apps.v1.DaemonSet"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Desired state of a daemon set. */
        readonly "io.cluster.api.apps.v1.DaemonSetSpec": {
            /**
             * Format: int32
             * @description Seconds a new pod must stay ready before it counts as available; 0 by default.
             */
            readonly minReadySeconds?: number;
            /**
             * Format: int32
             * @description How many old revisions are kept for going back; 10 by default.
             * @default 10
             */
            readonly revisionHistoryLimit: number;
            /** @description Which pods belong to the set; must match the labels of the template and cannot be changed. */
            readonly selector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description The pod to run on each node that fits its nodeSelector and affinity.
             * @default {}
             */
            readonly template: components["schemas"]["io.cluster.api.core.v1.PodTemplateSpec"];
            /**
             * @description How pods are replaced when the template changes.
             * @default {}
             */
            readonly updateStrategy: components["schemas"]["io.cluster.api.apps.v1.DaemonSetUpdateStrategy"];
        };
        /** @description State of a daemon set as last observed. */
        readonly "io.cluster.api.apps.v1.DaemonSetStatus": {
            /**
             * Format: int32
             * @description How often names of revisions have collided; makes the next one different.
             */
            readonly collisionCount?: number;
            /** @description Latest observations, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.apps.v1.DaemonSetCondition"][];
            /**
             * Format: int32
             * @description Nodes that run the pod and should.
             * @default 0
             */
            readonly currentNumberScheduled: number;
            /**
             * Format: int32
             * @description Nodes that should run the pod.
             * @default 0
             */
            readonly desiredNumberScheduled: number;
            /**
             * Format: int32
             * @description Nodes whose pod has been ready for minReadySeconds or longer.
             */
            readonly numberAvailable?: number;
            /**
             * Format: int32
             * @description Nodes that run the pod and should not.
             * @default 0
             */
            readonly numberMisscheduled: number;
            /**
             * Format: int32
             * @description Nodes whose pod is ready.
             * @default 0
             */
            readonly numberReady: number;
            /**
             * Format: int32
             * @description Nodes that should run the pod and have none that is available.
             */
            readonly numberUnavailable?: number;
            /**
             * Format: int64
             * @description Generation of the object that this status describes.
             */
            readonly observedGeneration?: number;
            /**
             * Format: int32
             * @description Nodes whose pod has the current template.
             */
            readonly updatedNumberScheduled?: number;
        };
        /** @description How pods are replaced when the template changes. */
        readonly "io.cluster.api.apps.v1.DaemonSetUpdateStrategy": {
            /** @description Settings of RollingUpdate. */
            readonly rollingUpdate?: components["schemas"]["io.cluster.api.apps.v1.RollingUpdateDaemonSet"];
            /**
             * @description RollingUpdate or OnDelete; RollingUpdate by default.
             * @default RollingUpdate
             * @enum {string}
             */
            readonly type: "OnDelete" | "RollingUpdate";
        };
        /** @description Runs a number of equal pods and replaces them step by step when their template changes. */
        readonly "io.cluster.api.apps.v1.Deployment": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the deployment.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired pods, and how to replace old ones.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.apps.v1.DeploymentSpec"];
            /**
             * @description Progress of the deployment, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.apps.v1.DeploymentStatus"];
        };
        /** @description One observation about a deployment at some moment. */
        readonly "io.cluster.api.apps.v1.DeploymentCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description When the condition was last written. */
            readonly lastUpdateTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /** @description One CamelCase word saying why the condition has this status. */
            readonly reason?: string;
            /** @description True, False or Unknown. */
            readonly status: string;
            /** @description What is observed: Available, Progressing or ReplicaFailure. */
            readonly type: string;
        };
        /** @description A list of Deployment objects. */
        readonly "io.cluster.api.apps.v1.DeploymentList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The Deployment objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.apps.v1.Deployment"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Desired state of a deployment. */
        readonly "io.cluster.api.apps.v1.DeploymentSpec": {
            /**
             * Format: int32
             * @description Seconds a new pod must stay ready before it counts as available; 0 by default.
             */
            readonly minReadySeconds?: number;
            /** @description Holds back the rollout of template changes while true. */
            readonly paused?: boolean;
            /**
             * Format: int32
             * @description Seconds without progress after which the rollout counts as failed; 600 by default, not counted while paused.
             * @default 600
             */
            readonly progressDeadlineSeconds: number;
            /**
             * Format: int32
             * @description How many pods to run; 1 by default, and an explicit 0 runs none.
             * @default 1
             */
            readonly replicas: number;
            /**
             * Format: int32
             * @description How many old ReplicaSets are kept to roll back to; 10 by default.
             * @default 10
             */
            readonly revisionHistoryLimit: number;
            /** @description Which pods belong to the deployment; must match the labels of the template and cannot be changed later. */
            readonly selector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description How old pods are replaced by new ones.
             * @default {}
             */
            readonly strategy: components["schemas"]["io.cluster.api.apps.v1.DeploymentStrategy"];
            /**
             * @description Pods to create; their restartPolicy has to be Always.
             * @default {}
             */
            readonly template: components["schemas"]["io.cluster.api.core.v1.PodTemplateSpec"];
        };
        /** @description State of a deployment as last observed. */
        readonly "io.cluster.api.apps.v1.DeploymentStatus": {
            /**
             * Format: int32
             * @description Pods that count as available: ready without a break for minReadySeconds or longer.
             */
            readonly availableReplicas?: number;
            /**
             * Format: int32
             * @description How often the name of a new ReplicaSet was already taken; it goes into the next name.
             */
            readonly collisionCount?: number;
            /** @description Latest observations about the rollout, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.apps.v1.DeploymentCondition"][];
            /**
             * Format: int64
             * @description Generation of the spec that this status describes.
             */
            readonly observedGeneration?: number;
            /**
             * Format: int32
             * @description Pods whose Ready condition is true.
             */
            readonly readyReplicas?: number;
            /**
             * Format: int32
             * @description Pods of the deployment that have not ended.
             */
            readonly replicas?: number;
            /**
             * Format: int32
             * @description Pods that are being deleted but have not ended yet.
             */
            readonly terminatingReplicas?: number;
            /**
             * Format: int32
             * @description Pods still missing for full availability, whether not yet created or not yet available.
             */
            readonly unavailableReplicas?: number;
            /**
             * Format: int32
             * @description Pods made from the current template that have not ended.
             */
            readonly updatedReplicas?: number;
        };
        /** @description How a deployment replaces old pods by new ones. */
        readonly "io.cluster.api.apps.v1.DeploymentStrategy": {
            /** @description Limits of a rolling update; allowed with type RollingUpdate only. */
            readonly rollingUpdate?: components["schemas"]["io.cluster.api.apps.v1.RollingUpdateDeployment"];
            /**
             * @description RollingUpdate replaces pods little by little, Recreate stops all of them first; RollingUpdate by default.
             * @default RollingUpdate
             * @enum {string}
             */
            readonly type: "Recreate" | "RollingUpdate";
        };
        /** @description Keeps a number of equal pods running; usually created and managed by a Deployment. */
        readonly "io.cluster.api.apps.v1.ReplicaSet": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the set.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired pods and their number.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.apps.v1.ReplicaSetSpec"];
            /**
             * @description Existing pods, as last observed; may lag a little behind.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.apps.v1.ReplicaSetStatus"];
        };
        /** @description One observation about a replica set at some moment. */
        readonly "io.cluster.api.apps.v1.ReplicaSetCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /** @description One CamelCase word saying why the condition has this status. */
            readonly reason?: string;
            /** @description True, False or Unknown. */
            readonly status: string;
            /** @description What is observed, for example ReplicaFailure. */
            readonly type: string;
        };
        /** @description A list of ReplicaSet objects. */
        readonly "io.cluster.api.apps.v1.ReplicaSetList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ReplicaSet objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.apps.v1.ReplicaSet"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Desired state of a replica set. */
        readonly "io.cluster.api.apps.v1.ReplicaSetSpec": {
            /**
             * Format: int32
             * @description Seconds a new pod must stay ready before it counts as available; 0 by default.
             */
            readonly minReadySeconds?: number;
            /**
             * Format: int32
             * @description How many pods to run; 1 by default, and an explicit 0 runs none.
             * @default 1
             */
            readonly replicas: number;
            /** @description Which pods belong to the set; must match the labels of the template and cannot be changed later. */
            readonly selector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Pods to create when there are too few.
             * @default {}
             */
            readonly template: components["schemas"]["io.cluster.api.core.v1.PodTemplateSpec"];
        };
        /** @description State of a replica set as last observed. */
        readonly "io.cluster.api.apps.v1.ReplicaSetStatus": {
            /**
             * Format: int32
             * @description Pods that count as available: ready without a break for minReadySeconds or longer.
             */
            readonly availableReplicas?: number;
            /** @description Latest observations about the set, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.apps.v1.ReplicaSetCondition"][];
            /**
             * Format: int32
             * @description Pods that carry every label of the template.
             */
            readonly fullyLabeledReplicas?: number;
            /**
             * Format: int64
             * @description Generation of the spec that this status describes.
             */
            readonly observedGeneration?: number;
            /**
             * Format: int32
             * @description Pods whose Ready condition is true.
             */
            readonly readyReplicas?: number;
            /**
             * Format: int32
             * @description Pods of the set that have not ended.
             * @default 0
             */
            readonly replicas: number;
            /**
             * Format: int32
             * @description Pods that are being deleted but have not ended yet.
             */
            readonly terminatingReplicas?: number;
        };
        /** @description Settings of a rolling update; not both may be 0. */
        readonly "io.cluster.api.apps.v1.RollingUpdateDaemonSet": {
            /**
             * @description How many nodes may run an old and a new pod at once, as number or percentage; 0 by default.
             * @default 0
             */
            readonly maxSurge: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * @description How many nodes may be without their pod during the update, as number or percentage; 1 by default.
             * @default 1
             */
            readonly maxUnavailable: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
        };
        /** @description How far a rolling update may go below and above the desired number of pods. */
        readonly "io.cluster.api.apps.v1.RollingUpdateDeployment": {
            /**
             * @description Pods that may exist on top of replicas during the update, as a number or a percentage rounded up; 25% by default, not 0 when maxUnavailable is 0.
             * @default 25%
             */
            readonly maxSurge: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * @description Pods that may be missing during the update, as a number or a percentage of replicas rounded down; 25% by default, not 0 when maxSurge is 0.
             * @default 25%
             */
            readonly maxUnavailable: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
        };
        /** @description Settings of a rolling update. */
        readonly "io.cluster.api.apps.v1.RollingUpdateStatefulSetStrategy": {
            /**
             * @description How many pods may be down during the update, as number or percentage; 1 by default.
             * @default 1
             */
            readonly maxUnavailable: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * Format: int32
             * @description Only pods with this number or a higher one are updated; 0 by default, which is all of them.
             * @default 0
             */
            readonly partition: number;
        };
        /** @description Runs pods that each keep a name and storage, in order. */
        readonly "io.cluster.api.apps.v1.StatefulSet": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the stateful set.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired pods and their storage.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.apps.v1.StatefulSetSpec"];
            /**
             * @description Progress of the set, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.apps.v1.StatefulSetStatus"];
        };
        /** @description One observation about a stateful set. */
        readonly "io.cluster.api.apps.v1.StatefulSetCondition": {
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
             * @description What is observed, as one CamelCase word.
             * @default
             */
            readonly type: string;
        };
        /** @description A list of StatefulSet objects. */
        readonly "io.cluster.api.apps.v1.StatefulSetList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The StatefulSet objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.apps.v1.StatefulSet"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description How pods are numbered. */
        readonly "io.cluster.api.apps.v1.StatefulSetOrdinals": {
            /**
             * Format: int32
             * @description Number of the first pod.
             * @default 0
             */
            readonly start: number;
        };
        /** @description When claims made from the templates are deleted. */
        readonly "io.cluster.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy": {
            /**
             * @description Retain or Delete: what happens to the claims when the set is deleted; Retain by default.
             * @default Retain
             * @enum {string}
             */
            readonly whenDeleted: "Delete" | "Retain";
            /**
             * @description Retain or Delete: what happens to claims of pods removed by scaling; Retain by default.
             * @default Retain
             * @enum {string}
             */
            readonly whenScaled: "Delete" | "Retain";
        };
        /** @description Desired state of a stateful set. */
        readonly "io.cluster.api.apps.v1.StatefulSetSpec": {
            /**
             * Format: int32
             * @description Seconds a new pod must stay ready before it counts as available; 0 by default.
             */
            readonly minReadySeconds?: number;
            /** @description How the pods are numbered; from 0 by default. */
            readonly ordinals?: components["schemas"]["io.cluster.api.apps.v1.StatefulSetOrdinals"];
            /**
             * @description Whether the claims are deleted with the set or with its pods; they are kept by default.
             * @default {}
             */
            readonly persistentVolumeClaimRetentionPolicy: components["schemas"]["io.cluster.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy"];
            /**
             * @description OrderedReady creates and deletes pods one after the other, Parallel all at once; OrderedReady by default.
             * @default OrderedReady
             * @enum {string}
             */
            readonly podManagementPolicy: "OrderedReady" | "Parallel";
            /**
             * Format: int32
             * @description How many pods to run; 1 by default.
             * @default 1
             */
            readonly replicas: number;
            /**
             * Format: int32
             * @description How many old revisions are kept for going back; 10 by default.
             * @default 10
             */
            readonly revisionHistoryLimit: number;
            /** @description Which pods belong to the set; must match the labels of the template and cannot be changed. */
            readonly selector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Headless service that gives the pods their names in DNS; cannot be changed.
             * @default
             */
            readonly serviceName: string;
            /**
             * @description Pods to create; each is named after the set with a number behind.
             * @default {}
             */
            readonly template: components["schemas"]["io.cluster.api.core.v1.PodTemplateSpec"];
            /**
             * @description How pods are replaced when the template changes.
             * @default {}
             */
            readonly updateStrategy: components["schemas"]["io.cluster.api.apps.v1.StatefulSetUpdateStrategy"];
            /** @description Claims of each pod; they outlive the pod, and override volumes of the same name. */
            readonly volumeClaimTemplates?: readonly components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaim"][];
        };
        /** @description State of a stateful set as last observed. */
        readonly "io.cluster.api.apps.v1.StatefulSetStatus": {
            /**
             * Format: int32
             * @description Pods that have been ready for minReadySeconds or longer.
             * @default 0
             */
            readonly availableReplicas: number;
            /**
             * Format: int32
             * @description How often names of revisions have collided; makes the next one different.
             */
            readonly collisionCount?: number;
            /** @description Latest observations, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.apps.v1.StatefulSetCondition"][];
            /**
             * Format: int32
             * @description Pods of the revision in currentRevision.
             */
            readonly currentReplicas?: number;
            /** @description Revision that pods had before the running update. */
            readonly currentRevision?: string;
            /**
             * Format: int64
             * @description Generation of the object that this status describes.
             */
            readonly observedGeneration?: number;
            /**
             * Format: int32
             * @description Pods whose Ready condition is true.
             */
            readonly readyReplicas?: number;
            /**
             * Format: int32
             * @description Pods that the set has made.
             * @default 0
             */
            readonly replicas: number;
            /**
             * Format: int32
             * @description Pods of the revision in updateRevision.
             */
            readonly updatedReplicas?: number;
            /** @description Revision that the running update applies. */
            readonly updateRevision?: string;
        };
        /** @description How pods are replaced when the template changes. */
        readonly "io.cluster.api.apps.v1.StatefulSetUpdateStrategy": {
            /** @description Settings of RollingUpdate. */
            readonly rollingUpdate?: components["schemas"]["io.cluster.api.apps.v1.RollingUpdateStatefulSetStrategy"];
            /**
             * @description RollingUpdate or OnDelete; RollingUpdate by default.
             * @enum {string}
             */
            readonly type?: "OnDelete" | "RollingUpdate";
        };
        /** @description The desired and the current number of pods of a workload, whatever its kind. */
        readonly "io.cluster.api.autoscaling.v1.Scale": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, namespace and version of the workload.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired number of pods.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.autoscaling.v1.ScaleSpec"];
            /**
             * @description Current number of pods, and how to find them.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.autoscaling.v1.ScaleStatus"];
        };
        /** @description Desired size of a workload. */
        readonly "io.cluster.api.autoscaling.v1.ScaleSpec": {
            /**
             * Format: int32
             * @description Desired number of pods; 0 or more.
             */
            readonly replicas?: number;
        };
        /** @description Current size of a workload. */
        readonly "io.cluster.api.autoscaling.v1.ScaleStatus": {
            /**
             * Format: int32
             * @description Current number of pods.
             * @default 0
             */
            readonly replicas: number;
            /** @description Label selector of the pods, in the syntax of list requests. */
            readonly selector?: string;
        };
        /** @description Placement rules that attract a pod to, or keep it away from, certain nodes and other pods. */
        readonly "io.cluster.api.core.v1.Affinity": {
            /** @description Rules on the labels and fields of nodes; absent means node properties place no extra limit. */
            readonly nodeAffinity?: components["schemas"]["io.cluster.api.core.v1.NodeAffinity"];
            /** @description Rules that draw this pod into the same topology domain (node, zone and so on) as other matching pods. */
            readonly podAffinity?: components["schemas"]["io.cluster.api.core.v1.PodAffinity"];
            /** @description Rules that keep this pod out of topology domains where other matching pods already run. */
            readonly podAntiAffinity?: components["schemas"]["io.cluster.api.core.v1.PodAntiAffinity"];
        };
        /** @description Chooses the AppArmor confinement that a Linux pod or container runs under. */
        readonly "io.cluster.api.core.v1.AppArmorProfile": {
            /** @description Name of a profile already loaded on the node; required with type Localhost and forbidden with every other type. */
            readonly localhostProfile?: string;
            /**
             * @description Where the profile comes from: Localhost (loaded on the node), RuntimeDefault (shipped with the container runtime) or Unconfined (no enforcement).
             * @enum {string}
             */
            readonly type: "Unconfined" | "RuntimeDefault" | "Localhost";
        };
        /** @description An Amazon EBS disk attached to the node; obsolete, as the request is handed to the EBS CSI driver instead. */
        readonly "io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Number of the disk partition to mount; 0 or absent means the disk as a whole.
             */
            readonly partition?: number;
            /** @description When true the disk is attached for reading only; false when absent. */
            readonly readOnly?: boolean;
            /** @description Identifier that AWS gave to the EBS volume, for example vol-0abc; the disk must already exist in the same zone as the node. */
            readonly volumeID: string;
        };
        /** @description A data disk in Microsoft Azure mounted into the pod; obsolete, as requests go to the Azure Disk CSI driver. */
        readonly "io.cluster.api.core.v1.AzureDiskVolumeSource": {
            /**
             * @description Host cache used for the disk: None, ReadOnly or ReadWrite; ReadWrite when absent.
             * @default ReadWrite
             * @enum {string}
             */
            readonly cachingMode: "None" | "ReadOnly" | "ReadWrite";
            /** @description Name of the data disk as it is known in Azure. */
            readonly diskName: string;
            /** @description Address of the disk: the blob URI for Shared or Dedicated disks, or the resource id for Managed ones. */
            readonly diskURI: string;
            /**
             * @description Filesystem to mount from the disk, such as ext4, xfs or ntfs; ext4 when absent.
             * @default ext4
             */
            readonly fsType: string;
            /**
             * @description How Azure stores the disk: Shared (several blobs per storage account), Dedicated (one blob per account) or Managed; Shared when absent.
             * @default Shared
             * @enum {string}
             */
            readonly kind: "Shared" | "Dedicated" | "Managed";
            /**
             * @description When true every mount of the disk refuses writes; false when absent.
             * @default false
             */
            readonly readOnly: boolean;
        };
        /** @description A file share in Azure mounted into the pod; obsolete, as requests go to the Azure File CSI driver. */
        readonly "io.cluster.api.core.v1.AzureFileVolumeSource": {
            /** @description When true the share is mounted without write access; false when absent. */
            readonly readOnly?: boolean;
            /** @description Secret in the pod's namespace that carries the storage account name and its key. */
            readonly secretName: string;
            /** @description Name of the Azure file share to mount. */
            readonly shareName: string;
        };
        /** @description Linux capabilities to grant or take away on top of what the container runtime gives by default. */
        readonly "io.cluster.api.core.v1.Capabilities": {
            /** @description Capabilities to grant, for example NET_ADMIN; ALL grants every one. */
            readonly add?: readonly string[];
            /** @description Capabilities to take away, for example CHOWN; ALL removes every one. */
            readonly drop?: readonly string[];
        };
        /** @description A Ceph filesystem shared with the pod; obsolete, since the in-tree driver was removed in favour of the Ceph CSI driver. */
        readonly "io.cluster.api.core.v1.CephFSVolumeSource": {
            /** @description Addresses of the Ceph monitors to contact; at least one is required. */
            readonly monitors: readonly string[];
            /** @description Directory in the Ceph tree to mount as the volume root; / when empty. */
            readonly path?: string;
            /** @description When true writes through this mount are refused; false when absent. */
            readonly readOnly?: boolean;
            /** @description Path on the node of the key ring of the user; /etc/ceph/user.secret when empty. */
            readonly secretFile?: string;
            /** @description Secret that holds the key of the Ceph user; when set it is used in place of secretFile. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description Ceph (RADOS) user name to authenticate as; admin when empty. */
            readonly user?: string;
        };
        /** @description An OpenStack Cinder disk mounted into the pod; obsolete, as requests go to the Cinder CSI driver. */
        readonly "io.cluster.api.core.v1.CinderVolumeSource": {
            /** @description Filesystem on the volume, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /** @description When true the volume is mounted without write access; false when absent. */
            readonly readOnly?: boolean;
            /** @description Secret with the parameters for reaching OpenStack; absent means the cluster's own cloud settings are used. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description Identifier of the existing Cinder volume. */
            readonly volumeID: string;
        };
        /** @description Writes the root certificates of one or several ClusterTrustBundle objects into a single PEM file of a projected volume. */
        readonly "io.cluster.api.core.v1.ClusterTrustBundleProjection": {
            /** @description Narrows the bundles of signerName by label; absent selects nothing, an empty selector selects all of them. */
            readonly labelSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description The one ClusterTrustBundle to read, by object name; cannot be combined with signerName or labelSelector. */
            readonly name?: string;
            /** @description When true the pod starts even if no such bundle exists and the file is left empty; when absent or false it waits. */
            readonly optional?: boolean;
            /** @description Relative path, below the volume root, of the file that receives the certificates. */
            readonly path: string;
            /** @description Reads every ClusterTrustBundle of this signer that labelSelector matches; cannot be combined with name. */
            readonly signerName?: string;
        };
        /** @description Turns every entry of a ConfigMap into an environment variable of the container. */
        readonly "io.cluster.api.core.v1.ConfigMapEnvSource": {
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing ConfigMap is ignored; when absent or false the container cannot start without it. */
            readonly optional?: boolean;
        };
        /** @description Points at one entry of a ConfigMap in the pod's namespace. */
        readonly "io.cluster.api.core.v1.ConfigMapKeySelector": {
            /** @description Key of the entry whose value is taken. */
            readonly key: string;
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing ConfigMap or key is ignored; when absent or false the container cannot start without it. */
            readonly optional?: boolean;
        };
        /** @description Places entries of a ConfigMap as files in a projected volume. */
        readonly "io.cluster.api.core.v1.ConfigMapProjection": {
            /** @description Entries to project and the paths to write them to; absent or empty projects every entry under its own key. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.KeyToPath"][];
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing ConfigMap or listed key is tolerated; when absent or false it blocks volume setup. */
            readonly optional?: boolean;
        };
        /** @description Volume whose files are the entries of a ConfigMap; the files follow later edits unless mounted through a subPath. */
        readonly "io.cluster.api.core.v1.ConfigMapVolumeSource": {
            /**
             * Format: int32
             * @description Permission bits for files without a mode of their own, 0 to 0777 (decimal 511 in JSON); 0644 when absent.
             * @default 420
             */
            readonly defaultMode: number;
            /** @description Entries to include and the paths to write them to; absent or empty includes every entry under its own key. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.KeyToPath"][];
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing ConfigMap or listed key is tolerated; when absent or false it blocks the start of the pod. */
            readonly optional?: boolean;
        };
        /** @description One program of a pod: the image to run together with its command, environment, resources, mounts and probes. */
        readonly "io.cluster.api.core.v1.Container": {
            /** @description Arguments given to the program, replacing the image's CMD; absent keeps it; $(NAME) expands environment variables and $$(NAME) stays literal. */
            readonly args?: readonly string[];
            /** @description Program and leading arguments, run without a shell, replacing the image's entrypoint; absent keeps that entrypoint; $(NAME) expands environment variables. */
            readonly command?: readonly string[];
            /** @description Environment variables set one by one, in order; a later value may refer to earlier names as $(NAME). */
            readonly env?: readonly components["schemas"]["io.cluster.api.core.v1.EnvVar"][];
            /** @description Sources whose entries all become environment variables; on equal names the later source wins, and env beats every source. */
            readonly envFrom?: readonly components["schemas"]["io.cluster.api.core.v1.EnvFromSource"][];
            /** @description Image to run, such as registry/repository:tag or a digest; may be left out only where a controller fills it in. */
            readonly image?: string;
            /**
             * @description When to fetch the image: Always, IfNotPresent or Never; Always if the tag is latest or missing, else IfNotPresent.
             * @enum {string}
             */
            readonly imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Actions run right after the container starts and just before it is stopped; absent means none. */
            readonly lifecycle?: components["schemas"]["io.cluster.api.core.v1.Lifecycle"];
            /** @description Repeated check of whether the program still works; enough failures get the container restarted; absent means never checked. */
            readonly livenessProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description Name of the container, a DNS label unique within the pod; cannot be changed later. */
            readonly name: string;
            /** @description Ports the program listens on; mostly informative, since an unlisted port remains reachable on the pod's address. */
            readonly ports?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerPort"][];
            /** @description Repeated check of whether the container can take traffic; while it fails the pod leaves service endpoints; absent means always ready. */
            readonly readinessProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description Says for each resource whether changing it in place restarts the container; for cpu and memory NotRequired applies when absent. */
            readonly resizePolicy?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerResizePolicy"][];
            /**
             * @description CPU, memory and other resources to reserve and to cap; absent means no reservation and no cap except namespace defaults.
             * @default {}
             */
            readonly resources: components["schemas"]["io.cluster.api.core.v1.ResourceRequirements"];
            /**
             * @description Overrides the pod's restart policy for this container: Always, OnFailure or Never; Always on an init container makes it a sidecar.
             * @enum {string}
             */
            readonly restartPolicy?: "Always" | "Never" | "OnFailure";
            /** @description Rules tried in order when the container exits; the first match decides, otherwise restartPolicy applies, which must be set too. */
            readonly restartPolicyRules?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerRestartRule"][];
            /** @description Privileges and user settings of this container; a value set here beats the equal one of the pod. */
            readonly securityContext?: components["schemas"]["io.cluster.api.core.v1.SecurityContext"];
            /** @description Check for slow starts that holds back the other probes until it succeeds; if it fails for good the container is restarted. */
            readonly startupProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description When true an input stream is kept open for the program; otherwise every read gets end of file. */
            readonly stdin?: boolean;
            /** @description When true standard input closes for good after the first attached client leaves; otherwise it stays open for later clients. */
            readonly stdinOnce?: boolean;
            /**
             * @description File in the container whose text is reported when it ends, at most 4096 bytes; /dev/termination-log when absent.
             * @default /dev/termination-log
             */
            readonly terminationMessagePath: string;
            /**
             * @description Source of the final message: File, or FallbackToLogsOnError to use the log tail after a failure with an empty file; File when absent.
             * @default File
             * @enum {string}
             */
            readonly terminationMessagePolicy: "File" | "FallbackToLogsOnError";
            /** @description When true the program gets a terminal; this needs stdin to be true as well; false when absent. */
            readonly tty?: boolean;
            /** @description Block volumes of the pod to expose as raw devices inside the container. */
            readonly volumeDevices?: readonly components["schemas"]["io.cluster.api.core.v1.VolumeDevice"][];
            /** @description Volumes of the pod to mount into the filesystem of the container; each mountPath must be distinct. */
            readonly volumeMounts?: readonly components["schemas"]["io.cluster.api.core.v1.VolumeMount"][];
            /** @description Directory the program starts in; absent means the one set in the image or by the runtime. */
            readonly workingDir?: string;
        };
        /** @description A network port that a container listens on. */
        readonly "io.cluster.api.core.v1.ContainerPort": {
            /**
             * Format: int32
             * @description Port number on the address of the pod, 1 to 65535.
             */
            readonly containerPort: number;
            /** @description Address of the node that hostPort binds to; absent means every address. */
            readonly hostIP?: string;
            /**
             * Format: int32
             * @description Port on the node that forwards to this one, 1 to 65535; absent means none, and under hostNetwork it equals containerPort.
             */
            readonly hostPort?: number;
            /** @description Name for the port, unique in the pod and at most 15 characters, by which services and probes can refer to it. */
            readonly name?: string;
            /**
             * @description Transport protocol: TCP, UDP or SCTP; TCP when absent.
             * @default TCP
             * @enum {string}
             */
            readonly protocol: "TCP" | "UDP" | "SCTP";
        };
        /** @description What it takes to apply a changed amount of one resource to a running container. */
        readonly "io.cluster.api.core.v1.ContainerResizePolicy": {
            /**
             * @description Resource the rule is for, either cpu or memory.
             * @enum {string}
             */
            readonly resourceName: "cpu" | "memory";
            /**
             * @description NotRequired applies the change to the running container if possible; RestartContainer restarts it for the change; NotRequired is the default.
             * @enum {string}
             */
            readonly restartPolicy: "NotRequired" | "RestartContainer";
        };
        /** @description A condition on how a container ended and the action to take when it is met. */
        readonly "io.cluster.api.core.v1.ContainerRestartRule": {
            /**
             * @description What to do on a match: Restart restarts this container, RestartAllContainers restarts the whole pod in place.
             * @enum {string}
             */
            readonly action: "Restart" | "RestartAllContainers";
            /** @description Condition on the exit code of the container. */
            readonly exitCodes?: components["schemas"]["io.cluster.api.core.v1.ContainerRestartRuleOnExitCodes"];
        };
        /** @description Compares the exit code of a container with a list of codes. */
        readonly "io.cluster.api.core.v1.ContainerRestartRuleOnExitCodes": {
            /**
             * @description In matches if the code is in the list, NotIn matches if it is not.
             * @enum {string}
             */
            readonly operator: "In" | "NotIn";
            /** @description Exit codes to compare with, at most 255 of them, without duplicates. */
            readonly values?: readonly number[];
        };
        /** @description A short-lived volume made for this pod alone by a CSI driver that supports inline volumes. */
        readonly "io.cluster.api.core.v1.CSIVolumeSource": {
            /** @description Name of the CSI driver that provides the volume, exactly as that driver registered itself. */
            readonly driver: string;
            /** @description Filesystem to mount, such as ext4 or xfs; when absent the CSI driver picks its own default. */
            readonly fsType?: string;
            /** @description Secret in the pod's namespace whose content goes to the CSI driver when the volume is mounted and unmounted; absent means none. */
            readonly nodePublishSecretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description When true the volume is offered without write access; read-write when absent. */
            readonly readOnly?: boolean;
            /** @description Settings passed unchanged to the CSI driver; which keys are understood is up to that driver. */
            readonly volumeAttributes?: {
                readonly [key: string]: string;
            };
        };
        /** @description Places facts about the pod itself as files in a projected volume. */
        readonly "io.cluster.api.core.v1.DownwardAPIProjection": {
            /** @description Files to write, each with the pod field or resource figure it shows; absent or empty writes none. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.DownwardAPIVolumeFile"][];
        };
        /** @description One file that shows a field of the pod or a resource figure of one of its containers. */
        readonly "io.cluster.api.core.v1.DownwardAPIVolumeFile": {
            /** @description Pod field to show; only name, namespace, uid, labels and annotations are possible; exclusive with resourceFieldRef. */
            readonly fieldRef?: components["schemas"]["io.cluster.api.core.v1.ObjectFieldSelector"];
            /**
             * Format: int32
             * @description Permission bits of this file, 0 to 0777 (decimal 511 in JSON); the volume's defaultMode applies when absent.
             */
            readonly mode?: number;
            /** @description Relative path of the file below the volume root; it may not be absolute nor contain a .. element. */
            readonly path: string;
            /** @description Container limit or request to show, for cpu, memory, ephemeral-storage or huge pages; exclusive with fieldRef. */
            readonly resourceFieldRef?: components["schemas"]["io.cluster.api.core.v1.ResourceFieldSelector"];
        };
        /** @description Volume whose files show facts about the pod it belongs to. */
        readonly "io.cluster.api.core.v1.DownwardAPIVolumeSource": {
            /**
             * Format: int32
             * @description Permission bits for files without a mode of their own, 0 to 0777 (decimal 511 in JSON); 0644 when absent.
             * @default 420
             */
            readonly defaultMode: number;
            /** @description Files to write, each with the pod field or resource figure it shows; absent or empty writes none. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.DownwardAPIVolumeFile"][];
        };
        /** @description Scratch directory that starts empty, is shared by the pod's containers and is deleted together with the pod. */
        readonly "io.cluster.api.core.v1.EmptyDirVolumeSource": {
            /** @description What backs the directory: empty for the node's disk, Memory for tmpfs, HugePages or HugePages-<size> for huge pages. */
            readonly medium?: string;
            /** @description Most space the directory may take, as a quantity of bytes; absent sets no limit, though Memory stays bound by container limits. */
            readonly sizeLimit?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description A ConfigMap or Secret whose entries all become environment variables; exactly one of the two references is given. */
        readonly "io.cluster.api.core.v1.EnvFromSource": {
            /** @description ConfigMap to read the entries from. */
            readonly configMapRef?: components["schemas"]["io.cluster.api.core.v1.ConfigMapEnvSource"];
            /** @description Text put in front of each key to form the variable name; absent adds nothing. */
            readonly prefix?: string;
            /** @description Secret to read the entries from. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretEnvSource"];
        };
        /** @description One environment variable of a container. */
        readonly "io.cluster.api.core.v1.EnvVar": {
            /** @description Name of the variable; any printable ASCII characters except the equals sign. */
            readonly name: string;
            /** @description Literal value, in which $(NAME) expands earlier variables and $$(NAME) stays as $(NAME); empty when absent. */
            readonly value?: string;
            /** @description Takes the value from elsewhere instead; cannot be combined with a non-empty value. */
            readonly valueFrom?: components["schemas"]["io.cluster.api.core.v1.EnvVarSource"];
        };
        /** @description Where the value of an environment variable comes from; exactly one member must be set. */
        readonly "io.cluster.api.core.v1.EnvVarSource": {
            /** @description One entry of a ConfigMap in the pod's namespace. */
            readonly configMapKeyRef?: components["schemas"]["io.cluster.api.core.v1.ConfigMapKeySelector"];
            /** @description A pod field: name, namespace, uid, a single label or annotation, node name, service account name, or a host or pod address. */
            readonly fieldRef?: components["schemas"]["io.cluster.api.core.v1.ObjectFieldSelector"];
            /** @description One variable of an env file that lies in an emptyDir volume of the pod, usually written by an init container. */
            readonly fileKeyRef?: components["schemas"]["io.cluster.api.core.v1.FileKeySelector"];
            /** @description A container limit or request for cpu, memory, ephemeral-storage or huge pages. */
            readonly resourceFieldRef?: components["schemas"]["io.cluster.api.core.v1.ResourceFieldSelector"];
            /** @description One entry of a Secret in the pod's namespace. */
            readonly secretKeyRef?: components["schemas"]["io.cluster.api.core.v1.SecretKeySelector"];
        };
        /** @description Temporary container added to a running pod for debugging; it has no guaranteed resources, is never restarted and cannot be removed again. */
        readonly "io.cluster.api.core.v1.EphemeralContainer": {
            /** @description Arguments given to the program, replacing the image's CMD; absent keeps it; $(NAME) expands environment variables. */
            readonly args?: readonly string[];
            /** @description Program and leading arguments, run without a shell, replacing the image's entrypoint; absent keeps it; $(NAME) expands environment variables. */
            readonly command?: readonly string[];
            /** @description Environment variables set one by one, in order; a later value may refer to earlier names as $(NAME). */
            readonly env?: readonly components["schemas"]["io.cluster.api.core.v1.EnvVar"][];
            /** @description Sources whose entries all become environment variables; on equal names the later source wins, and env beats every source. */
            readonly envFrom?: readonly components["schemas"]["io.cluster.api.core.v1.EnvFromSource"][];
            /** @description Image to run, such as registry/repository:tag or a digest. */
            readonly image?: string;
            /**
             * @description When to fetch the image: Always, IfNotPresent or Never; Always if the tag is latest or missing, else IfNotPresent.
             * @enum {string}
             */
            readonly imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Must stay unset, since start and stop hooks do not apply to ephemeral containers. */
            readonly lifecycle?: components["schemas"]["io.cluster.api.core.v1.Lifecycle"];
            /** @description Must stay unset, since probes do not apply to ephemeral containers. */
            readonly livenessProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description Name of the ephemeral container, a DNS label distinct from every other container of the pod. */
            readonly name: string;
            /** @description Must stay unset, since an ephemeral container cannot declare ports. */
            readonly ports?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerPort"][];
            /** @description Must stay unset, since probes do not apply to ephemeral containers. */
            readonly readinessProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description Must stay unset, since an ephemeral container has no resources to resize. */
            readonly resizePolicy?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerResizePolicy"][];
            /**
             * @description Must stay unset, since an ephemeral container lives off resources already granted to the pod.
             * @default {}
             */
            readonly resources: components["schemas"]["io.cluster.api.core.v1.ResourceRequirements"];
            /** @description Must stay unset, since an ephemeral container is never restarted. */
            readonly restartPolicy?: string;
            /** @description Must stay unset, since an ephemeral container is never restarted. */
            readonly restartPolicyRules?: readonly components["schemas"]["io.cluster.api.core.v1.ContainerRestartRule"][];
            /** @description Privileges and user settings of this container; a value set here beats the equal one of the pod. */
            readonly securityContext?: components["schemas"]["io.cluster.api.core.v1.SecurityContext"];
            /** @description Must stay unset, since probes do not apply to ephemeral containers. */
            readonly startupProbe?: components["schemas"]["io.cluster.api.core.v1.Probe"];
            /** @description When true an input stream is kept open for the program; otherwise every read gets end of file. */
            readonly stdin?: boolean;
            /** @description When true standard input closes for good after the first attached client leaves; otherwise it stays open for later clients. */
            readonly stdinOnce?: boolean;
            /** @description Container of the same pod whose process namespace is joined; absent uses whatever the pod spec configures. */
            readonly targetContainerName?: string;
            /**
             * @description File in the container whose text is reported when it ends, at most 4096 bytes; /dev/termination-log when absent.
             * @default /dev/termination-log
             */
            readonly terminationMessagePath: string;
            /**
             * @description Source of the final message: File, or FallbackToLogsOnError to use the log tail after a failure with an empty file; File when absent.
             * @default File
             * @enum {string}
             */
            readonly terminationMessagePolicy: "File" | "FallbackToLogsOnError";
            /** @description When true the program gets a terminal; this needs stdin to be true as well; false when absent. */
            readonly tty?: boolean;
            /** @description Block volumes of the pod to expose as raw devices inside the container. */
            readonly volumeDevices?: readonly components["schemas"]["io.cluster.api.core.v1.VolumeDevice"][];
            /** @description Volumes of the pod to mount into the filesystem of the container; mounts through a subPath are refused. */
            readonly volumeMounts?: readonly components["schemas"]["io.cluster.api.core.v1.VolumeMount"][];
            /** @description Directory the program starts in; absent means the one set in the image or by the runtime. */
            readonly workingDir?: string;
        };
        /** @description Volume backed by a claim that is created for this pod and removed with it, using any storage that supports provisioning. */
        readonly "io.cluster.api.core.v1.EphemeralVolumeSource": {
            /** @description Pattern for the claim, which is named after pod and volume as pod-volume, belongs to the pod and cannot be changed later. */
            readonly volumeClaimTemplate?: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimTemplate"];
        };
        /** @description Runs a program inside the container and judges it by its exit status, 0 being success. */
        readonly "io.cluster.api.core.v1.ExecAction": {
            /** @description Program and arguments, executed directly and not by a shell, starting in / of the container; name a shell yourself if needed. */
            readonly command?: readonly string[];
        };
        /** @description A Fibre Channel disk on the storage network; it is named either by targetWWNs with lun, or by wwids. */
        readonly "io.cluster.api.core.v1.FCVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Logical unit number on the targets, from 0 to 255; required together with targetWWNs.
             */
            readonly lun?: number;
            /** @description When true every mount of the disk refuses writes; false when absent. */
            readonly readOnly?: boolean;
            /** @description World wide names of the target ports; requires lun and is left out when wwids is used. */
            readonly targetWWNs?: readonly string[];
            /** @description World wide identifiers of the disk itself; an alternative to targetWWNs with lun, never given along with them. */
            readonly wwids?: readonly string[];
        };
        /** @description Points at one variable of an env file stored in a volume of the pod. */
        readonly "io.cluster.api.core.v1.FileKeySelector": {
            /** @description Name of the variable in the file; must be usable as an environment variable name. */
            readonly key: string;
            /**
             * @description When true a missing file or key leaves the variable unset; when absent or false it keeps the container from starting.
             * @default false
             */
            readonly optional: boolean;
            /** @description Path of the file relative to the volume root; it may not contain a .. element nor begin with it. */
            readonly path: string;
            /** @description Name of the pod volume that contains the file; it has to be an emptyDir volume. */
            readonly volumeName: string;
        };
        /** @description Storage provided by an executable plugin on the node; deprecated in favour of CSI drivers. */
        readonly "io.cluster.api.core.v1.FlexVolumeSource": {
            /** @description Name of the plugin to run, in the form vendor/driver. */
            readonly driver: string;
            /** @description Filesystem to mount, such as ext4 or xfs; when empty the plugin script decides. */
            readonly fsType?: string;
            /** @description Further settings for the plugin, whose meaning only the plugin knows. */
            readonly options?: {
                readonly [key: string]: string;
            };
            /** @description When true every mount of the storage refuses writes; false when absent. */
            readonly readOnly?: boolean;
            /** @description Secret whose entries are handed to the plugin; absent means that no secret is passed. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
        };
        /** @description A dataset managed by Flocker; obsolete, with its driver removed; exactly one of the two fields names the dataset. */
        readonly "io.cluster.api.core.v1.FlockerVolumeSource": {
            /** @description Name of the dataset, kept in its metadata; superseded by datasetUUID. */
            readonly datasetName?: string;
            /** @description Unique id of the dataset. */
            readonly datasetUUID?: string;
        };
        /** @description A Google Compute Engine persistent disk attached to the node; obsolete, as requests go to its CSI driver. */
        readonly "io.cluster.api.core.v1.GCEPersistentDiskVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Number of the disk partition to mount; 0 or absent means the disk as a whole.
             */
            readonly partition?: number;
            /** @description Name of the disk in Compute Engine; it must already exist in the project and zone of the node. */
            readonly pdName: string;
            /** @description When true the disk is attached for reading only, which lets many nodes use it at once; false when absent. */
            readonly readOnly?: boolean;
        };
        /** @description Directory filled by cloning a git repository; deprecated and no longer supported on nodes, so clone in an init container instead. */
        readonly "io.cluster.api.core.v1.GitRepoVolumeSource": {
            /** @description Directory for the clone, without any .. element; a single dot clones into the volume root, empty uses the repository name. */
            readonly directory?: string;
            /** @description Address of the repository to clone. */
            readonly repository: string;
            /** @description Commit to check out; absent takes the head of the default branch. */
            readonly revision?: string;
        };
        /** @description A Gluster filesystem shared with the pod; obsolete, with its driver removed. */
        readonly "io.cluster.api.core.v1.GlusterfsVolumeSource": {
            /** @description Name of the Endpoints object that lists the Gluster servers. */
            readonly endpoints: string;
            /** @description Name of the Gluster volume to mount. */
            readonly path: string;
            /** @description When true writes through this mount are refused; false when absent. */
            readonly readOnly?: boolean;
        };
        /** @description Calls the standard gRPC health checking service of the container. */
        readonly "io.cluster.api.core.v1.GRPCAction": {
            /**
             * Format: int32
             * @description Where the gRPC server listens, 1 to 65535.
             */
            readonly port: number;
            /**
             * @description Service name to put in the health request; empty or absent asks about the server as a whole.
             * @default
             */
            readonly service: string;
        };
        /** @description One extra line for the hosts file of the pod, giving names to an address. */
        readonly "io.cluster.api.core.v1.HostAlias": {
            /** @description Names to resolve to this address. */
            readonly hostnames?: readonly string[];
            /** @description IP address that the names resolve to; unique within the list. */
            readonly ip: string;
        };
        /** @description A file or directory of the node itself, visible in the pod; powerful and risky, so best kept to system workloads. */
        readonly "io.cluster.api.core.v1.HostPathVolumeSource": {
            /** @description Absolute location on the node, where a symbolic link is followed to its target; .. elements are refused. */
            readonly path: string;
            /**
             * @description Check made before mounting: DirectoryOrCreate, Directory, FileOrCreate, File, Socket, CharDevice or BlockDevice; empty, the default, checks nothing.
             * @default
             * @enum {string}
             */
            readonly type: "" | "DirectoryOrCreate" | "Directory" | "FileOrCreate" | "File" | "Socket" | "CharDevice" | "BlockDevice";
        };
        /** @description Sends an HTTP GET request to the container; a status from 200 up to 399 counts as success. */
        readonly "io.cluster.api.core.v1.HTTPGetAction": {
            /** @description Name or address to connect to; the pod's own address when absent; set a Host header through httpHeaders instead. */
            readonly host?: string;
            /** @description Extra headers of the request; a name may be repeated. */
            readonly httpHeaders?: readonly components["schemas"]["io.cluster.api.core.v1.HTTPHeader"][];
            /**
             * @description Path of the request; / when absent.
             * @default /
             */
            readonly path: string;
            /** @description Port to connect to, as a number from 1 to 65535 or by the name of a container port. */
            readonly port: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * @description HTTP or HTTPS; HTTP when absent; certificates are not checked for HTTPS.
             * @default HTTP
             * @enum {string}
             */
            readonly scheme: "HTTP" | "HTTPS";
        };
        /** @description One header line of an HTTP request made by a probe or a lifecycle hook. */
        readonly "io.cluster.api.core.v1.HTTPHeader": {
            /** @description Name of the header; upper and lower case are treated alike. */
            readonly name: string;
            /**
             * @description Text of the header.
             * @default
             */
            readonly value: string;
        };
        /** @description Read-only volume made of the files of a container image or OCI artifact, pulled to the node when the pod starts. */
        readonly "io.cluster.api.core.v1.ImageVolumeSource": {
            /**
             * @description When to fetch it: Always, IfNotPresent or Never; Always if the tag is latest or missing, else IfNotPresent.
             * @enum {string}
             */
            readonly pullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Image or artifact to mount, in the same notation as container images; may be left out only where a controller fills it in. */
            readonly reference?: string;
        };
        /** @description A disk reached over the network through iSCSI and mounted in the pod. */
        readonly "io.cluster.api.core.v1.ISCSIVolumeSource": {
            /** @description When true CHAP login is used while discovering targets, which requires secretRef; false when absent. */
            readonly chapAuthDiscovery?: boolean;
            /** @description When true CHAP login is used for the session itself, which requires secretRef; false when absent. */
            readonly chapAuthSession?: boolean;
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /** @description Initiator name to use for this volume in place of the node's own; absent keeps the node's name. */
            readonly initiatorName?: string;
            /** @description Qualified name of the iSCSI target, beginning with iqn, eui or naa. */
            readonly iqn: string;
            /**
             * @description Name of the initiator interface configuration on the node; default, meaning plain TCP, when absent.
             * @default default
             */
            readonly iscsiInterface: string;
            /**
             * Format: int32
             * @description Logical unit number on the target, from 0 to 255.
             * @default 0
             */
            readonly lun: number;
            /** @description Further portals of the same target for multipath use, each with :port added unless it is 3260. */
            readonly portals?: readonly string[];
            /** @description When true the disk is mounted without write access; false when absent. */
            readonly readOnly?: boolean;
            /** @description Secret that holds the CHAP user names and passwords; needed only if one of the CHAP options is on. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description Address of the iSCSI portal, with :port added unless it is the usual 3260. */
            readonly targetPortal: string;
        };
        /** @description Assigns one key of a ConfigMap or Secret to a file of the volume. */
        readonly "io.cluster.api.core.v1.KeyToPath": {
            /** @description Key whose value becomes the content of the file. */
            readonly key: string;
            /**
             * Format: int32
             * @description Permission bits of this file, 0 to 0777 (decimal 511 in JSON); the volume's defaultMode applies when absent.
             */
            readonly mode?: number;
            /** @description Relative path of the file below the volume root; absolute paths and .. elements are refused. */
            readonly path: string;
        };
        /** @description Actions the node agent takes around the start and the stop of a container. */
        readonly "io.cluster.api.core.v1.Lifecycle": {
            /** @description Action run just after the container is created; if it fails, the container is killed and handled by its restart policy. */
            readonly postStart?: components["schemas"]["io.cluster.api.core.v1.LifecycleHandler"];
            /** @description Action run before a container is stopped by request or failed probe, within the grace period; skipped if the program exits by itself. */
            readonly preStop?: components["schemas"]["io.cluster.api.core.v1.LifecycleHandler"];
            /**
             * @description Signal sent to stop the container, such as SIGTERM or SIGUSR1; needs spec.os.name; absent takes that of the image or runtime.
             * @enum {string}
             */
            readonly stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
        };
        /** @description One action of a lifecycle hook; exactly one member must be set. */
        readonly "io.cluster.api.core.v1.LifecycleHandler": {
            /** @description Runs a program in the container. */
            readonly exec?: components["schemas"]["io.cluster.api.core.v1.ExecAction"];
            /** @description Sends an HTTP GET request. */
            readonly httpGet?: components["schemas"]["io.cluster.api.core.v1.HTTPGetAction"];
            /** @description Pauses for a number of seconds. */
            readonly sleep?: components["schemas"]["io.cluster.api.core.v1.SleepAction"];
            /** @description Deprecated and not carried out as a hook; accepted only so that old objects stay valid, and it fails when run. */
            readonly tcpSocket?: components["schemas"]["io.cluster.api.core.v1.TCPSocketAction"];
        };
        /** @description Points, by name only, at an object in the same namespace. */
        readonly "io.cluster.api.core.v1.LocalObjectReference": {
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
        };
        /** @description A change of settings that is under way. */
        readonly "io.cluster.api.core.v1.ModifyVolumeStatus": {
            /**
             * @description Pending, InProgress or Infeasible.
             * @enum {string}
             */
            readonly status: "InProgress" | "Infeasible" | "Pending";
            /** @description Class whose settings are being applied. */
            readonly targetVolumeAttributesClassName?: string;
        };
        /** @description An existing NFS export mounted into a pod, whose contents outlive the pod. */
        readonly "io.cluster.api.core.v1.NFSVolumeSource": {
            /** @description Absolute path of the export on the server. */
            readonly path: string;
            /** @description Mounts the export without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Machine that exports the share, by host name or IP address. */
            readonly server: string;
        };
        /** @description Scheduling rules that pick nodes by their labels or fields. */
        readonly "io.cluster.api.core.v1.NodeAffinity": {
            /** @description Weighted wishes: the scheduler favours nodes with the highest sum of matched weights but may choose others. */
            readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly components["schemas"]["io.cluster.api.core.v1.PreferredSchedulingTerm"][];
            /** @description Rules a node must satisfy to receive the pod; later label changes do not evict a pod already running. */
            readonly requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.cluster.api.core.v1.NodeSelector"];
        };
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
        /** @description Picks one field of the enclosing pod. */
        readonly "io.cluster.api.core.v1.ObjectFieldSelector": {
            /**
             * @description API version whose schema fieldPath is written in; v1 by default.
             * @default v1
             */
            readonly apiVersion: string;
            /** @description Path of the field to read, such as metadata.name, metadata.labels['app'] or status.podIP. */
            readonly fieldPath: string;
        };
        /** @description A request for storage that pods of the namespace can mount once it is bound to a volume. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaim": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the persistent volume claim.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The requested storage.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimSpec"];
            /**
             * @description The bound storage, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimStatus"];
        };
        /** @description One observation about a claim. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaimCondition": {
            /** @description When the condition was last looked at. */
            readonly lastProbeTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
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
             * @description What is observed, such as Resizing or FileSystemResizePending.
             * @default
             */
            readonly type: string;
        };
        /** @description What a claim asks of the storage it wants to be bound to. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaimSpec": {
            /** @description Ways the volume must be mountable: ReadWriteOnce, ReadOnlyMany, ReadWriteMany or ReadWriteOncePod. */
            readonly accessModes: readonly ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
            /** @description Snapshot or claim in the same namespace whose contents fill the new volume. */
            readonly dataSource?: components["schemas"]["io.cluster.api.core.v1.TypedLocalObjectReference"];
            /** @description Object that fills the new volume; like dataSource but open to custom kinds and, where enabled, other namespaces. */
            readonly dataSourceRef?: components["schemas"]["io.cluster.api.core.v1.TypedObjectReference"];
            /**
             * @description Least and greatest amount of storage wanted, where requests.storage gives the size asked for.
             * @default {}
             */
            readonly resources: components["schemas"]["io.cluster.api.core.v1.VolumeResourceRequirements"];
            /** @description Labels an existing volume must carry to be considered for this claim; absent puts no limit. */
            readonly selector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description StorageClass to provision from; absent takes the cluster default, an empty string means volumes without a class. */
            readonly storageClassName?: string;
            /** @description VolumeAttributesClass whose driver settings are applied to the volume; may be changed after creation. */
            readonly volumeAttributesClassName?: string;
            /**
             * @description Filesystem for a mounted directory or Block for a raw device; Filesystem by default.
             * @default Filesystem
             * @enum {string}
             */
            readonly volumeMode: "Block" | "Filesystem";
            /** @description Name of the PersistentVolume this claim is bound to, or should be bound to. */
            readonly volumeName?: string;
        };
        /** @description Current state of a claim. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaimStatus": {
            /** @description Ways in which the bound volume can be mounted. */
            readonly accessModes?: readonly ("ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod")[];
            /** @description Size that a running resize aims at. */
            readonly allocatedResources?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description How far the resize is, by resource. */
            readonly allocatedResourceStatuses?: {
                readonly [key: string]: string;
            };
            /** @description Size of the bound volume. */
            readonly capacity?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Latest observations, one per type; a running resize is reported here. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimCondition"][];
            /** @description Class whose settings the volume has now. */
            readonly currentVolumeAttributesClassName?: string;
            /** @description Change of settings that is under way. */
            readonly modifyVolumeStatus?: components["schemas"]["io.cluster.api.core.v1.ModifyVolumeStatus"];
            /**
             * @description Pending, Bound or Lost.
             * @default Pending
             * @enum {string}
             */
            readonly phase: "Bound" | "Lost" | "Pending";
        };
        /** @description Pattern for the claim that is created along with a pod for a generic ephemeral volume. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaimTemplate": {
            /**
             * @description Labels and annotations copied to the claim; other metadata is rejected.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Specification copied unchanged into the claim.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimSpec"];
        };
        /** @description Mounts the volume bound to a claim that lives in the pod's namespace. */
        readonly "io.cluster.api.core.v1.PersistentVolumeClaimVolumeSource": {
            /** @description Claim that gives the storage; it lies in the namespace of the pod. */
            readonly claimName: string;
            /** @description Forces every mount of this volume to be read-only; false by default. */
            readonly readOnly?: boolean;
        };
        /** @description A persistent disk of the retired Photon Controller platform. */
        readonly "io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource": {
            /** @description File system of the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Identifier of the disk on the platform. */
            readonly pdID: string;
        };
        /** @description Rules that draw a pod towards places where certain other pods run. */
        readonly "io.cluster.api.core.v1.PodAffinity": {
            /** @description Weighted terms that raise the score of nodes meeting them without ruling others out. */
            readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly components["schemas"]["io.cluster.api.core.v1.WeightedPodAffinityTerm"][];
            /** @description Terms that must all be met for a node to be chosen; later changes do not evict the pod. */
            readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly components["schemas"]["io.cluster.api.core.v1.PodAffinityTerm"][];
        };
        /** @description Names a set of pods and the size of area, such as node or zone, in which to be near or far from them. */
        readonly "io.cluster.api.core.v1.PodAffinityTerm": {
            /** @description Labels of the pods that count; absent matches no pods. */
            readonly labelSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Label keys whose values are taken from the incoming pod and required to be equal on the pods that count. */
            readonly matchLabelKeys?: readonly string[];
            /** @description Label keys whose values are taken from the incoming pod and required to differ on the pods that count. */
            readonly mismatchLabelKeys?: readonly string[];
            /** @description Namespaces searched in addition to namespaceSelector; with both absent only the pod's own namespace is searched. */
            readonly namespaces?: readonly string[];
            /** @description Chooses namespaces to search by label; an empty selector means all, absent adds none. */
            readonly namespaceSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Node label whose equal values make two nodes the same place; must not be empty. */
            readonly topologyKey: string;
        };
        /** @description Rules that keep a pod away from places where certain other pods run. */
        readonly "io.cluster.api.core.v1.PodAntiAffinity": {
            /** @description Weighted terms that lower the score of nodes meeting them without ruling them out. */
            readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly components["schemas"]["io.cluster.api.core.v1.WeightedPodAffinityTerm"][];
            /** @description Terms of which a node may meet none to be chosen; later changes do not evict the pod. */
            readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly components["schemas"]["io.cluster.api.core.v1.PodAffinityTerm"][];
        };
        /** @description Puts an automatically renewed private key and X.509 certificate chain into a projected volume. */
        readonly "io.cluster.api.core.v1.PodCertificateProjection": {
            /** @description File in the volume that receives only the certificate chain, which may briefly disagree with the key during renewal. */
            readonly certificateChainPath?: string;
            /** @description File in the volume that receives key and certificate chain together in PEM form, replaced in one step. */
            readonly credentialBundlePath?: string;
            /** @description File in the volume that receives only the private key, which may briefly disagree with the chain during renewal. */
            readonly keyPath?: string;
            /**
             * @description Kind of key pair to generate: RSA3072, RSA4096, ECDSAP256, ECDSAP384, ECDSAP521 or ED25519.
             * @enum {string}
             */
            readonly keyType: "RSA3072" | "RSA4096" | "ECDSAP256" | "ECDSAP384" | "ECDSAP521" | "ED25519";
            /**
             * Format: int32
             * @description Longest acceptable certificate lifetime in seconds, at least 3600; 86400 by default, and the signer may issue a shorter one.
             */
            readonly maxExpirationSeconds?: number;
            /** @description Signer that the certificate request is addressed to. */
            readonly signerName: string;
            /** @description Extra data for the signer, passed on unverified; keys must carry a domain prefix. */
            readonly userAnnotations?: {
                readonly [key: string]: string;
            };
        };
        /** @description Resolver settings for a pod, merged with those that dnsPolicy produces. */
        readonly "io.cluster.api.core.v1.PodDNSConfig": {
            /** @description IP addresses of DNS servers added after the generated ones, without duplicates; at most 3. */
            readonly nameservers?: readonly string[];
            /** @description Resolver options; one given here replaces a generated option of the same name. */
            readonly options?: readonly components["schemas"]["io.cluster.api.core.v1.PodDNSConfigOption"][];
            /** @description Domains added to the generated search list for short host names, without duplicates. */
            readonly searches?: readonly string[];
        };
        /** @description One option line for the resolver. */
        readonly "io.cluster.api.core.v1.PodDNSConfigOption": {
            /** @description Name of the option, such as ndots; required. */
            readonly name?: string;
            /** @description Value of the option; absent for options that are mere switches. */
            readonly value?: string;
        };
        /** @description Operating system a pod is made for. */
        readonly "io.cluster.api.core.v1.PodOS": {
            /**
             * @description Either linux or windows; settings meant only for the other one are rejected.
             * @enum {string}
             */
            readonly name: "linux" | "windows";
        };
        /** @description An extra condition that has to hold before the pod counts as ready. */
        readonly "io.cluster.api.core.v1.PodReadinessGate": {
            /** @description Type of the pod condition that must be True; a missing condition counts as False. */
            readonly conditionType: string;
        };
        /** @description Ties a name usable by the pod's containers to a resource claim; exactly one source is set. */
        readonly "io.cluster.api.core.v1.PodResourceClaim": {
            /** @description Name, unique in the pod, by which containers refer to this claim; a DNS label. */
            readonly name: string;
            /** @description Existing ResourceClaim in the pod's namespace; excludes resourceClaimTemplateName. */
            readonly resourceClaimName?: string;
            /** @description ResourceClaimTemplate in the pod's namespace from which a claim is made that lives as long as the pod. */
            readonly resourceClaimTemplateName?: string;
        };
        /** @description A named hold that keeps the pod from being scheduled until it is removed. */
        readonly "io.cluster.api.core.v1.PodSchedulingGate": {
            /** @description Name of the gate, unique in the pod, written as a qualified name. */
            readonly name: string;
        };
        /** @description Says which group of pods this pod is to be scheduled with; exactly one member is set. */
        readonly "io.cluster.api.core.v1.PodSchedulingGroup": {
            /** @description Name of the PodGroup in the pod's namespace; while it does not exist the pod stays unscheduled. */
            readonly podGroupName?: string;
        };
        /** @description Security settings for the whole pod, which containers inherit unless they set their own. */
        readonly "io.cluster.api.core.v1.PodSecurityContext": {
            /** @description AppArmor confinement for all containers of the pod; not available on Windows. */
            readonly appArmorProfile?: components["schemas"]["io.cluster.api.core.v1.AppArmorProfile"];
            /**
             * Format: int64
             * @description Group ID that owns supported volumes and is added to every container; absent leaves volume ownership alone.
             */
            readonly fsGroup?: number;
            /**
             * @description Always, the default, applies fsGroup ownership on each mount; OnRootMismatch skips volumes whose top directory is already right.
             * @enum {string}
             */
            readonly fsGroupChangePolicy?: "OnRootMismatch" | "Always";
            /**
             * Format: int64
             * @description Primary group ID of the container processes; the runtime decides when absent, and Windows pods cannot use it.
             */
            readonly runAsGroup?: number;
            /** @description When true, a container that would run as user 0 is not started; absent makes no such check. */
            readonly runAsNonRoot?: boolean;
            /**
             * Format: int64
             * @description User ID of the container processes; the image decides when absent, and Windows pods cannot use it.
             */
            readonly runAsUser?: number;
            /** @description System call filter for all containers of the pod; not available on Windows. */
            readonly seccompProfile?: components["schemas"]["io.cluster.api.core.v1.SeccompProfile"];
            /**
             * @description How volumes get the SELinux label: MountOption mounts with it where possible, Recursive relabels every file.
             * @enum {string}
             */
            readonly seLinuxChangePolicy?: "Recursive" | "MountOption";
            /** @description SELinux label for all containers; absent lets the runtime choose one per container, and Windows pods cannot use it. */
            readonly seLinuxOptions?: components["schemas"]["io.cluster.api.core.v1.SELinuxOptions"];
            /** @description Further group IDs for the first process of each container, besides its primary group and fsGroup. */
            readonly supplementalGroups?: readonly number[];
            /**
             * @description Merge, the default, also grants groups listed for the user in the image; Strict grants only those given here.
             * @enum {string}
             */
            readonly supplementalGroupsPolicy?: "Merge" | "Strict";
            /** @description Kernel parameters set inside the pod's namespaces; unsupported ones keep the pod from starting. */
            readonly sysctls?: readonly components["schemas"]["io.cluster.api.core.v1.Sysctl"][];
            /** @description Settings that exist only on Windows; must be absent when spec.os.name is linux. */
            readonly windowsOptions?: components["schemas"]["io.cluster.api.core.v1.WindowsSecurityContextOptions"];
        };
        /** @description Desired state of a pod: what it runs, where, and with which permissions. */
        readonly "io.cluster.api.core.v1.PodSpec": {
            /**
             * Format: int64
             * @description Seconds, counted from startTime, after which the system fails the pod; a positive integer, no limit when absent.
             */
            readonly activeDeadlineSeconds?: number;
            /** @description Placement rules based on node labels and on other pods. */
            readonly affinity?: components["schemas"]["io.cluster.api.core.v1.Affinity"];
            /** @description Whether a token of the service account is mounted; absent follows the service account's own setting. */
            readonly automountServiceAccountToken?: boolean;
            /** @description Main containers of the pod; at least one, with names unique in the pod. */
            readonly containers: readonly components["schemas"]["io.cluster.api.core.v1.Container"][];
            /** @description Resolver settings merged with those of dnsPolicy; needed when dnsPolicy is None. */
            readonly dnsConfig?: components["schemas"]["io.cluster.api.core.v1.PodDNSConfig"];
            /**
             * @description Where name resolution settings come from: ClusterFirst (the default), ClusterFirstWithHostNet, Default or None.
             * @default ClusterFirst
             * @enum {string}
             */
            readonly dnsPolicy: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None";
            /** @description Whether environment variables for the namespace's services are set in containers; true by default. */
            readonly enableServiceLinks?: boolean;
            /** @description Temporary containers for debugging, added to a running pod through the ephemeralcontainers subresource only. */
            readonly ephemeralContainers?: readonly components["schemas"]["io.cluster.api.core.v1.EphemeralContainer"][];
            /** @description Extra lines for the hosts file of the containers. */
            readonly hostAliases?: readonly components["schemas"]["io.cluster.api.core.v1.HostAlias"][];
            /** @description Shares the inter-process communication namespace of the node; false by default. */
            readonly hostIPC?: boolean;
            /** @description Host name inside the pod, a DNS label; the pod's name is used when empty. */
            readonly hostname?: string;
            /** @description Host name used instead of any other, at most 64 characters; excludes setHostnameAsFQDN true and hostNetwork. */
            readonly hostnameOverride?: string;
            /** @description Uses the network of the node, so container ports become node ports; false by default. */
            readonly hostNetwork?: boolean;
            /** @description Shares the process ID namespace of the node, exposing its processes; false by default. */
            readonly hostPID?: boolean;
            /** @description False puts the pod in its own user namespace, so root inside has no rights outside; true by default. */
            readonly hostUsers?: boolean;
            /** @description Secrets in the pod's namespace holding the registry credentials used to pull its images. */
            readonly imagePullSecrets?: readonly components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"][];
            /** @description Containers started in order before the main ones, each finishing first unless its restartPolicy Always makes it a sidecar. */
            readonly initContainers?: readonly components["schemas"]["io.cluster.api.core.v1.Container"][];
            /** @description Node the pod is bound to; empty until scheduled, and setting it by hand bypasses the scheduler. */
            readonly nodeName?: string;
            /** @description Labels a node must carry, with equal values, for the pod to be placed on it. */
            readonly nodeSelector?: {
                readonly [key: string]: string;
            };
            /** @description Operating system of the containers, which narrows down which fields may be set. */
            readonly os?: components["schemas"]["io.cluster.api.core.v1.PodOS"];
            /** @description Resources used by the sandbox itself, taken from the RuntimeClass and added to the containers' requests. */
            readonly overhead?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /**
             * @description PreemptLowerPriority, the default, lets this pod evict less important ones; Never makes it wait instead.
             * @enum {string}
             */
            readonly preemptionPolicy?: "PreemptLowerPriority" | "Never";
            /**
             * Format: int32
             * @description Importance as a number, higher going first; worked out from priorityClassName at admission.
             */
            readonly priority?: number;
            /** @description PriorityClass that gives the pod its priority; the cluster's default class, else priority 0, when empty. */
            readonly priorityClassName?: string;
            /** @description Extra conditions that must be True, besides ready containers, before the pod is ready. */
            readonly readinessGates?: readonly components["schemas"]["io.cluster.api.core.v1.PodReadinessGate"][];
            /** @description Claims on devices; the pod starts once each is allocated and held for it. Fixed after creation. */
            readonly resourceClaims?: readonly components["schemas"]["io.cluster.api.core.v1.PodResourceClaim"][];
            /** @description Limits and requests for the pod as a whole, shared by its containers; supports cpu, memory and huge pages. */
            readonly resources?: components["schemas"]["io.cluster.api.core.v1.ResourceRequirements"];
            /**
             * @description When ended containers are started again: Always, OnFailure or Never; Always by default.
             * @default Always
             * @enum {string}
             */
            readonly restartPolicy: "Always" | "OnFailure" | "Never";
            /** @description RuntimeClass that says how to run the pod; absent uses the default runtime of the node. */
            readonly runtimeClassName?: string;
            /**
             * @description Scheduler that should place the pod; default-scheduler when not given.
             * @default default-scheduler
             */
            readonly schedulerName: string;
            /** @description Holds that keep the pod from being scheduled; set only at creation and afterwards only removed. */
            readonly schedulingGates?: readonly components["schemas"]["io.cluster.api.core.v1.PodSchedulingGate"][];
            /** @description Group of pods this one is scheduled together with; absent means it is scheduled alone. */
            readonly schedulingGroup?: components["schemas"]["io.cluster.api.core.v1.PodSchedulingGroup"];
            /**
             * @description Security settings common to all containers; empty by default.
             * @default {}
             */
            readonly securityContext: components["schemas"]["io.cluster.api.core.v1.PodSecurityContext"];
            /** @description Obsolete copy of serviceAccountName, kept for old clients. */
            readonly serviceAccount?: string;
            /** @description ServiceAccount the pod acts as; admission normally fills in default when empty. */
            readonly serviceAccountName?: string;
            /** @description Makes the kernel host name the fully qualified name of the pod instead of the short one; false by default. */
            readonly setHostnameAsFQDN?: boolean;
            /** @description Lets all containers of the pod see each other's processes; excludes hostPID and defaults to false. */
            readonly shareProcessNamespace?: boolean;
            /** @description Gives the pod the domain hostname.subdomain.namespace.svc followed by the cluster domain; none when empty. */
            readonly subdomain?: string;
            /**
             * Format: int64
             * @description Seconds between the stop signal and the forced kill when the pod is deleted; 30 by default, 0 kills at once.
             * @default 30
             */
            readonly terminationGracePeriodSeconds: number;
            /** @description Tolerated node taints. */
            readonly tolerations?: readonly components["schemas"]["io.cluster.api.core.v1.Toleration"][];
            /** @description Rules for spreading matching pods over zones, nodes or other areas; all have to be met. */
            readonly topologySpreadConstraints?: readonly components["schemas"]["io.cluster.api.core.v1.TopologySpreadConstraint"][];
            /** @description Volumes the containers may mount, each with a name unique in the pod. */
            readonly volumes?: readonly components["schemas"]["io.cluster.api.core.v1.Volume"][];
        };
        /** @description Pattern from which a controller makes pods. */
        readonly "io.cluster.api.core.v1.PodTemplateSpec": {
            /**
             * @description Labels, annotations and the like copied to every pod made from the pattern.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Desired state copied to every pod made from the pattern.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.core.v1.PodSpec"];
        };
        /** @description A volume on a Portworx storage cluster. */
        readonly "io.cluster.api.core.v1.PortworxVolumeSource": {
            /** @description File system of the volume, ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Identifier of the volume in Portworx. */
            readonly volumeID: string;
        };
        /** @description A node choice with a weight; an empty choice matches every node and has no effect. */
        readonly "io.cluster.api.core.v1.PreferredSchedulingTerm": {
            /**
             * @description Choice of nodes that earn the weight.
             * @default {}
             */
            readonly preference: components["schemas"]["io.cluster.api.core.v1.NodeSelectorTerm"];
            /**
             * Format: int32
             * @description Importance from 1 to 100, added to the score of each matching node.
             */
            readonly weight: number;
        };
        /** @description A check repeated on a container to learn whether it is started, alive or ready. */
        readonly "io.cluster.api.core.v1.Probe": {
            /** @description Runs a command in the container, passing when it exits with code 0. */
            readonly exec?: components["schemas"]["io.cluster.api.core.v1.ExecAction"];
            /**
             * Format: int32
             * @description Failures in a row needed to count as failed; 3 by default and at least 1.
             * @default 3
             */
            readonly failureThreshold: number;
            /** @description Calls the standard gRPC health service, passing when it reports SERVING. */
            readonly grpc?: components["schemas"]["io.cluster.api.core.v1.GRPCAction"];
            /** @description Sends an HTTP GET, passing on a status code from 200 to 399. */
            readonly httpGet?: components["schemas"]["io.cluster.api.core.v1.HTTPGetAction"];
            /**
             * Format: int32
             * @description Seconds to wait after the container starts before the first check; 0 by default.
             */
            readonly initialDelaySeconds?: number;
            /**
             * Format: int32
             * @description Seconds from one check to the next; 10 by default and at least 1.
             * @default 10
             */
            readonly periodSeconds: number;
            /**
             * Format: int32
             * @description Successes in a row needed to pass after a failure; 1 by default, and always 1 for liveness and startup.
             * @default 1
             */
            readonly successThreshold: number;
            /** @description Opens a TCP connection, passing when it can be established. */
            readonly tcpSocket?: components["schemas"]["io.cluster.api.core.v1.TCPSocketAction"];
            /**
             * Format: int64
             * @description Seconds to shut down when this probe fails, overriding the pod's value; not allowed on readiness probes.
             */
            readonly terminationGracePeriodSeconds?: number;
            /**
             * Format: int32
             * @description Seconds after which a check without answer has failed; 1 by default and at least 1.
             * @default 1
             */
            readonly timeoutSeconds: number;
        };
        /** @description Combines several sources into one directory. */
        readonly "io.cluster.api.core.v1.ProjectedVolumeSource": {
            /**
             * Format: int32
             * @description Permission bits of the created files, from 0 to 0777 octal; 0644 by default, with per-file modes taking precedence.
             * @default 420
             */
            readonly defaultMode: number;
            /** @description The sources to combine, each entry holding exactly one kind. */
            readonly sources?: readonly components["schemas"]["io.cluster.api.core.v1.VolumeProjection"][];
        };
        /** @description A volume on a Quobyte storage cluster, whose contents outlive the pod. */
        readonly "io.cluster.api.core.v1.QuobyteVolumeSource": {
            /** @description Group on whose behalf the volume is accessed; none when empty. */
            readonly group?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Quobyte registry services as host:port pairs, separated by commas. */
            readonly registry: string;
            /** @description Tenant that owns the volume; set by the provisioning plugin for dynamic volumes. */
            readonly tenant?: string;
            /** @description User on whose behalf the volume is accessed; the service account's user when empty. */
            readonly user?: string;
            /** @description Name of an existing Quobyte volume. */
            readonly volume: string;
        };
        /** @description A Ceph block device image mounted into a pod. */
        readonly "io.cluster.api.core.v1.RBDVolumeSource": {
            /** @description File system of the image, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Name of the block device image. */
            readonly image: string;
            /**
             * @description Path on the node of the user's key ring; /etc/ceph/keyring by default.
             * @default /etc/ceph/keyring
             */
            readonly keyring: string;
            /** @description Addresses of the Ceph monitors; at least one. */
            readonly monitors: readonly string[];
            /**
             * @description Ceph pool that holds the image; rbd by default.
             * @default rbd
             */
            readonly pool: string;
            /** @description Mounts the image without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Secret with the Ceph user's key, which takes the place of keyring when given. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /**
             * @description Ceph user to log in as; admin by default.
             * @default admin
             */
            readonly user: string;
        };
        /** @description Refers from a container to one of its pod's resource claims. */
        readonly "io.cluster.api.core.v1.ResourceClaim": {
            /** @description Name of an entry in the pod's spec.resourceClaims. */
            readonly name: string;
            /** @description Name of a single request in the claim to make available; empty gives everything in the claim. */
            readonly request?: string;
        };
        /** @description Picks a resource limit or request of a container as a value. */
        readonly "io.cluster.api.core.v1.ResourceFieldSelector": {
            /** @description Container to look at; required in volumes, and in environment variables the container itself when empty. */
            readonly containerName?: string;
            /**
             * @description Unit the amount is divided by, rounding up, before it is shown; 1 by default.
             * @default 0
             */
            readonly divisor: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Amount to read, such as limits.cpu or requests.memory. */
            readonly resource: string;
        };
        /** @description Computing resources that a container or pod needs and may use. */
        readonly "io.cluster.api.core.v1.ResourceRequirements": {
            /** @description Resource claims of the pod that this container uses; only settable on containers. */
            readonly claims?: readonly components["schemas"]["io.cluster.api.core.v1.ResourceClaim"][];
            /** @description Greatest amount of each resource that may be used; a resource left out has no limit. */
            readonly limits?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Least amount of each resource to be set aside; taken from limits for resources left out. */
            readonly requests?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description A persistent volume on a ScaleIO storage system. */
        readonly "io.cluster.api.core.v1.ScaleIOVolumeSource": {
            /**
             * @description File system of the volume, such as ext4 or xfs; xfs by default.
             * @default xfs
             */
            readonly fsType: string;
            /** @description Where the API of ScaleIO answers, as host and port of its gateway. */
            readonly gateway: string;
            /** @description ScaleIO protection domain that holds the storage. */
            readonly protectionDomain?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Secret with the user name and password for the gateway; without it logging in fails. */
            readonly secretRef: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description Talks to the gateway over TLS when true; false by default. */
            readonly sslEnabled?: boolean;
            /**
             * @description How space is provisioned: ThickProvisioned or ThinProvisioned; ThinProvisioned by default.
             * @default ThinProvisioned
             */
            readonly storageMode: string;
            /** @description ScaleIO storage pool within the protection domain. */
            readonly storagePool?: string;
            /** @description Which storage system holds the volume, by the name that ScaleIO knows. */
            readonly system: string;
            /** @description Name of an existing ScaleIO volume to use. */
            readonly volumeName?: string;
        };
        /** @description Says which system call filter is applied. */
        readonly "io.cluster.api.core.v1.SeccompProfile": {
            /** @description Profile file on the node, relative to the agent's seccomp directory; set only, and always, with type Localhost. */
            readonly localhostProfile?: string;
            /**
             * @description Localhost for a file on the node, RuntimeDefault for the runtime's own filter, Unconfined for none.
             * @enum {string}
             */
            readonly type: "Unconfined" | "RuntimeDefault" | "Localhost";
        };
        /** @description Turns every entry of a secret into an environment variable. */
        readonly "io.cluster.api.core.v1.SecretEnvSource": {
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing secret is ignored; otherwise the container does not start without it. */
            readonly optional?: boolean;
        };
        /** @description Picks one entry of a secret in the pod's namespace. */
        readonly "io.cluster.api.core.v1.SecretKeySelector": {
            /** @description Key of the entry whose value is used. */
            readonly key: string;
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing secret or key is ignored; otherwise the container does not start without it. */
            readonly optional?: boolean;
        };
        /** @description Adds entries of a secret as files to a projected volume. */
        readonly "io.cluster.api.core.v1.SecretProjection": {
            /** @description Entries to show and the files to show them in; absent shows all, each under its key. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.KeyToPath"][];
            /** @description Name of the object; its kind follows from where the reference is used; an empty name is accepted for compatibility but seldom right. */
            readonly name?: string;
            /** @description When true a missing secret or listed key is ignored; otherwise the volume cannot be set up. */
            readonly optional?: boolean;
        };
        /** @description Shows the entries of a secret as files in a volume. */
        readonly "io.cluster.api.core.v1.SecretVolumeSource": {
            /**
             * Format: int32
             * @description Permission bits of the created files, from 0 to 0777 octal; 0644 by default, with per-item modes taking precedence.
             * @default 420
             */
            readonly defaultMode: number;
            /** @description Entries to show and the files to show them in; absent shows all, each under its key. */
            readonly items?: readonly components["schemas"]["io.cluster.api.core.v1.KeyToPath"][];
            /** @description When true a missing secret or listed key is ignored; otherwise the volume cannot be set up. */
            readonly optional?: boolean;
            /** @description Secret whose keys become files; it lies in the namespace of the pod. */
            readonly secretName?: string;
        };
        /** @description Security settings of one container, which win over those of the pod. */
        readonly "io.cluster.api.core.v1.SecurityContext": {
            /** @description Whether a process may gain more rights than its parent; always true for privileged containers or with CAP_SYS_ADMIN. */
            readonly allowPrivilegeEscalation?: boolean;
            /** @description AppArmor confinement of the container; the pod's when absent, and not available on Windows. */
            readonly appArmorProfile?: components["schemas"]["io.cluster.api.core.v1.AppArmorProfile"];
            /** @description Linux capabilities to add or remove; the runtime's default set when absent, and not available on Windows. */
            readonly capabilities?: components["schemas"]["io.cluster.api.core.v1.Capabilities"];
            /** @description Gives the container nearly the rights of root on the node; false by default, and not available on Windows. */
            readonly privileged?: boolean;
            /**
             * @description How /proc is shown: Default hides sensitive paths, Unmasked shows all and needs hostUsers false; Default by default.
             * @enum {string}
             */
            readonly procMount?: "Default" | "Unmasked";
            /** @description Makes the container's root file system unwritable; false by default, and not available on Windows. */
            readonly readOnlyRootFilesystem?: boolean;
            /**
             * Format: int64
             * @description Primary group ID of the container process; taken from the pod, then the runtime, when absent.
             */
            readonly runAsGroup?: number;
            /** @description When true, the container is not started if it would run as user 0; the pod's value when absent. */
            readonly runAsNonRoot?: boolean;
            /**
             * Format: int64
             * @description User ID of the container process; taken from the pod, then the image, when absent.
             */
            readonly runAsUser?: number;
            /** @description System call filter of the container; the pod's filter when absent, and not available on Windows. */
            readonly seccompProfile?: components["schemas"]["io.cluster.api.core.v1.SeccompProfile"];
            /** @description SELinux label of the container; taken from the pod or chosen by the runtime when absent. */
            readonly seLinuxOptions?: components["schemas"]["io.cluster.api.core.v1.SELinuxOptions"];
            /** @description Settings that exist only on Windows; must be absent when spec.os.name is linux. */
            readonly windowsOptions?: components["schemas"]["io.cluster.api.core.v1.WindowsSecurityContextOptions"];
        };
        /** @description The parts of an SELinux label. */
        readonly "io.cluster.api.core.v1.SELinuxOptions": {
            /** @description Level part of the label, with sensitivity and categories; chosen by the runtime when empty. */
            readonly level?: string;
            /** @description Role part of the label; chosen by the runtime when empty. */
            readonly role?: string;
            /** @description Type part of the label; chosen by the runtime when empty. */
            readonly type?: string;
            /** @description User part of the label; chosen by the runtime when empty. */
            readonly user?: string;
        };
        /** @description Puts a short-lived, automatically renewed service account token into a projected volume. */
        readonly "io.cluster.api.core.v1.ServiceAccountTokenProjection": {
            /** @description Recipient the token is meant for, which should reject tokens for others; the API server itself when empty. */
            readonly audience?: string;
            /**
             * Format: int64
             * @description Wanted lifetime in seconds, at least 600; 3600 by default, and renewal starts well before the end.
             * @default 3600
             */
            readonly expirationSeconds: number;
            /** @description File, relative to the volume's mount point, that holds the token. */
            readonly path: string;
        };
        /** @description A lifecycle hook that merely waits. */
        readonly "io.cluster.api.core.v1.SleepAction": {
            /**
             * Format: int64
             * @description Seconds to wait, not exceeding the pod's termination grace period.
             */
            readonly seconds: number;
        };
        /** @description A persistent volume managed by StorageOS. */
        readonly "io.cluster.api.core.v1.StorageOSVolumeSource": {
            /** @description File system of the volume, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Secret with the StorageOS API credentials; built-in default credentials are tried when absent. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.LocalObjectReference"];
            /** @description Name of the volume, unique within its StorageOS namespace. */
            readonly volumeName?: string;
            /** @description StorageOS namespace of the volume; the pod's namespace when empty. */
            readonly volumeNamespace?: string;
        };
        /** @description A kernel parameter to set. */
        readonly "io.cluster.api.core.v1.Sysctl": {
            /** @description Name of the parameter, with parts separated by dots or slashes. */
            readonly name: string;
            /**
             * @description Value the parameter is set to, as text.
             * @default
             */
            readonly value: string;
        };
        /** @description A check that tries to open a TCP connection. */
        readonly "io.cluster.api.core.v1.TCPSocketAction": {
            /** @description Host to connect to; the pod's own address when empty. */
            readonly host?: string;
            /** @description Port number from 1 to 65535, or the name of a container port. */
            readonly port: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
        };
        /** @description A tolerated taint. */
        readonly "io.cluster.api.core.v1.Toleration": {
            /**
             * @description Effect of the taint: NoSchedule, PreferNoSchedule or NoExecute; empty matches every effect.
             * @enum {string}
             */
            readonly effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
            /** @description Key of the taint; empty, together with operator Exists, matches every key. */
            readonly key?: string;
            /**
             * @description Exists ignores the value, Equal compares it, Lt and Gt compare integers where enabled; Equal by default.
             * @enum {string}
             */
            readonly operator?: "Exists" | "Equal" | "Lt" | "Gt";
            /**
             * Format: int64
             * @description Seconds a pod stays after a NoExecute taint appears; absent means for ever, 0 or less means eviction at once.
             */
            readonly tolerationSeconds?: number;
            /** @description Value the taint must have; leave empty with operator Exists. */
            readonly value?: string;
        };
        /** @description A rule for spreading matching pods evenly over areas of the cluster. */
        readonly "io.cluster.api.core.v1.TopologySpreadConstraint": {
            /** @description Labels of the pods that are counted in each area; absent counts none. */
            readonly labelSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Label keys whose values on the incoming pod narrow down the pods counted; needs labelSelector. */
            readonly matchLabelKeys?: readonly string[];
            /**
             * Format: int32
             * @description Greatest allowed difference in matching pods between an area and the least filled one; more than 0.
             */
            readonly maxSkew: number;
            /**
             * Format: int32
             * @description Number of areas that must exist, else the least count is taken as 0; 1 when absent, only with DoNotSchedule.
             */
            readonly minDomains?: number;
            /**
             * @description Honor counts only nodes the pod's node selector and affinity allow, Ignore counts all; Honor by default.
             * @enum {string}
             */
            readonly nodeAffinityPolicy?: "Ignore" | "Honor";
            /**
             * @description Honor leaves out nodes with taints the pod does not tolerate, Ignore counts all; Ignore by default.
             * @enum {string}
             */
            readonly nodeTaintsPolicy?: "Ignore" | "Honor";
            /** @description Node label whose equal values put nodes in the same area; nodes without it are left out. */
            readonly topologyKey: string;
            /**
             * @description DoNotSchedule keeps the pod waiting when the rule cannot be met, ScheduleAnyway only prefers better nodes.
             * @enum {string}
             */
            readonly whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
        };
        /** @description Refers by kind to an object in the same namespace. */
        readonly "io.cluster.api.core.v1.TypedLocalObjectReference": {
            /** @description API group of the object; absent or empty means the core group. */
            readonly apiGroup?: string;
            /** @description What sort of object is meant, such as PersistentVolumeClaim. */
            readonly kind: string;
            /** @description Which object of the kind, by its metadata.name. */
            readonly name: string;
        };
        /** @description Refers by kind to an object, possibly in another namespace. */
        readonly "io.cluster.api.core.v1.TypedObjectReference": {
            /** @description API group of the object; absent or empty means the core group. */
            readonly apiGroup?: string;
            /** @description What sort of object is meant, such as VolumeSnapshot. */
            readonly kind: string;
            /** @description Which object of the kind, by its metadata.name. */
            readonly name: string;
            /** @description Namespace of the object, which another namespace has to permit by a reference grant; the own namespace when absent. */
            readonly namespace?: string;
        };
        /** @description A named piece of storage that the containers of a pod can mount. */
        readonly "io.cluster.api.core.v1.Volume": {
            /** @description Obsolete built-in access to an AWS EBS volume, now served by the storage driver. */
            readonly awsElasticBlockStore?: components["schemas"]["io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource"];
            /** @description Obsolete built-in access to an Azure data disk, now served by the storage driver. */
            readonly azureDisk?: components["schemas"]["io.cluster.api.core.v1.AzureDiskVolumeSource"];
            /** @description Obsolete built-in access to an Azure file share, now served by the storage driver. */
            readonly azureFile?: components["schemas"]["io.cluster.api.core.v1.AzureFileVolumeSource"];
            /** @description Obsolete access to a CephFS directory, which current nodes no longer support. */
            readonly cephfs?: components["schemas"]["io.cluster.api.core.v1.CephFSVolumeSource"];
            /** @description Obsolete built-in access to an OpenStack Cinder volume, now served by the storage driver. */
            readonly cinder?: components["schemas"]["io.cluster.api.core.v1.CinderVolumeSource"];
            /** @description Entries of a config map in the pod's namespace, as files. */
            readonly configMap?: components["schemas"]["io.cluster.api.core.v1.ConfigMapVolumeSource"];
            /** @description Ephemeral storage handled by a CSI driver that supports volumes declared in the pod. */
            readonly csi?: components["schemas"]["io.cluster.api.core.v1.CSIVolumeSource"];
            /** @description Fields of the pod itself, as files. */
            readonly downwardAPI?: components["schemas"]["io.cluster.api.core.v1.DownwardAPIVolumeSource"];
            /** @description A directory that starts empty and is removed together with the pod. */
            readonly emptyDir?: components["schemas"]["io.cluster.api.core.v1.EmptyDirVolumeSource"];
            /** @description A volume provisioned through a claim that is created and deleted together with the pod. */
            readonly ephemeral?: components["schemas"]["io.cluster.api.core.v1.EphemeralVolumeSource"];
            /** @description A Fibre Channel disk attached to the node and mounted. */
            readonly fc?: components["schemas"]["io.cluster.api.core.v1.FCVolumeSource"];
            /** @description Obsolete use of an executable driver installed on the node; prefer a CSI driver. */
            readonly flexVolume?: components["schemas"]["io.cluster.api.core.v1.FlexVolumeSource"];
            /** @description Obsolete access to a Flocker dataset, which current nodes no longer support. */
            readonly flocker?: components["schemas"]["io.cluster.api.core.v1.FlockerVolumeSource"];
            /** @description Obsolete built-in access to a Google Compute Engine disk, now served by the storage driver. */
            readonly gcePersistentDisk?: components["schemas"]["io.cluster.api.core.v1.GCEPersistentDiskVolumeSource"];
            /** @description Obsolete clone of a Git repository, refused by current nodes; clone in an init container instead. */
            readonly gitRepo?: components["schemas"]["io.cluster.api.core.v1.GitRepoVolumeSource"];
            /** @description Obsolete access to a GlusterFS volume, which current nodes no longer support. */
            readonly glusterfs?: components["schemas"]["io.cluster.api.core.v1.GlusterfsVolumeSource"];
            /** @description A file or directory of the node itself, which exposes the node to the pod and needs care. */
            readonly hostPath?: components["schemas"]["io.cluster.api.core.v1.HostPathVolumeSource"];
            /** @description Contents of an OCI image or artifact, mounted read-only. */
            readonly image?: components["schemas"]["io.cluster.api.core.v1.ImageVolumeSource"];
            /** @description An iSCSI disk attached to the node and mounted. */
            readonly iscsi?: components["schemas"]["io.cluster.api.core.v1.ISCSIVolumeSource"];
            /** @description Name by which containers refer to the volume; a DNS label unique in the pod. */
            readonly name: string;
            /** @description A directory exported by an NFS server. */
            readonly nfs?: components["schemas"]["io.cluster.api.core.v1.NFSVolumeSource"];
            /** @description The volume bound to a claim in the pod's namespace. */
            readonly persistentVolumeClaim?: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeClaimVolumeSource"];
            /** @description Obsolete access to a Photon Controller disk, which current nodes no longer support. */
            readonly photonPersistentDisk?: components["schemas"]["io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource"];
            /** @description Obsolete built-in access to a Portworx volume, now served by the storage driver. */
            readonly portworxVolume?: components["schemas"]["io.cluster.api.core.v1.PortworxVolumeSource"];
            /** @description One directory combining secrets, config maps, pod fields, tokens and certificates. */
            readonly projected?: components["schemas"]["io.cluster.api.core.v1.ProjectedVolumeSource"];
            /** @description Obsolete access to a Quobyte volume, which current nodes no longer support. */
            readonly quobyte?: components["schemas"]["io.cluster.api.core.v1.QuobyteVolumeSource"];
            /** @description Obsolete access to a Ceph block device, which current nodes no longer support. */
            readonly rbd?: components["schemas"]["io.cluster.api.core.v1.RBDVolumeSource"];
            /** @description Obsolete access to a ScaleIO volume, which current nodes no longer support. */
            readonly scaleIO?: components["schemas"]["io.cluster.api.core.v1.ScaleIOVolumeSource"];
            /** @description Entries of a secret in the pod's namespace, as files. */
            readonly secret?: components["schemas"]["io.cluster.api.core.v1.SecretVolumeSource"];
            /** @description Obsolete access to a StorageOS volume, which current nodes no longer support. */
            readonly storageos?: components["schemas"]["io.cluster.api.core.v1.StorageOSVolumeSource"];
            /** @description Obsolete built-in access to a vSphere disk, now served by the storage driver. */
            readonly vsphereVolume?: components["schemas"]["io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource"];
        };
        /** @description Makes a raw block volume available inside a container. */
        readonly "io.cluster.api.core.v1.VolumeDevice": {
            /** @description Path of the device inside the container. */
            readonly devicePath: string;
            /** @description Name of a volume in the pod that comes from a claim in Block mode. */
            readonly name: string;
        };
        /** @description Places a volume in the file system of a container. */
        readonly "io.cluster.api.core.v1.VolumeMount": {
            /** @description Path in the container where the volume appears; must not contain a colon. */
            readonly mountPath: string;
            /**
             * @description Whether later mounts are passed on: None (the default), HostToContainer or Bidirectional.
             * @enum {string}
             */
            readonly mountPropagation?: "None" | "HostToContainer" | "Bidirectional";
            /** @description Name of the pod's volume to mount. */
            readonly name: string;
            /** @description Mounts without write access when true; false by default. */
            readonly readOnly?: boolean;
            /**
             * @description Whether nested mounts are read-only too: Disabled (the default), IfPossible or Enabled; the latter two require readOnly true.
             * @enum {string}
             */
            readonly recursiveReadOnly?: "Disabled" | "IfPossible" | "Enabled";
            /** @description Path within the volume to mount; the volume's root when empty. */
            readonly subPath?: string;
            /** @description Like subPath but with $(NAME) replaced by the container's environment variables; excludes subPath. */
            readonly subPathExpr?: string;
        };
        /** @description One source of a projected volume; exactly one member is set. */
        readonly "io.cluster.api.core.v1.VolumeProjection": {
            /** @description Certificates of trust bundles, chosen by name or by signer and labels, as a PEM file. */
            readonly clusterTrustBundle?: components["schemas"]["io.cluster.api.core.v1.ClusterTrustBundleProjection"];
            /** @description Entries of a config map, as files. */
            readonly configMap?: components["schemas"]["io.cluster.api.core.v1.ConfigMapProjection"];
            /** @description Fields of the pod itself, as files. */
            readonly downwardAPI?: components["schemas"]["io.cluster.api.core.v1.DownwardAPIProjection"];
            /** @description A renewed private key and certificate chain for the pod, as files. */
            readonly podCertificate?: components["schemas"]["io.cluster.api.core.v1.PodCertificateProjection"];
            /** @description Entries of a secret, as files. */
            readonly secret?: components["schemas"]["io.cluster.api.core.v1.SecretProjection"];
            /** @description A renewed token of the pod's service account, as a file. */
            readonly serviceAccountToken?: components["schemas"]["io.cluster.api.core.v1.ServiceAccountTokenProjection"];
        };
        /** @description Amounts of storage wanted for a claim. */
        readonly "io.cluster.api.core.v1.VolumeResourceRequirements": {
            /** @description Greatest amount of each resource the volume may have; a resource left out has no limit. */
            readonly limits?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Least amount of each resource the volume must have; taken from limits for resources left out. */
            readonly requests?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description A virtual disk kept in a vSphere datastore. */
        readonly "io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource": {
            /** @description File system of the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Identifier of the storage policy named by storagePolicyName. */
            readonly storagePolicyID?: string;
            /** @description Name of the storage policy the disk is governed by. */
            readonly storagePolicyName?: string;
            /** @description Path of the virtual disk file in its datastore. */
            readonly volumePath: string;
        };
        /** @description A pod affinity term with a weight. */
        readonly "io.cluster.api.core.v1.WeightedPodAffinityTerm": {
            /**
             * @description The set of pods and the area the weight applies to.
             * @default {}
             */
            readonly podAffinityTerm: components["schemas"]["io.cluster.api.core.v1.PodAffinityTerm"];
            /**
             * Format: int32
             * @description Importance from 1 to 100 of the term in a node's score.
             */
            readonly weight: number;
        };
        /** @description Security settings for Windows containers, where a container's own values win over the pod's. */
        readonly "io.cluster.api.core.v1.WindowsSecurityContextOptions": {
            /** @description Contents of the credential specification, normally filled in by the admission webhook from its name. */
            readonly gmsaCredentialSpec?: string;
            /** @description Name of the group managed service account credential specification object to use. */
            readonly gmsaCredentialSpecName?: string;
            /** @description Runs as a process on the node itself, for all containers of a pod alike, and needs hostNetwork; false by default. */
            readonly hostProcess?: boolean;
            /** @description Windows user the container process runs as; the image decides when absent. */
            readonly runAsUserName?: string;
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
        /**
         * Format: int-or-string
         * @description An integer, or a string such as a name or a percentage.
         */
        readonly "io.cluster.apimachinery.pkg.util.intstr.IntOrString": number | string;
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
export type AWSElasticBlockStoreVolumeSource = components['schemas']['io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource'];
export type Affinity = components['schemas']['io.cluster.api.core.v1.Affinity'];
export type AppArmorProfile = components['schemas']['io.cluster.api.core.v1.AppArmorProfile'];
export type AzureDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.AzureDiskVolumeSource'];
export type AzureFileVolumeSource = components['schemas']['io.cluster.api.core.v1.AzureFileVolumeSource'];
export type CSIVolumeSource = components['schemas']['io.cluster.api.core.v1.CSIVolumeSource'];
export type Capabilities = components['schemas']['io.cluster.api.core.v1.Capabilities'];
export type CephFSVolumeSource = components['schemas']['io.cluster.api.core.v1.CephFSVolumeSource'];
export type CinderVolumeSource = components['schemas']['io.cluster.api.core.v1.CinderVolumeSource'];
export type ClusterTrustBundleProjection = components['schemas']['io.cluster.api.core.v1.ClusterTrustBundleProjection'];
export type ConfigMapEnvSource = components['schemas']['io.cluster.api.core.v1.ConfigMapEnvSource'];
export type ConfigMapKeySelector = components['schemas']['io.cluster.api.core.v1.ConfigMapKeySelector'];
export type ConfigMapProjection = components['schemas']['io.cluster.api.core.v1.ConfigMapProjection'];
export type ConfigMapVolumeSource = components['schemas']['io.cluster.api.core.v1.ConfigMapVolumeSource'];
export type Container = components['schemas']['io.cluster.api.core.v1.Container'];
export type ContainerPort = components['schemas']['io.cluster.api.core.v1.ContainerPort'];
export type ContainerResizePolicy = components['schemas']['io.cluster.api.core.v1.ContainerResizePolicy'];
export type ContainerRestartRule = components['schemas']['io.cluster.api.core.v1.ContainerRestartRule'];
export type ContainerRestartRuleOnExitCodes = components['schemas']['io.cluster.api.core.v1.ContainerRestartRuleOnExitCodes'];
export type ControllerRevision = components['schemas']['io.cluster.api.apps.v1.ControllerRevision'];
export type ControllerRevisionList = components['schemas']['io.cluster.api.apps.v1.ControllerRevisionList'];
export type DaemonSet = components['schemas']['io.cluster.api.apps.v1.DaemonSet'];
export type DaemonSetCondition = components['schemas']['io.cluster.api.apps.v1.DaemonSetCondition'];
export type DaemonSetList = components['schemas']['io.cluster.api.apps.v1.DaemonSetList'];
export type DaemonSetSpec = components['schemas']['io.cluster.api.apps.v1.DaemonSetSpec'];
export type DaemonSetStatus = components['schemas']['io.cluster.api.apps.v1.DaemonSetStatus'];
export type DaemonSetUpdateStrategy = components['schemas']['io.cluster.api.apps.v1.DaemonSetUpdateStrategy'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type Deployment = components['schemas']['io.cluster.api.apps.v1.Deployment'];
export type DeploymentCondition = components['schemas']['io.cluster.api.apps.v1.DeploymentCondition'];
export type DeploymentList = components['schemas']['io.cluster.api.apps.v1.DeploymentList'];
export type DeploymentSpec = components['schemas']['io.cluster.api.apps.v1.DeploymentSpec'];
export type DeploymentStatus = components['schemas']['io.cluster.api.apps.v1.DeploymentStatus'];
export type DeploymentStrategy = components['schemas']['io.cluster.api.apps.v1.DeploymentStrategy'];
export type DownwardAPIProjection = components['schemas']['io.cluster.api.core.v1.DownwardAPIProjection'];
export type DownwardAPIVolumeFile = components['schemas']['io.cluster.api.core.v1.DownwardAPIVolumeFile'];
export type DownwardAPIVolumeSource = components['schemas']['io.cluster.api.core.v1.DownwardAPIVolumeSource'];
export type EmptyDirVolumeSource = components['schemas']['io.cluster.api.core.v1.EmptyDirVolumeSource'];
export type EnvFromSource = components['schemas']['io.cluster.api.core.v1.EnvFromSource'];
export type EnvVar = components['schemas']['io.cluster.api.core.v1.EnvVar'];
export type EnvVarSource = components['schemas']['io.cluster.api.core.v1.EnvVarSource'];
export type EphemeralContainer = components['schemas']['io.cluster.api.core.v1.EphemeralContainer'];
export type EphemeralVolumeSource = components['schemas']['io.cluster.api.core.v1.EphemeralVolumeSource'];
export type ExecAction = components['schemas']['io.cluster.api.core.v1.ExecAction'];
export type FCVolumeSource = components['schemas']['io.cluster.api.core.v1.FCVolumeSource'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type FileKeySelector = components['schemas']['io.cluster.api.core.v1.FileKeySelector'];
export type FlexVolumeSource = components['schemas']['io.cluster.api.core.v1.FlexVolumeSource'];
export type FlockerVolumeSource = components['schemas']['io.cluster.api.core.v1.FlockerVolumeSource'];
export type GCEPersistentDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.GCEPersistentDiskVolumeSource'];
export type GRPCAction = components['schemas']['io.cluster.api.core.v1.GRPCAction'];
export type GitRepoVolumeSource = components['schemas']['io.cluster.api.core.v1.GitRepoVolumeSource'];
export type GlusterfsVolumeSource = components['schemas']['io.cluster.api.core.v1.GlusterfsVolumeSource'];
export type HTTPGetAction = components['schemas']['io.cluster.api.core.v1.HTTPGetAction'];
export type HTTPHeader = components['schemas']['io.cluster.api.core.v1.HTTPHeader'];
export type HostAlias = components['schemas']['io.cluster.api.core.v1.HostAlias'];
export type HostPathVolumeSource = components['schemas']['io.cluster.api.core.v1.HostPathVolumeSource'];
export type ISCSIVolumeSource = components['schemas']['io.cluster.api.core.v1.ISCSIVolumeSource'];
export type ImageVolumeSource = components['schemas']['io.cluster.api.core.v1.ImageVolumeSource'];
export type IntOrString = components['schemas']['io.cluster.apimachinery.pkg.util.intstr.IntOrString'];
export type KeyToPath = components['schemas']['io.cluster.api.core.v1.KeyToPath'];
export type LabelSelector = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type Lifecycle = components['schemas']['io.cluster.api.core.v1.Lifecycle'];
export type LifecycleHandler = components['schemas']['io.cluster.api.core.v1.LifecycleHandler'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type LocalObjectReference = components['schemas']['io.cluster.api.core.v1.LocalObjectReference'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type ModifyVolumeStatus = components['schemas']['io.cluster.api.core.v1.ModifyVolumeStatus'];
export type NFSVolumeSource = components['schemas']['io.cluster.api.core.v1.NFSVolumeSource'];
export type NodeAffinity = components['schemas']['io.cluster.api.core.v1.NodeAffinity'];
export type NodeSelector = components['schemas']['io.cluster.api.core.v1.NodeSelector'];
export type NodeSelectorRequirement = components['schemas']['io.cluster.api.core.v1.NodeSelectorRequirement'];
export type NodeSelectorTerm = components['schemas']['io.cluster.api.core.v1.NodeSelectorTerm'];
export type ObjectFieldSelector = components['schemas']['io.cluster.api.core.v1.ObjectFieldSelector'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type PersistentVolumeClaim = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaim'];
export type PersistentVolumeClaimCondition = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaimCondition'];
export type PersistentVolumeClaimSpec = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaimSpec'];
export type PersistentVolumeClaimStatus = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaimStatus'];
export type PersistentVolumeClaimTemplate = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaimTemplate'];
export type PersistentVolumeClaimVolumeSource = components['schemas']['io.cluster.api.core.v1.PersistentVolumeClaimVolumeSource'];
export type PhotonPersistentDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource'];
export type PodAffinity = components['schemas']['io.cluster.api.core.v1.PodAffinity'];
export type PodAffinityTerm = components['schemas']['io.cluster.api.core.v1.PodAffinityTerm'];
export type PodAntiAffinity = components['schemas']['io.cluster.api.core.v1.PodAntiAffinity'];
export type PodCertificateProjection = components['schemas']['io.cluster.api.core.v1.PodCertificateProjection'];
export type PodDNSConfig = components['schemas']['io.cluster.api.core.v1.PodDNSConfig'];
export type PodDNSConfigOption = components['schemas']['io.cluster.api.core.v1.PodDNSConfigOption'];
export type PodOS = components['schemas']['io.cluster.api.core.v1.PodOS'];
export type PodReadinessGate = components['schemas']['io.cluster.api.core.v1.PodReadinessGate'];
export type PodResourceClaim = components['schemas']['io.cluster.api.core.v1.PodResourceClaim'];
export type PodSchedulingGate = components['schemas']['io.cluster.api.core.v1.PodSchedulingGate'];
export type PodSchedulingGroup = components['schemas']['io.cluster.api.core.v1.PodSchedulingGroup'];
export type PodSecurityContext = components['schemas']['io.cluster.api.core.v1.PodSecurityContext'];
export type PodSpec = components['schemas']['io.cluster.api.core.v1.PodSpec'];
export type PodTemplateSpec = components['schemas']['io.cluster.api.core.v1.PodTemplateSpec'];
export type PortworxVolumeSource = components['schemas']['io.cluster.api.core.v1.PortworxVolumeSource'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type PreferredSchedulingTerm = components['schemas']['io.cluster.api.core.v1.PreferredSchedulingTerm'];
export type Probe = components['schemas']['io.cluster.api.core.v1.Probe'];
export type ProjectedVolumeSource = components['schemas']['io.cluster.api.core.v1.ProjectedVolumeSource'];
export type Quantity = components['schemas']['io.cluster.apimachinery.pkg.api.resource.Quantity'];
export type QuobyteVolumeSource = components['schemas']['io.cluster.api.core.v1.QuobyteVolumeSource'];
export type RBDVolumeSource = components['schemas']['io.cluster.api.core.v1.RBDVolumeSource'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ReplicaSet = components['schemas']['io.cluster.api.apps.v1.ReplicaSet'];
export type ReplicaSetCondition = components['schemas']['io.cluster.api.apps.v1.ReplicaSetCondition'];
export type ReplicaSetList = components['schemas']['io.cluster.api.apps.v1.ReplicaSetList'];
export type ReplicaSetSpec = components['schemas']['io.cluster.api.apps.v1.ReplicaSetSpec'];
export type ReplicaSetStatus = components['schemas']['io.cluster.api.apps.v1.ReplicaSetStatus'];
export type ResourceClaim = components['schemas']['io.cluster.api.core.v1.ResourceClaim'];
export type ResourceFieldSelector = components['schemas']['io.cluster.api.core.v1.ResourceFieldSelector'];
export type ResourceRequirements = components['schemas']['io.cluster.api.core.v1.ResourceRequirements'];
export type RollingUpdateDaemonSet = components['schemas']['io.cluster.api.apps.v1.RollingUpdateDaemonSet'];
export type RollingUpdateDeployment = components['schemas']['io.cluster.api.apps.v1.RollingUpdateDeployment'];
export type RollingUpdateStatefulSetStrategy = components['schemas']['io.cluster.api.apps.v1.RollingUpdateStatefulSetStrategy'];
export type SELinuxOptions = components['schemas']['io.cluster.api.core.v1.SELinuxOptions'];
export type Scale = components['schemas']['io.cluster.api.autoscaling.v1.Scale'];
export type ScaleIOVolumeSource = components['schemas']['io.cluster.api.core.v1.ScaleIOVolumeSource'];
export type ScaleSpec = components['schemas']['io.cluster.api.autoscaling.v1.ScaleSpec'];
export type ScaleStatus = components['schemas']['io.cluster.api.autoscaling.v1.ScaleStatus'];
export type SeccompProfile = components['schemas']['io.cluster.api.core.v1.SeccompProfile'];
export type SecretEnvSource = components['schemas']['io.cluster.api.core.v1.SecretEnvSource'];
export type SecretKeySelector = components['schemas']['io.cluster.api.core.v1.SecretKeySelector'];
export type SecretProjection = components['schemas']['io.cluster.api.core.v1.SecretProjection'];
export type SecretVolumeSource = components['schemas']['io.cluster.api.core.v1.SecretVolumeSource'];
export type SecurityContext = components['schemas']['io.cluster.api.core.v1.SecurityContext'];
export type ServiceAccountTokenProjection = components['schemas']['io.cluster.api.core.v1.ServiceAccountTokenProjection'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type SleepAction = components['schemas']['io.cluster.api.core.v1.SleepAction'];
export type StatefulSet = components['schemas']['io.cluster.api.apps.v1.StatefulSet'];
export type StatefulSetCondition = components['schemas']['io.cluster.api.apps.v1.StatefulSetCondition'];
export type StatefulSetList = components['schemas']['io.cluster.api.apps.v1.StatefulSetList'];
export type StatefulSetOrdinals = components['schemas']['io.cluster.api.apps.v1.StatefulSetOrdinals'];
export type StatefulSetPersistentVolumeClaimRetentionPolicy = components['schemas']['io.cluster.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy'];
export type StatefulSetSpec = components['schemas']['io.cluster.api.apps.v1.StatefulSetSpec'];
export type StatefulSetStatus = components['schemas']['io.cluster.api.apps.v1.StatefulSetStatus'];
export type StatefulSetUpdateStrategy = components['schemas']['io.cluster.api.apps.v1.StatefulSetUpdateStrategy'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type StorageOSVolumeSource = components['schemas']['io.cluster.api.core.v1.StorageOSVolumeSource'];
export type Sysctl = components['schemas']['io.cluster.api.core.v1.Sysctl'];
export type TCPSocketAction = components['schemas']['io.cluster.api.core.v1.TCPSocketAction'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type Toleration = components['schemas']['io.cluster.api.core.v1.Toleration'];
export type TopologySpreadConstraint = components['schemas']['io.cluster.api.core.v1.TopologySpreadConstraint'];
export type TypedLocalObjectReference = components['schemas']['io.cluster.api.core.v1.TypedLocalObjectReference'];
export type TypedObjectReference = components['schemas']['io.cluster.api.core.v1.TypedObjectReference'];
export type Volume = components['schemas']['io.cluster.api.core.v1.Volume'];
export type VolumeDevice = components['schemas']['io.cluster.api.core.v1.VolumeDevice'];
export type VolumeMount = components['schemas']['io.cluster.api.core.v1.VolumeMount'];
export type VolumeProjection = components['schemas']['io.cluster.api.core.v1.VolumeProjection'];
export type VolumeResourceRequirements = components['schemas']['io.cluster.api.core.v1.VolumeResourceRequirements'];
export type VsphereVirtualDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
export type WeightedPodAffinityTerm = components['schemas']['io.cluster.api.core.v1.WeightedPodAffinityTerm'];
export type WindowsSecurityContextOptions = components['schemas']['io.cluster.api.core.v1.WindowsSecurityContextOptions'];
