import { readFile } from 'node:fs/promises';
import { generatedFile } from '../resources/generated-files.js';

/**
 * Reads one document below `generated/openapi/`; undefined when it does not exist.
 *
 * @throws NodeJS.ErrnoException when it exists and cannot be read
 */
export async function readOpenApi(name: string): Promise<string | undefined> {
  try {
    return await readFile(generatedFile(`openapi/${name}`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
