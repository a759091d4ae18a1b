import { GROUPS, TYPES } from '../../generated/definitions/index.js';
import type { GroupNode, ResourceNode } from '../../generated/definitions/node.js';
import { STRATEGIES } from '../../generated/strategies.js';
import { createRenamer, type Renamer } from '../naming/renamer.js';
import type { NamingProfile } from '../naming/profile.js';
import { KUBERNETES_RELEASE } from '../naming/upstream.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { Lifecycle, ResourceDefinition, SubresourceDefinition } from './definition.js';
import { createSchemaGraph, type SchemaGraph } from './schema-graph.js';
import type { Strategy } from './strategy.js';

/** One built-in kind with its strategy. */
export interface BuiltinResource {
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
}

/** A group of built-in kinds in discovery order, its versions by preference. */
export interface BuiltinGroup {
  readonly group: string;
  readonly versions: readonly {
    readonly version: string;
    readonly enabledByDefault: boolean;
    readonly resources: readonly BuiltinResource[];
  }[];
}

const PLAIN: Strategy = Object.freeze({});

/**
 * The built-in kinds in the naming of the profile, in discovery order. Runs once at start: schema trees are built only
 * when a definition's `schema` is first read, and types that several kinds use are shared nodes.
 */
export function builtinGroups(profile: NamingProfile): readonly BuiltinGroup[] {
  const renamer = builtinRenamer(profile);
  const graph = createSchemaGraph(TYPES, renamer);
  return GROUPS.map((group: GroupNode) => ({
    group: renamer.group(group.group),
    versions: group.versions.map(({ version, enabledByDefault, resources }) => ({
      version,
      enabledByDefault,
      resources: resources.map((node) => ({
        definition: definitionOf(node, enabledByDefault, renamer, graph),
        strategy: STRATEGIES[`${group.directory}/${String(node['kind'])}`] ?? PLAIN,
      })),
    })),
  }));
}

/** Puts the names of the profile on those of the schemas. */
export function builtinRenamer(profile: NamingProfile): Renamer {
  return createRenamer(
    profile,
    GROUPS.map((each) => each.group),
  );
}

/** All built-in kinds in discovery order. */
export function builtinResources(profile: NamingProfile): readonly BuiltinResource[] {
  return builtinGroups(profile).flatMap((group) => group.versions.flatMap((version) => version.resources));
}

/** The generator has checked the node; this puts on the names of the profile and the schema. */
function definitionOf(
  node: ResourceNode,
  enabledByDefault: boolean,
  renamer: Renamer,
  graph: SchemaGraph,
): ResourceDefinition {
  const { schema, ...rest } = node as unknown as Omit<ResourceDefinition, 'schema'> & { readonly schema: string };
  return {
    ...rest,
    group: renamer.group(rest.group),
    ...(rest.storageGroup === undefined ? {} : { storageGroup: renamer.group(rest.storageGroup) }),
    subresources: rest.subresources.map((each) => subresourceOf(each, renamer, graph)),
    lifecycle: lifecycleOf(rest.lifecycle, renamer),
    enabledByDefault,
    get schema(): StructuralSchema {
      return graph.node(schema);
    },
  };
}

/**
 * The deprecation warning of the version: its removal is announced only from the release on in which it is deprecated.
 */
function lifecycleOf(lifecycle: Lifecycle, renamer: Renamer): Lifecycle {
  const { deprecated, removed: _removed, replacement, ...rest } = lifecycle;
  if (deprecated !== undefined && isLater(deprecated)) return rest;
  return replacement === undefined ? lifecycle : { ...lifecycle, replacement: renamer.apiVersion(replacement) };
}

/** Whether a release such as `1.37` is later than the emulated one. */
function isLater(release: string): boolean {
  const [major = 0, minor = 0] = release.split('.').map(Number);
  const [ownMajor, ownMinor] = [Number(KUBERNETES_RELEASE.major), Number(KUBERNETES_RELEASE.minor)];
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

function subresourceOf(
  subresource: SubresourceDefinition,
  renamer: Renamer,
  graph: SchemaGraph,
): SubresourceDefinition {
  const { body } = subresource;
  if (body === undefined) return subresource;
  const named = { ...body, group: renamer.group(body.group) };
  const directory = GROUPS.find((each) => each.group === body.group)?.directory ?? body.group;
  const id = `${directory}/${body.version}/${body.kind}`;
  if (subresource.scale !== undefined || !Object.hasOwn(TYPES, id)) return { ...subresource, body: named };
  return {
    ...subresource,
    body: {
      ...named,
      get schema(): StructuralSchema {
        return graph.node(id);
      },
    },
  };
}
