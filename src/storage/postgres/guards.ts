import type { Precondition } from '../../meta/precondition.js';
import type { PendingWrite } from './write-queue.js';

/** A precondition as `write_batch` takes it; an empty resource means a lease. */
interface Guard {
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
  readonly expected: number;
}

/** The preconditions of a batch, each once, and the writes that need them. */
export interface Guards {
  readonly list: readonly Guard[];
  /** Pairs of a write and a guard, both counted from 1. */
  readonly needs: readonly (readonly [number, number])[];
  /** Where in `list` the precondition stands that is at `place` in the write's own list. */
  placeOf(write: PendingWrite, place: number): number;
}

/**
 * Joins the preconditions of the writes of a batch. Many creates in one namespace share one, which is then checked
 * once.
 */
export function guardsOf(writes: readonly PendingWrite[]): Guards {
  const list: Guard[] = [];
  const places = new Map<string, number>();
  const needs: (readonly [number, number])[] = [];
  const placeOf = (precondition: Precondition): number => {
    const guard = guardOf(precondition);
    const text = `${guard.resource}\0${guard.namespace}\0${guard.name}\0${guard.expected}`;
    let place = places.get(text);
    if (place === undefined) {
      place = list.push(guard) - 1;
      places.set(text, place);
    }
    return place;
  };
  for (const [at, { preconditions }] of writes.entries()) {
    for (const precondition of preconditions) needs.push([at + 1, placeOf(precondition) + 1]);
  }
  return { list, needs, placeOf: (write, place) => placeOf(write.preconditions[place]!) };
}

function guardOf(precondition: Precondition): Guard {
  if (precondition.kind === 'lease') {
    return { resource: '', namespace: '', name: precondition.name, expected: precondition.token };
  }
  const { resource, namespace, name, revision } = precondition;
  return { resource, namespace, name, expected: revision };
}
