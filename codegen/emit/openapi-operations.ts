import type { Endpoint } from '../endpoints.js';
import { basePath, bodyOf, groupWord, pascal } from '../endpoints.js';
import type { GroupModel, Model, TypeModel } from '../model.js';
import { groupOf, typeOf } from '../model.js';
import { pathParameters, queryParameters } from './openapi-parameters.js';
import type { Doc, OpenApiForm } from './openapi-schemas.js';
import { gvk, refTo } from './openapi-schemas.js';

const BINARY = 'application/vnd.cluster.protobuf';
const PATCHES = [
  'application/apply-patch+yaml',
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/strategic-merge-patch+json',
];

/** Types of request and response bodies that no kind refers to. */
const PATCH = 'meta/v1/Patch';
const DELETE_OPTIONS = 'meta/v1/DeleteOptions';
const STATUS = 'meta/v1/Status';
const WATCH_EVENT = 'meta/v1/WatchEvent';
const RESOURCE_LIST = 'meta/v1/APIResourceList';

/** An operation with the types that its definition refers to. */
export interface OperationDoc {
  readonly doc: Doc;
  readonly types: readonly string[];
}

/** The path items of a group version, and every type they use. */
export function pathsOf(
  model: Model,
  group: GroupModel,
  version: string,
  endpoints: readonly Endpoint[],
  form: OpenApiForm,
): { readonly paths: Doc; readonly types: ReadonlySet<string> } {
  const items = new Map<string, Doc>();
  const types = new Set<string>();
  const root = discoveryOf(model, group, version, form);
  items.set(`${basePath(group, version)}/`, { get: root.doc });
  for (const id of root.types) types.add(id);
  const add = (path: string, method: string, kind: string, doc: Doc): void => {
    let item = items.get(path);
    if (item === undefined) {
      const parameters = pathParameters(path, kind, form);
      items.set(path, (item = parameters.length === 0 ? {} : { parameters }));
    }
    item[method] = doc;
  };
  for (const endpoint of endpoints) {
    const { path, kind } = endpoint;
    if (endpoint.options !== undefined) {
      for (const one of connectionsOf(group, version, endpoint, form)) add(one.path, one.method, kind.name, one.doc);
      continue;
    }
    const operation = operationOf(model, group, version, endpoint, form);
    for (const id of operation.types) types.add(id);
    add(path, endpoint.method.toLowerCase(), kind.name, operation.doc);
  }
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1));
  return { paths: Object.fromEntries(sorted), types };
}

/** An operation of a forwarded request. */
interface Connection {
  readonly path: string;
  readonly method: string;
  readonly doc: Doc;
}

/**
 * The operations of an endpoint with forwarded requests. A proxy accepts every method, and any path after its own;
 * documents describe the methods without an endpoint beside GET.
 */
function connectionsOf(
  group: GroupModel,
  version: string,
  endpoint: Endpoint,
  form: OpenApiForm,
): readonly Connection[] {
  const { kind, options = '', path, subresource, operationId } = endpoint;
  const isProxy = subresource === 'proxy';
  const method = endpoint.method.toLowerCase();
  const methods = isProxy && method === 'get' ? [method, 'head', 'options'] : [method];
  const parameters = queryParameters(endpoint, form);
  return methods.flatMap((each) => {
    const own = operationId.replace(`${pascal(version)}Get`, (text) => text.replace('Get', pascal(each)));
    const operation = (id: string): Doc => ({
      ...tagged(group, version),
      description: `Forwards a ${each.toUpperCase()} request to the ${subresource} of one ${kind.name}.`,
      operationId: id,
      ...(form === 'v2' ? { consumes: ['*/*'], produces: ['*/*'], schemes: ['https'] } : {}),
      parameters,
      ...responses([['200', 'The answer of the backend.', undefined]], ['*/*'], form),
      'x-kubernetes-action': 'connect',
      'x-kubernetes-group-version-kind': gvk(group, version, options),
    });
    const plain = { path, method: each, doc: operation(own) };
    return isProxy ? [plain, { path: `${path}/{path}`, method: each, doc: operation(`${own}WithPath`) }] : [plain];
  });
}

function discoveryOf(model: Model, group: GroupModel, version: string, form: OpenApiForm): OperationDoc {
  const list = typeOf(model, RESOURCE_LIST);
  return {
    types: [list.id],
    doc: {
      ...tagged(group, version),
      description: 'Lists the resources of this version.',
      operationId: `get${groupWord(group.group)}${pascal(version)}APIResources`,
      ...responses([['200', 'The resources.', list]], ['application/json', 'application/yaml', BINARY], form),
      ...(form === 'v2' ? { consumes: ['application/json', 'application/yaml', BINARY], schemes: ['https'] } : {}),
    },
  };
}

function operationOf(
  model: Model,
  group: GroupModel,
  version: string,
  endpoint: Endpoint,
  form: OpenApiForm,
): OperationDoc {
  const { kind } = endpoint;
  const subject = endpoint.subresourceModel === undefined ? kind : bodyOf(model, kind, endpoint.subresourceModel);
  const request = requestOf(model, endpoint, subject);
  const answers = answersOf(model, endpoint, subject);
  const produces = producesOf(endpoint, kind.noProto || subject?.noProto !== false);
  const parameters = queryParameters(endpoint, form);
  const body = request === undefined ? [] : [bodyParameter(request, endpoint, form)];
  const about = subject === undefined || subject === kind ? kind : subject;
  const aboutGroup = about === kind ? group : groupOf(model, about.directory);
  return {
    types: [request, ...answers.map(([, , type]) => type)].flatMap((type) => (type === undefined ? [] : [type.id])),
    doc: {
      ...tagged(group, version),
      description: describe(endpoint),
      operationId: endpoint.operationId,
      ...(endpoint.path.includes('/watch/') ? { deprecated: true } : {}),
      ...(form === 'v2'
        ? { consumes: consumesOf(endpoint), produces, schemes: ['https'], parameters: [...body, ...parameters] }
        : { parameters, ...(request === undefined ? {} : { requestBody: requestBody(request, endpoint) }) }),
      ...responses(answers, produces, form),
      'x-kubernetes-action': endpoint.action,
      'x-kubernetes-group-version-kind': gvk(aboutGroup, about === kind ? version : about.version, about.name),
    },
  };
}

function tagged(group: GroupModel, version: string): Doc {
  const word = groupWord(group.group);
  return { tags: [`${word[0]!.toLowerCase()}${word.slice(1)}_${version}`] };
}

function requestOf(model: Model, endpoint: Endpoint, subject: TypeModel | undefined): TypeModel | undefined {
  switch (endpoint.verb) {
    case 'create':
    case 'update':
      return subject;
    case 'patch':
      return typeOf(model, PATCH);
    case 'delete':
    case 'deletecollection':
      return typeOf(model, DELETE_OPTIONS);
    case 'get':
    case 'list':
    case 'watch':
      return undefined;
  }
}

type Answer = readonly [code: string, description: string, type: TypeModel | undefined];

function answersOf(model: Model, endpoint: Endpoint, subject: TypeModel | undefined): readonly Answer[] {
  switch (endpoint.verb) {
    case 'create':
      return [
        ['200', 'The object, as it would be stored.', subject],
        ['201', 'The object was created.', subject],
        ['202', 'The object was accepted.', subject],
      ];
    case 'update':
    case 'patch':
      return [
        ['200', 'The object after the change.', subject],
        ['201', 'The object was created.', subject],
      ];
    case 'delete': {
      const left = endpoint.kind.resource.returnsDeletedObject ? subject : typeOf(model, STATUS);
      return [
        ['200', 'The object was removed.', left],
        ['202', 'The object is removed when its finalizers are done.', left],
      ];
    }
    case 'deletecollection':
      return [['200', 'The selected objects are removed or terminating.', typeOf(model, STATUS)]];
    case 'get':
      return [['200', 'The object.', subject]];
    case 'list':
      return [['200', 'The objects.', typeOf(model, `${endpoint.kind.id}List`)]];
    case 'watch':
      return [['200', 'The changes.', typeOf(model, WATCH_EVENT)]];
  }
}

function producesOf(endpoint: Endpoint, jsonOnly: boolean): readonly string[] {
  const plain = ['application/json', 'application/yaml', ...(jsonOnly ? [] : [BINARY])];
  if (endpoint.verb !== 'list' && endpoint.verb !== 'watch') return plain;
  return [...plain, 'application/json;stream=watch', ...(jsonOnly ? [] : [`${BINARY};stream=watch`])];
}

function consumesOf(endpoint: Endpoint): readonly string[] {
  return endpoint.verb === 'patch' ? PATCHES : ['*/*'];
}

function bodyParameter(type: TypeModel, endpoint: Endpoint, form: OpenApiForm): Doc {
  return { name: 'body', in: 'body', ...(optionalBody(endpoint) ? {} : { required: true }), schema: refTo(type, form) };
}

function requestBody(type: TypeModel, endpoint: Endpoint): Doc {
  const media = consumesOf(endpoint).map((name) => [name, { schema: refTo(type, 'v3') }] as const);
  return { content: Object.fromEntries(media), ...(optionalBody(endpoint) ? {} : { required: true }) };
}

function optionalBody(endpoint: Endpoint): boolean {
  return endpoint.verb === 'delete' || endpoint.verb === 'deletecollection';
}

function responses(answers: readonly Answer[], media: readonly string[], form: OpenApiForm): Doc {
  const docs = answers.map(([code, description, type]) => {
    const schema = type === undefined ? { type: 'string' } : refTo(type, form);
    if (form === 'v2') return [code, { description, schema }] as const;
    return [code, { description, content: Object.fromEntries(media.map((name) => [name, { schema }])) }] as const;
  });
  return { responses: { ...Object.fromEntries(docs), '401': { description: 'The request is not authenticated.' } } };
}

/** One sentence that says what the operation does. */
function describe(endpoint: Endpoint): string {
  const { kind, subresource, verb } = endpoint;
  const every = endpoint.path.includes('{namespace}') || !kind.resource.namespaced ? '' : ' of all namespaces';
  const what = subresource === '' ? `one ${kind.name}` : `the ${subresource} of one ${kind.name}`;
  switch (verb) {
    case 'list':
      return `Lists or watches ${kind.name} objects${every}.`;
    case 'watch':
      return `Watches ${endpoint.action === 'watch' ? what : `${kind.name} objects${every}`}. Use the watch parameter of a list instead.`;
    case 'get':
      return `Reads ${what}.`;
    case 'create':
      return subresource === '' ? `Creates one ${kind.name}.` : `Posts to ${what}.`;
    case 'update':
      return `Replaces ${what}.`;
    case 'patch':
      return `Changes ${what} by a patch, or applies an intent to it.`;
    case 'delete':
      return `Deletes ${what}.`;
    case 'deletecollection':
      return `Deletes all selected ${kind.name} objects.`;
  }
}
