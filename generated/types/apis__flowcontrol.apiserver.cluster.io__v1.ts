// Generated from generated/openapi/v3/apis__flowcontrol.apiserver.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Capacity that counts as belonging to exempt requests. */
        readonly "io.cluster.api.flowcontrol.v1.ExemptPriorityLevelConfiguration": {
            /**
             * Format: int32
             * @description Percentage of the level's seats that others may borrow, 0 to 100; 0 by default.
             * @default 0
             */
            readonly lendablePercent: number;
            /**
             * Format: int32
             * @description Share of the level relative to the sum of all levels; 0 by default. Its own requests are not limited by it.
             * @default 0
             */
            readonly nominalConcurrencyShares: number;
        };
        /** @description What distinguishes the flows of one schema. */
        readonly "io.cluster.api.flowcontrol.v1.FlowDistinguisherMethod": {
            /**
             * @description ByUser makes a flow for each user, ByNamespace one for each namespace.
             * @enum {string}
             */
            readonly type: "ByUser" | "ByNamespace";
        };
        /** @description Sorts incoming requests into flows and sends them to a priority level. */
        readonly "io.cluster.api.flowcontrol.v1.FlowSchema": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name and other bookkeeping data of the schema.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Which requests match, and where they go.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.flowcontrol.v1.FlowSchemaSpec"];
            /**
             * @description Whether the schema is in working order.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.flowcontrol.v1.FlowSchemaStatus"];
        };
        /** @description One observation about a flow schema. */
        readonly "io.cluster.api.flowcontrol.v1.FlowSchemaCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /** @description One CamelCase word saying why the condition has this status. */
            readonly reason?: string;
            /** @description True, False or Unknown; required. */
            readonly status?: string;
            /** @description What is observed, for example Dangling; required. */
            readonly type?: string;
        };
        /** @description A list of FlowSchema objects. */
        readonly "io.cluster.api.flowcontrol.v1.FlowSchemaList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The FlowSchema objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.FlowSchema"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Which requests a flow schema matches, and their priority level. */
        readonly "io.cluster.api.flowcontrol.v1.FlowSchemaSpec": {
            /** @description How matching requests are split into flows; absent keeps them in a single flow. */
            readonly distinguisherMethod?: components["schemas"]["io.cluster.api.flowcontrol.v1.FlowDistinguisherMethod"];
            /**
             * Format: int32
             * @description The matching schema with the lowest number is used; 1 to 10000, 1000 by default.
             * @default 1000
             */
            readonly matchingPrecedence: number;
            /**
             * @description Priority level of matching requests; while it does not exist, the schema is ignored.
             * @default {}
             */
            readonly priorityLevelConfiguration: components["schemas"]["io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationReference"];
            /** @description Requests that match; one matching rule is enough, and an empty list matches nothing. */
            readonly rules?: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.PolicyRulesWithSubjects"][];
        };
        /** @description Observations of the server about a flow schema. */
        readonly "io.cluster.api.flowcontrol.v1.FlowSchemaStatus": {
            /** @description Latest observations about the schema, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.FlowSchemaCondition"][];
        };
        /** @description Matches the members of a group. */
        readonly "io.cluster.api.flowcontrol.v1.GroupSubject": {
            /** @description Group name, or * for every group. */
            readonly name: string;
        };
        /** @description Share of the capacity that a priority level gets, and what happens beyond it. */
        readonly "io.cluster.api.flowcontrol.v1.LimitedPriorityLevelConfiguration": {
            /**
             * Format: int32
             * @description Most that the level may borrow from others, as a percentage of its own seats; no limit when absent.
             */
            readonly borrowingLimitPercent?: number;
            /**
             * Format: int32
             * @description Percentage of the level's seats that others may borrow, 0 to 100; 0 by default.
             * @default 0
             */
            readonly lendablePercent: number;
            /**
             * @description Treatment of requests that cannot run now.
             * @default {}
             */
            readonly limitResponse: components["schemas"]["io.cluster.api.flowcontrol.v1.LimitResponse"];
            /**
             * Format: int32
             * @description Share of the level relative to the sum of all levels; 30 by default, and 0 leaves it without seats of its own.
             * @default 30
             */
            readonly nominalConcurrencyShares: number;
        };
        /** @description Treatment of a request that cannot run now. */
        readonly "io.cluster.api.flowcontrol.v1.LimitResponse": {
            /** @description Size and number of the queues; required with type Queue and forbidden with Reject. */
            readonly queuing?: components["schemas"]["io.cluster.api.flowcontrol.v1.QueuingConfiguration"];
            /**
             * @description Queue lets the request wait, Reject refuses it at once.
             * @enum {string}
             */
            readonly type: "Queue" | "Reject";
        };
        /** @description Matches requests for paths that are not resources. */
        readonly "io.cluster.api.flowcontrol.v1.NonResourcePolicyRule": {
            /** @description Paths that match, as /healthz or /healthz/*; a star stands at the end only, and * alone takes every path. */
            readonly nonResourceURLs: readonly string[];
            /** @description Verbs that match; * stands for all and is then alone. */
            readonly verbs: readonly string[];
        };
        /** @description Matches a request when a subject matches its user and a resource or non-resource rule matches the request. */
        readonly "io.cluster.api.flowcontrol.v1.PolicyRulesWithSubjects": {
            /** @description Requests for other paths that match; this list or resourceRules has an entry. */
            readonly nonResourceRules?: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.NonResourcePolicyRule"][];
            /** @description Requests for resources that match; this list or nonResourceRules has an entry. */
            readonly resourceRules?: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.ResourcePolicyRule"][];
            /** @description Users the rule is for; at least one. */
            readonly subjects: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.Subject"][];
        };
        /** @description A share of the server's capacity, and what happens to requests when the share is used up. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfiguration": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name and other bookkeeping data of the priority level.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Share and limits of the priority level.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationSpec"];
            /**
             * @description Whether the priority level is in working order.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationStatus"];
        };
        /** @description One observation about a priority level. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /** @description One CamelCase word saying why the condition has this status. */
            readonly reason?: string;
            /** @description True, False or Unknown; required. */
            readonly status?: string;
            /** @description What is observed; required. */
            readonly type?: string;
        };
        /** @description A list of PriorityLevelConfiguration objects. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The PriorityLevelConfiguration objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.PriorityLevelConfiguration"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Refers from a flow schema to the priority level of its requests. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationReference": {
            /** @description Name of the priority level; required. */
            readonly name: string;
        };
        /** @description How the requests of a priority level are treated. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationSpec": {
            /** @description Capacity set aside for the level, allowed with type Exempt only. */
            readonly exempt?: components["schemas"]["io.cluster.api.flowcontrol.v1.ExemptPriorityLevelConfiguration"];
            /** @description Share and limits of the level; required with type Limited and forbidden otherwise. */
            readonly limited?: components["schemas"]["io.cluster.api.flowcontrol.v1.LimitedPriorityLevelConfiguration"];
            /**
             * @description Limited keeps requests within a share of the capacity; Exempt lets them run at once.
             * @enum {string}
             */
            readonly type: "Exempt" | "Limited";
        };
        /** @description Observations of the server about a priority level. */
        readonly "io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationStatus": {
            /** @description Latest observations about the priority level, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationCondition"][];
        };
        /** @description Queues in which the requests of a priority level wait. */
        readonly "io.cluster.api.flowcontrol.v1.QueuingConfiguration": {
            /**
             * Format: int32
             * @description Number of queues among which each flow picks the shortest; 8 by default, at most the number of queues.
             * @default 8
             */
            readonly handSize: number;
            /**
             * Format: int32
             * @description Most requests that wait in one queue, beyond which they are refused; 50 by default.
             * @default 50
             */
            readonly queueLengthLimit: number;
            /**
             * Format: int32
             * @description Number of queues; 64 by default. More of them keep flows better apart.
             * @default 64
             */
            readonly queues: number;
        };
        /** @description Matches requests for resources by verb, group, resource and namespace, all of which must match. */
        readonly "io.cluster.api.flowcontrol.v1.ResourcePolicyRule": {
            /** @description API groups that match; * stands for all and is then alone. */
            readonly apiGroups: readonly string[];
            /** @description True lets requests without a namespace match; false by default, and then namespaces has entries. */
            readonly clusterScope?: boolean;
            /** @description Namespaces that match; * or an empty entry stands for every namespace, and the list may be empty with clusterScope only. */
            readonly namespaces?: readonly string[];
            /** @description Plural resource names that match, with the subresource where needed, as in nodes/status; * stands for all and is then alone. */
            readonly resources: readonly string[];
            /** @description Verbs that match; * stands for all and is then alone. */
            readonly verbs: readonly string[];
        };
        /** @description Matches service accounts of a namespace. */
        readonly "io.cluster.api.flowcontrol.v1.ServiceAccountSubject": {
            /** @description Name of the service account, or * for all of the namespace. */
            readonly name: string;
            /** @description Namespace of the service accounts; required. */
            readonly namespace: string;
        };
        /** @description One kind of user: a user, a group or a service account. */
        readonly "io.cluster.api.flowcontrol.v1.Subject": {
            /** @description Groups that match, with kind Group. */
            readonly group?: components["schemas"]["io.cluster.api.flowcontrol.v1.GroupSubject"];
            /**
             * @description User, Group or ServiceAccount; the member of that name has to be set, and no other.
             * @enum {string}
             */
            readonly kind: "User" | "Group" | "ServiceAccount";
            /** @description Service accounts that match, with kind ServiceAccount. */
            readonly serviceAccount?: components["schemas"]["io.cluster.api.flowcontrol.v1.ServiceAccountSubject"];
            /** @description Users that match, with kind User. */
            readonly user?: components["schemas"]["io.cluster.api.flowcontrol.v1.UserSubject"];
        };
        /** @description Matches a user by name. */
        readonly "io.cluster.api.flowcontrol.v1.UserSubject": {
            /** @description User name, or * for every user. */
            readonly name: string;
        };
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
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type ExemptPriorityLevelConfiguration = components['schemas']['io.cluster.api.flowcontrol.v1.ExemptPriorityLevelConfiguration'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type FlowDistinguisherMethod = components['schemas']['io.cluster.api.flowcontrol.v1.FlowDistinguisherMethod'];
export type FlowSchema = components['schemas']['io.cluster.api.flowcontrol.v1.FlowSchema'];
export type FlowSchemaCondition = components['schemas']['io.cluster.api.flowcontrol.v1.FlowSchemaCondition'];
export type FlowSchemaList = components['schemas']['io.cluster.api.flowcontrol.v1.FlowSchemaList'];
export type FlowSchemaSpec = components['schemas']['io.cluster.api.flowcontrol.v1.FlowSchemaSpec'];
export type FlowSchemaStatus = components['schemas']['io.cluster.api.flowcontrol.v1.FlowSchemaStatus'];
export type GroupSubject = components['schemas']['io.cluster.api.flowcontrol.v1.GroupSubject'];
export type LimitResponse = components['schemas']['io.cluster.api.flowcontrol.v1.LimitResponse'];
export type LimitedPriorityLevelConfiguration = components['schemas']['io.cluster.api.flowcontrol.v1.LimitedPriorityLevelConfiguration'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type NonResourcePolicyRule = components['schemas']['io.cluster.api.flowcontrol.v1.NonResourcePolicyRule'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type PolicyRulesWithSubjects = components['schemas']['io.cluster.api.flowcontrol.v1.PolicyRulesWithSubjects'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type PriorityLevelConfiguration = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfiguration'];
export type PriorityLevelConfigurationCondition = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationCondition'];
export type PriorityLevelConfigurationList = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationList'];
export type PriorityLevelConfigurationReference = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationReference'];
export type PriorityLevelConfigurationSpec = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationSpec'];
export type PriorityLevelConfigurationStatus = components['schemas']['io.cluster.api.flowcontrol.v1.PriorityLevelConfigurationStatus'];
export type QueuingConfiguration = components['schemas']['io.cluster.api.flowcontrol.v1.QueuingConfiguration'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ResourcePolicyRule = components['schemas']['io.cluster.api.flowcontrol.v1.ResourcePolicyRule'];
export type ServiceAccountSubject = components['schemas']['io.cluster.api.flowcontrol.v1.ServiceAccountSubject'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Subject = components['schemas']['io.cluster.api.flowcontrol.v1.Subject'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type UserSubject = components['schemas']['io.cluster.api.flowcontrol.v1.UserSubject'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
