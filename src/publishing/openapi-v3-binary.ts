import { WireType } from '@bufbuild/protobuf/wire';
import type { Steps } from '../meta/steps.js';
import {
  any,
  anys,
  bool,
  double,
  encodeDocument,
  int64,
  type Json,
  list,
  map,
  message,
  named,
  nested,
  pair,
  type Table,
  text,
  texts,
  wrapped,
  type Write,
} from './openapi-binary.js';

/**
 * The binary form of an OpenAPI 3 document, gnostic's `openapi.v3.Document` (field numbers: google/gnostic,
 * openapiv3/OpenAPIv3.proto).
 *
 * @param json the document as JSON text
 */
export function encodeOpenApiV3(json: string): Steps<Buffer> {
  const components = { number: 5, table: COMPONENTS, extensions: 10, long: { schemas: [1, 1, schema] as const } };
  return encodeDocument(json, DOCUMENT, 9, { paths: [4, 1, PATH_ITEM], components });
}

/** A thing (1), or a reference to one (2). */
function orReference(thing: Write): Write {
  return (writer, number, value) =>
    nested(writer, number, () => ('$ref' in map(value) ? REFERENCE(writer, 2, value) : thing(writer, 1, value)));
}

const REFERENCE = message(() => ({ $ref: [1, text], description: [3, text] }));

const schema: Write = orReference(message(() => SCHEMA, 36));
const schemas: Write = (writer, number, value) => list(value).forEach((one) => schema(writer, number, one));

/** DefaultType: a number (1), a truth (2) or a text (3); lists and maps leave it empty. */
const defaultValue: Write = (writer, number, value) => {
  nested(writer, number, () => {
    if (typeof value === 'number') double(writer, 1, value);
    else if (typeof value === 'boolean') writer.tag(2, WireType.Varint).bool(value);
    else if (typeof value === 'string') writer.tag(3, WireType.LengthDelimited).string(value);
  });
};

const SCHEMA: Table = {
  nullable: [1, bool],
  readOnly: [3, bool],
  writeOnly: [4, bool],
  externalDocs: [6, message(() => ({ description: [1, text], url: [2, text] }), 3)],
  example: [7, any],
  deprecated: [8, bool],
  title: [9, text],
  multipleOf: [10, double],
  maximum: [11, double],
  exclusiveMaximum: [12, bool],
  minimum: [13, double],
  exclusiveMinimum: [14, bool],
  maxLength: [15, int64],
  minLength: [16, int64],
  pattern: [17, text],
  maxItems: [18, int64],
  minItems: [19, int64],
  uniqueItems: [20, bool],
  maxProperties: [21, int64],
  minProperties: [22, int64],
  required: [23, texts],
  enum: [24, anys],
  type: [25, text],
  allOf: [26, schemas],
  oneOf: [27, schemas],
  anyOf: [28, schemas],
  not: [29, message(() => SCHEMA, 36)],
  // ItemsItem: one or more schemas.
  items: [30, wrapped(1, schema)],
  properties: [31, named(schema)],
  // AdditionalPropertiesItem: a schema (1) or a boolean (2).
  additionalProperties: [
    32,
    (writer, number, value) =>
      nested(writer, number, () => (typeof value === 'boolean' ? bool(writer, 2, value) : schema(writer, 1, value))),
  ],
  default: [33, defaultValue],
  description: [34, text],
  format: [35, text],
};

/** MediaTypes: by name, each with a schema (1). */
const content: Write = named(message(() => ({ schema: [1, schema] }), 5));

const parameter: Write = orReference(
  message(
    () => ({
      name: [1, text],
      in: [2, text],
      description: [3, text],
      required: [4, bool],
      deprecated: [5, bool],
      schema: [10, schema],
    }),
    14,
  ),
);
const parameters: Write = (writer, number, value) => list(value).forEach((one) => parameter(writer, number, one));

const requestBody: Write = orReference(
  message(() => ({ description: [1, text], content: [2, content], required: [3, bool] }), 4),
);

const response: Write = orReference(message(() => ({ description: [1, text], content: [3, content] }), 5));

/** Responses: by code (2). */
const responses: Write = named(response, 2);

/** SecurityRequirement: names (1) with lists of scopes (2.1). */
const security: Write = (writer, number, value) => {
  for (const one of list(value)) named(wrapped(1, texts))(writer, number, one);
};

const OPERATION = message(
  () => ({
    tags: [1, texts],
    summary: [2, text],
    description: [3, text],
    operationId: [5, text],
    parameters: [6, parameters],
    requestBody: [7, requestBody],
    responses: [8, responses],
    deprecated: [10, bool],
    security: [11, security],
  }),
  13,
);

const PATH_ITEM = message(
  () => ({
    summary: [2, text],
    description: [3, text],
    get: [4, OPERATION],
    put: [5, OPERATION],
    post: [6, OPERATION],
    delete: [7, OPERATION],
    options: [8, OPERATION],
    head: [9, OPERATION],
    patch: [10, OPERATION],
    parameters: [13, parameters],
  }),
  14,
);

/** Paths: items by path (1). */
const paths: Write = (writer, number, value) =>
  nested(writer, number, () => {
    for (const [path, item] of Object.entries<Json>(map(value))) pair(writer, 1, path, item, PATH_ITEM);
  });

const securityScheme: Write = orReference(
  message(() => ({ type: [1, text], description: [2, text], name: [3, text], in: [4, text] }), 9),
);

const COMPONENTS: Table = { schemas: [1, named(schema)], securitySchemes: [7, named(securityScheme)] };

const DOCUMENT: Table = {
  openapi: [1, text],
  info: [2, message(() => ({ title: [1, text], description: [2, text], version: [6, text] }), 7)],
  paths: [4, paths],
  components: [5, message(() => COMPONENTS, 10)],
  security: [6, security],
};
