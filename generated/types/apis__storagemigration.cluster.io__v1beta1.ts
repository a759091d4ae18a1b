// Generated from generated/openapi/v3/apis__storagemigration.cluster.io__v1beta1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Requests that all objects of a resource are rewritten in the current storage version. */
        readonly "io.cluster.api.storagemigration.v1beta1.StorageVersionMigration": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the storage version migration.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The resource; cannot be changed.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationSpec"];
            /**
             * @description Progress of the migration.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationStatus"];
        };
        /** @description A list of StorageVersionMigration objects. */
        readonly "io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The StorageVersionMigration objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storagemigration.v1beta1.StorageVersionMigration"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description What is migrated. */
        readonly "io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationSpec": {
            /**
             * @description The resource.
             * @default {}
             */
            readonly resource: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.GroupResource"];
        };
        /** @description State of a migration. */
        readonly "io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationStatus": {
            /** @description Latest observations: Running, Succeeded, Failed. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Condition"][];
            /** @description Version of the resource at the start; later objects are stored in the new version anyway. */
            readonly resourceVersion?: string;
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
        /** @description Names a resource of any version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.GroupResource": {
            /**
             * @description API group.
             * @default
             */
            readonly group: string;
            /** @description Plural name of the resource. */
            readonly resource: string;
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
export type Condition = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Condition'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type GroupResource = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.GroupResource'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type StorageVersionMigration = components['schemas']['io.cluster.api.storagemigration.v1beta1.StorageVersionMigration'];
export type StorageVersionMigrationList = components['schemas']['io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationList'];
export type StorageVersionMigrationSpec = components['schemas']['io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationSpec'];
export type StorageVersionMigrationStatus = components['schemas']['io.cluster.api.storagemigration.v1beta1.StorageVersionMigrationStatus'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
