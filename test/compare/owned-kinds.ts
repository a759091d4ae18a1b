import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import { namingProfile } from '../../src/naming/profile.js';
import { builtinResources } from '../../src/resources/builtin.js';
import type { ResourceDefinition } from '../../src/resources/definition.js';
import { sampleOf as leastOf } from '../support/samples.js';
import type { OwnedKind } from './intents.js';
import type { ComparedKind } from './kinds.js';
import { samplesOf } from './objects.js';
import type { Random } from './random.js';
import { partOf, valueOf } from './random-values.js';

/**
 * Kinds that are compared by hand-made apply configurations, and those whose writes would change the servers'
 * behaviour.
 */
const LEFT_OUT = new Set(['things', 'configmaps', 'apiservices', 'events', 'componentstatuses']);

/** Names for kinds with special name rules. `at` distinguishes objects, and the time those of one run. */
const RUN = Date.now();
const NAMES: Readonly<Record<string, (at: number) => string>> = {
  ipaddresses: (at) => `${11 + (RUN % 80)}.${(RUN >>> 8) & 255}.${at >> 8}.${at & 255}`,
  customresourcedefinitions: (at) => `things.o${at}-${RUN.toString(36)}.example.com`,
};

/** All kinds of both servers that are created and patched, each with its versions. */
export function ownedKindsOf(kinds: readonly ComparedKind[], namespace: string): readonly (readonly OwnedKind[])[] {
  const definitions = builtinResources(namingProfile('kubernetes')).map(({ definition }) => definition);
  const byResource = new Map<string, OwnedKind[]>();
  for (const kind of kinds) {
    if (LEFT_OUT.has(kind.resource) || !kind.verbs.includes('patch') || !kind.verbs.includes('create')) continue;
    const definition = definitions.find(
      ({ group, version, resource }) => group === kind.group && version === kind.version && resource === kind.resource,
    );
    if (definition === undefined) continue;
    const versions = byResource.get(kind.resource) ?? [];
    byResource.set(kind.resource, [...versions, ownedKind(kind, definition, namespace)]);
  }
  return [...byResource.values()];
}

function ownedKind(kind: ComparedKind, definition: ResourceDefinition, namespace: string): OwnedKind {
  const root = kind.group === '' ? `api/${kind.version}` : `apis/${kind.group}/${kind.version}`;
  const least = leastOf(definition, namespace) as JsonObject;
  const samples = [least, ...samplesOf(kind, namespace).map(inVersion(kind))];
  const statusSchema = definition.schema.properties?.['status'];
  const ownName = NAMES[kind.resource];
  return {
    apiVersion: kind.group === '' ? kind.version : `${kind.group}/${kind.version}`,
    kind: kind.kind,
    resource: `${root}/${kind.namespaced ? 'namespaces/NS/' : ''}${kind.resource}`,
    base: (name) => membersFor(least, name),
    ...(ownName === undefined ? {} : { name: ownName }),
    intent: (random, name) => {
      const { apiVersion: _version, kind: _kind, metadata: _metadata, ...members } = random.pick(samples);
      const placed = isNamed(members, name) ? membersFor(members, name) : members;
      return { ...(partOf(placed, definition.schema, random) as JsonObject), metadata: metadataOf(random) };
    },
    ...(kind.subresources.includes('status') && statusSchema !== undefined
      ? { status: (random) => ({ status: valueOf(statusSchema, random) }) }
      : {}),
    ...(kind.subresources.includes('scale') ? { scales: true } : {}),
  };
}

function isNamed(members: JsonObject, name: string): boolean {
  return name.startsWith('things.') && isJsonObject(members['spec']);
}

/** A definition's group follows its name. */
function membersFor(members: JsonObject, name: string): JsonObject {
  if (!isNamed(members, name)) return members;
  return { ...members, spec: { ...(members['spec'] as JsonObject), group: name.slice('things.'.length) } };
}

function metadataOf(random: Random): JsonObject {
  const texts = (...names: readonly string[]): JsonObject =>
    Object.fromEntries(random.some(names, random.below(3)).map((name) => [name, String(random.below(3))]));
  const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'o', uid: `u${random.below(2)}` };
  const all: readonly (readonly [string, () => JsonValue])[] = [
    ['labels', () => texts('l', 'm')],
    ['annotations', () => texts('example.com/a', 'b')],
    [
      'ownerReferences',
      () => [owner, ...(random.below(2) === 0 ? [{ ...owner, uid: 'u2', blockOwnerDeletion: true }] : [])],
    ],
  ];
  return Object.fromEntries(
    all
      .filter(([name]) => random.below(name === 'ownerReferences' ? 6 : 2) === 0)
      .map(([name, make]) => [name, make()]),
  );
}

/** Samples of the stable version in the shape of an older one. */
function inVersion({ resource, version }: ComparedKind): (object: JsonObject) => JsonObject {
  if (version !== 'v1beta1') return (object) => object;
  if (resource === 'resourceslices') {
    return (object) => changedAt(object, ['spec', 'devices'], ({ name, ...basic }) => ({ name: name!, basic }));
  }
  const requests = ({ exactly, ...rest }: JsonObject): JsonObject => ({
    ...rest,
    ...(isJsonObject(exactly) ? exactly : {}),
  });
  if (resource === 'resourceclaims') return (object) => changedAt(object, ['spec', 'devices', 'requests'], requests);
  if (resource === 'resourceclaimtemplates') {
    return (object) => changedAt(object, ['spec', 'spec', 'devices', 'requests'], requests);
  }
  return (object) => object;
}

/** The object with each item of the list at the path changed; unchanged without such a list. */
function changedAt(object: JsonObject, path: readonly string[], change: (item: JsonObject) => JsonObject): JsonObject {
  const [first, ...rest] = path;
  const member = object[first!];
  if (rest.length === 0) {
    return isJsonArray(member) ? { ...object, [first!]: member.map((item) => change(item as JsonObject)) } : object;
  }
  return isJsonObject(member) ? { ...object, [first!]: changedAt(member, rest, change) } : object;
}
