import type { JsonObject } from '../json/types.js';
import { compareVersions } from '../meta/version-order.js';
import type {
  ColumnDefinition,
  Lifecycle,
  ResourceDefinition,
  ResourceVerb,
  SubresourceDefinition,
} from '../resources/definition.js';
import type { StructuralSchema } from '../schema/structural.js';
import { type DefinitionRecord, objectIn, objectsIn, textIn } from './definition.js';

/** In the order of kube-apiserver's discovery of custom kinds. */
const VERBS: readonly ResourceVerb[] = [
  'delete',
  'deletecollection',
  'get',
  'list',
  'patch',
  'create',
  'update',
  'watch',
];

/** The discovery verbs of a kind whose definition is being deleted: none that creates or changes objects. */
const TERMINATING_VERBS: readonly ResourceVerb[] = ['delete', 'deletecollection', 'get', 'list', 'watch'];

const NAME: ColumnDefinition = {
  name: 'Name',
  type: 'string',
  format: 'name',
  description: 'Name of the object, unique among its kind within a namespace.',
  priority: 0,
  path: '.metadata.name',
  // bookmarks have none
  absent: '',
};

const AGE: ColumnDefinition = {
  name: 'Age',
  type: 'date',
  description: 'Time since the object was created.',
  priority: 0,
  path: '.metadata.creationTimestamp',
};

const DEFAULT_COLUMNS: readonly ColumnDefinition[] = [NAME, AGE];
const STATUS: SubresourceDefinition = {
  name: 'status',
  verbs: ['get', 'patch', 'update'],
  resets: ['spec'],
  unowned: ['metadata'],
};
const ONLY_STATUS: readonly SubresourceDefinition[] = [STATUS];
const STATUS_PATH: readonly string[] = ['status'];
const NONE: readonly never[] = [];
const CURRENT: Lifecycle = Object.freeze({});

/**
 * One version of a custom kind in the form of built-in kinds. There are thousands of them, so they share common parts,
 * and the schema is a getter of their class: an own getter would cost each of them a table of all its members.
 */
export class CustomDefinition implements ResourceDefinition {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly singular: string;
  readonly kind: string;
  readonly listKind: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly namespaced: boolean;
  readonly verbs = VERBS;
  readonly storageVersion: string;
  readonly nameRule = 'dns-subdomain';
  readonly createOnUpdate = false;
  readonly unconditionalUpdate = false;
  readonly countsGeneration = true;
  readonly gracefulDelete = false;
  readonly defaultGarbageCollection = 'background';
  readonly resets: readonly string[];
  readonly bareFinalizers = true;
  readonly looseGenerateName = true;
  readonly subresources: readonly SubresourceDefinition[];
  readonly columns: readonly ColumnDefinition[];
  readonly selectableFields: ResourceDefinition['selectableFields'];
  readonly lifecycle: Lifecycle;
  readonly enabledByDefault = true;
  readonly custom = true;
  readonly #schema: () => StructuralSchema;
  readonly #isTerminating: () => boolean;

  /**
   * @param body the entry of the version in the definition; not kept
   * @param best the version recommended instead of deprecated ones
   * @param schema makes the schema of the version on demand
   * @param isTerminating whether the definition is being deleted
   */
  constructor(
    record: DefinitionRecord,
    body: JsonObject,
    best: string | undefined,
    schema: () => StructuralSchema,
    isTerminating: () => boolean,
  ) {
    const { group, accepted } = record;
    const version = textIn(body, 'name');
    const subresources = objectIn(body, 'subresources');
    const hasStatus = Object.hasOwn(subresources, 'status');
    const fields = objectsIn(body, 'selectableFields');
    this.group = group;
    this.version = version;
    this.resource = accepted.plural;
    this.singular = accepted.singular;
    this.kind = accepted.kind;
    this.listKind = accepted.listKind;
    this.shortNames = accepted.shortNames;
    this.categories = accepted.categories;
    this.namespaced = record.namespaced;
    this.storageVersion = record.versions.find((one) => one.storage)?.name ?? version;
    this.resets = hasStatus ? STATUS_PATH : NONE;
    this.subresources = subresourcesOf(subresources, hasStatus);
    this.columns = columnsOf(body);
    this.selectableFields = fields.length === 0 ? NONE : fields.map(selectableField);
    this.lifecycle = lifecycleOf(record, version, best, body);
    this.#schema = schema;
    this.#isTerminating = isTerminating;
  }

  get discoveryVerbs(): readonly ResourceVerb[] {
    return this.#isTerminating() ? TERMINATING_VERBS : VERBS;
  }

  get schema(): StructuralSchema {
    return this.#schema();
  }
}

function selectableField(field: JsonObject): ResourceDefinition['selectableFields'][number] {
  const path = textIn(field, 'jsonPath').replace(/^\./, '');
  return { key: path, path };
}

function subresourcesOf(subresources: JsonObject, hasStatus: boolean): readonly SubresourceDefinition[] {
  if (!Object.hasOwn(subresources, 'scale')) return hasStatus ? ONLY_STATUS : NONE;
  const found: SubresourceDefinition[] = hasStatus ? [STATUS] : [];
  const scale = objectIn(subresources, 'scale');
  const path = (member: string): string => textIn(scale, member).replace(/^\./, '');
  const labelSelectorPath = path('labelSelectorPath');
  found.push({
    name: 'scale',
    verbs: STATUS.verbs,
    body: { group: 'autoscaling', version: 'v1', kind: 'Scale' },
    scale: {
      specReplicasPath: path('specReplicasPath'),
      statusReplicasPath: path('statusReplicasPath'),
      ...(labelSelectorPath === '' ? {} : { labelSelectorPath }),
    },
    resets: hasStatus ? STATUS_PATH : NONE,
  });
  return found;
}

function columnsOf(body: JsonObject): readonly ColumnDefinition[] {
  const columns = objectsIn(body, 'additionalPrinterColumns');
  if (columns.length === 0) return DEFAULT_COLUMNS;
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
        // kube-apiserver's description of a column without one.
        description:
          description === '' ? `Custom resource definition column (in JSONPath format): ${path}` : description,
        priority: typeof priority === 'number' ? priority : 0,
        path,
      };
    }),
  ];
}

function lifecycleOf(record: DefinitionRecord, version: string, best: string | undefined, body: JsonObject): Lifecycle {
  if (body['deprecated'] !== true) return CURRENT;
  const own = textIn(body, 'deprecationWarning');
  return { warning: own === '' ? deprecationWarning(record, version, best) : own };
}

/** The default warning for clients of a deprecated version: it names the best version that is not deprecated. */
function deprecationWarning(
  { group, accepted: { kind } }: DefinitionRecord,
  version: string,
  best: string | undefined,
): string {
  const gone = `${group}/${version} ${kind} is deprecated`;
  const better = best !== undefined && compareVersions(best, version) < 0;
  return better ? `${gone}; use ${group}/${best} ${kind}` : gone;
}

/** The preferred version among those served and not deprecated. */
export function bestVersion(versions: readonly JsonObject[]): string | undefined {
  let best: string | undefined;
  for (const version of versions) {
    if (version['served'] !== true || version['deprecated'] === true) continue;
    const name = textIn(version, 'name');
    if (best === undefined || compareVersions(name, best) < 0) best = name;
  }
  return best;
}
