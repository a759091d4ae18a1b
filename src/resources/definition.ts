import type { StructuralSchema } from '../schema/structural.js';

/** The verbs of a resource type, as discovery names them. */
export type ResourceVerb = 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';

/** The names that a kind accepts. */
export type NameRule = 'dns-subdomain' | 'dns-label' | 'dns-1035-label' | 'path-segment' | 'config-key';

/** One printer column. `path` is a JSONPath below the object; columns without one get their cell from the strategy. */
export interface ColumnDefinition {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly description: string;
  readonly priority: number;
  readonly path?: string;
  /** Text of a cell whose path leads to nothing. */
  readonly absent?: string;
}

/** A subresource. `status` and `scale` are generic; every other name is served by a strategy or special handler. */
export interface SubresourceDefinition {
  readonly name: string;
  readonly verbs: readonly ResourceVerb[];
  /** Kind of the body when it differs from the parent's (`autoscaling/v1` Scale). */
  readonly body?: {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    /** Its schema; absent where the handler of the subresource has it (Scale). */
    readonly schema?: StructuralSchema;
  };
  /** For `scale`: dotted paths below the object. */
  readonly scale?: {
    readonly specReplicasPath: string;
    readonly statusReplicasPath: string;
    readonly labelSelectorPath?: string;
  };
  /** Dotted paths that a write through this subresource leaves as stored. */
  readonly resets: readonly string[];
  /** Those of `resets` that field managers own nevertheless, by what they send. */
  readonly owned?: readonly string[];
  /** Dotted paths that it writes, but that no field manager owns. */
  readonly unowned?: readonly string[];
  /** Requests are forwarded to a node agent, a pod or a service. */
  readonly connects?: true;
  /** Finalizers written here need no domain, unlike those of the main resource. */
  readonly bareFinalizers?: true;
  /** A write here validates `generateName` by `nameRule`, unlike other subresources. */
  readonly strictGenerateName?: true;
}

/** Releases in which a version was added, deprecated, and removed (spec 1, "Deprecation rules"). */
export interface Lifecycle {
  readonly introduced?: string;
  readonly deprecated?: string;
  readonly removed?: string;
  /** The `group/version Kind` to use instead. */
  readonly replacement?: string;
  /** The deprecation warning, when it does not follow from the releases above (custom kinds). */
  readonly warning?: string;
}

/** The properties of one version of one kind: plain readonly data, the same for built-in and custom kinds. */
export interface ResourceDefinition {
  /** In the naming of the running profile. */
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly singular: string;
  readonly kind: string;
  readonly listKind: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs: readonly ResourceVerb[];
  /** The verbs listed in discovery, when it is not all of them. */
  readonly discoveryVerbs?: readonly ResourceVerb[];
  /** The version in which objects are stored. */
  readonly storageVersion: string;
  /** False for kinds that are answered but not stored (reviews); their only verb is create. */
  readonly stored?: boolean;
  /** The group in which objects are stored, when it differs (events of both groups are the same objects). */
  readonly storageGroup?: string;
  /** The plural under which objects are stored, when it differs. */
  readonly storageResource?: string;
  readonly nameRule: NameRule;
  /** PUT of a missing object creates it. */
  readonly createOnUpdate: boolean;
  /** An update without resourceVersion is allowed. */
  readonly unconditionalUpdate: boolean;
  /** `metadata.generation` counts changes of everything but metadata and a status that `resets` names. */
  readonly countsGeneration: boolean;
  readonly gracefulDelete: boolean;
  /** A delete that removes the object answers with it instead of a Status. */
  readonly returnsDeletedObject?: boolean;
  readonly defaultGarbageCollection: 'orphan' | 'background' | 'unsupported';
  /** Dotted paths that a write through the main resource leaves as stored (and drops on create), usually `status`. */
  readonly resets: readonly string[];
  /** False: a create keeps the given values at `resets`. A node agent registers its Node with its status. */
  readonly resetsOnCreate?: boolean;
  /** Finalizers need no domain (`example.com/name`); true of all custom kinds, too. */
  readonly bareFinalizers?: boolean;
  /** Only a create validates `generateName` by `nameRule`; an update only by the rules of paths. */
  readonly looseGenerateName?: boolean;
  /** Feature gate required for the version, whatever `--runtime-config` says. */
  readonly gate?: string;
  readonly subresources: readonly SubresourceDefinition[];
  readonly columns: readonly ColumnDefinition[];
  /** Field selector keys besides metadata.name and metadata.namespace; `path` is dotted. */
  readonly selectableFields: readonly { readonly key: string; readonly path: string; readonly default?: string }[];
  readonly lifecycle: Lifecycle;
  /** Off unless enabled by `--runtime-config`. */
  readonly enabledByDefault: boolean;
  readonly schema: StructuralSchema;
  /** Full name of the protobuf message; absent for custom kinds. */
  readonly protoMessage?: string;
  /** Key of the ajv standalone validator; absent for custom kinds. */
  readonly validator?: string;
  readonly custom: boolean;
}

/** The group under which the kind's objects are stored: its own unless the definition says otherwise. */
export function storageGroupOf(definition: Pick<ResourceDefinition, 'group' | 'storageGroup'>): string {
  return definition.storageGroup ?? definition.group;
}

/** The release that removes a deprecated version, empty when unknown; undefined for other versions. */
export function removedRelease({ lifecycle }: Pick<ResourceDefinition, 'lifecycle'>): string | undefined {
  return lifecycle.deprecated === undefined ? undefined : (lifecycle.removed ?? '');
}
