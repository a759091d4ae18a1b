import { hostname } from 'node:os';
import type { Client } from '../client/client.js';
import type { Leadership } from '../client/leadership.js';
import type { ServeOptions } from '../config/options.js';
import { createApiserverEndpoints } from '../controllers/apiserver-endpoints/controller.js';
import type { Controller, ControllerParts } from '../controllers/controller.js';
import type { ControllerEntry } from '../controllers/list.js';
import { whileLeading } from '../controllers/while-leading.js';
import type { Precondition } from '../meta/precondition.js';
import type { Log } from '../telemetry/log.js';
import { advertisedAddress } from './advertised-address.js';
import { keepStandardObjects } from './bootstrap/ensure.js';
import type { StandardObject } from './bootstrap/standard-objects.js';
import { type CustomKinds, definitionControllers } from './custom-kinds.js';

/** What the controllers of a server need. */
export interface ServerControllersParts {
  readonly options: ServeOptions;
  /** The configured ones. */
  readonly chosen: readonly ControllerEntry[];
  /** What all of them share. */
  readonly shared: Omit<ControllerParts, 'client' | 'onError'>;
  /** The client of a controller; with a fence, its writes are valid only while the fence holds. */
  readonly client: (name: string, fence?: Precondition) => Client;
  readonly leadership: Leadership;
  readonly kinds: CustomKinds;
  /** Records the use of tokens on every server. */
  readonly tokenUse: Controller;
  /** Objects that are recreated when deleted. */
  readonly standard: readonly StandardObject[];
  /** Where the server listens. */
  readonly port: number;
  readonly log: Log;
}

/**
 * Makes the controllers of a server: some run on every server, the configured ones and those of custom kinds on the
 * leader.
 */
export function createControllers(parts: ServerControllersParts): readonly Controller[] {
  const { chosen, shared, client, leadership, kinds, log } = parts;
  const { naming, clock } = shared;
  const report = (controller: string) => (error: unknown, about: string) =>
    log.warn({ controller, about, error }, 'a controller pass failed; it is tried again');
  const keeper = 'standard-objects';
  const controllers: Controller[] = [
    ...keepStandardObjects(client(keeper), parts.standard, report(keeper)),
    parts.tokenUse,
  ];
  if (chosen.length > 0) {
    const make = (fence: Precondition): readonly Controller[] =>
      chosen.map(({ name, create }) => create({ ...shared, client: client(name, fence), onError: report(name) }));
    controllers.push(whileLeading({ leadership, name: 'controllers', make }));
  }
  const makeForKinds = (fence: Precondition): readonly Controller[] =>
    definitionControllers({ kinds, client: (name) => client(name, fence), fence, naming, clock, onError: report });
  controllers.push(whileLeading({ leadership, name: 'custom-kinds', make: makeForKinds }));
  const address = advertisedAddress(parts.options, parts.port);
  if (address !== undefined) {
    const name = 'apiserver-endpoints';
    controllers.push(
      createApiserverEndpoints({
        client: client(name),
        naming,
        hostname: hostname(),
        address,
        clock,
        monotonic: () => performance.now(),
        onError: report(name),
      }),
    );
  }
  return controllers;
}
