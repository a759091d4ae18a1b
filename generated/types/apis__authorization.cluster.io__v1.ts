// Generated from generated/openapi/v3/apis__authorization.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A field selector, as text or parsed; at most one of the two. */
        readonly "io.cluster.api.authorization.v1.FieldSelectorAttributes": {
            /** @description The selector as in a query parameter. Only the API server reads it; other programs should use requirements. */
            readonly rawSelector?: string;
            /** @description Conditions that must all hold. */
            readonly requirements?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement"][];
        };
        /** @description A label selector, as text or parsed; at most one of the two. */
        readonly "io.cluster.api.authorization.v1.LabelSelectorAttributes": {
            /** @description The selector as in a query parameter. Only the API server reads it; other programs should use requirements. */
            readonly rawSelector?: string;
            /** @description Conditions that must all hold. */
            readonly requirements?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
        };
        /** @description Asks whether a user may do something in one namespace, so that permission to ask can be granted by namespace. It is never stored. */
        readonly "io.cluster.api.authorization.v1.LocalSubjectAccessReview": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the local subject access review.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The user and the action. The namespace must be that of the request.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.authorization.v1.SubjectAccessReviewSpec"];
            /**
             * @description The answer.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description An action on a path outside the resources. */
        readonly "io.cluster.api.authorization.v1.NonResourceAttributes": {
            /** @description Path of the request. */
            readonly path?: string;
            /** @description The HTTP verb in lower case. */
            readonly verb?: string;
        };
        /** @description Actions on paths outside the resources that are allowed. */
        readonly "io.cluster.api.authorization.v1.NonResourceRule": {
            /** @description Paths, which may end in *. */
            readonly nonResourceURLs?: readonly string[];
            /** @description Allowed verbs; * means all. */
            readonly verbs?: readonly string[];
        };
        /** @description An action on a resource. */
        readonly "io.cluster.api.authorization.v1.ResourceAttributes": {
            /** @description Field selector of the request, which may restrict the permission. */
            readonly fieldSelector?: components["schemas"]["io.cluster.api.authorization.v1.FieldSelectorAttributes"];
            /** @description API group of the resource; * means all. */
            readonly group?: string;
            /** @description Label selector of the request, which may restrict the permission. */
            readonly labelSelector?: components["schemas"]["io.cluster.api.authorization.v1.LabelSelectorAttributes"];
            /** @description Name of the object; empty means all of them, as in a list or a delete of a collection. */
            readonly name?: string;
            /** @description Namespace of the action; empty means all namespaces, or none for cluster-wide resources. */
            readonly namespace?: string;
            /** @description Plural name of the resource; * means all. */
            readonly resource?: string;
            /** @description The subresource; empty means the resource itself. */
            readonly subresource?: string;
            /** @description The verb, such as get, list or create; * means all. */
            readonly verb?: string;
            /** @description API version of the resource; * means all. */
            readonly version?: string;
        };
        /** @description Actions on resources that are allowed. */
        readonly "io.cluster.api.authorization.v1.ResourceRule": {
            /** @description API groups of the resources; * means all. */
            readonly apiGroups?: readonly string[];
            /** @description Names of single objects; empty means all of them. */
            readonly resourceNames?: readonly string[];
            /** @description Names of the resources, with subresource where needed; * means all. */
            readonly resources?: readonly string[];
            /** @description Allowed verbs; * means all. */
            readonly verbs?: readonly string[];
        };
        /** @description Asks whether the caller may do something. It is answered at once and never stored. */
        readonly "io.cluster.api.authorization.v1.SelfSubjectAccessReview": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the self subject access review.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The action to check; either resourceAttributes or nonResourceAttributes is set.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.authorization.v1.SelfSubjectAccessReviewSpec"];
            /**
             * @description The answer.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description An action of the caller. */
        readonly "io.cluster.api.authorization.v1.SelfSubjectAccessReviewSpec": {
            /** @description The action, when it is about a path outside the resources. */
            readonly nonResourceAttributes?: components["schemas"]["io.cluster.api.authorization.v1.NonResourceAttributes"];
            /** @description The action, when it is about a resource. */
            readonly resourceAttributes?: components["schemas"]["io.cluster.api.authorization.v1.ResourceAttributes"];
        };
        /** @description Asks what the caller may do in a namespace, for example to hide actions in a user interface. The list may be incomplete; it is never stored. */
        readonly "io.cluster.api.authorization.v1.SelfSubjectRulesReview": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the self subject rules review.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The namespace in question.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.authorization.v1.SelfSubjectRulesReviewSpec"];
            /**
             * @description What the caller may do there.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.authorization.v1.SubjectRulesReviewStatus"];
        };
        /** @description The rules to list. */
        readonly "io.cluster.api.authorization.v1.SelfSubjectRulesReviewSpec": {
            /** @description Namespace of the rules. */
            readonly namespace?: string;
        };
        /** @description Asks whether a user may do something. It is answered at once and never stored. */
        readonly "io.cluster.api.authorization.v1.SubjectAccessReview": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the subject access review.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The user and the action; either resourceAttributes or nonResourceAttributes is set.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.authorization.v1.SubjectAccessReviewSpec"];
            /**
             * @description The answer.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.authorization.v1.SubjectAccessReviewStatus"];
        };
        /** @description A user and an action. */
        readonly "io.cluster.api.authorization.v1.SubjectAccessReviewSpec": {
            /** @description Further attributes of the user. */
            readonly extra?: {
                readonly [key: string]: readonly string[];
            };
            /** @description Groups of the user. */
            readonly groups?: readonly string[];
            /** @description The action, when it is about a path outside the resources. */
            readonly nonResourceAttributes?: components["schemas"]["io.cluster.api.authorization.v1.NonResourceAttributes"];
            /** @description The action, when it is about a resource. */
            readonly resourceAttributes?: components["schemas"]["io.cluster.api.authorization.v1.ResourceAttributes"];
            /** @description Identity of the user. */
            readonly uid?: string;
            /** @description Name of the user; together with groups, at least one of the two is set. */
            readonly user?: string;
        };
        /** @description Whether the action is allowed. */
        readonly "io.cluster.api.authorization.v1.SubjectAccessReviewStatus": {
            /**
             * @description True when the action is allowed.
             * @default false
             */
            readonly allowed: boolean;
            /** @description True when the action was denied explicitly; false together with allowed false means that no authorizer allowed it. */
            readonly denied?: boolean;
            /** @description Error during the evaluation; there may be an answer nevertheless. */
            readonly evaluationError?: string;
            /** @description Reason of the answer. */
            readonly reason?: string;
        };
        /** @description Known rules of the caller. */
        readonly "io.cluster.api.authorization.v1.SubjectRulesReviewStatus": {
            /** @description Why rules may be missing. */
            readonly evaluationError?: string;
            /**
             * @description True when some rules could not be listed.
             * @default false
             */
            readonly incomplete: boolean;
            /** @description Actions on other paths that are allowed; unordered, possibly with duplicates. */
            readonly nonResourceRules?: readonly components["schemas"]["io.cluster.api.authorization.v1.NonResourceRule"][];
            /** @description Actions on resources that are allowed; unordered, possibly with duplicates. */
            readonly resourceRules?: readonly components["schemas"]["io.cluster.api.authorization.v1.ResourceRule"][];
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
        /** @description One condition on the value of a field. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement": {
            /** @description Field that is compared, such as metadata.name. */
            readonly key: string;
            /** @description In, NotIn, Exists or DoesNotExist. */
            readonly operator: string;
            /** @description Values to compare with; not empty for In and NotIn, empty for the others. */
            readonly values?: readonly string[];
        };
        /** @description A set of fields as a tree: keys say f:name for a member, k:{keys} or v:value for a list item, and a dot for the value itself. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description A condition on one label. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement": {
            /** @description Label the condition is about. */
            readonly key: string;
            /** @description In, NotIn, Exists or DoesNotExist. */
            readonly operator: string;
            /** @description Values for In and NotIn, at least one; empty for Exists and DoesNotExist. */
            readonly values?: readonly string[];
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
export type FieldSelectorAttributes = components['schemas']['io.cluster.api.authorization.v1.FieldSelectorAttributes'];
export type FieldSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldSelectorRequirement'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type LabelSelectorAttributes = components['schemas']['io.cluster.api.authorization.v1.LabelSelectorAttributes'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type LocalSubjectAccessReview = components['schemas']['io.cluster.api.authorization.v1.LocalSubjectAccessReview'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type NonResourceAttributes = components['schemas']['io.cluster.api.authorization.v1.NonResourceAttributes'];
export type NonResourceRule = components['schemas']['io.cluster.api.authorization.v1.NonResourceRule'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type ResourceAttributes = components['schemas']['io.cluster.api.authorization.v1.ResourceAttributes'];
export type ResourceRule = components['schemas']['io.cluster.api.authorization.v1.ResourceRule'];
export type SelfSubjectAccessReview = components['schemas']['io.cluster.api.authorization.v1.SelfSubjectAccessReview'];
export type SelfSubjectAccessReviewSpec = components['schemas']['io.cluster.api.authorization.v1.SelfSubjectAccessReviewSpec'];
export type SelfSubjectRulesReview = components['schemas']['io.cluster.api.authorization.v1.SelfSubjectRulesReview'];
export type SelfSubjectRulesReviewSpec = components['schemas']['io.cluster.api.authorization.v1.SelfSubjectRulesReviewSpec'];
export type SubjectAccessReview = components['schemas']['io.cluster.api.authorization.v1.SubjectAccessReview'];
export type SubjectAccessReviewSpec = components['schemas']['io.cluster.api.authorization.v1.SubjectAccessReviewSpec'];
export type SubjectAccessReviewStatus = components['schemas']['io.cluster.api.authorization.v1.SubjectAccessReviewStatus'];
export type SubjectRulesReviewStatus = components['schemas']['io.cluster.api.authorization.v1.SubjectRulesReviewStatus'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
