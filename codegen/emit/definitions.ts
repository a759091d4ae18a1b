import type { GroupModel, KindModel, Model, SchemaModel, TypeModel } from '../model.js';
import { kindsOf, messageName, packagesOf, typesOf } from '../model.js';
import { objectShape } from '../shapes.js';
import { header, type Output } from '../writer.js';

/**
 * Prints `generated/definitions`: per group version its resource definitions and the nodes of its types, which
 * `src/resources/builtin.ts` turns into definitions and schema trees. Each type has its own function, so that start-up
 * neither compiles nor builds unused ones. Names are those of the cluster naming.
 */
export function emitDefinitions(model: Model, output: Output): void {
  const modules: { readonly path: string; readonly name: string }[] = [];
  for (const { group, version } of packagesOf(model)) {
    const types = typesOf(model, group.directory, version).filter((type) => type.listOf === undefined);
    const path = `${group.directory}/${version}`;
    modules.push({ path, name: `${group.directory}_${version}` });
    const nodes = types.map(
      (type) => `  ${JSON.stringify(type.id)}: () => (${JSON.stringify(typeNode(model, type))}),\n`,
    );
    const resources = kindsOf(model, group.directory, version).map(
      (kind) => `  ${JSON.stringify(resourceNode(model, group, kind))},\n`,
    );
    output.set(
      `generated/definitions/${path}.ts`,
      header(`schemas/openapi/${path}`) +
        `import type { ResourceNode, TypeNode } from '../node.js';\n\n` +
        `/** Schema nodes by type. */\nexport const types: Readonly<Record<string, () => TypeNode>> = {\n${nodes.join('')}};\n\n` +
        `/** Kinds in the order of their plurals. */\nexport const resources: readonly ResourceNode[] = [\n${resources.join('')}];\n`,
    );
  }
  output.set('generated/definitions/node.ts', header('codegen/emit/definitions.ts') + NODE);
  output.set('generated/definitions/index.ts', header('schemas/openapi/groups.yaml') + index(model, modules));
}

const NODE = `
/** A schema node as plain data; \`$ref\` names a type by its id. Parsed by src/resources/builtin.ts. */
export type TypeNode = Readonly<Record<string, unknown>>;

/** A resource definition without its schema, as plain data. Parsed by src/resources/builtin.ts. */
export type ResourceNode = Readonly<Record<string, unknown>>;

/** One group in discovery order. */
export interface GroupNode {
  readonly directory: string;
  readonly group: string;
  readonly versions: readonly {
    readonly version: string;
    readonly enabledByDefault: boolean;
    readonly resources: readonly ResourceNode[];
  }[];
}
`;

function index(model: Model, modules: readonly { readonly path: string; readonly name: string }[]): string {
  const names = new Map(modules.map(({ path, name }) => [path, name]));
  const groups = model.groups
    .map((group) => {
      const versions = group.versions
        // Kinds without storage are not resources, but their version can be enabled and disabled (image reviews).
        .filter(({ version }) => group.served && typesOf(model, group.directory, version).length > 0)
        .map(({ version, enabledByDefault }) => {
          const resources = `${names.get(`${group.directory}/${version}`)}.resources`;
          return `      { version: '${version}', enabledByDefault: ${enabledByDefault}, resources: ${resources} },\n`;
        });
      if (versions.length === 0) return '';
      return `  {\n    directory: '${group.directory}',\n    group: '${group.group}',\n    versions: [\n${versions.join('')}    ],\n  },\n`;
    })
    .join('');
  return (
    modules.map(({ path, name }) => `import * as ${name} from './${path}.js';\n`).join('') +
    `import type { GroupNode, TypeNode } from './node.js';\n\n` +
    `/** Groups in discovery order; versions in the order of preference. */\n` +
    `export const GROUPS: readonly GroupNode[] = [\n${groups}];\n\n` +
    `/** Schema node of each type by id. */\nexport const TYPES: Readonly<Record<string, () => TypeNode>> = {\n` +
    modules.map(({ name }) => `  ...${name}.types,\n`).join('') +
    `};\n`
  );
}

function resourceNode(model: Model, group: GroupModel, kind: KindModel): Readonly<Record<string, unknown>> {
  const { resource } = kind;
  return {
    group: group.group,
    version: kind.version,
    resource: resource.plural,
    singular: resource.singular,
    kind: kind.name,
    listKind: `${kind.name}List`,
    shortNames: resource.shortNames,
    categories: resource.categories,
    namespaced: resource.namespaced,
    verbs: resource.verbs,
    storageVersion: resource.storageVersion,
    ...(resource.stored ? {} : { stored: false }),
    ...(resource.sharesStorageWith === undefined
      ? {}
      : { storageGroup: resource.sharesStorageWith.group, storageResource: resource.sharesStorageWith.resource }),
    nameRule: resource.nameRule,
    createOnUpdate: resource.createOnUpdate,
    unconditionalUpdate: resource.unconditionalUpdate,
    countsGeneration: resource.countsGeneration,
    gracefulDelete: resource.gracefulDelete,
    ...(resource.returnsDeletedObject ? { returnsDeletedObject: true } : {}),
    defaultGarbageCollection: resource.garbageCollection,
    resets: resource.resets,
    ...(resource.resetsOnCreate ? {} : { resetsOnCreate: false }),
    ...(resource.bareFinalizers ? { bareFinalizers: true } : {}),
    ...(resource.looseGenerateName ? { looseGenerateName: true } : {}),
    ...(resource.gate === undefined ? {} : { gate: resource.gate }),
    subresources: resource.subresources,
    columns: resource.columns,
    selectableFields: resource.selectableFields,
    lifecycle: resource.lifecycle,
    ...(kind.noProto ? {} : { protoMessage: messageName(kind) }),
    validator: kind.id,
    custom: false,
    schema: kind.id,
  };
}

/** The node of a type: its schema with inlined members expanded, and its OpenAPI name. */
function typeNode(model: Model, type: TypeModel): Readonly<Record<string, unknown>> {
  return { model: type.model, ...schemaNode(model, type.schema) };
}

const COPIED = [
  'type',
  'format',
  'default',
  'enum',
  'nullable',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'keys',
  'fineAmounts',
  'preserveUnknownFields',
  'embeddedResource',
  'listType',
  'listMapKeys',
  'allowDuplicates',
  'written',
  'mapType',
  'patchStrategy',
  'patchMergeKey',
  'gates',
  'words',
] as const satisfies readonly (keyof SchemaModel)[];

function schemaNode(model: Model, schema: SchemaModel): Record<string, unknown> {
  const node: Record<string, unknown> = {};
  if (schema.union === true) return unionNode(model, schema);
  if (schema.ref !== undefined) node['$ref'] = schema.ref;
  for (const key of COPIED) if (schema[key] !== undefined) node[key] = schema[key];
  if (schema.scalar !== undefined) node['special'] = schema.scalar;
  if (schema.intOrString === true) node['special'] = 'int-or-string';
  if (schema.properties !== undefined || schema.inline !== undefined) {
    const shape = objectShape(model, schema);
    node['properties'] = Object.fromEntries(
      shape.members.map((member) => [member.name, { ...schemaNode(model, member.schema), presence: member.presence }]),
    );
    if (shape.required.length > 0) node['required'] = shape.required;
    if (shape.rules.length > 0) node['rules'] = shape.rules;
  } else if (schema.rules !== undefined) {
    node['rules'] = schema.rules;
  }
  if (schema.items !== undefined) node['items'] = schemaNode(model, schema.items);
  if (schema.additionalProperties !== undefined) {
    node['additionalProperties'] = schemaNode(model, schema.additionalProperties);
  }
  return node;
}

/** A value with several JSON types: the members of the object, the items of the list, and the allowed types. */
function unionNode(model: Model, schema: SchemaModel): Record<string, unknown> {
  const forms = (schema.properties ?? []).map((property) => schemaNode(model, property.schema));
  const object = forms.find((form) => form['$ref'] !== undefined);
  const list = forms.find((form) => form['type'] === 'array');
  return {
    union: forms.map((form) => form['type'] ?? 'object'),
    ...(object === undefined ? {} : { $ref: object['$ref'] }),
    ...(list === undefined ? {} : { items: list['items'] }),
  };
}
