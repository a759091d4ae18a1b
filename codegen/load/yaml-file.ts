import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { SchemaFileError } from './schema.js';

/**
 * The content of a YAML file.
 *
 * @param shown the path of the file below the project root, for messages
 * @throws SchemaFileError when it cannot be read, with the position when it is invalid YAML
 */
export async function readYamlFile(path: string, shown: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new SchemaFileError(shown, `cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  });
  try {
    return parse(text) as unknown;
  } catch (error) {
    // Its first line has the fault and its position; the others show the text around it.
    throw new SchemaFileError(shown, (error as Error).message.split('\n')[0]!.replace(/:$/, ''));
  }
}
