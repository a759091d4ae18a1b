import { createRequire } from 'node:module';
import type { ValidateFunction } from '../schema/validator-errors.js';
import { generatedFile } from './generated-files.js';

const VALID: ValidateFunction = () => true;

/**
 * The ajv validator of a built-in kind by its key (`core/v1/Pod`). The module of its group version is loaded by the
 * first object that is validated, not at start; Node keeps it from then on. Objects come in normal form.
 */
export function builtinValidator(key: string): ValidateFunction {
  let loaded: ValidateFunction | undefined;
  const validate: ValidateFunction = (value) => {
    loaded ??= load(key);
    const valid = loaded(value);
    validate.errors = valid ? null : (loaded.errors ?? []);
    return valid;
  };
  return validate;
}

function load(key: string): ValidateFunction {
  const require = createRequire(import.meta.url);
  const path = generatedFile(`validators/${key.slice(0, key.lastIndexOf('/'))}.cjs`);
  const validatorOf = require(path) as (id: string) => ValidateFunction | undefined;
  // A kind that constrains nothing has no function.
  return validatorOf(key) ?? VALID;
}
