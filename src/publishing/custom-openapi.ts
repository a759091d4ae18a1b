import type { JsonObject, JsonValue } from '../json/types.js';
import { isJsonArray, isJsonObject } from '../json/own-property.js';
import { capital } from '../meta/capital.js';
import type { ServedResource } from '../resources/catalogue.js';
import { inVersionTwo } from './schema-version-two.js';

/** The parts of a generated document used as a template for custom kinds. */
export interface OpenApiTemplate {
  /** The operations on Deployments, which have every subresource that a custom kind may have. */
  readonly paths: { readonly [path: string]: JsonValue };
  /** Types by name. */
  readonly schemas: { readonly [name: string]: JsonValue };
}

/** What is published of custom kinds. */
export interface CustomParts {
  readonly paths: { readonly [path: string]: JsonValue };
  readonly schemas: { readonly [name: string]: JsonValue };
}

/** The template's kind, whose names are replaced. */
const TEMPLATE = { group: 'apps', version: 'v1', kind: 'Deployment', resource: 'deployments' } as const;

/** Conformance tests look for the first words in the output of `kubectl explain`; so do those of metadata. */
const API_VERSION = 'APIVersion defines the group and version of the schema that this object follows.';

/** Media types that custom kinds do not support: they have no messages, and no merge keys. */
const NOT_CUSTOM = /^application\/(vnd\.[a-z]+\.protobuf|strategic-merge-patch\+json)/;

/** Operations and types of custom kinds, in the form of the template's document (version 2 or 3). */
export function customParts(
  template: OpenApiTemplate,
  resources: readonly ServedResource[],
  form: 'v2' | 'v3',
): CustomParts {
  const paths: Record<string, JsonValue> = {};
  const schemas: Record<string, JsonValue> = {};
  const refPrefix = form === 'v2' ? '#/definitions/' : '#/components/schemas/';
  for (const resource of resources) {
    const names = typeNames(resource, template.schemas);
    const rename = renamer(resource, names, refPrefix);
    for (const [path, item] of Object.entries(template.paths)) {
      const renamed = pathOf(path, resource);
      if (renamed !== undefined) paths[renamed] = rename(item);
    }
    const list = Object.entries(template.schemas).find(([one]) => one.endsWith('.api.apps.v1.DeploymentList'));
    schemas[names.own] = kindSchema(resource, template, form, refPrefix);
    if (list !== undefined) schemas[names.list] = { ...(rename(list[1]) as JsonObject), ...selectableFields(resource) };
  }
  return { paths, schemas };
}

/** Types of the template used in documents of custom kinds: metadata, Status, patches, Scale. */
export function sharedSchemas(template: OpenApiTemplate): { readonly [name: string]: JsonValue } {
  const shared = Object.entries(template.schemas).filter(([name]) => !/\.api\.(apps|core)\./.test(name));
  return Object.fromEntries(shared);
}

/** The types of a kind and of its list by name. */
interface TypeNames {
  readonly own: string;
  readonly list: string;
}

/**
 * `com.example.stable.v1.CronTab` and `com.example.stable.v1.CronTabList`. A group may be named so that its types would
 * collide with built-in ones: the custom one then gets a suffix (`io.k8s.api.core.v1.Pod_v2`).
 */
function typeNames({ definition }: ServedResource, builtin: OpenApiTemplate['schemas']): TypeNames {
  const { group, version, kind, listKind } = definition;
  const free = (name: string): string => {
    const full = [...group.split('.').reverse(), version, name].join('.');
    if (!Object.hasOwn(builtin, full)) return full;
    let count = 2;
    while (Object.hasOwn(builtin, `${full}_v${count}`)) count += 1;
    return `${full}_v${count}`;
  };
  return { own: free(kind), list: free(listKind) };
}

/** The template's path for a kind; undefined when the kind lacks it. */
function pathOf(path: string, { definition }: ServedResource): string | undefined {
  const subresource = /\{name\}\/([^/]+)$/.exec(path)?.[1];
  if (subresource !== undefined && !definition.subresources.some(({ name }) => name === subresource)) return undefined;
  // From the end to the beginning: a group may have the name of the template in its own.
  const renamed = path
    .replace(TEMPLATE.resource, definition.resource)
    .replace(`/apis/${TEMPLATE.group}/${TEMPLATE.version}/`, `/apis/${definition.group}/${definition.version}/`);
  if (definition.namespaced) return renamed;
  return renamed.includes('/namespaces/{namespace}') ? renamed.replace('/namespaces/{namespace}', '') : undefined;
}

/** Replaces names in a part of the template by those of a kind. */
function renamer({ definition }: ServedResource, names: TypeNames, refPrefix: string): (value: JsonValue) => JsonValue {
  const { group, version, kind, listKind, namespaced } = definition;
  const words = group.split('.');
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join('');
  const text = (given: string, key: string): string => {
    if (key === '$ref') {
      const match = /\.api\.apps\.v1\.Deployment(List)?$/.exec(given);
      if (match === null) return given;
      return refPrefix + (match[1] === undefined ? names.own : names.list);
    }
    if (key === 'operationId') {
      const placed = namespaced ? given : given.replace('Namespaced', '');
      return placed
        .replace(TEMPLATE.kind, kind.replaceAll('-', ''))
        .replace('AppsV1', capital(camel) + capital(version));
    }
    if (given === 'apps_v1') return `${camel}_${version}`;
    return key === 'description' ? given.replaceAll(TEMPLATE.kind, kind) : given;
  };
  const walk = (value: JsonValue, key: string): JsonValue => {
    if (typeof value === 'string') return text(value, key);
    if (isJsonArray(value)) {
      return value
        .filter((item) => !(typeof item === 'string' && NOT_CUSTOM.test(item)))
        .filter((item) => namespaced || !(isJsonObject(item) && item['name'] === 'namespace' && item['in'] === 'path'))
        .map((item) => walk(item, key));
    }
    if (!isJsonObject(value)) return value;
    if (value['group'] === TEMPLATE.group && String(value['kind']).startsWith(TEMPLATE.kind)) {
      const named = String(value['kind']);
      const list = named === `${TEMPLATE.kind}List`;
      return { group, kind: list ? listKind : named.replace(TEMPLATE.kind, kind), version };
    }
    const members = Object.entries(value).filter(([name]) => !NOT_CUSTOM.test(name));
    return Object.fromEntries(members.map(([name, member]) => [name, walk(member, name)]));
  };
  return (value) => walk(value, '');
}

/** The marker of selectable fields, on objects and lists; empty without any. */
function selectableFields({ definition }: ServedResource): JsonObject {
  const fields = definition.selectableFields.map(({ path }) => ({ fieldPath: path }));
  return fields.length === 0 ? {} : { 'x-kubernetes-selectable-fields': fields };
}

/** The schema of a kind from its definition, with the common members. */
function kindSchema(
  resource: ServedResource,
  template: OpenApiTemplate,
  form: 'v2' | 'v3',
  refPrefix: string,
): JsonValue {
  const { definition, forms } = resource;
  const given = forms?.schema() ?? {};
  const own = form === 'v2' ? inVersionTwo(given) : given;
  const { group, kind, version } = definition;
  const holder = Object.entries(template.schemas).find(([name]) => name.endsWith('.api.apps.v1.Deployment'))?.[1];
  const common = isJsonObject(holder) && isJsonObject(holder['properties']) ? holder['properties'] : {};
  const meta = Object.keys(template.schemas).find((name) => name.endsWith('.meta.v1.ObjectMeta')) ?? '';
  const description = "Standard object's metadata: name, labels and other bookkeeping data.";
  const metadata: JsonObject =
    form === 'v2'
      ? { description, $ref: `${refPrefix}${meta}` }
      : { description, allOf: [{ $ref: `${refPrefix}${meta}` }] };
  const extensions: JsonObject = {
    'x-kubernetes-group-version-kind': [{ group, kind, version }],
    ...selectableFields(resource),
  };
  if (form === 'v2' && given['x-kubernetes-preserve-unknown-fields'] === true) {
    // Clients that validate by version 2 would reject members beyond the properties.
    return { type: 'object', ...extensions };
  }
  const everyObject: JsonObject = {
    apiVersion: { type: 'string', description: API_VERSION },
    kind: common['kind'] ?? { type: 'string' },
    metadata,
  };
  const whole = published(own, everyObject, form);
  return {
    ...whole,
    properties: { ...(isJsonObject(whole['properties']) ? whole['properties'] : {}), ...everyObject },
    ...extensions,
  };
}

/** What an int-or-string may be. */
const INTEGER_OR_TEXT: JsonValue = [{ type: 'integer' }, { type: 'string' }];

/** Whether an int-or-string declares its two types itself, in one of the two allowed forms. */
function saysTypes({ anyOf, allOf }: JsonObject): boolean {
  const [first] = isJsonArray(allOf) ? allOf : [];
  return anyOf !== undefined || (isJsonObject(first) && first['anyOf'] !== undefined);
}

/**
 * A schema as published: embedded objects get the common members, and version 3 declares the types of an int-or-string.
 * Version 2 lists no members where unknown ones are preserved.
 */
function published(schema: JsonObject, everyObject: JsonObject, form: 'v2' | 'v3'): JsonObject {
  const made: Record<string, JsonValue | undefined> = { ...schema };
  const { properties, items, additionalProperties } = schema;
  const below = (child: JsonValue | undefined): JsonValue | undefined =>
    isJsonObject(child) ? published(child, everyObject, form) : child;
  if (isJsonObject(properties)) {
    made['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, below(child)]),
    ) as JsonObject;
  }
  if (items !== undefined) made['items'] = below(items);
  if (additionalProperties !== undefined) made['additionalProperties'] = below(additionalProperties);
  if (form === 'v3' && schema['x-kubernetes-int-or-string'] === true && !saysTypes(schema)) {
    made['anyOf'] = INTEGER_OR_TEXT;
  }
  const open = form === 'v2' && schema['x-kubernetes-preserve-unknown-fields'] === true;
  if (schema['x-kubernetes-embedded-resource'] === true && !open) {
    made['properties'] = { ...(made['properties'] as JsonObject | undefined), ...everyObject };
    const required = isJsonArray(schema['required']) ? schema['required'] : [];
    made['required'] = [...new Set([...required, 'kind', 'apiVersion'])];
  }
  return made;
}
