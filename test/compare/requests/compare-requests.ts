import { writeFileSync } from 'node:fs';
import { both, type Comparison, inTurns } from '../access-questions.js';
import { KNOWN } from '../known.js';
import { differencesOf, normalise } from '../normalise.js';
import { type RecordedPart, recordedPartOf, inOrder } from './recorded-part.js';
import { isKnown } from './known.js';
import { play } from './script.js';
import { SCRIPTS } from './scripts.js';

/**
 * Valid and invalid requests about access, each with its whole answer: reviews, tokens, certificates, roles, accounts.
 *
 * @param only filter on the titles of scripts
 * @param record file for the answers on which both agree, empty for none
 */
export async function compareRequests(comparison: Comparison, only: string, record: string): Promise<void> {
  const run = Date.now().toString(36);
  const recorded: Record<string, Record<string, RecordedPart>> = {};
  await inTurns(
    SCRIPTS.filter(({ title }) => title.includes(only)).map((script, at) => ({ script, at })),
    async ({ script, at }) => {
      const space = `requests-${run}-${at}`;
      await both(comparison, (api) => api.post('/api/v1/namespaces', { metadata: { name: space } }));
      const [left, right] = await both(comparison, (api) => play(api, script, space, `${run}${at}`));
      const alike: Record<string, RecordedPart> = {};
      for (const [index, { title, answer, step }] of left.entries()) {
        const [reference, ours] = [inOrder(normalise(answer)), inOrder(normalise(right[index]!.answer))];
        const found = differencesOf(reference, ours);
        const meant = KNOWN.some(({ matches }) => matches({ step, reference, ours })) || isKnown(found);
        comparison.note(`requests of ${script.title}: ${title}`, [], meant ? [] : found);
        if (found.length === 0) alike[title] = recordedPartOf(reference);
      }
      recorded[script.title] = alike;
      await both(comparison, (api) => api.delete(`/api/v1/namespaces/${space}`));
    },
  );
  if (record !== '') writeFileSync(record, printRecord(recorded));
}

/** One answer per line. */
function printRecord(recorded: Readonly<Record<string, Readonly<Record<string, RecordedPart>>>>): string {
  const scripts = Object.keys(recorded).sort();
  const lines = (script: string): string =>
    Object.entries(recorded[script]!)
      .map(([title, recordedPart]) => `    ${JSON.stringify(title)}: ${JSON.stringify(recordedPart)}`)
      .join(',\n');
  return `{\n${scripts.map((script) => `  ${JSON.stringify(script)}: {\n${lines(script)}\n  }`).join(',\n')}\n}\n`;
}
