import type { ElementModel, FieldModel, MessageModel } from '../messages.js';
import { messageOf } from '../messages.js';
import type { Model } from '../model.js';
import { packagesOf, typesOf } from '../model.js';
import type { Output } from '../writer.js';

/** Prints `schemas/proto/cluster/api/<directory>/<version>/<directory>.proto`: the messages of each group version. */
export function emitProto(model: Model, output: Output): void {
  for (const { group, version } of packagesOf(model)) {
    const messages = typesOf(model, group.directory, version)
      .map((type) => messageOf(model, type))
      .filter((message) => message !== undefined);
    if (messages.length === 0) continue;
    const pack = `cluster.api.${group.directory}.${version}`;
    const imports = new Set(messages.flatMap((message) => [...packagesUsed(message)]));
    imports.delete(pack);
    const text =
      protoHeader(`schemas/openapi/${group.directory}/${version}`, pack, [...imports].sort().map(protoPath)) +
      messages.map((message) => `\n${printMessage(message, pack, '')}`).join('');
    output.set(`schemas/proto/${protoPath(pack)}`, text);
  }
}

/** `cluster.api.core.v1` is in `cluster/api/core/v1/core.proto`. */
export function protoPath(pack: string): string {
  const parts = pack.split('.');
  return `${parts.join('/')}/${parts.at(-2)}.proto`;
}

/** The lines before the first message. */
export function protoHeader(source: string, pack: string, imports: readonly string[]): string {
  const lines = imports.map((path) => `import "${path}";\n`).join('');
  return (
    `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n` +
    `syntax = "proto2";\n\npackage ${pack};\n${lines === '' ? '' : `\n${lines}`}`
  );
}

/** A description as comment lines. */
export function protoComment(text: string, indent: string): string {
  if (text === '') return '';
  return text
    .trim()
    .split('\n')
    .map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`)
    .join('');
}

/** The package of a full message name: everything before the first part that begins in upper case. */
export function packageOf(fullName: string): string {
  const parts = fullName.split('.');
  return parts
    .slice(
      0,
      parts.findIndex((part) => /^[A-Z]/.test(part)),
    )
    .join('.');
}

function* packagesUsed(message: MessageModel): Generator<string> {
  for (const field of message.fields) {
    if (field.element.kind !== 'scalar') yield packageOf(field.element.message);
  }
  for (const nested of message.nested) yield* packagesUsed(nested);
}

function printMessage(message: MessageModel, pack: string, indent: string): string {
  const inner = `${indent}  `;
  const parts = [
    ...(message.reserved.length === 0 ? [] : [`${inner}reserved ${message.reserved.join(', ')};\n`]),
    ...message.nested.map((nested) => printMessage(nested, pack, inner)),
    ...message.fields.map((field) => printField(field, pack, inner)),
  ];
  const body = parts.length === 0 ? '}\n' : `\n${parts.join('\n')}${indent}}\n`;
  return `${protoComment(message.description, indent)}${indent}message ${message.name} {${body}`;
}

function printField(field: FieldModel, pack: string, indent: string): string {
  const type = printElement(field.element, pack);
  const form = field.label === 'map' ? `map<string, ${type}>` : `${field.label} ${type}`;
  return `${protoComment(field.description, indent)}${indent}${form} ${field.name} = ${field.number};\n`;
}

function printElement(element: ElementModel, pack: string): string {
  if (element.kind === 'scalar') return element.scalar;
  return element.message.startsWith(`${pack}.`) ? element.message.slice(pack.length + 1) : element.message;
}
