import type { KubeObject } from '../meta/object.js';
import type { ChangeableCatalogue, CustomEntry } from '../resources/create-catalogue.js';
import { type DefinitionRecord, type DefinitionSource, outlineOf, readDefinition } from './definition.js';
import { createKind, type CustomKind, type KindParts } from './kind.js';

/** Stored definitions, as read from the store. */
export interface DefinitionReader {
  /** All of them; the same array while nothing changes. `latest` asks the database for the newest revision. */
  list(at: 'any' | 'latest', signal?: AbortSignal): Promise<readonly DefinitionSource[]>;
  /** Calls `onChange` soon after each change; the returned function unsubscribes. */
  watch(onChange: () => void): { close(): void };
}

/** The custom kinds of this server: keeps the catalogue in step with the stored definitions. */
export interface Definitions {
  get(name: string): DefinitionRecord | undefined;
  inGroup(group: string): readonly DefinitionRecord[];
  /**
   * Whether the path of its stored version serves exactly the objects of the definition: a definition may have the name
   * of a built-in kind, or be in a version of a built-in group, where it is not served.
   */
  hasObjects(name: string): boolean;
  /**
   * Calls `listener` with the name and group of each existing, new, changed or deleted definition; the returned
   * function unsubscribes.
   */
  listen(listener: (name: string, group: string) => void): () => void;
  /**
   * Resolves when the catalogue shows what is stored: as far as this server knows, or (`latest`) as far as any does, so
   * that what a client has seen on one server is served on all.
   */
  refresh(at: 'any' | 'latest', signal?: AbortSignal): Promise<void>;
  /** Starts following the store, after everything stored is served. */
  start(): Promise<void>;
  stop(): void;
}

/** What it needs. */
export interface DefinitionsParts extends KindParts {
  readonly reader: DefinitionReader;
  readonly catalogue: ChangeableCatalogue;
  /** Called for a failed read of the store; the next change or request retries. */
  readonly onError: (error: unknown) => void;
}

/** Definitions that are read before others get their turn. */
const IN_ONE_TURN = 16;

/** A definition with its entries in the catalogue. */
interface Known {
  readonly record: DefinitionRecord;
  readonly kind: CustomKind | undefined;
}

/** Makes it; nothing is read before `start`. */
export function createDefinitions(parts: DefinitionsParts): Definitions {
  return new FollowedDefinitions(parts);
}

class FollowedDefinitions implements Definitions {
  readonly #parts: DefinitionsParts;
  readonly #known = new Map<string, Known>();
  readonly #groups = new Map<string, Set<string>>();
  readonly #listeners = new Set<(name: string, group: string) => void>();
  /** The list applied last; undefined when that failed midway. */
  #seen: readonly DefinitionSource[] | undefined = [];
  /** Resolves when all lists so far are applied. */
  #taken: Promise<void> = Promise.resolve();
  #watch: { close(): void } | undefined;

  constructor(parts: DefinitionsParts) {
    this.#parts = parts;
  }

  get(name: string): DefinitionRecord | undefined {
    return this.#known.get(name)?.record;
  }

  inGroup(group: string): readonly DefinitionRecord[] {
    return [...(this.#groups.get(group) ?? [])].map((name) => this.#known.get(name)!.record);
  }

  hasObjects(name: string): boolean {
    const { record, kind } = this.#known.get(name) ?? {};
    const stored = record?.versions.find(({ storage }) => storage);
    if (record === undefined || kind === undefined || stored === undefined) return false;
    const served = this.#parts.catalogue.find(record.group, stored.name, record.accepted.plural);
    return served?.definition === kind.entry(stored.name).definition;
  }

  listen(listener: (name: string, group: string) => void): () => void {
    this.#listeners.add(listener);
    for (const [name, { record }] of this.#known) listener(name, record.group);
    return () => this.#listeners.delete(listener);
  }

  async refresh(at: 'any' | 'latest', signal?: AbortSignal): Promise<void> {
    const list = await this.#parts.reader.list(at, signal);
    const taken = this.#taken.then(() => this.#take(list));
    this.#taken = taken.catch(() => undefined);
    await taken;
  }

  async start(): Promise<void> {
    await this.refresh('any');
    this.#watch = this.#parts.reader.watch(() => {
      this.refresh('any').catch((error: unknown) => this.#parts.onError(error));
    });
  }

  stop(): void {
    this.#watch?.close();
  }

  /**
   * Applies a list of the store. Lists come in the order in which they were read, since all are read in one place. The
   * revision of a definition may be lower than before: a database can go back to an earlier state.
   */
  async #take(list: readonly DefinitionSource[]): Promise<void> {
    const seen = this.#seen;
    if (list === seen) return;
    this.#seen = undefined;
    // Most changes concern one of thousands: both lists have the same beginning and end.
    const { from, toSeen, toList } = difference(seen ?? [], list);
    const gone = new Set(seen?.slice(from, toSeen).map(({ name }) => name) ?? this.#known.keys());
    const changed: { name: string; group: string }[] = [];
    for (const source of list.slice(from, toList)) {
      gone.delete(source.name);
      const before = this.#known.get(source.name);
      if (before?.record.source === source) continue;
      changed.push({ name: source.name, group: this.#set(source, before) });
      if (changed.length % IN_ONE_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    for (const name of gone) {
      const known = this.#known.get(name);
      if (known === undefined) continue;
      this.#remove(name, known);
      changed.push({ name, group: known.record.group });
    }
    this.#seen = list;
    for (const { name, group } of changed) for (const listener of this.#listeners) listener(name, group);
  }

  #set(source: DefinitionSource, before: Known | undefined): string {
    const outline = outlineOf(source);
    const record = readDefinition(source, outline);
    const kind = this.#kindOf(record, outline, before);
    this.#known.set(source.name, { record, kind });
    let group = this.#groups.get(record.group);
    if (group === undefined) this.#groups.set(record.group, (group = new Set()));
    group.add(source.name);
    const discoveryChanged = before !== undefined && before.record.terminating !== record.terminating;
    this.#parts.catalogue.put(source.name, entriesOf(record, kind), discoveryChanged);
    return record.group;
  }

  /** The served kind: the previous one as long as nothing that affects its objects has changed. */
  #kindOf(record: DefinitionRecord, outline: KubeObject, before: Known | undefined): CustomKind | undefined {
    if (!record.established || record.accepted.plural === '') return undefined;
    if (before?.kind?.takeOver(record) === true) return before.kind;
    const { name } = record.source;
    const isTerminating = (): boolean => this.#known.get(name)?.record.terminating ?? false;
    return createKind(record, outline, isTerminating, this.#parts);
  }

  #remove(name: string, { record }: Known): void {
    this.#known.delete(name);
    const group = this.#groups.get(record.group);
    group?.delete(name);
    if (group?.size === 0) this.#groups.delete(record.group);
    this.#parts.catalogue.put(name, []);
  }
}

/** The range in which two lists differ, in each. */
function difference(
  seen: readonly unknown[],
  list: readonly unknown[],
): { readonly from: number; readonly toSeen: number; readonly toList: number } {
  const shorter = Math.min(seen.length, list.length);
  let from = 0;
  while (from < shorter && seen[from] === list[from]) from += 1;
  let [toSeen, toList] = [seen.length, list.length];
  while (toSeen > from && toList > from && seen[toSeen - 1] === list[toList - 1]) {
    toSeen -= 1;
    toList -= 1;
  }
  return { from, toSeen, toList };
}

/** The served versions; of a terminating definition also the stored one, so that its objects can be deleted. */
function entriesOf(record: DefinitionRecord, kind: CustomKind | undefined): readonly CustomEntry[] {
  if (kind === undefined) return [];
  return record.versions
    .filter(({ served, storage }) => served || (storage && record.terminating))
    .map(({ name }) => kind.entry(name));
}
