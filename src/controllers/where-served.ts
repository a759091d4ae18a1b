import type { GroupVersionResource } from '../meta/gvk.js';
import type { Controller, ControllerParts } from './controller.js';

/** A resource in the versions that a controller supports, preferred ones first. */
export interface KnownVersions {
  readonly group: string;
  readonly versions: readonly string[];
  readonly resource: string;
}

/** The controller made by `make` for the first served version; without one, it does nothing. */
export function whereServed(
  { catalogue }: Pick<ControllerParts, 'catalogue'>,
  { group, versions, resource }: KnownVersions,
  make: (type: GroupVersionResource) => Controller,
): Controller {
  const version = versions.find((each) => catalogue.find(group, each, resource) !== undefined);
  if (version === undefined) return { start: () => undefined, stop: () => Promise.resolve() };
  return make({ group, version, resource });
}
