import type { JsonObject, JsonValue } from '../../../src/json/types.js';

/** The definition of a well-known operator, written down from its public shape, with objects as its users write them. */
export interface Operator {
  readonly definition: JsonObject;
  /** Valid objects, and some invalid ones, with distinct names. */
  readonly objects: readonly JsonObject[];
}

/** One version of a definition, as in its file. */
export interface VersionText {
  readonly name: string;
  readonly schema: JsonObject;
  readonly storage?: boolean;
  readonly served?: boolean;
  readonly status?: boolean;
  readonly scale?: JsonObject;
  /** Name, type and path of each printer column, with its priority if any. */
  readonly columns?: readonly (readonly [string, string, string, number?])[];
  readonly deprecated?: true | string;
  readonly selectable?: readonly string[];
}

/** A definition without its versions. */
export interface DefinitionText {
  readonly group: string;
  readonly plural: string;
  readonly kind: string;
  readonly scope?: 'Namespaced' | 'Cluster';
  readonly singular?: string;
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
  /** Value of the approval annotation, required for groups of the project. */
  readonly approved?: string;
  readonly versions: readonly VersionText[];
}

/** A definition as it would be applied. */
export function definitionOf({ group, plural, kind, versions, ...more }: DefinitionText): JsonObject {
  const { singular, shortNames, categories, approved, scope = 'Namespaced' } = more;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name: `${plural}.${group}`,
      ...(approved === undefined ? {} : { annotations: { 'api-approved.kubernetes.io': approved } }),
    },
    spec: {
      group,
      scope,
      names: {
        plural,
        kind,
        listKind: `${kind}List`,
        singular: singular ?? kind.toLowerCase(),
        ...(shortNames === undefined ? {} : { shortNames }),
        ...(categories === undefined ? {} : { categories }),
      },
      versions: versions.map(versionOf),
    },
  };
}

function versionOf({ name, schema, storage = true, served = true, status = true, ...more }: VersionText): JsonObject {
  const { scale, columns = [], deprecated, selectable = [] } = more;
  const subresources = { ...(status ? { status: {} } : {}), ...(scale === undefined ? {} : { scale }) };
  return {
    name,
    served,
    storage,
    ...(deprecated === undefined ? {} : { deprecated: true }),
    ...(typeof deprecated === 'string' ? { deprecationWarning: deprecated } : {}),
    ...(Object.keys(subresources).length === 0 ? {} : { subresources }),
    ...(columns.length === 0
      ? {}
      : {
          additionalPrinterColumns: columns.map(([title, type, jsonPath, priority]) => ({
            name: title,
            type,
            jsonPath,
            ...(priority === undefined ? {} : { priority }),
          })),
        }),
    ...(selectable.length === 0 ? {} : { selectableFields: selectable.map((jsonPath) => ({ jsonPath })) }),
    schema: { openAPIV3Schema: schema },
  };
}

/** An object of a kind, in the driver's namespace. */
export function objectOf(
  apiVersion: string,
  kind: string,
  name: string,
  spec: JsonValue,
  more: JsonObject = {},
): JsonObject {
  return { apiVersion, kind, metadata: { name }, spec, ...more };
}
