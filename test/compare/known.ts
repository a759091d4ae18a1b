import type { Step } from './exchange.js';
import type { Comparable } from './normalise.js';

/** Two answers to one request. */
export interface AnsweredStep {
  readonly step: Step;
  readonly reference: Comparable;
  readonly ours: Comparable;
}

/** A difference that is meant to be. `id` is its row in docs/differences.md. */
export interface KnownDifference {
  readonly id: string;
  readonly matches: (answered: AnsweredStep) => boolean;
}

function reasonOf({ body }: Comparable): string {
  const reason = (body as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reason : '';
}

function textOf({ body }: Comparable): string {
  return JSON.stringify(body) ?? '';
}

/** The differences that a run passes over; one that no run meets any more is taken out by hand. */
export const KNOWN: readonly KnownDifference[] = [
  {
    id: 'server-errors',
    matches: ({ reference, ours }) => reference.status >= 500 && ours.status >= 400 && ours.status < 500,
  },
  {
    id: 'patch-cause',
    matches: ({ step, reference, ours }) =>
      step.method === 'PATCH' &&
      reference.status === 422 &&
      ours.status === 422 &&
      textOf(reference).includes('the server rejected our request due to an error in our request'),
  },
  {
    id: 'patch-words',
    matches: ({ step, reference, ours }) =>
      step.method === 'PATCH' &&
      reference.status === 422 &&
      ours.status === 422 &&
      textOf(reference).includes('"field\\":\\"patch\\"') &&
      textOf(ours).includes('"field\\":\\"patch\\"'),
  },
  {
    id: 'media-type-words',
    matches: ({ reference, ours }) =>
      (reference.status === 415 || reference.status === 406) &&
      reference.status === ours.status &&
      reasonOf(ours) === reasonOf(reference),
  },
  {
    id: 'patch-without-kind',
    matches: ({ step, ours }) =>
      step.method === 'PATCH' && ours.status === 400 && /Object '(Kind|apiVersion)' is missing/.test(textOf(ours)),
  },
];
