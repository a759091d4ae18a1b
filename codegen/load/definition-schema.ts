import { objectOf, SchemaFileError } from './schema.js';

/** A schema of a custom kind, as far as it decides on types and their comments; in terms of OpenAPI 3.0. */
export interface TypeSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, TypeSchema>>;
  readonly required?: readonly string[];
}

const TYPES: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean']);
/** Texts for comments, and `nullable` and `default`, which a type depends on. */
const KEPT = ['title', 'description', 'format', 'nullable', 'default'] as const;
/** A definition that nests deeper is not one that a server takes. */
const DEEPEST = 200;
/** What every object of a kind begins with. */
const OF_EVERY_OBJECT = ['apiVersion', 'kind', 'metadata'];

/** A place in a definition file. */
interface Place {
  readonly source: string;
  readonly path: string;
  /** The schemas around it: an alias in YAML may refer to one of them. */
  readonly around: readonly unknown[];
}

/**
 * The schema of whole objects, with the meaning of Kubernetes' extensions for types. It is rebuilt from the known
 * keywords: others, such as references, would make the generator of types read files and servers. Schemas inside allOf,
 * anyOf, oneOf and not add no members. The members of every object are left to `KubeObject`.
 *
 * @param path of the schema in the file
 * @throws SchemaFileError when it is not a schema of a definition
 */
export function typeSchemaOf(node: unknown, source: string, path: string): TypeSchema {
  const schema = schemaOf(node, { source, path, around: [] });
  const { properties } = schema;
  if (properties === undefined) return schema;
  const own = Object.entries(properties).filter(([name]) => !OF_EVERY_OBJECT.includes(name));
  return { ...schema, properties: Object.fromEntries(own) };
}

function schemaOf(node: unknown, place: Place): TypeSchema {
  const { source, path, around } = place;
  const given = objectOf(node, source, path);
  const refuse = (what: string): never => {
    throw new SchemaFileError(`${source} ${path}`, what);
  };
  if (around.includes(node)) refuse('contains itself');
  if (around.length > DEEPEST) refuse(`nests deeper than ${DEEPEST} levels`);
  if (given['$ref'] !== undefined) refuse('$ref is not allowed in a definition');
  const { type, required, properties, items, additionalProperties } = given;
  if (type !== undefined && type !== '' && !TYPES.has(type)) {
    refuse(`type must be one of ${[...TYPES].join(', ')}`);
  }
  if (required !== undefined && !isListOfTexts(required)) refuse('required must be a list of names');
  const child = (value: unknown, name: string): TypeSchema =>
    schemaOf(value, { source, path: `${path}.${name}`, around: [...around, node] });

  const made: Record<string, unknown> = {};
  for (const keyword of KEPT) if (given[keyword] !== undefined) made[keyword] = given[keyword];
  for (const keyword of ['title', 'description', 'format']) {
    if (made[keyword] !== undefined && typeof made[keyword] !== 'string') refuse(`${keyword} must be a text`);
  }
  if (type !== undefined && type !== '') made['type'] = type;
  const choices = scalarChoices(given['enum'], refuse);
  if (choices !== undefined) made['enum'] = choices;
  if (required !== undefined) made['required'] = required;
  if (properties !== undefined) {
    const members = Object.entries(objectOf(properties, source, `${path}.properties`));
    made['properties'] = Object.fromEntries(members.map(([name, each]) => [name, child(each, `properties.${name}`)]));
  }
  if (items !== undefined) made['items'] = child(items, 'items');
  if (typeof additionalProperties === 'boolean') made['additionalProperties'] = additionalProperties;
  else if (additionalProperties !== undefined) {
    made['additionalProperties'] = child(additionalProperties, 'additionalProperties');
  }
  return withExtensions(made, given);
}

function withExtensions(made: TypeSchema, given: Readonly<Record<string, unknown>>): TypeSchema {
  if (given['x-kubernetes-int-or-string'] === true) {
    const { type: _type, ...rest } = made;
    return { ...rest, oneOf: [{ type: 'integer' }, { type: 'string' }] };
  }
  const embedded = given['x-kubernetes-embedded-resource'] === true ? withObjectMembers(made) : made;
  const isOpen =
    given['x-kubernetes-preserve-unknown-fields'] === true && embedded['additionalProperties'] === undefined;
  return isOpen && isObject(embedded) ? { ...embedded, additionalProperties: true } : embedded;
}

/** An embedded object has the members of every object, declared or not. */
function withObjectMembers(made: TypeSchema): TypeSchema {
  return {
    ...made,
    required: [...new Set(['apiVersion', 'kind', ...(made.required ?? [])])],
    properties: {
      apiVersion: { type: 'string' },
      kind: { type: 'string' },
      ...made.properties,
      metadata: { type: 'object', additionalProperties: true },
    },
  };
}

/** Without a type and members, a value of any type is allowed. */
function isObject({ type, properties }: TypeSchema): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}

/** The values to choose from; undefined when objects and lists are among them, which have no types of their own. */
function scalarChoices(given: unknown, refuse: (what: string) => never): readonly unknown[] | undefined {
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) return refuse('enum must be a list');
  const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';
  return given.length > 0 && given.every(isScalar) ? (given as readonly unknown[]) : undefined;
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
