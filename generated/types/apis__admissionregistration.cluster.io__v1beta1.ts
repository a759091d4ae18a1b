// Generated from generated/openapi/v3/apis__admissionregistration.cluster.io__v1beta1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A change as an object that is merged into the original. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ApplyConfiguration": {
            /** @description Expression that returns an object of the kind with the members to set. It cannot change atomic lists. */
            readonly expression?: string;
        };
        /** @description One annotation of the audit log. */
        readonly "io.cluster.api.admissionregistration.v1beta1.AuditAnnotation": {
            /** @description Second part of the annotation's key; the policy's name is the first. */
            readonly key: string;
            /** @description Expression that returns the value; null omits the annotation. */
            readonly valueExpression: string;
        };
        /** @description One expression with a type error. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ExpressionWarning": {
            /**
             * @description Path of the expression in the policy.
             * @default
             */
            readonly fieldRef: string;
            /**
             * @description The type errors, by kind.
             * @default
             */
            readonly warning: string;
        };
        /** @description A change as a JSON patch. */
        readonly "io.cluster.api.admissionregistration.v1beta1.JSONPatch": {
            /** @description Expression that returns a list of JSONPatch operations. */
            readonly expression?: string;
        };
        /** @description One condition as an expression. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MatchCondition": {
            /** @description Must be true for the write to match. It can use object, oldObject, request and authorizer. */
            readonly expression: string;
            /** @description Name of the condition, unique in its list. */
            readonly name: string;
        };
        /** @description Which writes match. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MatchResources": {
            /** @description Operations and resources that do not match, even if a rule above does. */
            readonly excludeResourceRules?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations"][];
            /**
             * @description Exact matches only the versions that the rules name; Equivalent also the same object in another version. Equivalent by default.
             * @default Equivalent
             * @enum {string}
             */
            readonly matchPolicy: "Equivalent" | "Exact";
            /**
             * @description Labels of the namespaces whose objects match; empty means all. Objects without a namespace always match.
             * @default {}
             */
            readonly namespaceSelector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * @description Labels of the objects that match, before or after the write; empty means all.
             * @default {}
             */
            readonly objectSelector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Operations and resources that match; one rule is enough. */
            readonly resourceRules?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations"][];
        };
        /** @description Expressions that change written objects before they are stored; a binding activates them. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the mutating admission policy.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description What is changed, and how.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec"];
        };
        /** @description Activates a mutating policy, with parameters and for a subset of objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the mutating admission policy binding.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Which policy, and where.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec"];
        };
        /** @description A list of MutatingAdmissionPolicyBinding objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The MutatingAdmissionPolicyBinding objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description How a mutating policy is activated. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec": {
            /** @description Narrows down which writes are changed; absent means all that the policy matches. */
            readonly matchResources?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchResources"];
            /** @description Which object, or objects, hold the parameters; needed when the policy has a paramKind. */
            readonly paramRef?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ParamRef"];
            /** @description Name of the policy; a binding without its policy does nothing. */
            readonly policyName?: string;
        };
        /** @description A list of MutatingAdmissionPolicy objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The MutatingAdmissionPolicy objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description What a mutating policy changes. */
        readonly "io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec": {
            /**
             * @description Whether a faulty expression or parameter rejects the write (Fail) or accepts it (Ignore); Fail by default.
             * @default Fail
             * @enum {string}
             */
            readonly failurePolicy: "Fail" | "Ignore";
            /** @description Further conditions on the matching writes, as expressions; at most 64. */
            readonly matchConditions?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchCondition"][];
            /** @description Which writes are changed. */
            readonly matchConstraints?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchResources"];
            /** @description Changes, made one after the other; one or more. */
            readonly mutations?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.Mutation"][];
            /** @description Kind of the objects that hold parameters; absent when the policy takes none. */
            readonly paramKind?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ParamKind"];
            /**
             * @description Never runs once; IfNeeded runs again when a later policy changed the object.
             * @enum {string}
             */
            readonly reinvocationPolicy?: "IfNeeded" | "Never";
            /** @description Named expressions that later ones can use as variables.<name>. */
            readonly variables?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.Variable"][];
        };
        /** @description One change. */
        readonly "io.cluster.api.admissionregistration.v1beta1.Mutation": {
            /** @description The change as an object that is merged in. */
            readonly applyConfiguration?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ApplyConfiguration"];
            /** @description The change as a JSON patch. */
            readonly jsonPatch?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.JSONPatch"];
            /**
             * @description ApplyConfiguration or JSONPatch: which of the two members is used.
             * @enum {string}
             */
            readonly patchType: "ApplyConfiguration" | "JSONPatch";
        };
        /** @description Operations on some resources, or on single objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations": {
            /** @description API groups; * means all and then stands alone. */
            readonly apiGroups: readonly string[];
            /** @description API versions; * means all and then stands alone. */
            readonly apiVersions: readonly string[];
            /** @description CREATE, UPDATE, DELETE, CONNECT, or * for all of them. */
            readonly operations: readonly ("*" | "CONNECT" | "CREATE" | "DELETE" | "UPDATE")[];
            /** @description Names of the matching objects; none given means all. */
            readonly resourceNames?: readonly string[];
            /** @description Resources, with subresource where needed: pods, pods/log, *\/scale, *\/*. */
            readonly resources: readonly string[];
            /**
             * @description Cluster, Namespaced, or * for both; * by default.
             * @default *
             * @enum {string}
             */
            readonly scope: "*" | "Cluster" | "Namespaced";
        };
        /** @description Kind of the objects that hold parameters. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ParamKind": {
            /** @description Group and version of the kind. */
            readonly apiVersion?: string;
            /** @description The kind. */
            readonly kind?: string;
        };
        /** @description Which objects hold the parameters: one by name, or those selected by labels. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ParamRef": {
            /** @description Name of the object; excludes selector. */
            readonly name?: string;
            /** @description Namespace of the objects; that of the written object by default. */
            readonly namespace?: string;
            /** @description Allow or Deny: what happens when no such object exists. */
            readonly parameterNotFoundAction?: string;
            /** @description Labels of the objects, each of which is used; excludes name. */
            readonly selector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
        };
        /** @description Result of type-checking expressions against schemas. */
        readonly "io.cluster.api.admissionregistration.v1beta1.TypeChecking": {
            /** @description Expressions with type errors. */
            readonly expressionWarnings?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ExpressionWarning"][];
        };
        /** @description Rules in the Common Expression Language that accept or reject writes; a binding activates them. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the validating admission policy.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description What is checked, and how.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec"];
            /**
             * @description Results of checking the expressions.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus"];
        };
        /** @description Activates a validating policy, with parameters and for a subset of objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the validating admission policy binding.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Which policy, where, and the reaction to violations.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec"];
        };
        /** @description A list of ValidatingAdmissionPolicyBinding objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ValidatingAdmissionPolicyBinding objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description How a validating policy is activated. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec": {
            /** @description Narrows down which writes are checked; absent means all that the policy matches. */
            readonly matchResources?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchResources"];
            /** @description Which object, or objects, hold the parameters; needed when the policy has a paramKind. */
            readonly paramRef?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ParamRef"];
            /** @description Name of the policy; a binding without its policy does nothing. */
            readonly policyName: string;
            /** @description Reaction to a violation: Deny, Warn, Audit; Deny and Warn exclude each other. */
            readonly validationActions: readonly ("Audit" | "Deny" | "Warn")[];
        };
        /** @description A list of ValidatingAdmissionPolicy objects. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ValidatingAdmissionPolicy objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description What a validating policy checks. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec": {
            /** @description Annotations for the audit log, computed from the write. */
            readonly auditAnnotations?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.AuditAnnotation"][];
            /**
             * @description Whether a faulty expression or parameter rejects the write (Fail) or accepts it (Ignore); Fail by default.
             * @default Fail
             * @enum {string}
             */
            readonly failurePolicy: "Fail" | "Ignore";
            /** @description Further conditions on the matching writes, as expressions; at most 64. */
            readonly matchConditions?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchCondition"][];
            /** @description Which writes are checked. */
            readonly matchConstraints?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.MatchResources"];
            /** @description Kind of the objects that hold parameters; absent when the policy takes none. */
            readonly paramKind?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.ParamKind"];
            /** @description Rules that a write must satisfy, all of them; one or more unless auditAnnotations are given. */
            readonly validations?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.Validation"][];
            /** @description Named expressions that later ones can use as variables.<name>. */
            readonly variables?: readonly components["schemas"]["io.cluster.api.admissionregistration.v1beta1.Variable"][];
        };
        /** @description Results of checking a policy. */
        readonly "io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus": {
            /** @description Latest observations, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Condition"][];
            /**
             * Format: int64
             * @description Generation of the object that this status describes.
             */
            readonly observedGeneration?: number;
            /** @description Type errors of the expressions, by the schemas of the matching kinds. */
            readonly typeChecking?: components["schemas"]["io.cluster.api.admissionregistration.v1beta1.TypeChecking"];
        };
        /** @description One rule in the Common Expression Language. */
        readonly "io.cluster.api.admissionregistration.v1beta1.Validation": {
            /** @description Must be true. It can use object, oldObject, request, params, namespaceObject, variables and authorizer. */
            readonly expression: string;
            /** @description Message for the user when it is not. */
            readonly message?: string;
            /** @description Expression that returns the message; overrides message. */
            readonly messageExpression?: string;
            /** @description Reason, and with it the HTTP code, of the rejection: Forbidden, Invalid or RequestEntityTooLarge; Invalid by default. */
            readonly reason?: string;
        };
        /** @description One named expression. */
        readonly "io.cluster.api.admissionregistration.v1beta1.Variable": {
            /** @description The expression; evaluated when first used. */
            readonly expression: string;
            /** @description Name by which other expressions use it. */
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
export type ApplyConfiguration = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ApplyConfiguration'];
export type AuditAnnotation = components['schemas']['io.cluster.api.admissionregistration.v1beta1.AuditAnnotation'];
export type Condition = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Condition'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type ExpressionWarning = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ExpressionWarning'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type JSONPatch = components['schemas']['io.cluster.api.admissionregistration.v1beta1.JSONPatch'];
export type LabelSelector = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type MatchCondition = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MatchCondition'];
export type MatchResources = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MatchResources'];
export type MutatingAdmissionPolicy = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicy'];
export type MutatingAdmissionPolicyBinding = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBinding'];
export type MutatingAdmissionPolicyBindingList = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingList'];
export type MutatingAdmissionPolicyBindingSpec = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyBindingSpec'];
export type MutatingAdmissionPolicyList = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicyList'];
export type MutatingAdmissionPolicySpec = components['schemas']['io.cluster.api.admissionregistration.v1beta1.MutatingAdmissionPolicySpec'];
export type Mutation = components['schemas']['io.cluster.api.admissionregistration.v1beta1.Mutation'];
export type NamedRuleWithOperations = components['schemas']['io.cluster.api.admissionregistration.v1beta1.NamedRuleWithOperations'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type ParamKind = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ParamKind'];
export type ParamRef = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ParamRef'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type TypeChecking = components['schemas']['io.cluster.api.admissionregistration.v1beta1.TypeChecking'];
export type ValidatingAdmissionPolicy = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicy'];
export type ValidatingAdmissionPolicyBinding = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBinding'];
export type ValidatingAdmissionPolicyBindingList = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingList'];
export type ValidatingAdmissionPolicyBindingSpec = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyBindingSpec'];
export type ValidatingAdmissionPolicyList = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyList'];
export type ValidatingAdmissionPolicySpec = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicySpec'];
export type ValidatingAdmissionPolicyStatus = components['schemas']['io.cluster.api.admissionregistration.v1beta1.ValidatingAdmissionPolicyStatus'];
export type Validation = components['schemas']['io.cluster.api.admissionregistration.v1beta1.Validation'];
export type Variable = components['schemas']['io.cluster.api.admissionregistration.v1beta1.Variable'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
