import type { SpecialForm } from '../../src/schema/structural.js';
import type { GroupModel, Model, SchemaModel, TypeModel } from '../model.js';
import { groupOf, isObjectType, typeOf } from '../model.js';
import { objectShape } from '../shapes.js';

/** Which of the two document versions is printed. */
export type OpenApiForm = 'v2' | 'v3';

/** A JSON object under construction. */
export type Doc = Record<string, unknown>;

const WORDS = {
  v2: { prefix: '#/definitions/' },
  v3: { prefix: '#/components/schemas/' },
} as const;

/** A reference to a type. */
export function refTo(type: TypeModel, form: OpenApiForm): Doc {
  return { $ref: WORDS[form].prefix + type.model };
}

/** The types that the given ones need, including themselves, sorted by OpenAPI name; without inlined ones. */
export function closure(model: Model, ids: Iterable<string>): readonly TypeModel[] {
  const found = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...referencesOf(model, typeOf(model, id).schema));
  }
  const types = [...found].map((id) => typeOf(model, id)).filter((type) => !isShownInPlace(type));
  return types.sort((a, b) => (a.model < b.model ? -1 : 1));
}

/** Lists that are named only by their message are not models, as in kube-apiserver's documents. */
function isShownInPlace(type: TypeModel): boolean {
  return type.wrapper !== undefined;
}

function* referencesOf(model: Model, schema: SchemaModel): Generator<string> {
  if (schema.ref !== undefined) yield schema.ref;
  // The members of an inlined type are expanded where it is inlined; nothing refers to the type.
  for (const inline of schema.inline ?? []) yield* referencesOf(model, typeOf(model, inline.ref).schema);
  for (const property of schema.properties ?? []) yield* referencesOf(model, property.schema);
  if (schema.items !== undefined) yield* referencesOf(model, schema.items);
  if (schema.additionalProperties !== undefined) yield* referencesOf(model, schema.additionalProperties);
}

/** A group with one of its versions. */
export interface GroupVersion {
  readonly group: GroupModel;
  readonly version: string;
}

/**
 * The definition of a type: its schema, and the kinds it represents.
 *
 * @param about the subject of the document; absent: everything
 */
export function definitionOf(model: Model, type: TypeModel, form: OpenApiForm, about?: GroupVersion): Doc {
  const kinds = kindsOfType(model, type, about);
  return {
    ...schemaDoc(model, type.schema, form),
    ...(kinds.length === 0 ? {} : { 'x-kubernetes-group-version-kind': kinds }),
  };
}

/** Kinds that belong to every group version. */
const EVERYWHERE = ['DeleteOptions', 'WatchEvent'];

function kindsOfType(model: Model, type: TypeModel, about: GroupVersion | undefined): readonly Doc[] {
  const own = groupOf(model, type.directory);
  if (own.group === 'meta') {
    if (EVERYWHERE.includes(type.name)) {
      return model.groups
        .filter((each) => each.served)
        .flatMap((each) => each.versions.map(({ version }) => ({ group: each, version })))
        .filter(({ group, version }) => about === undefined || isCoreOrSame(about, group, version))
        .map((each) => gvk(each.group, each.version, type.name));
    }
    return isObjectType(type) ? [{ group: '', kind: type.name, version: type.version }] : [];
  }
  return isObjectType(type) ? [gvk(own, type.version, type.name)] : [];
}

function isCoreOrSame(about: GroupVersion, { group }: GroupModel, version: string): boolean {
  return group === '' || (group === about.group.group && version === about.version);
}

/** The value of `x-kubernetes-group-version-kind`. */
export function gvk(group: GroupModel, version: string, kind: string): Doc {
  return { group: group.group, kind, version };
}

const COPIED = [
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'default',
] as const satisfies readonly (keyof SchemaModel)[];

const EXTENSIONS = [
  ['x-kubernetes-list-type', 'listType'],
  ['x-kubernetes-list-map-keys', 'listMapKeys'],
  ['x-kubernetes-map-type', 'mapType'],
  ['x-kubernetes-patch-merge-key', 'patchMergeKey'],
  ['x-kubernetes-preserve-unknown-fields', 'preserveUnknownFields'],
  ['x-kubernetes-embedded-resource', 'embeddedResource'],
  ['x-kubernetes-int-or-string', 'intOrString'],
] as const satisfies readonly (readonly [string, keyof SchemaModel])[];

/** One schema. Version 3 has no keywords beside `$ref`, so a reference with keywords is wrapped in `allOf`. */
function schemaDoc(model: Model, schema: SchemaModel, form: OpenApiForm, always = false): Doc {
  const doc: Doc = {};
  if (schema.description !== undefined) doc['description'] = schema.description;
  if (schema.nullable === true && form === 'v3') doc['nullable'] = true;
  for (const key of COPIED) if (schema[key] !== undefined) doc[key] = schema[key];
  if (always && schema.default === undefined) doc['default'] = {};
  // Without defaulting, readers could not rely on the member.
  if (schema.written === false) delete doc['default'];
  for (const [name, key] of EXTENSIONS) if (schema[key] !== undefined) doc[name] = schema[key];
  if (schema.patchStrategy !== undefined) doc['x-kubernetes-patch-strategy'] = schema.patchStrategy.join(',');
  if (schema.ref !== undefined) {
    const named = typeOf(model, schema.ref);
    if (isShownInPlace(named)) return { ...schemaDoc(model, named.schema, form), ...doc };
    const reference = refTo(named, form);
    return form === 'v3' && Object.keys(doc).length > 0 ? { allOf: [reference], ...doc } : { ...reference, ...doc };
  }
  if (schema.union === true) return doc;
  Object.assign(doc, formDoc(schema, form));
  if (schema.items !== undefined) doc['items'] = schemaDoc(model, schema.items, form);
  if (schema.additionalProperties !== undefined) {
    doc['additionalProperties'] = schemaDoc(model, schema.additionalProperties, form);
  }
  if (schema.properties === undefined && schema.inline === undefined) return doc;
  const shape = objectShape(model, schema);
  if (shape.required.length > 0) doc['required'] = [...shape.required].sort();
  if (shape.validations.length > 0) doc['x-kubernetes-validations'] = shape.validations;
  const members = [...shape.members].sort((a, b) => (a.name < b.name ? -1 : 1));
  // Go's model of the document has no empty ones.
  if (members.length > 0)
    doc['properties'] = Object.fromEntries(
      members.map((member) => [
        member.name,
        schemaDoc(model, member.schema, form, member.presence === 'always' && member.schema.ref !== undefined),
      ]),
    );
  return doc;
}

/** Type and format. */
function formDoc(schema: SchemaModel, form: OpenApiForm): Doc {
  if (schema.scalar !== undefined) return scalarDoc(schema.scalar, form);
  return {
    ...(schema.type === undefined ? {} : { type: schema.type }),
    ...(schema.format === undefined ? {} : { format: schema.format }),
  };
}

function scalarDoc(scalar: SpecialForm, form: OpenApiForm): Doc {
  switch (scalar) {
    case 'quantity':
      return form === 'v3' ? { oneOf: [{ type: 'string' }, { type: 'number' }] } : { type: 'string' };
    case 'int-or-string':
      return form === 'v3'
        ? { format: 'int-or-string', oneOf: [{ type: 'integer' }, { type: 'string' }] }
        : { type: 'string', format: 'int-or-string' };
    case 'time':
    case 'micro-time':
      return { type: 'string', format: 'date-time' };
    case 'raw-extension':
    case 'fields-v1':
      return { type: 'object' };
    case 'json':
      return {};
    case 'bytes':
      return { type: 'string', format: 'byte' };
  }
}
