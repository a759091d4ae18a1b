import type { FieldModel, MessageModel } from '../messages.js';
import { messageOf } from '../messages.js';
import type { Model } from '../model.js';
import { isObjectType, messageName, packagesOf, typesOf } from '../model.js';
import { header, type Output } from '../writer.js';

const TABLE = `
/** JSON member (empty: the members of the message stand in the parent), number, label, type, presence. */
export type FieldRow = readonly [
  json: string,
  number: number,
  label: 'optional' | 'repeated' | 'map',
  type: string,
  presence: 'zero-absent' | 'explicit' | 'always',
];

/**
 * Fields in the order of their numbers. \`wrapper\`: the JSON form is the value of the only field; \`union\`: it is the
 * value of one of the fields, distinguished by its type.
 */
export interface MessageTable {
  readonly wrapper?: true;
  readonly union?: true;
  readonly fields: readonly FieldRow[];
}

/** Tables by full message name, made when asked for. */
export type MessageTables = Readonly<Record<string, () => MessageTable>>;
`;

/**
 * Prints `generated/codecs`: per group version a table that maps JSON members to protobuf fields, and an index with the
 * message of each `apiVersion kind`. Tables are built by functions, so that start-up does not build them.
 */
export function emitCodecs(model: Model, output: Output): void {
  const modules: { readonly path: string; readonly name: string }[] = [];
  const kinds: string[] = [];
  for (const { group, version } of packagesOf(model)) {
    const types = typesOf(model, group.directory, version);
    const messages = types.map((type) => messageOf(model, type)).filter((message) => message !== undefined);
    if (messages.length === 0) continue;
    const name = `${group.directory}_${version}`;
    modules.push({ path: `${group.directory}/${version}`, name });
    const entries = messages.flatMap((message) => [...printTables(message)]);
    output.set(
      `generated/codecs/${group.directory}/${version}.ts`,
      header(`schemas/openapi/${group.directory}/${version}`) +
        `import type { MessageTables } from '../table.js';\n\n` +
        `export const messages: MessageTables = {\n${entries.join('')}};\n`,
    );
    for (const type of types) {
      if (type.noProto || !isObjectType(type)) continue;
      // Shared kinds (Status, DeleteOptions) belong to any group.
      const apiVersion = group.group === 'meta' ? '*' : group.group === '' ? version : `${group.group}/${version}`;
      kinds.push(`  '${apiVersion} ${type.name}': '${messageName(type)}',\n`);
    }
  }
  output.set('generated/codecs/table.ts', header('codegen/emit/codecs.ts') + TABLE);
  output.set(
    'generated/codecs/index.ts',
    header('schemas/openapi') +
      modules.map(({ path, name }) => `import { messages as ${name} } from './${path}.js';\n`).join('') +
      `import type { MessageTables } from './table.js';\n\n` +
      `/** Every message table. */\nexport const MESSAGES: MessageTables = {\n` +
      modules.map(({ name }) => `  ...${name},\n`).join('') +
      `};\n\n/** Message of \`apiVersion kind\` in cluster naming; \`*\` stands for any apiVersion. */\n` +
      `export const KINDS: Readonly<Record<string, string>> = {\n${kinds.join('')}};\n`,
  );
}

function* printTables(message: MessageModel): Generator<string> {
  if (message.special !== undefined) return;
  const rows = message.fields.map((field) => `      ${JSON.stringify(row(field))},\n`).join('');
  const wrapper = message.wrapper ? ' wrapper: true,' : message.union === true ? ' union: true,' : '';
  yield `  '${message.fullName}': () => ({${wrapper}\n    fields: [\n${rows}    ],\n  }),\n`;
  for (const nested of message.nested) yield* printTables(nested);
}

function row(field: FieldModel): readonly unknown[] {
  const { element } = field;
  const type =
    element.kind === 'scalar' ? element.scalar : element.kind === 'special' ? element.special : element.message;
  return [field.json, field.number, field.label, type, field.presence];
}
