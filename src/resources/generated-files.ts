import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of our package.json, the same for `src` under tests and for `dist/src`.
 *
 * @throws Error when no package.json stands above this module
 */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no package.json above the server; the installation is not complete');
    folder = parent;
  }
  return folder;
}

/**
 * Path of a file below `generated/` other than a TypeScript module. The compiler does not copy such files into `dist/`,
 * so they are found from the package folder.
 *
 * @throws Error as `packageFolder`
 */
export function generatedFile(path: string): string {
  return join(packageFolder(), 'generated', path);
}
