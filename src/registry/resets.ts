import { getIn, memberPath, putIn } from '../json/path-update.js';
import { KEPT_METADATA } from '../meta/kept-metadata.js';
import type { KubeObject } from '../meta/object.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { ResourceDefinition } from '../resources/definition.js';
import { servedApiVersion } from './versions.js';

/** The default members of a kind in normal form. */
export interface Blanks {
  of(resource: ServedResource): KubeObject;
}

/** Computes them on first use, once per served version. */
export function createBlanks(): Blanks {
  const made = new WeakMap<ServedResource, KubeObject>();
  return {
    of(resource) {
      let blank = made.get(resource);
      if (blank === undefined) {
        const { definition, compiled } = resource;
        const bare = { kind: definition.kind, apiVersion: servedApiVersion(definition), metadata: {} };
        made.set(resource, (blank = compiled.normalise(bare)));
      }
      return blank;
    },
  };
}

/** On create: members that this endpoint does not write (usually `status`) are dropped. */
export function dropResets(object: KubeObject, blank: KubeObject, paths: readonly string[]): KubeObject {
  let result = object;
  for (const dotted of paths) {
    const path = memberPath(dotted);
    result = putIn(result, path, getIn(blank, path));
  }
  return result;
}

/**
 * On update: members that this endpoint does not write stay as stored. Whole `metadata` still includes the managers,
 * and for built-in kinds the members that identify the object, so that another one is detected.
 */
export function restoreResets(
  object: KubeObject,
  stored: KubeObject,
  paths: readonly string[],
  { custom }: Pick<ResourceDefinition, 'custom'>,
): KubeObject {
  let result = object;
  for (const dotted of paths) {
    const path = memberPath(dotted);
    result = putIn(result, path, getIn(stored, path));
    if (dotted !== 'metadata') continue;
    for (const kept of custom ? MANAGERS : KEPT) result = putIn(result, kept, getIn(object, kept));
  }
  return result;
}

const MANAGERS = [memberPath('metadata.managedFields')];
const KEPT = KEPT_METADATA.map((member) => memberPath(`metadata.${member}`));
