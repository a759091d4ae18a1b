import { bodyOf, pascal } from '../endpoints.js';
import type { KindModel, Model, SubresourceModel, TypeModel } from '../model.js';
import { kindsOf, messageName, packagesOf } from '../model.js';
import type { Output } from '../writer.js';
import { packageOf, protoComment, protoHeader, protoPath } from './proto.js';
import { RUNTIME_PACKAGE } from './proto-runtime.js';

/** One method of a service, in terms of the HTTP API. */
interface Method {
  readonly name: string;
  readonly request: string;
  readonly response: string;
  readonly stream: boolean;
  readonly comment: string;
}

const REQUEST_FILE = 'cluster/api/runtime/v1/request.proto';

/** Prints `service.proto` of each group version: a service per kind with its verbs and subresources. */
export function emitServices(model: Model, output: Output): void {
  for (const { group, version } of packagesOf(model)) {
    const kinds = kindsOf(model, group.directory, version).filter((kind) => !kind.noProto);
    if (kinds.length === 0) continue;
    const pack = `cluster.api.${group.directory}.${version}`;
    const imports = new Set([REQUEST_FILE, protoPath(pack)]);
    const text = kinds.map((kind) => printKind(model, kind, pack, imports)).join('');
    output.set(
      `schemas/proto/${pack.replaceAll('.', '/')}/service.proto`,
      protoHeader(`schemas/openapi/${group.directory}/${version}`, pack, [...imports].sort()) + text,
    );
  }
}

function printKind(model: Model, kind: KindModel, pack: string, imports: Set<string>): string {
  const messages: string[] = [];
  const methods = [
    ...mainMethods(kind),
    ...kind.resource.subresources.flatMap((each) => subresourceMethods(model, kind, each)),
  ];
  const name = kind.name;
  const requests = new Set(methods.map((method) => method.request));
  if (requests.has(`${name}CreateRequest`)) messages.push(writeMessage(name, `${name}CreateRequest`, 'Creates', name));
  if (requests.has(`${name}UpdateRequest`)) messages.push(writeMessage(name, `${name}UpdateRequest`, 'Replaces', name));
  if (requests.has(`${name}ApplyRequest`)) messages.push(writeMessage(name, `${name}ApplyRequest`, 'Applies', name));
  for (const each of kind.resource.subresources) {
    const body = bodyOf(model, kind, each);
    const request = `${name}${pascal(each.name)}Request`;
    if (body === undefined || body.noProto || !requests.has(request)) continue;
    imports.add(protoPath(packageOf(messageName(body))));
    messages.push(writeMessage(name, request, `Writes the ${each.name} of`, relative(body, pack)));
  }
  for (const method of methods) {
    const responsePackage = packageOf(method.response);
    if (responsePackage !== '' && responsePackage !== RUNTIME_PACKAGE) imports.add(protoPath(responsePackage));
  }
  if (methods.some((method) => method.name === 'Watch')) messages.push(watchMessage(name));
  if (methods.some((method) => method.name === 'Delete')) {
    imports.add('cluster/api/meta/v1/meta.proto');
    messages.push(deleteMessage(name));
  }
  const service = methods.map(
    (method) =>
      `${protoComment(method.comment, '  ')}  rpc ${method.name}(${shorten(method.request, pack)}) returns ` +
      `(${method.stream ? 'stream ' : ''}${shorten(method.response, pack)});\n`,
  );
  return (
    messages.map((message) => `\n${message}`).join('') +
    `\n// Operations on ${name} objects, with the meaning of the HTTP API.\nservice ${name}Service {\n${service.join('\n')}}\n`
  );
}

function mainMethods(kind: KindModel): readonly Method[] {
  const { name } = kind;
  const runtime = (request: string): string => `${RUNTIME_PACKAGE}.${request}`;
  const has = (verb: string): boolean => kind.resource.verbs.includes(verb);
  const method = (verb: string, of: Omit<Method, 'stream'>, stream = false): readonly Method[] =>
    has(verb) ? [{ ...of, stream }] : [];
  return [
    ...method('get', { name: 'Get', request: runtime('GetRequest'), response: name, comment: 'Reads one object.' }),
    ...method('list', {
      name: 'List',
      request: runtime('ListRequest'),
      response: `${name}List`,
      comment: 'Reads all selected objects.',
    }),
    ...method(
      'watch',
      {
        name: 'Watch',
        request: runtime('WatchRequest'),
        response: `${name}WatchResponse`,
        comment: 'Sends changes as they happen, until the client or the timeout ends it.',
      },
      true,
    ),
    ...method('create', {
      name: 'Create',
      request: `${name}CreateRequest`,
      response: name,
      comment: 'Stores a new object.',
    }),
    ...method('update', {
      name: 'Update',
      request: `${name}UpdateRequest`,
      response: name,
      comment: 'Replaces an object.',
    }),
    ...method('patch', {
      name: 'Patch',
      request: runtime('PatchRequest'),
      response: name,
      comment: 'Changes an object by a patch document.',
    }),
    ...method('patch', {
      name: 'Apply',
      request: `${name}ApplyRequest`,
      response: name,
      comment: 'Applies the configuration of one field manager to an object (server-side apply).',
    }),
    ...method('delete', {
      name: 'Delete',
      request: runtime('DeleteRequest'),
      response: `${name}DeleteResponse`,
      comment: 'Removes one object.',
    }),
    ...method('deletecollection', {
      name: 'DeleteCollection',
      request: runtime('DeleteCollectionRequest'),
      response: runtime('DeleteCollectionResponse'),
      comment: 'Removes all selected objects.',
    }),
  ];
}

/** Read, write and patch of a subresource. One without a schema for its body (log, exec, proxy) has no methods. */
function subresourceMethods(model: Model, kind: KindModel, each: SubresourceModel): readonly Method[] {
  const body = bodyOf(model, kind, each);
  if (body === undefined || body.noProto) return [];
  const word = pascal(each.name);
  const response = messageName(body);
  const own = body.id === kind.id;
  const writes = own ? `${kind.name}UpdateRequest` : `${kind.name}${word}Request`;
  const methods: Method[] = [];
  const add = (name: string, request: string, comment: string): void => {
    methods.push({ name, request, response, stream: false, comment });
  };
  if (each.verbs.includes('get')) add(`Get${word}`, `${RUNTIME_PACKAGE}.GetRequest`, `Reads the ${each.name}.`);
  if (each.verbs.includes('create')) {
    add(`Create${word}`, own ? `${kind.name}CreateRequest` : writes, `Posts to the ${each.name}.`);
  }
  if (each.verbs.includes('update')) add(`Update${word}`, writes, `Replaces the ${each.name}.`);
  if (each.verbs.includes('patch')) {
    add(`Patch${word}`, `${RUNTIME_PACKAGE}.PatchRequest`, `Changes the ${each.name} by a patch document.`);
  }
  return methods;
}

function writeMessage(kind: string, request: string, verb: string, body: string): string {
  return (
    `// ${verb} one ${kind}.\nmessage ${request} {\n` +
    `  // Namespace; empty for cluster-scoped kinds.\n  optional string namespace = 1;\n\n` +
    `  // Name; empty where the object says it.\n  optional string name = 2;\n\n` +
    `  // The object.\n  optional ${body} object = 3;\n\n` +
    `  // How the write is done.\n  optional ${RUNTIME_PACKAGE}.WriteOptions options = 4;\n}\n`
  );
}

function watchMessage(kind: string): string {
  return (
    `// A change of one ${kind}.\nmessage ${kind}WatchResponse {\n` +
    `  // ADDED, MODIFIED, DELETED or BOOKMARK.\n  optional string type = 1;\n\n` +
    `  // The object after the change; a bookmark holds its version only.\n  optional ${kind} object = 2;\n}\n`
  );
}

function deleteMessage(kind: string): string {
  return (
    `// What is left of a removed ${kind}.\nmessage ${kind}DeleteResponse {\n` +
    `  // The object, when it goes on existing until its finalizers are done.\n  optional ${kind} object = 1;\n\n` +
    `  // Set when the object is gone.\n  optional cluster.api.meta.v1.Status status = 2;\n}\n`
  );
}

function relative(type: TypeModel, pack: string): string {
  return shorten(messageName(type), pack);
}

function shorten(name: string, pack: string): string {
  return name.startsWith(`${pack}.`) ? name.slice(pack.length + 1) : name;
}
