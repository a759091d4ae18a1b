import { _, Ajv, Name, str, type AnySchema, type KeywordCxt } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Model, SchemaModel, TypeModel } from '../model.js';
import { packagesOf, typesOf } from '../model.js';
import { objectShape } from '../shapes.js';
import { header, type Output } from '../writer.js';

type JsonSchema = Record<string, unknown>;

/** Faults that one object reports at most. Checking continues after it, in time linear in the object. */
const MAX_ERRORS = 500;

const CONSTRAINTS = [
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
] as const satisfies readonly (keyof SchemaModel)[];

/** The reference to a type in the JSON schemas given to ajv: a call of that type's validator. */
const TYPE_KEYWORD = 'clusterType';

/**
 * Prints `generated/validators/<directory>/<version>.cjs` by ajv: a function for each type with constraints. Types of
 * members are called, not copied, also across group versions, and each function is created on its first call. The
 * modules are CommonJS because validation is synchronous and loading is deferred to the first object of a group
 * version, which `require` can do and `import` cannot.
 * Objects are in normal form: types, formats and special scalars were checked before (with 400 instead of 422), so only
 * the remaining constraints are checked.
 */
export function emitValidators(model: Model, output: Output): void {
  const constrained = constrainedTypes(model);
  for (const { group, version } of packagesOf(model)) {
    const path = `${group.directory}/${version}`;
    const types = typesOf(model, group.directory, version).filter((type) => constrained.has(type.id));
    const entries = types.map(
      (type) => `  ${JSON.stringify(type.id)}: () => {\n${compile(model, type, constrained)}  },\n`,
    );
    output.set(
      `generated/validators/${path}.cjs`,
      header(`schemas/openapi/${path}`) +
        `'use strict';\nconst { add, join, length, type, typed } = require('../runtime.cjs');\n` +
        `module.exports = typed({\n${entries.join('')}});\n`,
    );
  }
  output.set('generated/validators/runtime.cjs', header('codegen/emit/validators.ts') + RUNTIME);
}

const RUNTIME = `'use strict';
/** Length of a text in code points. */
const length = require('ajv/dist/runtime/ucs2length').default;

/** Errors that one object reports at most. */
const MAX = ${MAX_ERRORS};

/** The list with one error more, up to the limit. A faulty key is reported once, by \`propertyNames\`. */
function add(errors, error) {
  if (error.propertyName !== undefined) return errors;
  if (errors === null) return [error];
  if (errors.length < MAX) errors.push(error);
  return errors;
}

/** Both lists of errors, up to the limit. */
function join(errors, more) {
  if (errors === null) return more;
  for (let index = 0; index < more.length && errors.length < MAX; index++) errors.push(more[index]);
  return errors;
}

/** \`validator(id)\` of a module: the function of a type, made on the first call; undefined when nothing is constrained. */
function typed(makers) {
  const made = new Map();
  return function validator(id) {
    let found = made.get(id);
    if (found === undefined && Object.hasOwn(makers, id)) made.set(id, (found = makers[id]()));
    return found;
  };
}

const found = new Map();

/** The function of a type of any module. Called for each value of the type, so it is looked up once. */
function type(id) {
  let check = found.get(id);
  if (check === undefined) {
    check = require(\`./\${id.slice(0, id.lastIndexOf('/'))}.cjs\`)(id);
    found.set(id, check);
  }
  return check;
}

module.exports = { add, join, length, typed, type };
`;

function makeAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
    code: { source: true, lines: true },
  });
  ajv.addKeyword({
    keyword: TYPE_KEYWORD,
    schemaType: 'string',
    code(cxt: KeywordCxt) {
      const { gen, data, schema, it } = cxt;
      const [vErrors, errors, instancePath] = [new Name('vErrors'), new Name('errors'), new Name('instancePath')];
      const check = gen.const('check', _`type(${String(schema)})`);
      gen.if(_`!${check}(${data}, {instancePath: ${str`${instancePath}${it.errorPath}`}})`, () => {
        gen.assign(vErrors, _`join(${vErrors}, ${check}.errors)`);
        gen.assign(errors, _`${vErrors}.length`);
      });
    },
  });
  return ajv;
}

function compile(model: Model, type: TypeModel, constrained: ReadonlySet<string>): string {
  const schema = jsonSchemaOf(model, type.schema, constrained);
  // An instance for each type, so that ajv's numbering does not depend on other types.
  const ajv = makeAjv();
  const validate = ajv.compile(schema as AnySchema);
  const code = standalone.default(ajv, validate);
  return withoutSchemas(code)
    .replace(ADD_ERROR, 'vErrors = add(vErrors, $2);\nerrors++;')
    .replace(NUMBERS, '(typeof $1 == "number" || typeof $1 == "bigint")')
    .replace(NOT_A_NUMBER, '')
    .replace(/^"use strict";\s*/, '')
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'length')
    .replace(/module\.exports = (\w+);\s*module\.exports\.default = \w+;\s*/, '')
    .concat(`\nreturn validate${/function validate(\d+)/.exec(code)![1]};`)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line.trim()}\n`)
    .join('');
}

/** How ajv adds an error; replaced by a call that respects the limit. */
const ADD_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** How ajv checks for a number; here large integers are numbers too. JSON has no NaN. */
const NUMBERS = /typeof (data\d*) == "number"/g;
const NOT_A_NUMBER = / \|\| isNaN\(data\d*\)/g;

/** ajv prints the whole schema beside the code, which only uses the lists of allowed values. */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const kept = code.replace(/^const (schema\d+) = (\{.*\});$/gm, (_line, name: string, text: string) => {
    schemas.set(name, JSON.parse(text));
    return '';
  });
  return kept.replace(/\b(schema\d+)((?:\.\w+|\["[^"]+"\]|\[\d+\])+)/g, (whole, name: string, path: string) => {
    let value = schemas.get(name);
    if (value === undefined) return whole;
    for (const step of path.matchAll(/\.(\w+)|\["([^"]+)"\]|\[(\d+)\]/g)) {
      value = (value as Record<string, unknown>)[step[1] ?? step[2] ?? step[3]!];
    }
    return JSON.stringify(value);
  });
}

/** The part of a schema that can still fail. */
function jsonSchemaOf(model: Model, schema: SchemaModel, constrained: ReadonlySet<string>): JsonSchema {
  const result: JsonSchema = {};
  if (schema.union === true) {
    // Keywords ignore values of other types, so those of all variants can be combined.
    return Object.assign(
      result,
      ...(schema.properties ?? []).map((property) => jsonSchemaOf(model, property.schema, constrained)),
    ) as JsonSchema;
  }
  if (schema.ref !== undefined && constrained.has(schema.ref)) result[TYPE_KEYWORD] = schema.ref;
  for (const key of CONSTRAINTS) if (schema[key] !== undefined) result[key] = schema[key];
  if (schema.keys !== undefined) result['propertyNames'] = schema.keys;
  if (schema.items !== undefined) addIfAny(result, 'items', jsonSchemaOf(model, schema.items, constrained));
  if (schema.additionalProperties !== undefined) {
    addIfAny(result, 'additionalProperties', jsonSchemaOf(model, schema.additionalProperties, constrained));
  }
  if (schema.properties === undefined && schema.inline === undefined) return result;
  const shape = objectShape(model, schema);
  if (shape.required.length > 0) result['required'] = shape.required;
  const properties: JsonSchema = {};
  for (const member of shape.members)
    addIfAny(properties, member.name, jsonSchemaOf(model, member.schema, constrained));
  addIfAny(result, 'properties', properties);
  return result;
}

function addIfAny(target: JsonSchema, key: string, value: JsonSchema): void {
  if (Object.keys(value).length > 0) target[key] = value;
}

/** Types with constraints, their own or those of a type they use. */
function constrainedTypes(model: Model): ReadonlySet<string> {
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const type of model.types.values()) {
      if (type.listOf !== undefined || found.has(type.id)) continue;
      if (Object.keys(jsonSchemaOf(model, type.schema, found)).length > 0) found.add(type.id);
    }
  }
  return found;
}
