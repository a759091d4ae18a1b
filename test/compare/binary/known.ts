import type { KnownDifference } from '../known.js';
import { type Comparable, differencesOf } from '../normalise.js';

function textOf({ body }: Comparable): string {
  return JSON.stringify(body) ?? '';
}

/** Our messages about undecodable bytes and unsupported envelopes. */
const BINARY_FAULT =
  /proto: |unexpected EOF|the envelope has the unknown content|no kind \\"|does not match the expected kind|embedded JSON|\(must be of type /;

/** Intended differences of answers in binary form, see docs/differences.md. */
export const BINARY_KNOWN: readonly KnownDifference[] = [
  {
    id: 'collection-answer',
    matches: ({ step, ours }) =>
      step.method === 'DELETE' &&
      step.path.includes('labelSelector') &&
      (ours.body as { kind?: string }).kind === 'Status',
  },
  {
    id: 'last-bookmark',
    // One object or several events: the differing paths depend on their number.
    matches: ({ step, reference, ours }) =>
      step.path.includes('allowWatchBookmarks') &&
      differencesOf(reference, ours).every((line) => /: nothing \| .*BOOKMARK|^body\.(type|object|\d+)/.test(line)) &&
      textOf(ours).includes('BOOKMARK'),
  },
  {
    id: 'binary-bodies',
    matches: ({ ours }) => ours.status === 400 && BINARY_FAULT.test(textOf(ours)),
  },
  {
    id: 'empty-lists',
    matches: ({ reference, ours }) =>
      differencesOf(reference, ours).every((line) => /^body\.(items|rows): nothing \| \[\]$/.test(line)),
  },
  {
    id: 'watched-lists',
    matches: ({ step, ours }) =>
      step.path.includes('watch=1') && ours.status === 406 && step.accept?.includes('MetadataList') === true,
  },
  {
    id: 'include-object',
    matches: ({ step, ours }) => step.path.includes('includeObject=Nonsense') && ours.status === 400,
  },
  {
    id: 'cells',
    matches: ({ step, reference, ours }) =>
      /\/(ipaddresses|validatingadmissionpolicybindings|mutatingadmissionpolicybindings|services|flowschemas|persistentvolumeclaims)\b/.test(
        step.path,
      ) && differencesOf(reference, ours).every((line) => /^body\.rows\[\d+\]\.cells/.test(line)),
  },
  {
    id: 'who-asks',
    matches: ({ reference, ours }) =>
      differencesOf(reference, ours).every((line) => /username|credential-id|cells\[3\]: admin/.test(line)),
  },
  { id: 'discovery', matches: ({ step }) => /^\/(apis?|version)(\/v1|\/apps(\/v1)?)?$/.test(step.path) },
];
