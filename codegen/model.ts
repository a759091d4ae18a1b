import type { JsonValue } from '../src/json/types.js';
import type { FaultWords, FieldRule, Presence, SpecialForm } from '../src/schema/structural.js';

/** All schemas of the project as plain data: the input of checks and emitters. */
export interface Model {
  readonly groups: readonly GroupModel[];
  /** By id (`core/v1/PodSpec`), sorted by id; including generated list types. */
  readonly types: ReadonlyMap<string, TypeModel>;
}

/** One API group in discovery order. */
export interface GroupModel {
  /** Folder below schemas/openapi and part of the proto package. */
  readonly directory: string;
  /** API group in cluster naming. */
  readonly group: string;
  /** False: its types are used by other groups and documents; it has no paths. */
  readonly served: boolean;
  readonly versions: readonly VersionModel[];
}

/** One version of a group. */
export interface VersionModel {
  readonly version: string;
  readonly enabledByDefault: boolean;
}

/** One named type. */
export interface TypeModel {
  readonly id: string;
  readonly directory: string;
  readonly version: string;
  readonly name: string;
  /** Path of its YAML below the project root, for messages and headers. */
  readonly source: string;
  /** Name in OpenAPI documents. */
  readonly model: string;
  readonly schema: SchemaModel;
  readonly resource?: ResourceModel;
  /** Generated for the kind of this id. */
  readonly listOf?: string;
  /** No protobuf message. */
  readonly noProto: boolean;
  /** Protobuf numbers used in the past. */
  readonly reserved: readonly number[];
  /** Field name of the message that wraps an array or map type. */
  readonly wrapper?: string;
}

/** One node. A node with `ref` may have more keywords, in addition to those of the type. */
export interface SchemaModel {
  readonly ref?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly format?: string;
  readonly scalar?: SpecialForm;
  readonly properties?: readonly PropertyModel[];
  readonly inline?: readonly InlineModel[];
  readonly additionalProperties?: SchemaModel;
  readonly items?: SchemaModel;
  readonly required?: readonly string[];
  readonly default?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly nullable?: boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly listType?: 'atomic' | 'set' | 'map';
  readonly listMapKeys?: readonly string[];
  readonly allowDuplicates?: boolean;
  /** Whether the empty member is written, or its default is filled in, unless that follows from `required`. */
  readonly written?: boolean;
  readonly mapType?: 'granular' | 'atomic';
  readonly patchStrategy?: readonly string[];
  readonly patchMergeKey?: string;
  readonly preserveUnknownFields?: boolean;
  readonly embeddedResource?: boolean;
  readonly intOrString?: boolean;
  /** The properties are variants of one value, distinguished by its JSON type; their names appear in protobuf only. */
  readonly union?: boolean;
  /** Feature gates that must all be on for the member. */
  readonly gates?: readonly string[];
  /** Error messages by keyword, instead of the default ones. */
  readonly words?: FaultWords;
  readonly validations?: readonly JsonValue[];
  readonly rules?: readonly FieldRule[];
  /** The quantities of a map keep their precision. */
  readonly fineAmounts?: boolean;
  /** The schema of the keys of a map. */
  readonly keys?: { readonly pattern?: string; readonly maxLength?: number };
}

/** A member of an object type, in the order of the file. */
export interface PropertyModel {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly proto?: ProtoFieldModel;
  /** Only if the file sets it. */
  readonly presence?: Presence;
}

/** Position of a member in protobuf. */
export interface ProtoFieldModel {
  readonly number: number;
  readonly name: string;
  /** Scalar type when type and format do not determine it. */
  readonly type?: string;
}

/** A type whose members are inlined in this one's JSON, and which is a nested message in protobuf. */
export interface InlineModel {
  readonly ref: string;
  readonly proto?: ProtoFieldModel;
}

/** The resource block of a kind, as written, with the defaults of docs/adding-a-kind.md filled in. */
export interface ResourceModel {
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly nameRule: string;
  readonly verbs: readonly string[];
  readonly storageVersion: string;
  /** Objects are stored; false for kinds that are answered at once, whose only verb is create. */
  readonly stored: boolean;
  /** Group and plural of the stored objects, when stored with another kind. */
  readonly sharesStorageWith?: { readonly group: string; readonly resource: string };
  readonly createOnUpdate: boolean;
  readonly unconditionalUpdate: boolean;
  readonly countsGeneration: boolean;
  readonly gracefulDelete: boolean;
  /** A delete returns the object instead of a Status. */
  readonly returnsDeletedObject: boolean;
  readonly garbageCollection: string;
  readonly resets: readonly string[];
  /** A create drops `resets` too. */
  readonly resetsOnCreate: boolean;
  /** Finalizers need no domain. */
  readonly bareFinalizers: boolean;
  /** An update does not check `generateName` against the name rule. */
  readonly looseGenerateName: boolean;
  /** Feature gate required for the version. */
  readonly gate?: string;
  readonly lifecycle: Readonly<Record<string, string>>;
  readonly subresources: readonly SubresourceModel[];
  readonly columns: readonly ColumnModel[];
  readonly selectableFields: readonly { readonly key: string; readonly path: string; readonly default?: string }[];
}

/** One subresource. */
export interface SubresourceModel {
  readonly name: string;
  readonly verbs: readonly string[];
  readonly body?: { readonly group: string; readonly version: string; readonly kind: string };
  readonly scale?: {
    readonly specReplicasPath: string;
    readonly statusReplicasPath: string;
    readonly labelSelectorPath?: string;
  };
  readonly resets: readonly string[];
  /** The part of `resets` that field managers still own. */
  readonly owned?: readonly string[];
  /** Writable, but without field managers. */
  readonly unowned?: readonly string[];
  /** Requests are forwarded (to a node agent, a pod): the body is a stream, and the kind names options. */
  readonly connects?: true;
  /** Finalizers written here need no domain. */
  readonly bareFinalizers?: true;
  /** A write here checks `generateName` against the name rule. */
  readonly strictGenerateName?: true;
}

/** One printer column. */
export interface ColumnModel {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly description: string;
  readonly priority: number;
  readonly path?: string;
  /** Text of a cell whose path has no value. */
  readonly absent?: string;
}

/** A fault in the schemas: its location, description and cure. */
export interface Fault {
  readonly source: string;
  readonly message: string;
}

/** The group of a folder. @throws Error when groups.yaml does not list the folder */
export function groupOf(model: Model, directory: string): GroupModel {
  const group = model.groups.find((each) => each.directory === directory);
  if (group === undefined) throw new Error(`schemas/openapi/groups.yaml has no directory ${directory}`);
  return group;
}

/** The type of that id. @throws Error when it does not exist; references are checked before */
export function typeOf(model: Model, id: string): TypeModel {
  const type = model.types.get(id);
  if (type === undefined) throw new Error(`no type ${id}`);
  return type;
}

/** The types of one group version, sorted by name. */
export function typesOf(model: Model, directory: string, version: string): readonly TypeModel[] {
  return [...model.types.values()].filter((type) => type.directory === directory && type.version === version);
}

/** `directory/version` of every folder with types, in discovery order. */
export function packagesOf(model: Model): readonly { readonly group: GroupModel; readonly version: string }[] {
  return model.groups.flatMap((group) =>
    group.versions
      .map(({ version }) => ({ group, version }))
      .filter(({ version }) => typesOf(model, group.directory, version).length > 0),
  );
}

/** The kinds of one group version in the order of their plurals, as discovery lists them. */
export function kindsOf(model: Model, directory: string, version: string): readonly KindModel[] {
  return typesOf(model, directory, version)
    .filter((type): type is KindModel => type.resource !== undefined)
    .sort((a, b) => (a.resource.plural < b.resource.plural ? -1 : 1));
}

/** A type with a resource block. */
export type KindModel = TypeModel & { readonly resource: ResourceModel };

/** Full name of the message of a type. */
export function messageName(type: TypeModel): string {
  return `cluster.api.${type.directory}.${type.version}.${type.name}`;
}

/** Whether objects of the type have their own apiVersion and kind. */
export function isObjectType(type: TypeModel): boolean {
  const names = type.schema.properties?.filter((each) => each.proto === undefined).map((each) => each.name) ?? [];
  return names.includes('kind') && names.includes('apiVersion');
}
