// Generated from generated/openapi/v3/apis__authentication.cluster.io__v1beta1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Attributes of a user. */
        readonly "io.cluster.api.authentication.v1.UserInfo": {
            /** @description Further attributes from the authenticator. */
            readonly extra?: {
                readonly [key: string]: readonly string[];
            };
            /** @description Groups that the user belongs to. */
            readonly groups?: readonly string[];
            /** @description Identity that differs when a deleted user's name is used again. */
            readonly uid?: string;
            /** @description Name that is unique among all users that are active. */
            readonly username?: string;
        };
        /** @description Returns the caller as the server identifies it. It is answered at once and never stored. */
        readonly "io.cluster.api.authentication.v1beta1.SelfSubjectReview": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the self subject review.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Filled in by the server.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.authentication.v1beta1.SelfSubjectReviewStatus"];
        };
        /** @description The caller as the server sees it. */
        readonly "io.cluster.api.authentication.v1beta1.SelfSubjectReviewStatus": {
            /**
             * @description Attributes of the caller.
             * @default {}
             */
            readonly userInfo: components["schemas"]["io.cluster.api.authentication.v1.UserInfo"];
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
        /** @description A set of fields as a tree: keys say f:name for a member, k:{keys} or v:value for a list item, and a dot for the value itself. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
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
        /**
         * Format: date-time
         * @description A moment in RFC 3339 form, to the second, such as 2024-05-01T12:00:00Z.
         */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Time": string;
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
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type SelfSubjectReview = components['schemas']['io.cluster.api.authentication.v1beta1.SelfSubjectReview'];
export type SelfSubjectReviewStatus = components['schemas']['io.cluster.api.authentication.v1beta1.SelfSubjectReviewStatus'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type UserInfo = components['schemas']['io.cluster.api.authentication.v1.UserInfo'];
