import type { Client } from '../client/client.js';
import { type ControlLoop, createControlLoop, type Reconciled } from '../client/control-loop.js';
import { StatusError } from '../meta/errors.js';
import type { NamingProfile } from '../naming/profile.js';
import { isProtectedGroup } from '../resources/strategies/apiextensions/custom-resource-definition-rules/spec-validation.js';
import { withDecision } from './decided-status.js';
import { type DefinitionRecord, sameNames } from './definition.js';
import type { Definitions } from './definitions.js';
import { type CreationNames, NamesOfNew, type NamesOfNewParts } from './names-of-new.js';

/** What the controllers of definitions need. */
export interface DefinitionControllerParts {
  readonly client: Client;
  readonly definitions: Definitions;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Called for each failed pass; it is retried. */
  readonly onError: (error: unknown, about: string) => void;
}

/** What the decisions on names need besides. */
export type NamesParts = DefinitionControllerParts & Pick<NamesOfNewParts, 'fence' | 'outcomesKnown'>;

/** A background task for definitions, from `start` to `stop`. */
export interface DefinitionController {
  start(): void;
  /** Resolves when it has stopped completely. */
  stop(): Promise<void>;
}

/** The loop with its subscription to definitions, which ends with it. */
export function followDefinitions(
  loop: ControlLoop,
  definitions: Definitions,
  changed: (name: string, group: string) => void,
): DefinitionController {
  let unlisten: (() => void) | undefined;
  return {
    start() {
      unlisten ??= definitions.listen(changed);
      loop.start();
    },
    async stop() {
      unlisten?.();
      await loop.stop();
    },
  };
}

/** The resource of definitions in the naming of the profile. */
export function definitionType(naming: NamingProfile): {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
} {
  return { group: `apiextensions.${naming.groupDomain}`, version: 'v1', resource: 'customresourcedefinitions' };
}

/**
 * Decides on the names of definitions and records it in their status: `NamesAccepted`, then `Established`, which a kind
 * keeps from then on, and whether its group was approved. One pass at a time, since names are exclusive. Definitions
 * created through this server get their names at once (`names-of-new.ts`), and no pass.
 */
export function createConditionsController(parts: NamesParts, creations: CreationNames): DefinitionController {
  const { definitions } = parts;
  const names = new NamesOfNew({ ...parts, freed: (group) => enqueueWaiting(group) });
  const loop = createControlLoop({
    name: 'definition-conditions',
    reconcile: (name) => reconcile(parts, names, name),
    onError: parts.onError,
    workers: 1,
  });
  // A released or newly taken name affects the definitions waiting for it.
  const enqueueWaiting = (group: string, except?: string): void => {
    for (const { source, namesAccepted } of definitions.inGroup(group)) {
      if (!namesAccepted && source.name !== except) loop.enqueue(source.name);
    }
  };
  const controller = followDefinitions(loop, definitions, (name, group) => {
    loop.enqueue(name);
    enqueueWaiting(group, name);
  });
  let stopped = false;
  return {
    start() {
      // A name given under an earlier lease, and not known yet, would be given again.
      void names.newestKnown('names decided before').then(() => {
        if (stopped) return;
        controller.start();
        creations.begin(names);
      });
    },
    stop() {
      stopped = true;
      creations.end(names);
      return controller.stop();
    },
  };
}

async function reconcile(parts: DefinitionControllerParts, names: NamesOfNew, name: string): Promise<Reconciled> {
  const { naming, clock } = parts;
  const record = parts.definitions.get(name);
  if (record === undefined) return { kind: 'settled' };
  if (isSettled(record) && !isProtectedGroup(record.group, naming)) return { kind: 'settled' };
  const before = record.source.parsed;
  const after = withDecision(before, record, names.decide(record), { naming, now: clock() });
  if (after === before) return { kind: 'settled' };
  try {
    const target = { type: definitionType(naming), name, subresource: 'status' };
    await names.alone(record.group, () => parts.client.update(target, after));
  } catch (error) {
    // Changed or deleted meanwhile: the change enqueues the name again.
    if (error instanceof StatusError && (error.code === 409 || error.code === 404)) return { kind: 'retry' };
    throw error;
  }
  return { kind: 'settled' };
}

/** Most need no change, and are neither parsed again nor compared with the others. */
function isSettled({ settled, wanted, accepted }: DefinitionRecord): boolean {
  return settled && sameNames(accepted, wanted);
}
