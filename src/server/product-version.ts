import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../resources/generated-files.js';

/** The version in package.json. */
export function productVersion(): string {
  const text = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
