/** An event of a watcher. */
export interface SeenEvent {
  readonly revision: number;
  readonly name: string;
  readonly type: string;
  /** The value of the object; of a deleted one its last value. */
  readonly value: string;
}

/** The events of one watcher between two lists, in order. */
export interface Stretch {
  /** Version of the list, or the version where the watch started. */
  readonly from: number;
  readonly events: SeenEvent[];
}

/** An acknowledged write or read of one object. Times are of one clock, in ms. */
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

/** All changes in any event, by version; watchers must agree on each. */
export class History {
  readonly #changes = new Map<number, SeenEvent>();
  readonly faults: string[] = [];

  /** Records the events of a watcher of everything. */
  add(stretch: Stretch): void {
    for (const event of stretch.events) {
      const known = this.#changes.get(event.revision);
      if (known === undefined) this.#changes.set(event.revision, event);
      else if (known.name !== event.name || known.value !== event.value || isDeleted(known) !== isDeleted(event)) {
        this.faults.push(`version ${event.revision} is ${text(known)} to one and ${text(event)} to another`);
      }
    }
  }

  /** The changes in order. */
  sorted(): SeenEvent[] {
    return [...this.#changes.values()].sort((one, other) => one.revision - other.revision);
  }

  at(revision: number): SeenEvent | undefined {
    return this.#changes.get(revision);
  }
}

function isDeleted({ type }: SeenEvent): boolean {
  return type === 'DELETED';
}

function text({ type, name, value }: SeenEvent): string {
  return `${type} ${name}=${value}`;
}

/**
 * Faults in a watcher's events, compared with all changes: missed, repeated, out of order, or of another type or value
 * than its selector demands.
 *
 * @param selects whether the watcher sees an object with the value
 */
export function watchFaults(
  stretches: readonly Stretch[],
  changes: readonly SeenEvent[],
  selects: (value: string) => boolean,
): string[] {
  const faults: string[] = [];
  const expected = selected(changes, selects);
  for (const [at, { from, events }] of stretches.entries()) {
    let last = from;
    for (const event of events) {
      const { revision, name } = event;
      if (revision <= last) faults.push(`${name} at ${revision} was delivered after ${last}`);
      last = Math.max(last, revision);
      const due = expected.get(revision);
      if (due === undefined) faults.push(`${text(event)} at ${revision} is not selected`);
      else if (text(due) !== text(event)) faults.push(`${text(due)} at ${revision} was delivered as ${text(event)}`);
    }
    const seen = new Set(events.map(({ revision }) => revision));
    // A new list covers changes after its last event.
    const until = at === stretches.length - 1 ? Number.POSITIVE_INFINITY : last;
    for (const { revision, name } of expected.values()) {
      if (revision <= from || revision > until) continue;
      if (!seen.has(revision)) faults.push(`${name} at ${revision} was not delivered after ${from}`);
    }
  }
  return faults;
}

/**
 * The events due to a watcher, by version. An object that moves into the selection is added to it, and one that moves
 * out is deleted from it, with its previous value.
 */
function selected(changes: readonly SeenEvent[], selects: (value: string) => boolean): Map<number, SeenEvent> {
  const due = new Map<number, SeenEvent>();
  const values = new Map<string, string>();
  for (const change of changes) {
    const { revision, name } = change;
    const before = values.get(name);
    const was = before !== undefined && selects(before);
    const is = !isDeleted(change) && selects(change.value);
    if (isDeleted(change)) values.delete(name);
    else values.set(name, change.value);
    if (is) due.set(revision, { ...change, type: was ? 'MODIFIED' : 'ADDED' });
    else if (was) due.set(revision, { ...change, type: 'DELETED', value: before });
  }
  return due;
}

/**
 * Faults in the history of single objects, which must be linearizable: each acknowledged write is a known change that
 * replaced the expected version and follows all operations that ended before it began; a read sees the newest of those.
 */
export function objectFaults(operations: readonly Operation[], history: History): string[] {
  const faults: string[] = [];
  const changes = new Map<string, SeenEvent[]>();
  for (const change of history.sorted()) changes.set(change.name, [...(changes.get(change.name) ?? []), change]);
  for (const [name, ofName] of groups(operations)) {
    const events = changes.get(name) ?? [];
    for (const operation of ofName) faults.push(...operationFaults(operation, events, history));
    faults.push(...orderFaults(ofName, events));
  }
  return faults;
}

function operationFaults(operation: Operation, events: readonly SeenEvent[], history: History): string[] {
  const { kind, name, revision, previous, value } = operation;
  if (kind === 'read' && revision === 0) return [];
  const change = history.at(revision);
  if (change?.name !== name || change.value !== value || isDeleted(change)) {
    return [`${kind} of ${name} at ${revision} (${value}) is ${change === undefined ? 'no change' : text(change)}`];
  }
  if (kind !== 'write' || previous === undefined) return [];
  const before = events[events.indexOf(change) - 1];
  const there = before === undefined || isDeleted(before) ? 0 : before.revision;
  return there === previous ? [] : [`${name} at ${revision} replaced ${there}, and was to replace ${previous}`];
}

/** A later operation sees no less than one that had ended before it began. */
function orderFaults(operations: readonly Operation[], events: readonly SeenEvent[]): string[] {
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
      const went = newest === 0 || events.some((change) => isDeleted(change) && change.revision > newest);
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
