import { createRequire } from 'node:module';
import type { ValidateFunction } from '../schema/validator-errors.js';
import { generatedFile } from './generated-files.js';

// The generated modules are CommonJS, so that a group version's checks are loaded when its first object is written.
const load = createRequire(import.meta.url);

/** Nothing is constrained. */
const ANYTHING: ValidateFunction = () => true;

/**
 * The generated check of a built-in type.
 *
 * @param key `<directory>/<version>/<Type>` as in the definition's `validator`
 * @throws Error when the generated module is missing; `npm run generate` makes it
 */
export function builtinValidator(key: string): ValidateFunction {
  const cut = key.lastIndexOf('/');
  const validatorOf = load(generatedFile(`validators/${key.slice(0, cut)}.cjs`)) as (
    id: string,
  ) => ValidateFunction | undefined;
  return validatorOf(key) ?? ANYTHING;
}
