import { equalJson } from '../json/equal.js';
import { getOwn, type MutableJsonObject, setOwn } from '../json/own-property.js';
import type { JsonValue } from '../json/types.js';
import type { KubeObject, ObjectMeta, OwnerReference } from '../meta/object.js';
import { formatTime } from '../meta/time.js';
import type { ResourceDefinition } from '../resources/definition.js';

/** Letters and digits of generated names: no vowels, to avoid words. */
const SUFFIX_ALPHABET = 'bcdfghjklmnpqrstvwxz2456789';
const SUFFIX_LENGTH = 5;
/** A generated name stays within a DNS label: 63 - 5. */
const MAX_BASE_LENGTH = 58;

/** A name made of `base` and five random characters. */
export function generateName(base: string, randomInteger: (bound: number) => number): string {
  let name = base.slice(0, MAX_BASE_LENGTH);
  for (let count = 0; count < SUFFIX_LENGTH; count += 1) name += SUFFIX_ALPHABET[randomInteger(SUFFIX_ALPHABET.length)];
  return name;
}

/**
 * Drops what only the server sets. Runs before admission. An invalid generation is left for validation to reject, where
 * the kind has none.
 */
export function wipeSystemFields(object: KubeObject, counts: boolean): KubeObject {
  if (!SYSTEM_FIELDS.some((member) => object.metadata[member] !== undefined)) return object;
  const {
    uid: _uid,
    generation = 0,
    creationTimestamp: _created,
    deletionTimestamp: _deleted,
    deletionGracePeriodSeconds: _grace,
    resourceVersion: _version,
    ...metadata
  } = object.metadata;
  return { ...object, metadata: generation < 0 && !counts ? { ...metadata, generation } : metadata };
}

const SYSTEM_FIELDS = [
  'uid',
  'generation',
  'creationTimestamp',
  'deletionTimestamp',
  'deletionGracePeriodSeconds',
  'resourceVersion',
] as const;

/** What the server sets on a new object. */
export interface SystemFields {
  readonly name: string;
  readonly uid: string;
  readonly now: number;
}

/** The new object with its name, uid, creationTimestamp and, for kinds with generations, generation 1. */
export function fillSystemFields(object: KubeObject, definition: ResourceDefinition, fields: SystemFields): KubeObject {
  const { generateName: base, namespace } = object.metadata;
  const metadata: MutableJsonObject = { name: fields.name };
  if (base !== undefined) metadata['generateName'] = base;
  if (namespace !== undefined) metadata['namespace'] = namespace;
  metadata['uid'] = fields.uid;
  if (definition.countsGeneration) metadata['generation'] = 1;
  metadata['creationTimestamp'] = formatTime(fields.now);
  for (const member in object.metadata) {
    if (member === 'name' || member === 'generateName' || member === 'namespace') continue;
    setOwn(metadata, member, object.metadata[member] as JsonValue);
  }
  return { ...object, metadata: metadata as ObjectMeta };
}

/**
 * An update's metadata completed from the stored object: uid and grace period are kept when absent; generation,
 * resourceVersion and the times of creation and deletion are always the stored ones, so that exported objects can be
 * sent back. Another uid, grace period or a new deletion is left for validation to reject.
 */
export function keepSystemFields(object: KubeObject, stored: KubeObject): KubeObject {
  const kept = stored.metadata;
  const metadata: { -readonly [Member in keyof ObjectMeta]: ObjectMeta[Member] } = { ...object.metadata };
  // Spelled out: with computed names this took a twentieth of a whole update.
  if (isBlank(metadata.uid) && kept.uid !== undefined) metadata.uid = kept.uid;
  if (kept.creationTimestamp !== undefined) metadata.creationTimestamp = kept.creationTimestamp;
  else if (metadata.creationTimestamp !== undefined) delete metadata.creationTimestamp;
  if (kept.deletionTimestamp !== undefined) metadata.deletionTimestamp = kept.deletionTimestamp;
  if (metadata.deletionGracePeriodSeconds === undefined && kept.deletionGracePeriodSeconds !== undefined) {
    metadata.deletionGracePeriodSeconds = kept.deletionGracePeriodSeconds;
  }
  if (kept.generation !== undefined) metadata.generation = kept.generation;
  else if (metadata.generation !== undefined) delete metadata.generation;
  if (kept.resourceVersion !== undefined) metadata.resourceVersion = kept.resourceVersion;
  else delete metadata.resourceVersion;
  return { ...object, metadata };
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value === '';
}

/**
 * The update with its generation raised, for kinds with generations: when anything but metadata and a separately
 * written status differs, or the kind counts another change (`more`).
 */
export function countGeneration(
  object: KubeObject,
  stored: KubeObject,
  definition: ResourceDefinition,
  more: boolean,
): KubeObject {
  if (!definition.countsGeneration) return object;
  const apart = definition.resets.includes('status');
  if (!more && sameDesire(object, stored, apart ? NOT_DESIRED : NO_METADATA)) return object;
  return { ...object, metadata: { ...object.metadata, generation: (stored.metadata.generation ?? 0) + 1 } };
}

const NO_METADATA: ReadonlySet<string> = new Set(['metadata']);
const NOT_DESIRED: ReadonlySet<string> = new Set(['metadata', 'status']);

function sameDesire(object: KubeObject, stored: KubeObject, others: ReadonlySet<string>): boolean {
  for (const member in object) {
    if (others.has(member) || object[member] === undefined) continue;
    if (!equalJson(object[member], getOwn(stored, member))) return false;
  }
  for (const member in stored) {
    if (others.has(member) || stored[member] === undefined) continue;
    if (getOwn(object, member) === undefined) return false;
  }
  return true;
}

/** The object without repeated owner references, and the repeated uids. */
export function withoutRepeatedOwners(object: KubeObject): { object: KubeObject; repeated: readonly string[] } {
  const owners = object.metadata['ownerReferences'] as readonly OwnerReference[] | undefined;
  if (owners === undefined || owners.length < 2) return { object, repeated: [] };
  const kept = new Map<string, OwnerReference>();
  const repeated = new Set<string>();
  for (const owner of owners) {
    const { apiVersion, kind, name, uid, controller, blockOwnerDeletion } = owner;
    const identity = JSON.stringify([apiVersion, kind, name, uid, controller, blockOwnerDeletion]);
    if (kept.has(identity)) repeated.add(uid);
    else kept.set(identity, owner);
  }
  if (repeated.size === 0) return { object, repeated: [] };
  const metadata = { ...object.metadata, ownerReferences: [...kept.values()] as unknown as JsonValue };
  return { object: { ...object, metadata }, repeated: [...repeated] };
}
