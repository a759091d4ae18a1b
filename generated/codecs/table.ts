// Generated from codegen/emit/codecs.ts by `npm run generate`. Do not edit.

/** JSON member (empty: the members of the message stand in the parent), number, label, type, presence. */
export type FieldRow = readonly [
  json: string,
  number: number,
  label: 'optional' | 'repeated' | 'map',
  type: string,
  presence: 'zero-absent' | 'explicit' | 'always',
];

/**
 * Fields in the order of their numbers. `wrapper`: the JSON form is the value of the only field; `union`: it is the
 * value of one of the fields, distinguished by its type.
 */
export interface MessageTable {
  readonly wrapper?: true;
  readonly union?: true;
  readonly fields: readonly FieldRow[];
}

/** Tables by full message name, made when asked for. */
export type MessageTables = Readonly<Record<string, () => MessageTable>>;
