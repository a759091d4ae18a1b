import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { listAt, mapAt, objectAt, textAt } from '../members.js';
import type { JsonObject } from '../../../json/types.js';

const SHORT_MODES: readonly (readonly [mode: string, short: string])[] = [
  ['ReadWriteOnce', 'RWO'],
  ['ReadOnlyMany', 'ROX'],
  ['ReadWriteMany', 'RWX'],
  ['ReadWriteOncePod', 'RWOP'],
];

/** Abbreviated access modes, in fixed order without repeats: `RWO,RWX`. */
export function accessModesCell(holder: JsonObject | undefined): string {
  const modes = new Set(listAt(holder, 'accessModes'));
  return SHORT_MODES.filter(([mode]) => modes.has(mode))
    .map(([, short]) => short)
    .join(',');
}

/** The phase; `Terminating` for a terminating object. */
export function phaseCell(object: KubeObject): string {
  if (object.metadata.deletionTimestamp !== undefined) return 'Terminating';
  return textAt(objectAt(object, 'status'), 'phase');
}

/** The storage class by the old annotation, which wins, or by the spec. */
export function storageClassCell(object: KubeObject, naming: NamingProfile): string {
  const annotation = mapAt(object.metadata, 'annotations')[`volume.beta.${naming.labelDomain}/storage-class`];
  return typeof annotation === 'string' ? annotation : textAt(objectAt(object, 'spec'), 'storageClassName');
}

/** The amount of storage in a list of resources. */
export function storageCell(holder: JsonObject | undefined): string {
  return textAt(objectAt(holder, 'capacity'), 'storage');
}
