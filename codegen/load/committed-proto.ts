import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields of one message by name, and its reserved numbers, as the committed .proto has them. */
export interface CommittedMessage {
  readonly fields: ReadonlyMap<string, number>;
  readonly reserved: readonly number[];
}

/**
 * Reads the messages of the committed .proto files by full name (`cluster.api.core.v1.Pod`). The files are generated
 * with one statement per line, so reading lines is enough. Empty before the first generation.
 */
export async function committedMessages(root: string): Promise<ReadonlyMap<string, CommittedMessage>> {
  const messages = new Map<string, CommittedMessage>();
  const base = join(root, 'schemas/proto');
  let entries: string[];
  try {
    entries = await readdir(base, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return messages;
    throw error;
  }
  for (const entry of entries.filter((each) => each.endsWith('.proto')).sort()) {
    readMessages(await readFile(join(base, entry), 'utf8'), messages);
  }
  return messages;
}

function readMessages(text: string, messages: Map<string, CommittedMessage>): void {
  let pack = '';
  const open: { readonly name: string; readonly fields: Map<string, number>; readonly reserved: number[] }[] = [];
  for (const line of text.split('\n')) {
    const statement = line.trim();
    if (statement.startsWith('//')) continue;
    pack = /^package (\S+);/.exec(statement)?.[1] ?? pack;
    const message = /^message (\w+) \{(\})?$/.exec(statement);
    if (message !== null) {
      const name = `${open.at(-1)?.name ?? pack}.${message[1]}`;
      const entry = { name, fields: new Map<string, number>(), reserved: [] };
      messages.set(name, entry);
      if (message[2] === undefined) open.push(entry);
      continue;
    }
    if (statement === '}') open.pop();
    const field = /^(?:optional|repeated|map<).* (\w+) = (\d+);$/.exec(statement);
    if (field !== null) open.at(-1)?.fields.set(field[1]!, Number(field[2]));
    const reserved = /^reserved ([\d, ]+);$/.exec(statement);
    if (reserved !== null) open.at(-1)?.reserved.push(...reserved[1]!.split(',').map(Number));
  }
}
