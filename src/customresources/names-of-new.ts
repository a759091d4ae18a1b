import { printJson } from '../json/print.js';
import type { KubeObject } from '../meta/object.js';
import type { Precondition } from '../meta/precondition.js';
import type { NamingProfile } from '../naming/profile.js';
import type { CreationDecider, CreationDecision } from '../request/creation-decisions.js';
import { withDecision } from './decided-status.js';
import { type DefinitionRecord, type DefinitionSource, readDefinition } from './definition.js';
import type { Definitions } from './definitions.js';
import { decideNames, type NamesDecision } from './names.js';

/** What it needs. */
export interface NamesOfNewParts {
  readonly definitions: Definitions;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The lease of the server that decides on names; no other one does. */
  readonly fence: Precondition;
  /** Resolves when it is certain of every write answered so far whether it is stored. */
  readonly outcomesKnown: () => Promise<void>;
  /** Called with the group of a definition that was not created after all: its names are free. */
  readonly freed: (group: string) => void;
  /** Called when it cannot be seen yet what became of a creation. */
  readonly onError: (error: unknown, about: string) => void;
}

/** Pause before the store is asked again what became of a write, in ms. */
const PAUSE = 500;

/**
 * The names of definitions at their creation, on the server that decides on names: where nothing is in the way, a new
 * definition is stored with its names accepted and its kind established, in one commit that requires the lease.
 *
 * Names are exclusive, so each decision takes into account all earlier ones, including those whose commit is not seen
 * yet, or may still happen although its answer was lost. Those stay in `#pending` until it is certain what became of
 * them and the newest state of the store has been read.
 *
 * Example: `foos.example.com` is being committed with the short name `f` when `fizzes.example.com` arrives, which wants
 * `f` too: it is created without a decision. The controller decides on it once it is stored: its short name is taken.
 */
export class NamesOfNew {
  readonly #parts: NamesOfNewParts;
  readonly #pending = new Map<string, DefinitionRecord>();
  /** Groups in which the controller is deciding, whose decision is not known yet, by the number of decisions. */
  readonly #busy = new Map<string, number>();
  /** Those who wait for the newest state. */
  readonly #waiting = new Set<() => void>();
  #ended = false;

  constructor(parts: NamesOfNewParts) {
    this.#parts = parts;
  }

  /** Decides on the names of a definition, new or stored. */
  decide(record: DefinitionRecord): NamesDecision {
    const { name } = record.source;
    const others = this.#parts.definitions.inGroup(record.group).filter(({ source }) => source.name !== name);
    // Not by name: an earlier definition of the same name may have been deleted without being seen yet.
    const known = new Set(others.map(({ source }) => source.uid));
    for (const pending of this.#pending.values()) {
      const { source, group } = pending;
      if (group === record.group && source.name !== name && !known.has(source.uid)) others.push(pending);
    }
    return decideNames(record, others);
  }

  /**
   * Writes the controller's decision on a stored definition of the group. Meanwhile new ones are not decided on, and the
   * next decision has to wait: until what was decided is known, also after a failure, as it may be stored nevertheless.
   */
  async alone<T>(group: string, write: () => Promise<T>): Promise<T> {
    this.#count(group, 1);
    try {
      return await write();
    } finally {
      await this.newestKnown(group);
      this.#count(group, -1);
    }
  }

  /**
   * The decision on a definition that is about to be created; undefined when it is left to the controller.
   *
   * @param dryRun whether it is not stored: then its names stay free
   */
  decideNew(object: KubeObject, dryRun = false): CreationDecision | undefined {
    const { naming, clock, fence } = this.#parts;
    const { name = '', uid = '' } = object.metadata;
    const record = readDefinition(sourceOf(name, uid, object), object);
    if (this.#busy.has(record.group) || this.#pending.has(name)) return undefined;
    const decision = this.decide(record);
    if (decision.conflict !== undefined) return undefined;
    const decided = withDecision(object, record, decision, { naming, now: clock() });
    if (dryRun) return { object: decided, fence, end: () => undefined };
    this.#pending.set(name, readDefinition(record.source, decided));
    return { object: decided, fence, end: () => void this.#settle(record) };
  }

  /** Resolves when everything written so far is known, or when nothing is decided here any more. */
  newestKnown(about: string): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#waiting.delete(done);
        resolve();
      };
      this.#waiting.add(done);
      void this.#readNewest(about).then(done);
    });
  }

  /** Nothing is decided here any more. */
  end(): void {
    this.#ended = true;
    for (const done of this.#waiting) done();
  }

  async #readNewest(about: string): Promise<void> {
    while (!this.#ended) {
      try {
        await this.#parts.outcomesKnown();
        await this.#parts.definitions.refresh('latest');
        return;
      } catch (error) {
        this.#parts.onError(error, about);
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      }
    }
  }

  /** The creation has ended: once the newest state is known, that is what counts. */
  async #settle({ source, group }: DefinitionRecord): Promise<void> {
    await this.newestKnown(source.name);
    this.#pending.delete(source.name);
    if (this.#parts.definitions.get(source.name)?.source.uid !== source.uid) this.#parts.freed(group);
  }

  #count(group: string, by: 1 | -1): void {
    const count = (this.#busy.get(group) ?? 0) + by;
    if (count === 0) this.#busy.delete(group);
    else this.#busy.set(group, count);
  }
}

/** The decisions of the running controller, if it runs on this server. */
export class CreationNames implements CreationDecider {
  readonly manager: string;
  #names: NamesOfNew | undefined;

  /** @param manager the field manager of the status */
  constructor(manager: string) {
    this.manager = manager;
  }

  /** From now on these names decide. All that was decided under earlier leases must be known. */
  begin(names: NamesOfNew): void {
    this.#names = names;
  }

  /** Another server may decide from now on. */
  end(names: NamesOfNew): void {
    names.end();
    if (this.#names === names) this.#names = undefined;
  }

  decide(object: KubeObject, dryRun: boolean): CreationDecision | undefined {
    return this.#names?.decideNew(object, dryRun);
  }
}

function sourceOf(name: string, uid: string, object: KubeObject): DefinitionSource {
  return { name, uid, revision: 0, size: 0, parsed: object, readOnce: () => Buffer.from(printJson(object)) };
}
