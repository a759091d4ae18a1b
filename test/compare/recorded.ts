import { type JsonObject, type JsonValue } from '../../src/json/types.js';
import type { Comparable } from './normalise.js';
import type { Path } from './mutations.js';

/** One mistake in an object, and what the reference says of it: each cause as a line. */
export interface RecordedMistake {
  readonly place: Path;
  /** What stands there; absent when the member is left out. */
  readonly wrong?: JsonValue;
  readonly causes: readonly string[];
}

/** By API version, kind and plural: `apps/v1 Deployment deployments`. */
export type RecordedMistakes = Readonly<Record<string, readonly RecordedMistake[]>>;

const LONG = 'x'.repeat(300);
/** How the long text is written in the record, so that it stays readable. */
const SHORT = '<300 times x>';

/** The causes of a refusal, sorted, each as field, reason and message. */
export function causesOf({ body }: Comparable): readonly string[] {
  const causes = (body as { details?: { causes?: readonly string[] } } | null)?.details?.causes ?? [];
  return causes
    .map((cause) => {
      const { field, reason, message } = JSON.parse(cause) as Record<string, string>;
      return `${field} ${reason}: ${message}`;
    })
    .sort();
}

/** The record as a file: one mistake on each line. */
export function printRecord(record: RecordedMistakes): string {
  const kinds = Object.keys(record)
    .sort()
    .map(
      (kind) =>
        `  ${JSON.stringify(kind)}: [\n${record[kind]!.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
    );
  return `{\n${kinds.join(',\n')}\n}\n`.replaceAll(LONG, SHORT);
}

/** The record that a file holds. */
export function parseRecord(text: string): RecordedMistakes {
  return JSON.parse(text.replaceAll(SHORT, LONG)) as JsonObject as unknown as RecordedMistakes;
}
