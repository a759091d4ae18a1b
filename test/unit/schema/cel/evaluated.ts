import { compileExpression, isCompileFault } from '../../../../src/schema/cel/compile.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import { CelError, type Value } from '../../../../src/schema/cel/values.js';

const ENVIRONMENT = createBaseEnvironment();

/** The value of an expression without variables and its cost; compile errors are thrown. */
export function evaluated(text: string, limit = 1_000_000): { readonly value: Value; readonly cost: number } {
  const compiled = compileExpression(text, ENVIRONMENT, undefined);
  if (isCompileFault(compiled)) throw new Error(compiled.detail);
  return compiled.program.run([], limit);
}

/** The message of the error of an expression. */
export function errorOf(text: string): string {
  const { value } = evaluated(text);
  if (!(value instanceof CelError)) throw new Error(`no error but ${String(value)}`);
  return value.message;
}

/** The compile errors of an expression; empty if valid. */
export function refusal(text: string): string {
  const compiled = compileExpression(text, ENVIRONMENT, undefined);
  return isCompileFault(compiled) ? compiled.detail : '';
}
