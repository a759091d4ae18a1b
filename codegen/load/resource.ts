import type { ColumnModel, ResourceModel, SubresourceModel } from '../model.js';
import { objectOf, rejectUnknown, SchemaFileError } from './schema.js';

const ALL_VERBS = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];

const KNOWN = [
  'plural',
  'singular',
  'shortNames',
  'categories',
  'scope',
  'nameRule',
  'verbs',
  'storageVersion',
  'stored',
  'sharesStorageWith',
  'createOnUpdate',
  'unconditionalUpdate',
  'countsGeneration',
  'gracefulDelete',
  'returnsDeletedObject',
  'garbageCollection',
  'resets',
  'resetsOnCreate',
  'bareFinalizers',
  'looseGenerateName',
  'gate',
  'lifecycle',
  'subresources',
  'columns',
  'selectableFields',
];

const OF_SUBRESOURCE = [
  'verbs',
  'body',
  'connects',
  'bareFinalizers',
  'strictGenerateName',
  'specReplicasPath',
  'statusReplicasPath',
  'labelSelectorPath',
  'resets',
  'owned',
  'unowned',
];
const OF_COLUMN = ['name', 'type', 'format', 'description', 'priority', 'path', 'absent'];
const OF_SELECTABLE_FIELD = ['key', 'path', 'default'];

/**
 * Reads an `x-cluster-resource` block and fills in the defaults of docs/adding-a-kind.md.
 * @param version of the file's folder: the storage version when none is named
 * @throws SchemaFileError
 */
export function resourceOf(node: unknown, file: string, version: string): ResourceModel {
  const at = 'x-cluster-resource';
  const yaml = objectOf(node, file, at);
  rejectUnknown(yaml, KNOWN, file, at);
  const text = (key: string, otherwise?: string): string => {
    const value = yaml[key] ?? otherwise;
    if (typeof value !== 'string') throw new SchemaFileError(`${file} ${at}.${key}`, 'must be given as text');
    return value;
  };
  const flag = (key: string, otherwise: boolean): boolean => {
    const value = yaml[key] ?? otherwise;
    if (typeof value !== 'boolean') throw new SchemaFileError(`${file} ${at}.${key}`, 'must be true or false');
    return value;
  };
  const scope = text('scope');
  if (scope !== 'Namespaced' && scope !== 'Cluster') {
    throw new SchemaFileError(`${file} ${at}.scope`, 'must be Namespaced or Cluster');
  }
  const shared = sharedStorage(yaml['sharesStorageWith'], file, at);
  return {
    plural: text('plural'),
    singular: text('singular'),
    shortNames: texts(yaml['shortNames'], file, `${at}.shortNames`),
    categories: texts(yaml['categories'], file, `${at}.categories`),
    namespaced: scope === 'Namespaced',
    nameRule: text('nameRule', 'dns-subdomain'),
    verbs: yaml['verbs'] === undefined ? ALL_VERBS : [...texts(yaml['verbs'], file, `${at}.verbs`)].sort(),
    storageVersion: text('storageVersion', version),
    stored: flag('stored', true),
    ...(shared === undefined ? {} : { sharesStorageWith: shared }),
    createOnUpdate: flag('createOnUpdate', false),
    unconditionalUpdate: flag('unconditionalUpdate', true),
    countsGeneration: flag('countsGeneration', false),
    gracefulDelete: flag('gracefulDelete', false),
    returnsDeletedObject: flag('returnsDeletedObject', false),
    garbageCollection: text('garbageCollection', 'background'),
    resets: texts(yaml['resets'], file, `${at}.resets`),
    resetsOnCreate: flag('resetsOnCreate', true),
    bareFinalizers: flag('bareFinalizers', false),
    looseGenerateName: flag('looseGenerateName', false),
    ...(yaml['gate'] === undefined ? {} : { gate: text('gate') }),
    lifecycle: lifecycleOf(yaml['lifecycle'], file, `${at}.lifecycle`),
    subresources: subresourcesOf(yaml['subresources'], file, `${at}.subresources`),
    columns: columnsOf(yaml['columns'], file, `${at}.columns`),
    selectableFields: selectableOf(yaml['selectableFields'], file, `${at}.selectableFields`),
  };
}

/** `{group, resource}`, or the string `group/plural` (`core/events`, `/events` and `events` mean the core group). */
function sharedStorage(node: unknown, file: string, at: string): { group: string; resource: string } | undefined {
  if (node === undefined) return undefined;
  if (typeof node === 'string') {
    const cut = node.lastIndexOf('/');
    const group = cut < 0 ? '' : node.slice(0, cut);
    return { group: group === 'core' ? '' : group, resource: node.slice(cut + 1) };
  }
  const yaml = objectOf(node, file, `${at}.sharesStorageWith`);
  rejectUnknown(yaml, ['group', 'resource', 'plural'], file, `${at}.sharesStorageWith`);
  return { group: String(yaml['group'] ?? ''), resource: String(yaml['resource'] ?? yaml['plural']) };
}

function lifecycleOf(node: unknown, file: string, at: string): Readonly<Record<string, string>> {
  if (node === undefined) return {};
  return Object.fromEntries(Object.entries(objectOf(node, file, at)).map(([key, value]) => [key, String(value)]));
}

function subresourcesOf(node: unknown, file: string, at: string): readonly SubresourceModel[] {
  if (node === undefined) return [];
  return Object.entries(objectOf(node, file, at)).map(([name, value]) => {
    const yaml = objectOf(value, file, `${at}.${name}`);
    rejectUnknown(yaml, OF_SUBRESOURCE, file, `${at}.${name}`);
    const body = yaml['body'] === undefined ? undefined : kindReference(String(yaml['body']), file, `${at}.${name}`);
    const { specReplicasPath, statusReplicasPath, labelSelectorPath } = yaml;
    return {
      name,
      verbs: texts(yaml['verbs'], file, `${at}.${name}.verbs`),
      ...(body === undefined ? {} : { body }),
      ...(yaml['connects'] === true ? { connects: true as const } : {}),
      ...(yaml['bareFinalizers'] === true ? { bareFinalizers: true as const } : {}),
      ...(yaml['strictGenerateName'] === true ? { strictGenerateName: true as const } : {}),
      ...(specReplicasPath === undefined
        ? {}
        : {
            scale: {
              specReplicasPath: String(specReplicasPath),
              statusReplicasPath: String(statusReplicasPath),
              ...(labelSelectorPath === undefined ? {} : { labelSelectorPath: String(labelSelectorPath) }),
            },
          }),
      resets: texts(yaml['resets'], file, `${at}.${name}.resets`),
      ...(yaml['owned'] === undefined ? {} : { owned: texts(yaml['owned'], file, `${at}.${name}.owned`) }),
      ...(yaml['unowned'] === undefined ? {} : { unowned: texts(yaml['unowned'], file, `${at}.${name}.unowned`) }),
    };
  });
}

/** `autoscaling/v1 Scale`, `v1 Binding`; `core/v1` also means the core group. */
function kindReference(text: string, file: string, at: string): { group: string; version: string; kind: string } {
  const parts = /^(?:([^/\s]+)\/)?(\S+) (\S+)$/.exec(text);
  if (parts === null) throw new SchemaFileError(`${file} ${at}.body`, 'looks like `autoscaling/v1 Scale`');
  const group = parts[1] === undefined || parts[1] === 'core' ? '' : parts[1];
  return { group, version: parts[2]!, kind: parts[3]! };
}

function columnsOf(node: unknown, file: string, at: string): readonly ColumnModel[] {
  return listOf(node, file, at).map((entry, index) => {
    const yaml = objectOf(entry, file, `${at}[${index}]`);
    rejectUnknown(yaml, OF_COLUMN, file, `${at}[${index}]`);
    return {
      name: String(yaml['name']),
      type: String(yaml['type']),
      ...(yaml['format'] === undefined || yaml['format'] === '' ? {} : { format: String(yaml['format']) }),
      description: String(yaml['description'] ?? ''),
      priority: Number(yaml['priority'] ?? 0),
      ...(yaml['path'] === undefined ? {} : { path: String(yaml['path']) }),
      ...(yaml['absent'] === undefined ? {} : { absent: String(yaml['absent']) }),
    };
  });
}

function selectableOf(
  node: unknown,
  file: string,
  at: string,
): readonly { readonly key: string; readonly path: string; readonly default?: string }[] {
  return listOf(node, file, at).map((entry, index) => {
    const yaml = objectOf(entry, file, `${at}[${index}]`);
    rejectUnknown(yaml, OF_SELECTABLE_FIELD, file, `${at}[${index}]`);
    return {
      key: String(yaml['key']),
      path: String(yaml['path'] ?? yaml['key']),
      ...(yaml['default'] === undefined ? {} : { default: String(yaml['default']) }),
    };
  });
}

function texts(node: unknown, file: string, at: string): readonly string[] {
  return listOf(node, file, at).map((entry) => {
    if (typeof entry !== 'string') throw new SchemaFileError(`${file} ${at}`, 'must be a list of texts');
    return entry;
  });
}

function listOf(node: unknown, file: string, at: string): readonly unknown[] {
  if (node === undefined || node === null) return [];
  if (!Array.isArray(node)) throw new SchemaFileError(`${file} ${at}`, 'must be a list');
  return node;
}
