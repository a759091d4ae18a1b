import { dirname, posix } from 'node:path';
import type { Presence } from '../../src/schema/structural.js';
import type { InlineModel, PropertyModel, ProtoFieldModel, SchemaModel } from '../model.js';

type Yaml = Readonly<Record<string, unknown>>;

const PLAIN = new Map<string, keyof SchemaModel>([
  ['description', 'description'],
  ['type', 'type'],
  ['format', 'format'],
  ['default', 'default'],
  ['enum', 'enum'],
  ['required', 'required'],
  ['nullable', 'nullable'],
  ['pattern', 'pattern'],
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
  ['minProperties', 'minProperties'],
  ['maxProperties', 'maxProperties'],
  ['x-kubernetes-list-type', 'listType'],
  ['x-kubernetes-list-map-keys', 'listMapKeys'],
  ['x-kubernetes-map-type', 'mapType'],
  ['x-kubernetes-patch-merge-key', 'patchMergeKey'],
  ['x-kubernetes-preserve-unknown-fields', 'preserveUnknownFields'],
  ['x-kubernetes-embedded-resource', 'embeddedResource'],
  ['x-kubernetes-int-or-string', 'intOrString'],
  ['x-kubernetes-validations', 'validations'],
  ['x-cluster-rules', 'rules'],
  ['x-cluster-scalar', 'scalar'],
  ['x-cluster-keys', 'keys'],
  ['x-cluster-fine-amounts', 'fineAmounts'],
  ['x-cluster-allow-duplicates', 'allowDuplicates'],
  ['x-cluster-written', 'written'],
  ['x-cluster-union', 'union'],
  ['x-cluster-gates', 'gates'],
  ['x-cluster-words', 'words'],
]);

/** Keywords of a property about its position in the parent; read by `propertyOf`. */
const OF_PROPERTY = ['x-cluster-proto', 'x-cluster-proto-name', 'x-cluster-proto-type', 'x-cluster-presence'];

/** Keywords of a type file; read by the loader of files. */
const OF_TYPE = [
  'x-cluster-resource',
  'x-cluster-body',
  'x-cluster-no-proto',
  'x-cluster-reserved',
  'x-cluster-model',
  'x-cluster-proto-wrapper',
];

/** An unknown keyword, or a value of the wrong type. */
export class SchemaFileError extends Error {
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'SchemaFileError';
  }
}

/**
 * Reads one schema node.
 * @param file path below schemas/openapi, to resolve relative references
 * @param path of the node inside the file, for messages
 * @throws SchemaFileError
 */
export function schemaOf(node: unknown, file: string, path: string): SchemaModel {
  const yaml = objectOf(node, file, path);
  const schema: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(yaml)) {
    const plain = PLAIN.get(key);
    if (plain !== undefined) schema[plain] = value;
    else if (key === '$ref') schema['ref'] = refOf(value, file, path);
    else if (key === 'properties') schema['properties'] = propertiesOf(value, file, `${path}.properties`);
    else if (key === 'items') schema['items'] = schemaOf(value, file, `${path}.items`);
    else if (key === 'additionalProperties') {
      schema['additionalProperties'] = schemaOf(value, file, `${path}.additionalProperties`);
    } else if (key === 'x-kubernetes-patch-strategy') {
      schema['patchStrategy'] = String(value)
        .split(',')
        .map((part) => part.trim());
    } else if (key === 'x-cluster-inline') schema['inline'] = inlineOf(value, file, `${path}.${key}`);
    else if (!OF_PROPERTY.includes(key) && !OF_TYPE.includes(key)) {
      throw new SchemaFileError(`${file} ${path}`, `unknown keyword ${key}; docs/adding-a-kind.md lists those in use`);
    }
  }
  return schema as SchemaModel;
}

function propertiesOf(value: unknown, file: string, path: string): readonly PropertyModel[] {
  return Object.entries(objectOf(value, file, path)).map(([name, node]) => {
    const at = `${path}.${name}`;
    const yaml = objectOf(node, file, at);
    const presence = yaml['x-cluster-presence'];
    if (presence !== undefined && !['zero-absent', 'explicit', 'always'].includes(String(presence))) {
      throw new SchemaFileError(`${file} ${at}`, `x-cluster-presence is zero-absent, explicit or always`);
    }
    const proto = protoOf(yaml, name, file, at);
    return {
      name,
      schema: schemaOf(node, file, at),
      ...(proto === undefined ? {} : { proto }),
      ...(presence === undefined ? {} : { presence: presence as Presence }),
    };
  });
}

function protoOf(yaml: Yaml, name: string, file: string, path: string): ProtoFieldModel | undefined {
  const number = yaml['x-cluster-proto'];
  if (number === undefined) return undefined;
  if (!Number.isInteger(number)) throw new SchemaFileError(`${file} ${path}`, 'x-cluster-proto is a whole number');
  const type = yaml['x-cluster-proto-type'];
  return {
    number: number as number,
    name: String(yaml['x-cluster-proto-name'] ?? name),
    ...(type === undefined ? {} : { type: String(type) }),
  };
}

function inlineOf(value: unknown, file: string, path: string): readonly InlineModel[] {
  if (!Array.isArray(value)) throw new SchemaFileError(`${file} ${path}`, 'must be a list');
  return value.map((entry: unknown, index) => {
    const at = `${path}[${index}]`;
    const yaml = objectOf(entry, file, at);
    rejectUnknown(yaml, ['$ref', 'x-cluster-proto', 'x-cluster-proto-name', 'x-cluster-proto-type'], file, at);
    const ref = refOf(yaml['$ref'], file, at);
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    const proto = protoOf(yaml, name[0]!.toLowerCase() + name.slice(1), file, at);
    return { ref, ...(proto === undefined ? {} : { proto }) };
  });
}

/** `./PodSpec.yaml` in `core/v1/Pod.yaml` is `core/v1/PodSpec`. */
function refOf(value: unknown, file: string, path: string): string {
  if (typeof value !== 'string' || !value.endsWith('.yaml')) {
    throw new SchemaFileError(`${file} ${path}`, '$ref must name a .yaml file by a relative path');
  }
  return posix.normalize(posix.join(dirname(file), value)).slice(0, -'.yaml'.length);
}

/** The value as an object of unknown members. @throws SchemaFileError */
export function objectOf(value: unknown, file: string, path: string): Yaml {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SchemaFileError(`${file} ${path}`, 'must be an object');
  }
  return value as Yaml;
}

/** @throws SchemaFileError for a member that has no meaning: it may be a misspelt one */
export function rejectUnknown(yaml: Yaml, known: readonly string[], file: string, path: string): void {
  const odd = Object.keys(yaml).find((key) => !known.includes(key));
  if (odd !== undefined) throw new SchemaFileError(`${file} ${path}`, `unknown key ${odd}`);
}
