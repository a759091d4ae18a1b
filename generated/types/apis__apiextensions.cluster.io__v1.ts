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
        /** @description How versions of a custom kind are brought into one another. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion": {
            /**
             * @description None only changes apiVersion; Webhook asks another server.
             * @enum {string}
             */
            readonly strategy: "None" | "Webhook";
            /** @description The server to ask, with strategy Webhook. */
            readonly webhook?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion"];
        };
        /** @description Adds a kind of your own to the API; its name is the plural and the group, joined by a dot. */
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
             * @description Generation of the object that was looked at.
             */
            readonly observedGeneration?: number;
            /** @description One CamelCase word for programs, saying why the condition has this status. */
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
            /** @description Groups of resources to which the kind belongs, such as all, for asking for many kinds at once. */
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
        /** @description How a custom kind looks and is served. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionSpec": {
            /** @description How objects are brought from one version to another. */
            readonly conversion?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceConversion"];
            /** @description API group of the kind, such as stable.example.com; the objects are served below /apis/<group>. */
            readonly group: string;
            /**
             * @description Names of the kind in paths, manifests and command lines.
             * @default {}
             */
            readonly names: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames"];
            /** @description Must stay false here; a schema says x-kubernetes-preserve-unknown-fields where unknown members are to be kept. */
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
             * @description Names under which the kind is served, which may differ from the wanted ones while those are taken.
             * @default {}
             */
            readonly acceptedNames: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionNames"];
            /** @description Latest observations, one per type; NamesAccepted, Established and Terminating among them. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionCondition"][];
            /**
             * Format: int64
             * @description Generation of the object that this status speaks of.
             */
            readonly observedGeneration?: number;
            /** @description Versions in which objects may have been stored; one may be taken off after its objects were rewritten. */
            readonly storedVersions?: readonly string[];
        };
        /** @description One version of a custom kind. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinitionVersion": {
            /** @description Columns that a table shows besides the name; the age alone when there are none. */
            readonly additionalPrinterColumns?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceColumnDefinition"][];
            /** @description True warns everybody who uses the version. */
            readonly deprecated?: boolean;
            /** @description Text of that warning, instead of the usual one; only with deprecated. */
            readonly deprecationWarning?: string;
            /** @description Name of the version, such as v1 or v2beta1; part of the path. */
            readonly name: string;
            /** @description Schema that objects are checked and pruned by. */
            readonly schema?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation"];
            /** @description Fields that field selectors can ask for; at most 8. */
            readonly selectableFields?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField"][];
            /**
             * @description Whether the version can be asked for.
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
        /** @description Where objects keep the figures that scaling works with. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceScale": {
            /** @description Path of the label selector as text, below .status or .spec; needed by horizontal autoscaling. */
            readonly labelSelectorPath?: string;
            /** @description Path of the wanted number below .spec, such as .spec.replicas; no lists on the way. */
            readonly specReplicasPath: string;
            /** @description Path of the present number below .status, such as .status.replicas; no lists on the way. */
            readonly statusReplicasPath: string;
        };
        /** @description Switches the status subresource on; has no settings. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceSubresourceStatus": Record<string, never>;
        /** @description Schema of one version. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceValidation": {
            /** @description The schema, in the form of OpenAPI 3.0 with some limits. */
            readonly openAPIV3Schema?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
        };
        /** @description Where to read more. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation": {
            /** @description What is to be read there. */
            readonly description?: string;
            /** @description Address of the text. */
            readonly url?: string;
        };
        /** @description Any JSON value. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON": unknown;
        /** @description A schema: what values may look like. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps": {
            /** @description Reference to another schema; not allowed here. */
            readonly $ref?: string;
            /** @description Which JSON Schema draft is meant; not used here. */
            readonly $schema?: string;
            /** @description Not allowed here. */
            readonly additionalItems?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schema of members without a schema of their own, which makes the object a map; true allows any. */
            readonly additionalProperties?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool"];
            /** @description Schemas that all have to accept the value. */
            readonly allOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Schemas of which at least one has to accept the value. */
            readonly anyOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Value that an absent member gets. */
            readonly default?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"];
            /** @description Not allowed here. */
            readonly definitions?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Not allowed here. */
            readonly dependencies?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray"];
            };
            /** @description What the value means, shown by kubectl explain. */
            readonly description?: string;
            /** @description Values that are allowed. */
            readonly enum?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"][];
            /** @description An example of the value; has no effect. */
            readonly example?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSON"];
            /** @description True makes maximum itself too great. */
            readonly exclusiveMaximum?: boolean;
            /** @description True makes minimum itself too small. */
            readonly exclusiveMinimum?: boolean;
            /** @description Where to read more. */
            readonly externalDocs?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ExternalDocumentation"];
            /** @description Form of a text or number, such as date-time, int64 or byte; unknown formats are not checked. */
            readonly format?: string;
            /** @description Identity of the schema; not used here. */
            readonly id?: string;
            /** @description Schema of the items of a list. */
            readonly items?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray"];
            /**
             * Format: double
             * @description Greatest number.
             */
            readonly maximum?: number;
            /**
             * Format: int64
             * @description Most items of a list.
             */
            readonly maxItems?: number;
            /**
             * Format: int64
             * @description Longest text, in characters.
             */
            readonly maxLength?: number;
            /**
             * Format: int64
             * @description Most members of an object.
             */
            readonly maxProperties?: number;
            /**
             * Format: double
             * @description Smallest number.
             */
            readonly minimum?: number;
            /**
             * Format: int64
             * @description Fewest items of a list.
             */
            readonly minItems?: number;
            /**
             * Format: int64
             * @description Shortest text, in characters.
             */
            readonly minLength?: number;
            /**
             * Format: int64
             * @description Fewest members of an object.
             */
            readonly minProperties?: number;
            /**
             * Format: double
             * @description Number of which the value must be a multiple.
             */
            readonly multipleOf?: number;
            /** @description Schema that may not accept the value. */
            readonly not?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            /** @description True accepts null beside the type. */
            readonly nullable?: boolean;
            /** @description Schemas of which exactly one has to accept the value. */
            readonly oneOf?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"][];
            /** @description Regular expression that a text has to match somewhere. */
            readonly pattern?: string;
            /** @description Not allowed here. */
            readonly patternProperties?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Schemas of the members of an object. */
            readonly properties?: {
                readonly [key: string]: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps"];
            };
            /** @description Members that have to be there. */
            readonly required?: readonly string[];
            /** @description Short name of the schema. */
            readonly title?: string;
            /** @description JSON type of the value: object, array, string, integer, number or boolean. */
            readonly type?: string;
            /** @description Must not be true here, as it costs too much; use x-kubernetes-list-type set. */
            readonly uniqueItems?: boolean;
            /** @description True says that the value is an object of the API, with apiVersion, kind and metadata. */
            readonly "x-kubernetes-embedded-resource"?: boolean;
            /** @description True accepts a whole number or a text; then type is absent. */
            readonly "x-kubernetes-int-or-string"?: boolean;
            /** @description Members that tell the items of a list of type map apart. */
            readonly "x-kubernetes-list-map-keys"?: readonly string[];
            /** @description How a list is merged: atomic as a whole, set by value, map by the keys of its items. */
            readonly "x-kubernetes-list-type"?: string;
            /** @description How an object is merged: granular by member, or atomic as a whole. */
            readonly "x-kubernetes-map-type"?: string;
            /** @description True keeps members that the schema does not know instead of dropping them. */
            readonly "x-kubernetes-preserve-unknown-fields"?: boolean;
            /** @description Rules in the Common Expression Language that the value has to fulfil. */
            readonly "x-kubernetes-validations"?: readonly components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ValidationRule"][];
        };
        /** @description A schema, or a list of schemas. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrArray": unknown;
        /** @description A schema, or true or false. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrBool": unknown;
        /** @description A schema, or a list of names. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaPropsOrStringArray": unknown;
        /** @description One field that field selectors can ask for. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.SelectableField": {
            /** @description Simple path of a text, number or boolean, such as .spec.color; not below metadata. */
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
            /** @description Path of the faulty member below the value, when the fault lies deeper. */
            readonly fieldPath?: string;
            /** @description What the user is told when it is not; needed when the rule has line breaks. */
            readonly message?: string;
            /** @description Expression that makes the message from the value; wins over message. */
            readonly messageExpression?: string;
            /** @description True runs a rule with oldSelf on new values too; oldSelf is then optional. */
            readonly optionalOldSelf?: boolean;
            /**
             * @description Kind of the fault: FieldValueInvalid, FieldValueForbidden, FieldValueRequired or FieldValueDuplicate; the first by default.
             * @enum {string}
             */
            readonly reason?: "FieldValueDuplicate" | "FieldValueForbidden" | "FieldValueInvalid" | "FieldValueRequired";
            /** @description The expression; self is the value, oldSelf the stored one. It has to be true. */
            readonly rule: string;
        };
        /** @description How to reach a webhook: by address or by service, one of the two. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig": {
            /**
             * Format: byte
             * @description PEM certificates, base64-encoded, that verify the webhook; the roots of the system when absent.
             */
            readonly caBundle?: string;
            /** @description Service in this cluster that answers. */
            readonly service?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.ServiceReference"];
            /** @description Address of the webhook, with https. */
            readonly url?: string;
        };
        /** @description A server that converts objects. */
        readonly "io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookConversion": {
            /** @description How to reach the server. */
            readonly clientConfig?: components["schemas"]["io.cluster.apiextensions-apiserver.pkg.apis.apiextensions.v1.WebhookClientConfig"];
            /** @description Versions of ConversionReview that the server understands, best first; the first one known here is used. */
            readonly conversionReviewVersions: readonly string[];
        };
        /** @description A resource type that the server offers in a group and version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.APIResource": {
            /** @description Sets of resources this one belongs to, such as all. */
            readonly categories?: readonly string[];
            /** @description Group of the kind when it is not that of the list. */
            readonly group?: string;
            /** @description What objects of this resource give as their kind. */
            readonly kind: string;
            /** @description Plural name as in paths, with the subresource where it is one. */
            readonly name: string;
            /** @description Whether objects live in namespaces. */
            readonly namespaced: boolean;
            /** @description Short names for command lines. */
            readonly shortNames?: readonly string[];
            /** @description Singular name for command lines; empty for subresources. */
            readonly singularName: string;
            /** @description Opaque value that changes when objects are stored in another version. */
            readonly storageVersionHash?: string;
            /** @description What may be done with the resource. */
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
             * @description What becomes of dependents: Orphan leaves them, Background deletes them afterwards, Foreground before the object itself.
             * @enum {string}
             */
            readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
        };
        /** @description A set of fields as a tree: keys say f:name for a member, k:{keys} or v:value for a list item, and a dot for the value itself. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description Data about a list, or about an answer that is no stored object. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta": {
            /** @description Token to fetch the next part of the list; empty when this is all. */
            readonly continue?: string;
            /**
             * Format: int64
             * @description How many more items follow, when that is known; never given together with selectors.
             */
            readonly remainingItemCount?: number;
            /** @description Version of the store at which the list was made; a watch may start from it. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Which shard of the collection the list holds; absent for a whole collection. */
            readonly shardInfo?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo"];
        };
        /** @description Fields that one writer set through one way of writing. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry": {
            /** @description Group and version in which the fields are named. */
            readonly apiVersion?: string;
            /** @description Form of the field set; always FieldsV1. */
            readonly fieldsType?: string;
            /** @description The fields, as a tree of names. */
            readonly fieldsV1?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1"];
            /** @description Who wrote the fields: the fieldManager of the request, else taken from its user agent. */
            readonly manager?: string;
            /**
             * @description How it wrote: Apply or Update.
             * @enum {string}
             */
            readonly operation?: "Apply" | "Update";
            /** @description Subresource through which it wrote; empty for the object itself. */
            readonly subresource?: string;
            /** @description When the writer last changed its set of fields. */
            readonly time?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description Bookkeeping data that every stored object has. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta": {
            /** @description Keys and free text that tools attach to the object; not usable in selectors. */
            readonly annotations?: {
                readonly [key: string]: string;
            };
            /** @description CreationTimestamp is a timestamp set by the server, of the moment when the object was created. */
            readonly creationTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Seconds left to the object to end gracefully once its deletion was asked for; may only become shorter.
             */
            readonly deletionGracePeriodSeconds?: number;
            /** @description When deletion was asked for or will be due; set by the server, after which only finalizers and the grace period hold the object. */
            readonly deletionTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Who still has to clean up before the object is removed; each removes its own entry, in any order. */
            readonly finalizers?: readonly string[];
            /** @description Beginning of a name that the server completes with random characters when name is empty. */
            readonly generateName?: string;
            /**
             * Format: int64
             * @description Counts the changes of what is wanted, for kinds that keep count.
             */
            readonly generation?: number;
            /** @description Short keys and values by which objects are grouped and selected. */
            readonly labels?: {
                readonly [key: string]: string;
            };
            /** @description Which writer set which fields; kept by the server for apply. */
            readonly managedFields?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"][];
            /** @description Name of the object, unique among those of its kind in the namespace; fixed after creation. */
            readonly name?: string;
            /** @description Namespace the object lives in; empty for cluster-wide kinds, and fixed after creation. */
            readonly namespace?: string;
            /** @description Objects this one depends on; when all are gone it is garbage. At most one entry is the controller. */
            readonly ownerReferences?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference"][];
            /** @description Stored version of the object. Send it back unchanged to update only what was read; it means nothing else. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Identity given by the server, different for every object that ever existed. */
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
            /** @description What sort of object the owner is, such as ReplicaSet. */
            readonly kind: string;
            /** @description Which object of the kind is the owner, by its metadata.name. */
            readonly name: string;
            /** @description Identity of the owner; an object of the same name with another uid is not the owner. */
            readonly uid: string;
        };
        /** @description A partial change of an object, in the form that the Content-Type of the request names. */
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
            /** @description The single reasons of the failure. */
            readonly causes?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause"][];
            /** @description API group of the object concerned. */
            readonly group?: string;
            /** @description Resource or kind of the object concerned. */
            readonly kind?: string;
            /** @description Name of the object concerned. */
            readonly name?: string;
            /**
             * Format: int32
             * @description Seconds to wait before the request is worth another try; 0 when waiting does not help.
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
        /** @description Any object, kept just as it was given. */
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
