import type { Steps } from '../meta/steps.js';
import {
  any,
  anys,
  bool,
  double,
  encodeDocument,
  int64,
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
 * The binary form of an OpenAPI 2 document, gnostic's `openapi.v2.Document` (field numbers: google/gnostic,
 * openapiv2/OpenAPIv2.proto), which kubectl asks `/openapi/v2` for.
 *
 * @param json the document as JSON text
 */
export function encodeOpenApiV2(json: string): Steps<Buffer> {
  return encodeDocument(json, DOCUMENT, 16, { paths: [8, 2, PATH_ITEM], definitions: [9, 1, schema] });
}

const schema: Write = message(() => SCHEMA, 31);

const SCHEMA: Table = {
  $ref: [1, text],
  format: [2, text],
  title: [3, text],
  description: [4, text],
  default: [5, any],
  multipleOf: [6, double],
  maximum: [7, double],
  exclusiveMaximum: [8, bool],
  minimum: [9, double],
  exclusiveMinimum: [10, bool],
  maxLength: [11, int64],
  minLength: [12, int64],
  pattern: [13, text],
  maxItems: [14, int64],
  minItems: [15, int64],
  uniqueItems: [16, bool],
  maxProperties: [17, int64],
  minProperties: [18, int64],
  required: [19, texts],
  enum: [20, anys],
  // AdditionalPropertiesItem: a schema (1) or a boolean (2).
  additionalProperties: [
    21,
    (writer, number, value) =>
      nested(writer, number, () => (typeof value === 'boolean' ? bool(writer, 2, value) : schema(writer, 1, value))),
  ],
  // TypeItem: one or more names.
  type: [
    22,
    (writer, number, value) => nested(writer, number, () => texts(writer, 1, Array.isArray(value) ? value : [value])),
  ],
  // ItemsItem: one or more schemas.
  items: [23, wrapped(1, (writer, number, value) => schema(writer, number, value))],
  allOf: [24, (writer, number, value) => list(value).forEach((one) => schema(writer, number, one))],
  properties: [25, named((writer, number, value) => schema(writer, number, value))],
  readOnly: [27, bool],
  externalDocs: [29, (writer, number, value) => EXTERNAL_DOCS(writer, number, value)],
  example: [30, any],
};

const EXTERNAL_DOCS = message(() => ({ description: [1, text], url: [2, text] }), 3);

/** Query and path parameters differ in one member, which shifts all numbers after it. */
function plainParameter(shift: number): Table {
  return {
    required: [1, bool],
    in: [2, text],
    description: [3, text],
    name: [4, text],
    ...(shift === 1 ? { allowEmptyValue: [5, bool] as const } : {}),
    type: [5 + shift, text],
    format: [6 + shift, text],
    default: [9 + shift, any],
    maximum: [10 + shift, double],
    minimum: [12 + shift, double],
    pattern: [16 + shift, text],
    uniqueItems: [19 + shift, bool],
    enum: [20 + shift, anys],
  };
}

const QUERY_PARAMETER = plainParameter(1);
const PATH_PARAMETER = plainParameter(0);
const BODY_PARAMETER: Table = {
  description: [1, text],
  name: [2, text],
  in: [3, text],
  required: [4, bool],
  schema: [5, schema],
};

/** Parameter: body (1), or not (2): header 1, form 2, query 3, path 4. */
const parameter: Write = (writer, number, value) => {
  nested(writer, number, () => {
    const where = map(value)['in'];
    if (where === 'body') return message(() => BODY_PARAMETER, 6)(writer, 1, value);
    const kind = where === 'query' ? 3 : where === 'path' ? 4 : 1;
    const table = kind === 3 ? QUERY_PARAMETER : PATH_PARAMETER;
    return wrapped(
      kind,
      message(() => table, kind === 3 ? 23 : 22),
    )(writer, 2, value);
  });
};

/** ParametersItem: a parameter (1) or a reference (2). */
const parameters: Write = (writer, number, value) => {
  for (const one of list(value)) {
    nested(writer, number, () => ('$ref' in map(one) ? REFERENCE(writer, 2, one) : parameter(writer, 1, one)));
  }
};

const REFERENCE = message(() => ({ $ref: [1, text], description: [2, text] }));

const RESPONSE = message(
  () => ({
    description: [1, text],
    // SchemaItem: a schema (1).
    schema: [2, wrapped(1, schema)],
  }),
  5,
);

/** Responses: by code (1), each a response (1) or a reference (2). */
const responses: Write = (writer, number, value) =>
  nested(writer, number, () => {
    for (const [code, one] of Object.entries(map(value))) {
      pair(writer, 1, code, one, (inner, field, response) =>
        nested(inner, field, () =>
          '$ref' in map(response) ? REFERENCE(inner, 2, response) : RESPONSE(inner, 1, response),
        ),
      );
    }
  });

/** SecurityRequirement: names (1) with lists of scopes (2.1). */
const security: Write = (writer, number, value) => {
  for (const one of list(value)) named(wrapped(1, texts))(writer, number, one);
};

const OPERATION = message(
  () => ({
    tags: [1, texts],
    summary: [2, text],
    description: [3, text],
    externalDocs: [4, EXTERNAL_DOCS],
    operationId: [5, text],
    produces: [6, texts],
    consumes: [7, texts],
    parameters: [8, parameters],
    responses: [9, responses],
    schemes: [10, texts],
    deprecated: [11, bool],
    security: [12, security],
  }),
  13,
);

const PATH_ITEM = message(
  () => ({
    $ref: [1, text],
    get: [2, OPERATION],
    put: [3, OPERATION],
    post: [4, OPERATION],
    delete: [5, OPERATION],
    options: [6, OPERATION],
    head: [7, OPERATION],
    patch: [8, OPERATION],
    parameters: [9, parameters],
  }),
  10,
);

/** SecurityDefinitionsItem: basic authentication (1) or a key (2). */
const securityDefinition: Write = (writer, number, value) =>
  nested(writer, number, () =>
    map(value)['type'] === 'basic'
      ? message(() => ({ type: [1, text], description: [2, text] }), 3)(writer, 1, value)
      : message(() => ({ type: [1, text], name: [2, text], in: [3, text], description: [4, text] }), 5)(
          writer,
          2,
          value,
        ),
  );

const DOCUMENT: Table = {
  swagger: [1, text],
  info: [
    2,
    message(
      () => ({
        title: [1, text],
        version: [2, text],
        description: [3, text],
        license: [6, message(() => ({ name: [1, text], url: [2, text] }), 3)],
      }),
      7,
    ),
  ],
  host: [3, text],
  basePath: [4, text],
  schemes: [5, texts],
  consumes: [6, texts],
  produces: [7, texts],
  paths: [8, named(PATH_ITEM, 2)],
  definitions: [9, named(schema)],
  parameters: [10, named(parameter)],
  security: [12, security],
  securityDefinitions: [13, named(securityDefinition)],
  tags: [14, (writer, number, value) => list(value).forEach((one) => TAG(writer, number, one))],
  externalDocs: [15, EXTERNAL_DOCS],
};

const TAG = message(() => ({ name: [1, text], description: [2, text], externalDocs: [3, EXTERNAL_DOCS] }), 4);
