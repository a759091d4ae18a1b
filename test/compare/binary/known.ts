import type { KnownDifference } from '../known.js';
import { differencesOf } from '../normalise.js';

/** Differences of answers in binary form that are meant to be, see docs/differences.md. */
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
    // One object or several events: which places differ depends on how many came.
    matches: ({ step, reference, ours }) =>
      step.path.includes('allowWatchBookmarks') &&
      differencesOf(reference, ours).every((line) => /: nothing \| .*BOOKMARK|^body\.(type|object|\d+)/.test(line)) &&
      JSON.stringify(ours.body).includes('BOOKMARK'),
  },
];
