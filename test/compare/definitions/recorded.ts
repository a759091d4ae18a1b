import type { Comparable } from '../normalise.js';
import { causesOf } from '../recorded.js';

/** One object as both servers store it: its members except metadata, or the causes of its error. */
export type RecordedObject =
  { readonly made: unknown; readonly warnings: readonly string[] } | { readonly causes: readonly string[] };

/** A definition's objects as both servers store them, and the cells of their table. */
export interface RecordedKind {
  readonly objects: Record<string, RecordedObject>;
  table: RecordedTable | undefined;
}

/** Columns by name, and the cells of each row. */
export interface RecordedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The recorded part of an answer to a create. */
export function recordedObject(answer: Comparable): RecordedObject {
  if (answer.status !== 201) return { causes: causesOf(answer) };
  const { metadata: _metadata, ...made } = answer.body as Record<string, unknown>;
  return { made, warnings: answer.warnings };
}

/** The recorded part of a table. */
export function recordedTable({ body }: Comparable): RecordedTable {
  const { columnDefinitions, rows } = body as {
    columnDefinitions: readonly { name: string; type: string; priority: number }[];
    rows: readonly { cells: readonly unknown[] }[];
  };
  return {
    columns: columnDefinitions.map(({ name, type, priority }) => `${name} ${type} ${priority}`),
    rows: rows.map(({ cells }) => cells),
  };
}

/** The answer without relative times in its cells, which depend on the age of the objects. */
export function withoutAges(answer: Comparable): Comparable {
  const { kind, rows } = (answer.body ?? {}) as { kind?: string; rows?: readonly { cells: readonly unknown[] }[] };
  if (kind !== 'Table' || rows === undefined) return answer;
  const isAge = (cell: unknown): boolean => typeof cell === 'string' && /^\d+s$/.test(cell);
  const aged = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (isAge(cell) ? 'AGE' : cell)) }));
  return { ...answer, body: { ...(answer.body as object), rows: aged } };
}

/** The record as a file: one kind per line. */
export function printRecordedKinds(kinds: Readonly<Record<string, RecordedKind>>): string {
  const lines = Object.keys(kinds)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(kinds[name])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
