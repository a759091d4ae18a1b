import type { GroupVersionResource } from '../meta/gvk.js';
import type { Controller, ControllerParts } from './controller.js';

/** A resource in the versions that a controller knows, the one it likes best first. */
export interface KnownVersions {
  readonly group: string;
  readonly versions: readonly string[];
  readonly resource: string;
}

/** The controller that `make` makes for the first version that is served; one that does nothing where none is. */
export function whereServed(
  { catalogue }: Pick<ControllerParts, 'catalogue'>,
  { group, versions, resource }: KnownVersions,
  make: (type: GroupVersionResource) => Controller,
): Controller {
  const version = versions.find((each) => catalogue.find(group, each, resource) !== undefined);
  if (version === undefined) return { start: () => undefined, stop: () => Promise.resolve() };
  return make({ group, version, resource });
}
