import type { SuiteTest } from './conformance-suite.js';
import { typeFrom } from './conformance-values.js';

/** Suites, sections (`suite/section`) and tests (`suite/section/test`) that do not apply to Kubernetes, and why. */
export const EXCLUDED: ReadonlyMap<string, string> = new Map([
  ['bindings_ext', 'cel.bind is not among the libraries'],
  ['block_ext', 'cel.block is not among the libraries'],
  ['encoders_ext', 'base64 is not among the libraries'],
  ['math_ext', 'math is not among the libraries'],
  ['proto2', 'no messages'],
  ['proto2_ext', 'no messages'],
  ['proto3', 'no messages'],
  ['dynamic', 'no messages'],
  ['enums', 'no messages'],
  ['wrappers', 'no messages'],
  ['comparisons/eq_wrapper', 'no messages'],
  ['type_deductions/wrappers', 'no messages'],
  ['type_deductions/type_parameters', 'no opaque types with parameters but optional_type'],
  ['namespace', 'no containers'],
  ['fields/quoted_map_fields', 'names in backquotes are not enabled'],
  ['fields/qualified_identifier_resolution', 'no variables with dots in their names'],
  ['optionals/optionals/map_null_entry_no_such_key', 'has() of what has no fields is false'],
  ['optionals/optionals/map_present_key_invalid_field', 'has() of what has no fields is false'],
  ['string_ext/value_errors/indexof_out_of_range', 'an offset beyond the end finds nothing'],
  ['string_ext/value_errors/lastindexof_out_of_range', 'an offset beyond the end finds nothing'],
  [
    'string_ext/format',
    'version 2 of the extension formats numbers for English readers; `format` in library-cases.ts has its cases',
  ],
]);

/** Why a test does not apply although its section does; undefined when it does. */
export function inapplicable({ original }: SuiteTest): string | undefined {
  if (original.disableCheck === true) return 'expressions are always checked';
  if (original.typeEnv?.some(({ ident }) => typeFrom(ident?.type) === undefined) === true) {
    return 'no variables of message types and no functions of callers';
  }
  if (original.container !== undefined) return 'no containers and no messages';
  if (/TestAllTypes|google\.protobuf\.(?:Any|Value|Struct|ListValue|\w+Value)\b/.test(original.expr)) {
    return 'no messages';
  }
  return undefined;
}
