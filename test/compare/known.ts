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

/** A place in the answer of the reference and the same place in ours, as texts. */
function messages({ reference, ours }: AnsweredStep): readonly [string, string] {
  const messageOf = ({ body }: Comparable): string => {
    const { message } = (body ?? {}) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  };
  return [messageOf(reference), messageOf(ours)];
}

function sameStatus({ reference, ours }: AnsweredStep, status: number): boolean {
  return reference.status === status && ours.status === status;
}

/** The differences that a run passes over; one that no run meets any more is taken out by hand. */
export const KNOWN: readonly KnownDifference[] = [
  {
    id: 'server-errors',
    matches: ({ reference, ours }) => reference.status >= 500 && ours.status >= 400 && ours.status < 500,
  },
  {
    id: 'patch-cause',
    matches: (answered) =>
      sameStatus(answered, 422) &&
      textOf(answered.reference).includes('the server rejected our request due to an error in our request'),
  },
  {
    id: 'patch-words',
    matches: (answered) =>
      sameStatus(answered, 422) &&
      [answered.reference, answered.ours].every((one) => textOf(one).includes('\\"field\\":\\"patch\\"')),
  },
  {
    id: 'patch-without-kind',
    matches: ({ step, ours }) =>
      step.method === 'PATCH' && ours.status === 400 && /Object '(Kind|apiVersion)' is missing/.test(textOf(ours)),
  },
  {
    id: 'media-type-words',
    matches: (answered) =>
      (sameStatus(answered, 415) || sameStatus(answered, 406)) &&
      reasonOf(answered.ours) === reasonOf(answered.reference),
  },
  {
    id: 'continue-words',
    matches: (answered) => messages(answered).every((text) => text.startsWith('invalid continue token: ')),
  },
  {
    id: 'go-names',
    matches: (answered) =>
      sameStatus(answered, 400) &&
      messages(answered).every((text) => text.includes('cannot unmarshal ') && text.includes('into Go ')),
  },
  {
    id: 'pod-update-diff',
    matches: (answered) =>
      sameStatus(answered, 422) &&
      [answered.reference, answered.ours].every((one) => textOf(one).includes('pod updates may not change fields')),
  },
  {
    id: 'yaml-words',
    matches: (answered) =>
      sameStatus(answered, 400) && messages(answered)[1].startsWith('error converting YAML to JSON: '),
  },
  {
    id: 'events-group',
    matches: ({ step, reference, ours }) =>
      step.path.startsWith('/apis/events.k8s.io/') && reference.status === ours.status && ours.status >= 400,
  },
  {
    id: 'time-digits',
    matches: ({ reference, ours }) =>
      reference.status === 400 && ours.status < 300 && textOf(reference).includes('parsing time'),
  },
  {
    id: 'timeout-body',
    matches: ({ step, reference, ours }) =>
      step.path.includes('timeout=') && ours.status === 504 && (reference.status === 504 || reference.status === 0),
  },
  {
    id: 'node-taints',
    matches: ({ reference, ours }) =>
      textOf(reference).includes('metadata.taints[') && textOf(ours).includes('spec.taints['),
  },
];
