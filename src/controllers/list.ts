import type { Controller, ControllerParts } from './controller.js';
import { createNamespaceController } from './namespace/controller.js';

/** One line of the list of controllers. */
export interface ControllerEntry {
  readonly name: string;
  /** Runs with `*`. */
  readonly onByDefault: boolean;
  readonly create: (parts: ControllerParts) => Controller;
}

/** Every controller, by the name that kube-controller-manager gives it. */
const CONTROLLERS: readonly ControllerEntry[] = [
  { name: 'namespace-controller', onByDefault: true, create: createNamespaceController },
];

/**
 * The controllers that a `--controllers` list asks for: `*` is all that are on by default, `name` adds one, `-name`
 * leaves one out.
 */
export function chosenControllers(list: readonly string[]): readonly ControllerEntry[] {
  return CONTROLLERS.filter(({ name, onByDefault }) => {
    if (list.includes(`-${name}`)) return false;
    return list.includes(name) || (list.includes('*') && onByDefault);
  });
}
