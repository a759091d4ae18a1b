import type { Step } from '../exchange.js';
import type { Comparable } from '../normalise.js';

/** Two answers to one request of a case, and where they differ. */
interface Differing {
  readonly title: string;
  readonly step: Step;
  readonly reference: Comparable;
  readonly ours: Comparable;
  readonly lines: readonly string[];
}

/** An intended difference. `id` is its row in docs/differences.md, "Hand-made writes". */
interface KnownWrite {
  readonly id: string;
  readonly matches: (differing: Differing) => boolean;
}

const statuses = ({ reference, ours }: Differing): string => `${reference.status} ${ours.status}`;
const textOf = ({ body }: Comparable): string => JSON.stringify(body) ?? '';
const onlyLines =
  (pattern: RegExp) =>
  ({ lines }: Differing): boolean =>
    lines.every((line) => pattern.test(line));
/** Later steps of a case differ for the same reason as the first that did. */
const inCase =
  (title: RegExp) =>
  (differing: Differing): boolean =>
    title.test(differing.title);

export const KNOWN_WRITES: readonly KnownWrite[] = [
  { id: 'client-generation', matches: onlyLines(/^body\.(metadata\.)?generation: \d \| nothing$/) },
  {
    id: 'wrong-kind-words',
    matches: (differing) =>
      statuses(differing) === '400 400' &&
      /cannot be handled as a|no kind \\"|no kind is registered|object provided is unrecognized/.test(
        textOf(differing.reference),
      ),
  },
  {
    id: 'collection-answer',
    matches: ({ step, reference, ours }) =>
      step.method === 'DELETE' && reference.status === 200 && /"kind":"Status"/.test(textOf(ours)),
  },
  { id: 'media-type-forms', matches: inCase(/^(body 26|merge patch 66)$/) },
  { id: 'version-of-missing', matches: inCase(/^update of a missing lease from a version$/) },
  { id: 'empty-lists', matches: inCase(/^update that creates a limit range$/) },
  {
    id: 'patch-directives',
    matches: inCase(/^strategic patch (10|24|29)$|^strategic patch of a deployment (41|42|44)$/),
  },
  { id: 'plain-404', matches: ({ reference }) => reference.body === '404 page not found\n' },
  {
    id: 'collector',
    matches: ({ title, step, reference, ours }) =>
      (/^finalizers|^create 4[26]$/.test(title) && step.method !== 'POST' && ours.status === 404) ||
      (reference.status === 200 &&
        /foregroundDeletion/.test(textOf(reference)) &&
        !/foregroundDeletion/.test(textOf(ours))),
  },
  { id: 'empty-dry-run', matches: ({ step, ours }) => step.path.endsWith('?dryRun=') && ours.status === 201 },
  {
    id: 'dry-node-port',
    matches: ({ step, ours }) => step.path.includes('dryRun') && /valid ports is/.test(textOf(ours)),
  },
  {
    id: 'status-of-missing-service',
    matches: ({ step, ours }) => /\/services\/NAME-none\/status$/.test(step.path) && ours.status === 404,
  },
  {
    id: 'unchanged-scale',
    matches: (differing) =>
      /^scale/.test(differing.title) && differing.step.method === 'GET' && onlyLines(/^body\.owners/)(differing),
  },
];
