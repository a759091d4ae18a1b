import { canonicalText } from '../json/canonical-text.js';
import { withHtmlEscapes } from '../json/html-escapes.js';
import { printJson } from '../json/print.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { ageOf } from '../meta/duration.js';
import type { KubeObject } from '../meta/object.js';
import { printNumber } from '../meta/print-double.js';
import { type JsonPath, type VisitBudget, compileJsonPath, plainMembers } from './jsonpath.js';
import { JsonPathError } from './jsonpath-parser.js';
import { type EncodableObject, partialMetadataJson } from './partial-metadata.js';

/** A column as a resource definition gives it (`resources/definition.ts` ColumnDefinition fits). */
export interface TableColumn {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly description: string;
  readonly priority: number;
  readonly path?: string;
  /** The text of a cell whose path has no result. */
  readonly absent?: string;
}

/** The part of a schema that distinguishes times from texts (`schema/structural.ts` StructuralSchema fits). */
export interface ColumnSchema {
  readonly special?: string;
  readonly properties?: { readonly [name: string]: ColumnSchema };
}

/** All that a table needs to know of a kind. */
export interface TableSource {
  readonly columns: readonly TableColumn[];
  readonly schema: ColumnSchema;
  /** How a text column shows an absent member: built-in kinds an empty text, custom ones (by default) nothing. */
  readonly absentText?: '' | null;
  /** Cells of columns without a path, in their order. */
  readonly cells?: (object: KubeObject, now: number) => readonly JsonValue[];
  /** Conditions of a row; none are left out. */
  readonly rowConditions?: (object: KubeObject) => readonly JsonObject[];
}

/** Which part of the object a row carries. */
export type IncludeObject = 'None' | 'Metadata' | 'Object';

/** Limit of shown columns, however many a kind defines. */
const MOST_COLUMNS = 256;
/** Limit of values visited by the paths of one row; later cells are empty. */
const MOST_VISITS = 200_000;
/** Limit of characters of one row's cells; later cells are empty. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** Makes the pieces of a Table of one kind; made once per kind. */
export interface TableRenderer {
  /** `[{"name":"Name",...},...]` */
  readonly columnDefinitions: string;
  /** One row as JSON bytes. `now` in milliseconds. */
  row(object: EncodableObject, include: IncludeObject, viewVersion: string, now: number): Buffer;
}

const DEFAULT_COLUMNS: readonly TableColumn[] = [
  {
    name: 'Name',
    type: 'string',
    format: 'name',
    description: 'Name of the object, unique among its kind within a namespace.',
    priority: 0,
  },
  { name: 'Created At', type: 'date', description: 'Time at which the server created the object.', priority: 0 },
];

type CellMaker = (object: KubeObject, now: number, budget: VisitBudget) => JsonValue;

/** The renderer of a kind. An invalid path removes its column, and all after it. */
export function createTableRenderer(source: TableSource): TableRenderer {
  const defaults = source.columns.length === 0;
  const readable = readableColumns(source);
  const columns = defaults ? DEFAULT_COLUMNS : readable.map(({ column }) => column);
  const makers = defaults ? undefined : readable.map(({ column, path }) => cellMaker(column, path, source));
  return {
    columnDefinitions: printJson(
      columns.map((column) => ({
        name: column.name,
        type: column.type,
        format: column.format ?? '',
        description: column.description,
        priority: column.priority,
      })),
    ),
    row(object, include, viewVersion, now) {
      const cells = makers === undefined ? defaultCells(object.parsed) : cellsOf(source, makers, object.parsed, now);
      const conditions = source.rowConditions?.(object.parsed) ?? [];
      const text = `{"cells":${printJson(cells)}${conditions.length === 0 ? '' : `,"conditions":${printJson(conditions)}`}`;
      if (include === 'None') return Buffer.from(`${text},"object":null}`, 'utf8');
      const shown = include === 'Object' ? object.bytes : partialMetadataJson(object, viewVersion);
      return Buffer.concat([Buffer.from(`${text},"object":`, 'utf8'), shown, CLOSE]);
    },
  };
}

const CLOSE = Buffer.from('}');

/** Starts a Table: everything before the rows. `columnDefinitions` is `null` for later events of a watch. */
export function tableHead(viewVersion: string, listMetadata: JsonValue, columnDefinitions: string): string {
  return `{"kind":"Table","apiVersion":${JSON.stringify(viewVersion)},"metadata":${printJson(listMetadata)},"columnDefinitions":${columnDefinitions},"rows":[`;
}

/** Ends a Table. */
export const TABLE_TAIL = ']}';

function defaultCells(object: KubeObject): JsonValue[] {
  return [object.metadata.name ?? '', object.metadata.creationTimestamp ?? '<unknown>'];
}

function cellsOf(
  source: TableSource,
  makers: readonly (CellMaker | undefined)[],
  object: KubeObject,
  now: number,
): JsonValue[] {
  const special = source.cells?.(object, now) ?? [];
  const budget: VisitBudget = { left: MOST_VISITS };
  let next = 0;
  let characters = 0;
  return makers.map((make) => {
    if (characters > MOST_CHARACTERS) return null;
    const cell = make === undefined ? (special[next++] ?? null) : make(object, now, budget);
    if (typeof cell === 'string') characters += cell.length;
    return cell;
  });
}

interface ReadableColumn {
  readonly column: TableColumn;
  /** undefined: the cell comes from the kind's strategy. */
  readonly path: JsonPath | undefined;
}

/** The columns before the first invalid path. */
function readableColumns({ columns }: TableSource): readonly ReadableColumn[] {
  const readable: ReadableColumn[] = [];
  for (const column of columns.slice(0, MOST_COLUMNS)) {
    try {
      readable.push({ column, path: column.path === undefined ? undefined : compileJsonPath(column.path) });
    } catch (error) {
      if (!(error instanceof JsonPathError)) throw error;
      break;
    }
  }
  return readable;
}

function cellMaker(
  column: TableColumn,
  path: JsonPath | undefined,
  { schema, absentText = null }: TableSource,
): CellMaker | undefined {
  if (column.path === undefined || path === undefined) return undefined;
  // Built-in ages are text columns over a time; custom kinds declare `date`, and show other times unchanged.
  if (column.type === 'date' || (absentText === '' && isTime(column.path, schema))) {
    return (object, now, budget) => {
      const found = path.find(object, budget);
      if (found.length === 0 && column.absent !== undefined) return column.absent;
      if (found.length === 0 && column.type === 'date') return null;
      if (typeof found[0] === 'string' || found[0] === undefined) return ageOf(found[0], now);
      return column.type === 'date' ? null : '<invalid>';
    };
  }
  const custom = absentText === null;
  const absent = column.absent ?? absentCell(column.type, absentText);
  const raw = absentText === '' && column.type === 'string' && specialAt(column.path, schema) === undefined;
  return (object, _now, budget) => {
    const all = path.find(object, budget);
    // Of several results a custom kind shows the first.
    const found = custom ? all.slice(0, 1) : all;
    if (custom && column.type === 'string' && found[0] === null) return '<no value>';
    return (raw ? rawCell(found) : undefined) ?? typedCell(column.type, found, custom) ?? absent;
  };
}

/** Text columns of built-in kinds show a number or a boolean unchanged, not as text. */
function rawCell(found: readonly JsonValue[]): JsonValue | undefined {
  const [value] = found;
  return found.length === 1 && (typeof value === 'number' || typeof value === 'boolean') ? value : undefined;
}

/** Built-in kinds show the zero of the column's type for absent values. */
function absentCell(type: string, absentText: '' | null): JsonValue {
  if (type === 'string') return absentText;
  if (absentText === null) return null;
  return type === 'integer' ? 0 : type === 'boolean' ? false : null;
}

function isTime(path: string, schema: ColumnSchema): boolean {
  const special = specialAt(path, schema);
  return special === 'time' || special === 'micro-time' || path === '.metadata.creationTimestamp';
}

/** The special form of the member that a plain path leads to. */
function specialAt(path: string, schema: ColumnSchema): string | undefined {
  let node: ColumnSchema | undefined = schema;
  for (const member of plainMembers(path) ?? []) node = node?.properties?.[member];
  return node?.special;
}

/** Beyond 64 bits; such a number is shown as the smallest one, as in kubectl. */
const INTEGERS = 2 ** 63;

/** The value in the column's type; null when absent or of another type, as in kubectl. */
function typedCell(type: string, found: readonly JsonValue[], custom: boolean): JsonValue {
  const [value] = found;
  if (value === undefined || value === null) return null;
  switch (type) {
    case 'integer':
      if (typeof value !== 'number' && typeof value !== 'bigint') return null;
      if (value >= INTEGERS || value < -INTEGERS) return -(2n ** 63n);
      return typeof value === 'bigint' ? value : Math.trunc(value);
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint' ? value : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    default:
      return found.map((one) => textOf(one, custom)).join(',');
  }
}

/** The value as a cell shows it; columns of custom kinds print numbers and JSON as Go does, members sorted. */
function textOf(value: JsonValue, custom: boolean): string {
  if (typeof value === 'string') return value;
  if (!custom) return printJson(value);
  if (typeof value === 'number' || typeof value === 'bigint') return printNumber(value);
  return withHtmlEscapes(canonicalText(value));
}
