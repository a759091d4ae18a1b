import type { Step } from './exchange.js';
import { printJson } from '../../src/json/print.js';
import { compareQuantities, parseQuantity } from '../../src/meta/quantity.js';
import { type Comparable, differencesOf } from './normalise.js';

/** Two answers to one request. */
export interface AnsweredStep {
  readonly step: Step;
  readonly reference: Comparable;
  readonly ours: Comparable;
}

/** An intended difference. `id` is its row in docs/differences.md. */
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

/** A value in the reference's answer and the same in ours, as texts. */
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

/** A cause of a Status. */
interface Cause {
  readonly field?: string;
  readonly reason?: string;
  readonly message?: string;
}

function causesOf({ body }: Comparable): readonly Cause[] {
  const { details } = (body ?? {}) as { details?: { causes?: readonly string[] } };
  return (details?.causes ?? []).map((cause) => JSON.parse(cause) as Cause);
}

/** The causes without the printed values. */
function faultsOf(comparable: Comparable): string {
  const faults = causesOf(comparable).map(({ field, reason, message = '' }) => {
    return `${field} ${reason} ${message.slice(message.lastIndexOf(': ') + 1)}`;
  });
  return [...new Set(faults)].sort().join('\n');
}

/** Whether ours has all causes of the reference, and more only for the same fields. */
function hasMoreCauses({ reference, ours }: AnsweredStep): boolean {
  const identity = (cause: Cause): string => JSON.stringify([cause.field, cause.message?.split(': ').at(-1)]);
  const [theirs, own] = [causesOf(reference), causesOf(ours)];
  const fields = new Set(theirs.map(({ field }) => field));
  const reported = new Set(own.map(identity));
  return (
    theirs.length > 0 &&
    theirs.every((cause) => reported.has(identity(cause))) &&
    own.every(({ field }) => fields.has(field))
  );
}

/** Whether only causes about the object's name and generateName differ. */
function differsInNamesOnly({ reference, ours }: AnsweredStep): boolean {
  const others = (one: Comparable): string =>
    JSON.stringify(
      causesOf(one)
        .filter(({ field }) => !/^metadata\.(name|generateName)$/.test(field ?? ''))
        .map(({ field, message }) => [field, message?.replace(/^Invalid value: (null|\[\]):/, '')]),
    );
  return others(reference) === others(ours);
}

/** Whether only the text of quantities differs. */
function differsInQuantitiesOnly({ reference, ours }: AnsweredStep): boolean {
  const lines = differencesOf(reference, ours);
  return lines.every((line) => {
    const sides = line
      .slice(line.indexOf(': ') + 2)
      .split(' | ')
      .map(parseQuantity);
    const [left, right] = sides;
    return typeof left === 'object' && typeof right === 'object' && compareQuantities(left, right) === 0;
  });
}

/** Whether only the columns' contents differ. */
function differsInCellsOnly({ reference, ours }: AnsweredStep): boolean {
  return differencesOf(reference, ours).every((line) => /^body\.rows\[\d+\]\.cells/.test(line));
}

/** Whether one side still has a terminating object that the other has removed. */
function isOnItsWay({ reference, ours }: AnsweredStep): boolean {
  const [gone, there] = reference.status === 404 ? [reference, ours] : [ours, reference];
  return gone.status === 404 && there.status === 200 && textOf(there).includes('"deletionTimestamp"');
}

/** The first event of each side, if both sent one. */
function firstEvents({ reference, ours }: AnsweredStep): readonly unknown[] {
  return [reference, ours].map(({ body }) => (Array.isArray(body) ? (body as unknown[])[0] : body));
}

/** Kinds whose deletion the reference's controllers or admission hold back. */
const PROTECTED = /\/(persistentvolumes|persistentvolumeclaims|volumeattributesclasses|servicecidrs)\//;
/** Kinds whose columns show what the reference's controllers did. */
const CONTROLLED =
  /\/(persistentvolumes|persistentvolumeclaims|replicationcontrollers|replicasets|deployments|statefulsets|daemonsets|jobs|cronjobs|resourcequotas|flowschemas|nodes|poddisruptionbudgets)\//;

/** The differences that a run skips; remove one that no run meets any more. */
export const KNOWN: readonly KnownDifference[] = [
  {
    id: 'server-errors',
    // A request that makes it panic has no answer at all.
    matches: ({ reference, ours }) =>
      (reference.status >= 500 || reference.status === 0) && ours.status >= 400 && ours.status < 500,
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
    id: 'wrapped-numbers',
    matches: ({ step, reference, ours }) =>
      step.type === 'application/strategic-merge-patch+json' &&
      reference.status !== 400 &&
      ours.status === 422 &&
      causesOf(ours).every(
        ({ field, message }) => field === 'patch' && /cannot unmarshal number -?\d{10,} /.test(message ?? ''),
      ),
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
    id: 'huge-keys',
    matches: ({ step, reference, ours }) =>
      step.type === 'application/yaml' &&
      ours.status < 300 &&
      /unsupported map key of type: uint64|data\[-?\d\.\d+e\+\d+\]/.test(textOf(reference)),
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
    id: 'protection',
    matches: ({ step, reference, ours }) =>
      PROTECTED.test(step.path) &&
      step.method === 'DELETE' &&
      reference.status === 200 &&
      ours.status === 200 &&
      textOf(reference).includes('"deletionTimestamp"'),
  },
  { id: 'collector-pace', matches: (answered) => answered.step.method === 'GET' && isOnItsWay(answered) },
  {
    id: 'controller-cells',
    matches: (answered) => CONTROLLED.test(answered.step.path) && differsInCellsOnly(answered),
  },
  {
    id: 'controller-events',
    matches: (answered) => {
      const [theirs, own] = firstEvents(answered);
      return answered.step.path.includes('watch=1') && JSON.stringify(theirs) === JSON.stringify(own);
    },
  },
  {
    id: 'completed-object',
    matches: ({ step, reference, ours }) =>
      step.method === 'PUT' &&
      reference.status === 422 &&
      ['pod updates may not change fields', 'spec is immutable after creation except resources.requests'].some(
        (text) => textOf(reference).includes(text) && !textOf(ours).includes(text),
      ),
  },
  {
    id: 'limits-and-quotas',
    matches: ({ reference, ours }) =>
      reference.status === 403 &&
      ours.status < 300 &&
      /(maximum|minimum) \S+ usage per|exceeded quota/.test(textOf(reference)),
  },
  {
    id: 'review-kind',
    matches: (answered) => /accessreviews\b/.test(answered.step.path) && sameStatus(answered, 422),
  },
  {
    id: 'custom-methods',
    matches: ({ step, ours }) => step.path.includes('/things') && ours.status === 405,
  },
  {
    id: 'time-words',
    matches: (answered) =>
      sameStatus(answered, 400) && messages(answered).every((text) => text.includes('parsing time ')),
  },
  {
    id: 'bare-sign',
    matches: ({ step, ours }) =>
      ours.status >= 400 && /"[-+]"/.test(printJson(step.body ?? null)) && /quantities must match/.test(textOf(ours)),
  },
  {
    id: 'claim-volumes',
    matches: ({ step, reference, ours }) =>
      step.path.includes('/statefulsets') &&
      reference.status === 422 &&
      /template\.spec\.volumes\[/.test(textOf(reference)) &&
      ours.status === 422,
  },
  { id: 'component-status', matches: ({ step }) => step.path.startsWith('/api/v1/componentstatuses') },
  {
    id: 'missing-first',
    matches: ({ step, reference, ours }) =>
      step.method === 'PATCH' && reference.status === 404 && ours.status === 400 && reasonOf(ours) === 'BadRequest',
  },
  {
    id: 'proxied',
    matches: ({ step, reference, ours }) =>
      /\/proxy$/.test(step.path) && reference.status >= 500 && ours.status === 503,
  },
  {
    id: 'namespace-precondition',
    matches: (answered) =>
      sameStatus(answered, 409) && messages(answered)[0].includes('Precondition failed: UID in precondition'),
  },
  {
    id: 'bytes-as-list',
    matches: ({ reference, ours }) =>
      reference.status !== 400 && ours.status >= 400 && textOf(ours).includes('of type []uint8'),
  },
  {
    id: 'quantity-forms',
    matches: (answered) => answered.ours.status < 300 && differsInQuantitiesOnly(answered),
  },
  {
    id: 'long-names',
    matches: ({ reference, ours }) =>
      reference.status < 300 &&
      ours.status === 422 &&
      /must be no more than 253|may not contain control characters|may not be '\.\.?'/.test(textOf(ours)),
  },
  { id: 'generated-names', matches: (answered) => sameStatus(answered, 422) && differsInNamesOnly(answered) },
  {
    id: 'range-name',
    matches: ({ step, reference, ours }) =>
      step.path.includes('/limitranges') && reference.status < 300 && textOf(ours).includes('name or generateName'),
  },
  {
    id: 'huge-amounts',
    matches: ({ reference, ours }) =>
      [textOf(reference), ...reference.warnings].join().includes('must be an integer') &&
      ![textOf(ours), ...ours.warnings].join().includes('must be an integer'),
  },
  {
    id: 'empty-choice',
    matches: ({ step, reference, ours }) =>
      step.path.includes('/storageclasses') &&
      reference.status < 300 &&
      causesOf(ours).every(({ message }) => message?.startsWith('Unsupported value: ""')),
  },
  {
    id: 'selector-order',
    matches: (answered) => /(field|label)Selector=/.test(answered.step.path) && sameStatus(answered, 400),
  },
  {
    id: 'partial-annotation',
    matches: (answered) =>
      answered.step.path.includes('/daemonsets/') &&
      differencesOf(answered.reference, answered.ours).every((line) =>
        line.includes('deprecated.daemonset.template.generation: nothing'),
      ),
  },
  {
    id: 'printed-values',
    matches: (answered) => sameStatus(answered, 422) && faultsOf(answered.reference) === faultsOf(answered.ours),
  },
  { id: 'reported-twice', matches: (answered) => sameStatus(answered, 422) && hasMoreCauses(answered) },
  {
    id: 'node-taints',
    matches: ({ reference, ours }) =>
      textOf(reference).includes('metadata.taints[') && textOf(ours).includes('spec.taints['),
  },
];
