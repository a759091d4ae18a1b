import type { JsonObject } from '../json/types.js';
import { compareVersions } from '../meta/version-order.js';
import type {
  ColumnDefinition,
  ResourceDefinition,
  ResourceVerb,
  SubresourceDefinition,
} from '../resources/definition.js';
import type { StructuralSchema } from '../schema/structural.js';
import { type DefinitionRecord, objectIn, objectsIn, textIn } from './definition.js';

const VERBS: readonly ResourceVerb[] = [
  'create',
  'delete',
  'deletecollection',
  'get',
  'list',
  'patch',
  'update',
  'watch',
];

const NAME: ColumnDefinition = {
  name: 'Name',
  type: 'string',
  format: 'name',
  description: 'Name of the object, unique among its kind within a namespace.',
  priority: 0,
  path: '.metadata.name',
};

const AGE: ColumnDefinition = {
  name: 'Age',
  type: 'date',
  description: 'Time since the object was created.',
  priority: 0,
  path: '.metadata.creationTimestamp',
};

/**
 * One version of a custom kind in the form that built-in kinds have.
 *
 * @param schema makes its tree; asked for when somebody needs it
 */
export function resourceDefinition(
  record: DefinitionRecord,
  version: string,
  schema: () => StructuralSchema,
): ResourceDefinition {
  const { group, accepted } = record;
  const storage = record.versions.find((one) => one.storage)?.name ?? version;
  const body = versionBody(record, version);
  const subresources = objectIn(body, 'subresources');
  const hasStatus = Object.hasOwn(subresources, 'status');
  return {
    group,
    version,
    resource: accepted.plural,
    singular: accepted.singular,
    kind: accepted.kind,
    listKind: accepted.listKind,
    shortNames: accepted.shortNames,
    categories: accepted.categories,
    namespaced: record.namespaced,
    verbs: VERBS,
    storageVersion: storage,
    nameRule: 'dns-subdomain',
    createOnUpdate: false,
    unconditionalUpdate: false,
    countsGeneration: true,
    gracefulDelete: false,
    defaultGarbageCollection: 'background',
    resets: hasStatus ? ['status'] : [],
    bareFinalizers: true,
    subresources: subresourcesOf(subresources, hasStatus),
    columns: columnsOf(body),
    selectableFields: objectsIn(body, 'selectableFields').map((field) => {
      const path = textIn(field, 'jsonPath').replace(/^\./, '');
      return { key: path, path };
    }),
    lifecycle: lifecycleOf(record, version, body),
    enabledByDefault: true,
    get schema(): StructuralSchema {
      return schema();
    },
    custom: true,
  };
}

/** The entry of a version in the spec. */
function versionBody({ source }: DefinitionRecord, version: string): JsonObject {
  const versions = objectsIn(objectIn(source.parsed, 'spec'), 'versions');
  return versions.find((one) => one['name'] === version) ?? {};
}

function subresourcesOf(subresources: JsonObject, hasStatus: boolean): readonly SubresourceDefinition[] {
  const verbs: readonly ResourceVerb[] = ['get', 'patch', 'update'];
  const found: SubresourceDefinition[] = [];
  if (hasStatus) found.push({ name: 'status', verbs, resets: ['spec'], unowned: ['metadata'] });
  if (!Object.hasOwn(subresources, 'scale')) return found;
  const scale = objectIn(subresources, 'scale');
  const path = (member: string): string => textIn(scale, member).replace(/^\./, '');
  const labelSelectorPath = path('labelSelectorPath');
  found.push({
    name: 'scale',
    verbs,
    body: { group: 'autoscaling', version: 'v1', kind: 'Scale' },
    scale: {
      specReplicasPath: path('specReplicasPath'),
      statusReplicasPath: path('statusReplicasPath'),
      ...(labelSelectorPath === '' ? {} : { labelSelectorPath }),
    },
    resets: hasStatus ? ['status'] : [],
  });
  return found;
}

function columnsOf(body: JsonObject): readonly ColumnDefinition[] {
  const columns = objectsIn(body, 'additionalPrinterColumns');
  if (columns.length === 0) return [NAME, AGE];
  return [
    NAME,
    ...columns.map((column): ColumnDefinition => {
      const format = textIn(column, 'format');
      const description = textIn(column, 'description');
      const path = textIn(column, 'jsonPath');
      const priority = column['priority'];
      return {
        name: textIn(column, 'name'),
        type: textIn(column, 'type'),
        ...(format === '' ? {} : { format }),
        // What kube-apiserver says of a column without words of its own.
        description:
          description === '' ? `Custom resource definition column (in JSONPath format): ${path}` : description,
        priority: typeof priority === 'number' ? priority : 0,
        path,
      };
    }),
  ];
}

function lifecycleOf(record: DefinitionRecord, version: string, body: JsonObject): ResourceDefinition['lifecycle'] {
  if (body['deprecated'] !== true) return {};
  const own = textIn(body, 'deprecationWarning');
  return { warning: own === '' ? deprecationWarning(record, version) : own };
}

/** What clients of a deprecated version are told when its definition has no words: the best version that is not. */
function deprecationWarning({ group, accepted: { kind }, source }: DefinitionRecord, version: string): string {
  const [better] = objectsIn(objectIn(source.parsed, 'spec'), 'versions')
    .filter((one) => one['served'] === true && one['deprecated'] !== true)
    .map((one) => textIn(one, 'name'))
    .filter((name) => compareVersions(name, version) < 0)
    .sort(compareVersions);
  const gone = `${group}/${version} ${kind} is deprecated`;
  return better === undefined ? gone : `${gone}; use ${group}/${better} ${kind}`;
}
