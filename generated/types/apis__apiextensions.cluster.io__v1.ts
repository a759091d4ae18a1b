// Generated from generated/openapi/v3/apis__apiextensions.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One column of tables. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition": {
            /** @description What the column shows. */
            readonly description?: string;
            /** @description Format of the cells; name marks the column that identifies the object. */
            readonly format?: string;
            /** @description Path of the value inside the object, such as .spec.replicas. */
            readonly jsonPath: string;
            /** @description Heading of the column. */
            readonly name: string;
            /**
             * Format: int32
             * @description 0 shows the column always, more only in wide output.
             */
            readonly priority?: number;
            /** @description Type of the cells: string, integer, number, boolean or date. */
            readonly type: string;
        };
        /** @description How objects of a custom kind are converted between versions. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion": {
            /**
             * @description None only changes apiVersion; Webhook calls another server.
             * @enum {string}
             */
            readonly strategy: "None" | "Webhook";
            /** @description The server to call, with strategy Webhook. */
            readonly webhook?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion"];
        };
        /** @description Adds a custom kind to the API; its name is the plural and the group, joined by a dot. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the custom resource definition.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Names, versions and schemas of the kind.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec"];
            /**
             * @description Names that were accepted, and whether the kind is served.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionStatus"];
        };
        /** @description One observation about a custom kind. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition": {
            /** @description When status last changed to another value. */
            readonly lastTransitionTime?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Details for people to read. */
            readonly message?: string;
            /**
             * Format: int64
             * @description Generation of the object that was observed.
             */
            readonly observedGeneration?: number;
            /** @description One CamelCase word for programs: why the condition has this status. */
            readonly reason?: string;
            /**
             * @description True, False or Unknown.
             * @default
             */
            readonly status: string;
            /**
             * @description What is observed: Established, NamesAccepted, NonStructuralSchema, Terminating and others.
             * @default
             */
            readonly type: string;
        };
        /** @description A list of CustomResourceDefinition objects. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The CustomResourceDefinition objects. */
            readonly items: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Names of a custom kind. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames": {
            /** @description Groups of resources to which the kind belongs, such as all. */
            readonly categories?: readonly string[];
            /**
             * @description Name of the kind in manifests, in CamelCase and singular.
             * @default
             */
            readonly kind: string;
            /** @description Name of the list's kind; the kind with List appended by default. */
            readonly listKind?: string;
            /**
             * @description Name of the resource in paths, in lower case.
             * @default
             */
            readonly plural: string;
            /** @description Short names for command lines, in lower case. */
            readonly shortNames?: readonly string[];
            /** @description Name for one object, in lower case; the kind in lower case by default. */
            readonly singular?: string;
        };
        /** @description How a custom kind is defined and served. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec": {
            /** @description How objects are converted between versions. */
            readonly conversion?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion"];
            /** @description API group of the kind, such as stable.example.com; the objects are served below /apis/<group>. */
            readonly group: string;
            /**
             * @description Names of the kind in paths, manifests and command lines.
             * @default {}
             */
            readonly names: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames"];
            /** @description Must stay false; use x-kubernetes-preserve-unknown-fields in a schema to keep unknown members. */
            readonly preserveUnknownFields?: boolean;
            /**
             * @description Namespaced or Cluster: whether objects live in namespaces.
             * @enum {string}
             */
            readonly scope: "Cluster" | "Namespaced";
            /** @description Versions of the kind. Exactly one of them is the one in which objects are stored. */
            readonly versions: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion"][];
        };
        /** @description State of a custom kind. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionStatus": {
            /**
             * @description Names under which the kind is served; they differ from the requested ones while those are taken.
             * @default {}
             */
            readonly acceptedNames: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames"];
            /** @description Latest observations, one per type; NamesAccepted, Established and Terminating among them. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition"][];
            /**
             * Format: int64
             * @description Generation of the object that this status describes.
             */
            readonly observedGeneration?: number;
            /** @description Versions in which objects may be stored; remove one after its objects were rewritten. */
            readonly storedVersions?: readonly string[];
        };
        /** @description One version of a custom kind. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion": {
            /** @description Columns of tables in addition to the name; only the age when there are none. */
            readonly additionalPrinterColumns?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition"][];
            /** @description True sends a warning to every client of the version. */
            readonly deprecated?: boolean;
            /** @description Text of that warning instead of the default one; only with deprecated. */
            readonly deprecationWarning?: string;
            /** @description Name of the version, such as v1 or v2beta1; part of the path. */
            readonly name: string;
            /** @description Schema for validation and pruning of objects. */
            readonly schema?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation"];
            /** @description Fields that field selectors can use; at most 8. */
            readonly selectableFields?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField"][];
            /**
             * @description Whether the version is served.
             * @default false
             */
            readonly served: boolean;
            /**
             * @description Whether objects are stored in this version.
             * @default false
             */
            readonly storage: boolean;
            /** @description Subresources that objects have. */
            readonly subresources?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources"];
        };
        /** @description Subresources of one version. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources": {
            /** @description Makes the objects scalable, by the paths given here. */
            readonly scale?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale"];
            /** @description Separates status from the rest: writes to the object leave it alone, and writes to /status leave the rest alone. */
            readonly status?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus"];
        };
        /** @description Where objects keep the numbers for scaling. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale": {
            /** @description Path of the label selector as text, below .status or .spec; required for horizontal autoscaling. */
            readonly labelSelectorPath?: string;
            /** @description Path of the desired number below .spec, such as .spec.replicas; no lists on the way. */
            readonly specReplicasPath: string;
            /** @description Path of the current number below .status, such as .status.replicas; no lists on the way. */
            readonly statusReplicasPath: string;
        };
        /** @description Enables the status subresource; has no settings. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus": Record<string, never>;
        /** @description Schema of one version. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation": {
            /** @description The schema, in OpenAPI 3.0 format with some limits. */
            readonly openAPIV3Schema?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
        };
        /** @description Where to find further documentation. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation": {
            /** @description Subject of the documentation. */
            readonly description?: string;
            /** @description Address of the documentation. */
            readonly url?: string;
        };
        /** @description Any JSON value. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON": unknown;
        /** @description A schema: what values may look like. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps": {
            /** @description Reference to another schema; not allowed. */
            readonly $ref?: string;
            /** @description JSON Schema draft of the schema; not used. */
            readonly $schema?: string;
            /** @description Not allowed. */
            readonly additionalItems?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schema of members that properties does not list, which makes the object a map; true allows any. */
            readonly additionalProperties?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schemas that must all accept the value. */
            readonly allOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Schemas of which at least one must accept the value. */
            readonly anyOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Value of an absent member. */
            readonly default?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"];
            /** @description Not allowed. */
            readonly definitions?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Not allowed. */
            readonly dependencies?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray"];
            };
            /** @description What the value means, shown by kubectl explain. */
            readonly description?: string;
            /** @description Allowed values. */
            readonly enum?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"][];
            /** @description An example of the value; has no effect. */
            readonly example?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"];
            /** @description True excludes maximum itself. */
            readonly exclusiveMaximum?: boolean;
            /** @description True excludes minimum itself. */
            readonly exclusiveMinimum?: boolean;
            /** @description Where to find further documentation. */
            readonly externalDocs?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation"];
            /** @description Format of a string or number, such as date-time, int64 or byte; unknown formats are not checked. */
            readonly format?: string;
            /** @description Identity of the schema; not used. */
            readonly id?: string;
            /** @description Schema of the items of a list. */
            readonly items?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray"];
            /**
             * Format: double
             * @description Largest allowed number.
             */
            readonly maximum?: number;
            /**
             * Format: int64
             * @description Largest allowed number of list items.
             */
            readonly maxItems?: number;
            /**
             * Format: int64
             * @description Largest allowed length of a string, in characters.
             */
            readonly maxLength?: number;
            /**
             * Format: int64
             * @description Largest allowed number of members.
             */
            readonly maxProperties?: number;
            /**
             * Format: double
             * @description Smallest allowed number.
             */
            readonly minimum?: number;
            /**
             * Format: int64
             * @description Smallest allowed number of list items.
             */
            readonly minItems?: number;
            /**
             * Format: int64
             * @description Smallest allowed length of a string, in characters.
             */
            readonly minLength?: number;
            /**
             * Format: int64
             * @description Smallest allowed number of members.
             */
            readonly minProperties?: number;
            /**
             * Format: double
             * @description Number of which the value must be a multiple.
             */
            readonly multipleOf?: number;
            /** @description Schema that must reject the value. */
            readonly not?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            /** @description True also accepts null. */
            readonly nullable?: boolean;
            /** @description Schemas of which exactly one must accept the value. */
            readonly oneOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Regular expression that must match somewhere in a string. */
            readonly pattern?: string;
            /** @description Not allowed. */
            readonly patternProperties?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Schemas of the members of an object. */
            readonly properties?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Required members. */
            readonly required?: readonly string[];
            /** @description Short name of the schema. */
            readonly title?: string;
            /** @description JSON type of the value: object, array, string, integer, number or boolean. */
            readonly type?: string;
            /** @description Must not be true, as it is too expensive; use x-kubernetes-list-type set. */
            readonly uniqueItems?: boolean;
            /** @description True declares an API object, with apiVersion, kind and metadata. */
            readonly "x-kubernetes-embedded-resource"?: boolean;
            /** @description True accepts an integer or a string; then type is absent. */
            readonly "x-kubernetes-int-or-string"?: boolean;
            /** @description Members that identify the items of a list of type map. */
            readonly "x-kubernetes-list-map-keys"?: readonly string[];
            /** @description How a list is merged: atomic as a whole, set by value, map by the keys of its items. */
            readonly "x-kubernetes-list-type"?: string;
            /** @description How an object is merged: granular by member, or atomic as a whole. */
            readonly "x-kubernetes-map-type"?: string;
            /** @description True keeps unknown members instead of dropping them. */
            readonly "x-kubernetes-preserve-unknown-fields"?: boolean;
            /** @description Rules in the Common Expression Language that the value must satisfy. */
            readonly "x-kubernetes-validations"?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule"][];
        };
        /** @description A schema, or a list of schemas. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray": unknown;
        /** @description A schema, or true or false. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool": unknown;
        /** @description A schema, or a list of names. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray": unknown;
        /** @description One field that field selectors can use. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField": {
            /** @description Simple path of a string, number or boolean, such as .spec.color; not below metadata. */
            readonly jsonPath: string;
        };
        /** @description Names a service of this cluster. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference": {
            /** @description Name of the service. */
            readonly name: string;
            /** @description Namespace of the service. */
            readonly namespace: string;
            /** @description Path of the request at the service. */
            readonly path?: string;
            /**
             * Format: int32
             * @description Port of the service, 1 to 65535; 443 by default.
             * @default 443
             */
            readonly port: number;
        };
        /** @description One rule in the Common Expression Language. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule": {
            /** @description Path of the faulty member below the value, when the fault is inside it. */
            readonly fieldPath?: string;
            /** @description Message for the user when it is not; required when the rule has line breaks. */
            readonly message?: string;
            /** @description Expression that computes the message from the value; overrides message. */
            readonly messageExpression?: string;
            /** @description True runs a rule with oldSelf on new values too; oldSelf is then optional. */
            readonly optionalOldSelf?: boolean;
            /**
             * @description Kind of the fault: FieldValueInvalid, FieldValueForbidden, FieldValueRequired or FieldValueDuplicate; the first by default.
             * @enum {string}
             */
            readonly reason?: "FieldValueDuplicate" | "FieldValueForbidden" | "FieldValueInvalid" | "FieldValueRequired";
            /** @description The expression; self is the value, oldSelf the stored one. It must be true. */
            readonly rule: string;
        };
        /** @description How to reach a webhook: by address or by service, one of the two. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig": {
            /**
             * Format: byte
             * @description PEM certificates, base64-encoded, that verify the webhook; the roots of the system when absent.
             */
            readonly caBundle?: string;
            /** @description Service in this cluster that runs the webhook. */
            readonly service?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference"];
            /** @description Address of the webhook, with https. */
            readonly url?: string;
        };
        /** @description A server that converts objects. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion": {
            /** @description How to reach the server. */
            readonly clientConfig?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig"];
            /** @description Versions of ConversionReview that the server understands, best first; the first one supported here is used. */
            readonly conversionReviewVersions: readonly string[];
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
export type CustomResourceColumnDefinition = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition'];
export type CustomResourceConversion = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion'];
export type CustomResourceDefinition = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition'];
export type CustomResourceDefinitionCondition = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition'];
export type CustomResourceDefinitionList = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionList'];
export type CustomResourceDefinitionNames = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames'];
export type CustomResourceDefinitionSpec = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec'];
export type CustomResourceDefinitionStatus = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionStatus'];
export type CustomResourceDefinitionVersion = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion'];
export type CustomResourceSubresourceScale = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale'];
export type CustomResourceSubresourceStatus = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus'];
export type CustomResourceSubresources = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresources'];
export type CustomResourceValidation = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type ExternalDocumentation = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type JSON = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON'];
export type JSONSchemaProps = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps'];
export type JSONSchemaPropsOrArray = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray'];
export type JSONSchemaPropsOrBool = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool'];
export type JSONSchemaPropsOrStringArray = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type SelectableField = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField'];
export type ServiceReference = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type ValidationRule = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
export type WebhookClientConfig = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig'];
export type WebhookConversion = components['schemas']['io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion'];
