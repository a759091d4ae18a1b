// Generated from generated/openapi/v3/apis__networking.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Refers by kind to an object in the same namespace. */
        readonly "io.cluster.api.core.v1.TypedLocalObjectReference": {
            /** @description API group of the object; absent or empty means the core group. */
            readonly apiGroup?: string;
            /** @description What sort of object is meant, such as PersistentVolumeClaim. */
            readonly kind: string;
            /** @description Which object of the kind, by its metadata.name. */
            readonly name: string;
        };
        /** @description A path and the backend of its requests. */
        readonly "io.cluster.api.networking.v1.HTTPIngressPath": {
            /**
             * @description Backend of the requests.
             * @default {}
             */
            readonly backend: components["schemas"]["io.cluster.api.networking.v1.IngressBackend"];
            /** @description The path, beginning with /. */
            readonly path?: string;
            /**
             * @description Exact, Prefix (by parts between slashes) or ImplementationSpecific.
             * @enum {string}
             */
            readonly pathType?: "Exact" | "ImplementationSpecific" | "Prefix";
        };
        /** @description Rules by path. */
        readonly "io.cluster.api.networking.v1.HTTPIngressRuleValue": {
            /** @description The paths; the longest match is used. */
            readonly paths: readonly components["schemas"]["io.cluster.api.networking.v1.HTTPIngressPath"][];
        };
        /** @description Routes HTTP requests from outside to services, by host and path. */
        readonly "io.cluster.api.networking.v1.Ingress": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the ingress.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The rules.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.networking.v1.IngressSpec"];
            /**
             * @description Addresses of the ingress, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.networking.v1.IngressStatus"];
        };
        /** @description A backend: a service or another object. */
        readonly "io.cluster.api.networking.v1.IngressBackend": {
            /** @description Another object of the namespace, such as a bucket. */
            readonly resource?: components["schemas"]["io.cluster.api.core.v1.TypedLocalObjectReference"];
            /** @description A service of the namespace. */
            readonly service?: components["schemas"]["io.cluster.api.networking.v1.IngressServiceBackend"];
        };
        /** @description Names the controller of ingresses of a class. */
        readonly "io.cluster.api.networking.v1.IngressClass": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the ingress class.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Controller and settings of the class.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.networking.v1.IngressClassSpec"];
        };
        /** @description A list of IngressClass objects. */
        readonly "io.cluster.api.networking.v1.IngressClassList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The IngressClass objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.networking.v1.IngressClass"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Names the object with settings of a class. */
        readonly "io.cluster.api.networking.v1.IngressClassParametersReference": {
            /** @description API group of the kind; empty for the core group. */
            readonly apiGroup?: string;
            /** @description Kind of the object. */
            readonly kind: string;
            /** @description Name of the object. */
            readonly name: string;
            /** @description Namespace of the object, with scope Namespace. */
            readonly namespace?: string;
            /**
             * @description Cluster or Namespace: whether the object lives in a namespace; Cluster by default.
             * @default Cluster
             * @enum {string}
             */
            readonly scope: "Cluster" | "Namespace";
        };
        /** @description Controller and settings of a class. */
        readonly "io.cluster.api.networking.v1.IngressClassSpec": {
            /** @description Name of the controller as domain/path; cannot be changed. */
            readonly controller: string;
            /** @description Object with settings for the controller. */
            readonly parameters?: components["schemas"]["io.cluster.api.networking.v1.IngressClassParametersReference"];
        };
        /** @description A list of Ingress objects. */
        readonly "io.cluster.api.networking.v1.IngressList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The Ingress objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.networking.v1.Ingress"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description One address of a load balancer. */
        readonly "io.cluster.api.networking.v1.IngressLoadBalancerIngress": {
            /** @description The name, where there is one. */
            readonly hostname?: string;
            /** @description The address, where there is one. */
            readonly ip?: string;
            /** @description State of the ports. */
            readonly ports?: readonly components["schemas"]["io.cluster.api.networking.v1.IngressPortStatus"][];
        };
        /** @description Addresses of a load balancer. */
        readonly "io.cluster.api.networking.v1.IngressLoadBalancerStatus": {
            /** @description The addresses. */
            readonly ingress?: readonly components["schemas"]["io.cluster.api.networking.v1.IngressLoadBalancerIngress"][];
        };
        /** @description State of one port of a load balancer. */
        readonly "io.cluster.api.networking.v1.IngressPortStatus": {
            /** @description What is wrong with the port, as a CamelCase word, with a domain unless generally known. */
            readonly error?: string;
            /**
             * Format: int32
             * @description Number of the port.
             * @default 0
             */
            readonly port: number;
            /**
             * @description Transport protocol: TCP, UDP or SCTP.
             * @default
             */
            readonly protocol: string;
        };
        /** @description Rules for one host. */
        readonly "io.cluster.api.networking.v1.IngressRule": {
            /** @description Full name of the host; a leading *. stands for one label, empty for every host. */
            readonly host?: string;
            /** @description Rules by path. */
            readonly http?: components["schemas"]["io.cluster.api.networking.v1.HTTPIngressRuleValue"];
        };
        /** @description A service and one of its ports. */
        readonly "io.cluster.api.networking.v1.IngressServiceBackend": {
            /** @description Name of the service. */
            readonly name: string;
            /**
             * @description Port of the service, by name or number.
             * @default {}
             */
            readonly port: components["schemas"]["io.cluster.api.networking.v1.ServiceBackendPort"];
        };
        /** @description Rules of an ingress. */
        readonly "io.cluster.api.networking.v1.IngressSpec": {
            /** @description Backend of requests that match no rule. */
            readonly defaultBackend?: components["schemas"]["io.cluster.api.networking.v1.IngressBackend"];
            /** @description Class that implements the ingress; the default class when absent. */
            readonly ingressClassName?: string;
            /** @description Rules by host. */
            readonly rules?: readonly components["schemas"]["io.cluster.api.networking.v1.IngressRule"][];
            /** @description Certificates, by host; all on port 443, selected by server name. */
            readonly tls?: readonly components["schemas"]["io.cluster.api.networking.v1.IngressTLS"][];
        };
        /** @description State of an ingress as last observed. */
        readonly "io.cluster.api.networking.v1.IngressStatus": {
            /**
             * @description Addresses of the load balancer.
             * @default {}
             */
            readonly loadBalancer: components["schemas"]["io.cluster.api.networking.v1.IngressLoadBalancerStatus"];
        };
        /** @description A certificate and its hosts. */
        readonly "io.cluster.api.networking.v1.IngressTLS": {
            /** @description Hosts of the certificate; all of them when empty. */
            readonly hosts?: readonly string[];
            /** @description Secret of type TLS with certificate and key. */
            readonly secretName?: string;
        };
        /** @description Represents one allocated address; its name is the address in its shortest form. */
        readonly "io.cluster.api.networking.v1.IPAddress": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the IP address.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Owner of the address.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.networking.v1.IPAddressSpec"];
        };
        /** @description A list of IPAddress objects. */
        readonly "io.cluster.api.networking.v1.IPAddressList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The IPAddress objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.networking.v1.IPAddress"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Owner of an address. */
        readonly "io.cluster.api.networking.v1.IPAddressSpec": {
            /** @description Object that has the address; cannot be changed. */
            readonly parentRef: components["schemas"]["io.cluster.api.networking.v1.ParentReference"];
        };
        /** @description A range of addresses. */
        readonly "io.cluster.api.networking.v1.IPBlock": {
            /** @description The range, such as 192.168.1.0/24 or 2001:db8::/64. */
            readonly cidr: string;
            /** @description Ranges inside it that are left out. */
            readonly except?: readonly string[];
        };
        /** @description Restricts the traffic that pods may receive and send. */
        readonly "io.cluster.api.networking.v1.NetworkPolicy": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the network policy.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The pods and their allowed traffic.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.networking.v1.NetworkPolicySpec"];
        };
        /** @description Allowed outgoing traffic; it must match both lists. */
        readonly "io.cluster.api.networking.v1.NetworkPolicyEgressRule": {
            /** @description Allowed destination ports; all when empty. */
            readonly ports?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyPort"][];
            /** @description Allowed destinations; any when empty. */
            readonly to?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyPeer"][];
        };
        /** @description Allowed incoming traffic; it must match both lists. */
        readonly "io.cluster.api.networking.v1.NetworkPolicyIngressRule": {
            /** @description Allowed sources; any when empty. */
            readonly from?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyPeer"][];
            /** @description Allowed destination ports; all when empty. */
            readonly ports?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyPort"][];
        };
        /** @description A list of NetworkPolicy objects. */
        readonly "io.cluster.api.networking.v1.NetworkPolicyList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The NetworkPolicy objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicy"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description The other side of traffic: pods, or a range of addresses. */
        readonly "io.cluster.api.networking.v1.NetworkPolicyPeer": {
            /** @description A range of addresses; excludes the other members. */
            readonly ipBlock?: components["schemas"]["io.cluster.api.networking.v1.IPBlock"];
            /** @description Labels of namespaces; empty means all of them. */
            readonly namespaceSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Labels of pods, in the namespaces of namespaceSelector or else in this one. */
            readonly podSelector?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
        };
        /** @description Ports that are allowed. */
        readonly "io.cluster.api.networking.v1.NetworkPolicyPort": {
            /**
             * Format: int32
             * @description Last port of a range that begins with port, which is a number then.
             */
            readonly endPort?: number;
            /** @description Number of a port, or name of a port of the pod; all ports when absent. */
            readonly port?: components["schemas"]["io.cluster.apimachinery.pkg.util.intstr.IntOrString"];
            /**
             * @description Transport protocol: TCP, UDP or SCTP; TCP by default.
             * @default TCP
             * @enum {string}
             */
            readonly protocol: "SCTP" | "TCP" | "UDP";
        };
        /** @description Pods and the traffic they may have. */
        readonly "io.cluster.api.networking.v1.NetworkPolicySpec": {
            /** @description Traffic that the pods may send; none when the list is empty and Egress is in policyTypes. */
            readonly egress?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyEgressRule"][];
            /** @description Traffic that the pods may receive; none when the list is empty. */
            readonly ingress?: readonly components["schemas"]["io.cluster.api.networking.v1.NetworkPolicyIngressRule"][];
            /**
             * @description Labels of the pods that the policy applies to; empty means every pod of the namespace.
             * @default {}
             */
            readonly podSelector: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Ingress, Egress or both: which direction the policy limits. Ingress by default, and Egress with egress rules. */
            readonly policyTypes?: readonly ("Egress" | "Ingress")[];
        };
        /** @description Names the object that has an address. */
        readonly "io.cluster.api.networking.v1.ParentReference": {
            /** @description API group of the resource; empty for the core group. */
            readonly group?: string;
            /** @description Name of the object. */
            readonly name: string;
            /** @description Namespace of the object. */
            readonly namespace?: string;
            /** @description Plural name of the resource. */
            readonly resource: string;
        };
        /** @description A port by name or by number. */
        readonly "io.cluster.api.networking.v1.ServiceBackendPort": {
            /** @description Name of the port; excludes number. */
            readonly name?: string;
            /**
             * Format: int32
             * @description Number of the port; excludes name.
             */
            readonly number?: number;
        };
        /** @description A range of addresses for services. */
        readonly "io.cluster.api.networking.v1.ServiceCIDR": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the service CIDR.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The range.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.networking.v1.ServiceCIDRSpec"];
            /**
             * @description Whether the range is in use, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.networking.v1.ServiceCIDRStatus"];
        };
        /** @description A list of ServiceCIDR objects. */
        readonly "io.cluster.api.networking.v1.ServiceCIDRList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The ServiceCIDR objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.networking.v1.ServiceCIDR"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description A range of addresses. */
        readonly "io.cluster.api.networking.v1.ServiceCIDRSpec": {
            /** @description One range, or one for IPv4 and one for IPv6; a second family may be added later. */
            readonly cidrs?: readonly string[];
        };
        /** @description State of a range. */
        readonly "io.cluster.api.networking.v1.ServiceCIDRStatus": {
            /** @description Latest observations, one per type. */
            readonly conditions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Condition"][];
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
export type Condition = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Condition'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type HTTPIngressPath = components['schemas']['io.cluster.api.networking.v1.HTTPIngressPath'];
export type HTTPIngressRuleValue = components['schemas']['io.cluster.api.networking.v1.HTTPIngressRuleValue'];
export type IPAddress = components['schemas']['io.cluster.api.networking.v1.IPAddress'];
export type IPAddressList = components['schemas']['io.cluster.api.networking.v1.IPAddressList'];
export type IPAddressSpec = components['schemas']['io.cluster.api.networking.v1.IPAddressSpec'];
export type IPBlock = components['schemas']['io.cluster.api.networking.v1.IPBlock'];
export type Ingress = components['schemas']['io.cluster.api.networking.v1.Ingress'];
export type IngressBackend = components['schemas']['io.cluster.api.networking.v1.IngressBackend'];
export type IngressClass = components['schemas']['io.cluster.api.networking.v1.IngressClass'];
export type IngressClassList = components['schemas']['io.cluster.api.networking.v1.IngressClassList'];
export type IngressClassParametersReference = components['schemas']['io.cluster.api.networking.v1.IngressClassParametersReference'];
export type IngressClassSpec = components['schemas']['io.cluster.api.networking.v1.IngressClassSpec'];
export type IngressList = components['schemas']['io.cluster.api.networking.v1.IngressList'];
export type IngressLoadBalancerIngress = components['schemas']['io.cluster.api.networking.v1.IngressLoadBalancerIngress'];
export type IngressLoadBalancerStatus = components['schemas']['io.cluster.api.networking.v1.IngressLoadBalancerStatus'];
export type IngressPortStatus = components['schemas']['io.cluster.api.networking.v1.IngressPortStatus'];
export type IngressRule = components['schemas']['io.cluster.api.networking.v1.IngressRule'];
export type IngressServiceBackend = components['schemas']['io.cluster.api.networking.v1.IngressServiceBackend'];
export type IngressSpec = components['schemas']['io.cluster.api.networking.v1.IngressSpec'];
export type IngressStatus = components['schemas']['io.cluster.api.networking.v1.IngressStatus'];
export type IngressTLS = components['schemas']['io.cluster.api.networking.v1.IngressTLS'];
export type IntOrString = components['schemas']['io.cluster.apimachinery.pkg.util.intstr.IntOrString'];
export type LabelSelector = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type NetworkPolicy = components['schemas']['io.cluster.api.networking.v1.NetworkPolicy'];
export type NetworkPolicyEgressRule = components['schemas']['io.cluster.api.networking.v1.NetworkPolicyEgressRule'];
export type NetworkPolicyIngressRule = components['schemas']['io.cluster.api.networking.v1.NetworkPolicyIngressRule'];
export type NetworkPolicyList = components['schemas']['io.cluster.api.networking.v1.NetworkPolicyList'];
export type NetworkPolicyPeer = components['schemas']['io.cluster.api.networking.v1.NetworkPolicyPeer'];
export type NetworkPolicyPort = components['schemas']['io.cluster.api.networking.v1.NetworkPolicyPort'];
export type NetworkPolicySpec = components['schemas']['io.cluster.api.networking.v1.NetworkPolicySpec'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type ParentReference = components['schemas']['io.cluster.api.networking.v1.ParentReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ServiceBackendPort = components['schemas']['io.cluster.api.networking.v1.ServiceBackendPort'];
export type ServiceCIDR = components['schemas']['io.cluster.api.networking.v1.ServiceCIDR'];
export type ServiceCIDRList = components['schemas']['io.cluster.api.networking.v1.ServiceCIDRList'];
export type ServiceCIDRSpec = components['schemas']['io.cluster.api.networking.v1.ServiceCIDRSpec'];
export type ServiceCIDRStatus = components['schemas']['io.cluster.api.networking.v1.ServiceCIDRStatus'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type TypedLocalObjectReference = components['schemas']['io.cluster.api.core.v1.TypedLocalObjectReference'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
