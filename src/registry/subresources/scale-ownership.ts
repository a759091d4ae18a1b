import { apiVersionOf } from '../../meta/gvk.js';
import { difference, hasPath, isEmptySet, NO_FIELDS, pathSet, union } from '../../patch/apply/field-set.js';
import type { KindVersions } from '../../patch/apply/kind-versions.js';
import { type ManagedEntry, managerId, type Managers } from '../../patch/apply/managed-fields.js';
import { memberElement, type PathElement } from '../../patch/apply/path-element.js';
import type { RegistryServices } from '../parts.js';
import type { ResourceTarget } from '../registry.js';
import { SCALE_SCHEMA } from './scale-schema.js';

/** `apiVersion` of Scale. */
export const SCALE_VERSION = 'autoscaling/v1';

/** The one field of Scale that exists in the object: the replicas. */
const REPLICAS = ['f:spec', 'f:replicas'] as const;
const REPLICAS_SET = pathSet(REPLICAS);

/** Ownership of a Scale: one version without conversion. */
export const SCALE_KIND: KindVersions = {
  changeable: false,
  schemaOf: (apiVersion) => (apiVersion === SCALE_VERSION ? SCALE_SCHEMA : undefined),
  resetsOf: () => NO_FIELDS,
  convert: (object) => Promise.resolve(object),
};

/** The path of the replicas in a version of the scaled kind; undefined for a version without scale. */
function replicasIn(
  services: RegistryServices,
  { resource }: ResourceTarget,
  apiVersion: string,
): readonly PathElement[] | undefined {
  const { group, resource: plural } = resource.definition;
  for (const { definition } of services.catalogue.resources) {
    if (definition.group !== group || definition.resource !== plural) continue;
    if (apiVersionOf(group, definition.version) !== apiVersion) continue;
    const path = definition.subresources.find(({ scale }) => scale !== undefined)?.scale?.specReplicasPath;
    return path?.split('.').map(memberElement);
  }
  return undefined;
}

/** The managers of the replicas of an object, as managers of its Scale. */
export function managersOfScale(services: RegistryServices, target: ResourceTarget, managers: Managers): Managers {
  const found = new Map<string, ManagedEntry>();
  for (const entry of managers.values()) {
    const path = replicasIn(services, target, entry.apiVersion);
    if (path === undefined || !hasPath(entry.fields, path)) continue;
    const seen: ManagedEntry = { ...entry, apiVersion: SCALE_VERSION, fields: REPLICAS_SET };
    found.set(managerId(seen), seen);
  }
  return found;
}

/**
 * The managers of an object after a write of its Scale: managers that lost the replicas there lose them here, new ones
 * get an entry for the subresource.
 *
 * @param apiVersion the version in which the object was scaled
 */
export function managersAfterScale(
  services: RegistryServices,
  target: ResourceTarget,
  apiVersion: string,
  { managers, scale }: { readonly managers: Managers; readonly scale: Managers },
): Managers {
  const after = new Map<string, ManagedEntry>();
  const unseen = new Map(scale);
  for (const [id, entry] of managers) {
    const path = replicasIn(services, target, entry.apiVersion);
    const owned = path !== undefined && hasPath(entry.fields, path);
    if (!owned) {
      after.set(id, entry);
      continue;
    }
    const there = managerId({ ...entry, apiVersion: SCALE_VERSION });
    const kept = unseen.get(there);
    unseen.delete(there);
    if (kept !== undefined && hasPath(kept.fields, REPLICAS)) {
      after.set(id, { ...entry, time: kept.time });
      continue;
    }
    const fields = difference(entry.fields, pathSet(path));
    if (!isEmptySet(fields)) after.set(id, { ...entry, fields });
  }
  const path = replicasIn(services, target, apiVersion);
  for (const entry of unseen.values()) {
    if (path === undefined || !hasPath(entry.fields, REPLICAS)) continue;
    // As in kube-apiserver, a manager added through scale has no time, so that it sorts before those with one.
    const taken: ManagedEntry = { ...entry, apiVersion, fields: pathSet(path), time: undefined };
    const id = managerId(taken);
    const known = after.get(id);
    after.set(id, known === undefined ? taken : { ...taken, fields: union(known.fields, taken.fields) });
  }
  return after;
}
