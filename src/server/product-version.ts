import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.js';

/** The version in package.json. */
export function productVersion(): string {
  const text = readFileSync(`${packageRoot()}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
