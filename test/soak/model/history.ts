/** A change that a watcher was told. */
export interface Told {
  readonly revision: number;
  readonly name: string;
  readonly type: string;
  /** What the object holds; of a deleted one what it held. */
  readonly value: string;
}

/** What one watcher was told between two lists, in order. */
export interface Stretch {
  /** Version of the list, or the version after which it began. */
  readonly from: number;
  readonly told: Told[];
}

/** A write or read of one object that was acknowledged. Times are of one clock, in ms. */
export interface Operation {
  readonly kind: 'write' | 'read';
  readonly name: string;
  /** Version that was written or read; 0 for a read that found nothing. */
  readonly revision: number;
  /** For a write the version it replaced, 0 for none. */
  readonly previous?: number;
  readonly value: string;
  readonly began: number;
  readonly ended: number;
}

/** All changes that somebody was told, by version; watchers must agree on each. */
export class History {
  readonly #changes = new Map<number, Told>();
  readonly faults: string[] = [];

  /** Takes what a watcher of everything was told. */
  add(stretch: Stretch): void {
    for (const told of stretch.told) {
      const known = this.#changes.get(told.revision);
      if (known === undefined) this.#changes.set(told.revision, told);
      else if (known.name !== told.name || known.value !== told.value || isDeleted(known) !== isDeleted(told)) {
        this.faults.push(`version ${told.revision} is ${text(known)} to one and ${text(told)} to another`);
      }
    }
  }

  /** The changes in order. */
  sorted(): Told[] {
    return [...this.#changes.values()].sort((one, other) => one.revision - other.revision);
  }

  at(revision: number): Told | undefined {
    return this.#changes.get(revision);
  }
}

function isDeleted({ type }: Told): boolean {
  return type === 'DELETED';
}

function text({ type, name, value }: Told): string {
  return `${type} ${name}=${value}`;
}

/**
 * What is wrong with what a watcher was told up to the end, beside all changes that there were: one missed, told twice, or
 * out of order.
 *
 * @param selects whether the watcher should be told a change
 */
export function watchFaults(
  stretches: readonly Stretch[],
  changes: readonly Told[],
  selects: (name: string) => boolean,
): string[] {
  const faults: string[] = [];
  for (const [at, { from, told }] of stretches.entries()) {
    let last = from;
    for (const { revision, name } of told) {
      if (revision <= last) faults.push(`${name} at ${revision} was told after ${last}`);
      last = Math.max(last, revision);
    }
    const seen = new Set(told.map(({ revision }) => revision));
    // What it missed after its last event before a new list, that list told.
    const until = at === stretches.length - 1 ? Number.POSITIVE_INFINITY : last;
    for (const { revision, name } of changes) {
      if (revision <= from || revision > until || !selects(name)) continue;
      if (!seen.has(revision)) faults.push(`${name} at ${revision} was not told after ${from}`);
    }
  }
  return faults;
}

/**
 * What is wrong with the history of single objects, which must be linearizable: each acknowledged write is a change that
 * was told, replaced what was there, and comes after all that had ended before it began; a read sees the newest of those.
 */
export function objectFaults(operations: readonly Operation[], history: History): string[] {
  const faults: string[] = [];
  const changes = new Map<string, Told[]>();
  for (const change of history.sorted()) changes.set(change.name, [...(changes.get(change.name) ?? []), change]);
  for (const [name, ofName] of groups(operations)) {
    const told = changes.get(name) ?? [];
    for (const operation of ofName) faults.push(...operationFaults(operation, told, history));
    faults.push(...orderFaults(ofName, told));
  }
  return faults;
}

function operationFaults(operation: Operation, told: readonly Told[], history: History): string[] {
  const { kind, name, revision, previous, value } = operation;
  if (kind === 'read' && revision === 0) return [];
  const change = history.at(revision);
  if (change?.name !== name || change.value !== value || isDeleted(change)) {
    return [`${kind} of ${name} at ${revision} (${value}) is ${change === undefined ? 'no change' : text(change)}`];
  }
  if (kind !== 'write' || previous === undefined) return [];
  const before = told[told.indexOf(change) - 1];
  const there = before === undefined || isDeleted(before) ? 0 : before.revision;
  return there === previous ? [] : [`${name} at ${revision} replaced ${there}, and was to replace ${previous}`];
}

/** A later operation sees no less than one that had ended before it began. */
function orderFaults(operations: readonly Operation[], told: readonly Told[]): string[] {
  const faults: string[] = [];
  const byEnd = [...operations].sort((one, other) => one.ended - other.ended);
  const byBegin = [...operations].sort((one, other) => one.began - other.began);
  let next = 0;
  let newest = 0;
  for (const { kind, name, revision, began } of byBegin) {
    for (; byEnd[next] !== undefined && byEnd[next]!.ended < began; next += 1) {
      newest = Math.max(newest, byEnd[next]!.revision);
    }
    if (kind === 'read' && revision === 0) {
      const went = newest === 0 || told.some((change) => isDeleted(change) && change.revision > newest);
      if (!went) faults.push(`${name} was not found when ${newest} had been acknowledged and never went`);
    } else if (kind === 'read' ? revision < newest : revision <= newest) {
      faults.push(`${kind} of ${name} at ${revision} began when ${newest} had been acknowledged`);
    }
  }
  return faults;
}

function groups(operations: readonly Operation[]): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = found.get(operation.name);
    if (known === undefined) found.set(operation.name, [operation]);
    else known.push(operation);
  }
  return found;
}
