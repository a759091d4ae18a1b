import { eachSchema, type JsonSchema } from './json-schema.js';
import { formatCheck } from './scalar-checks.js';

const NUMBER_FORMATS: Readonly<Record<string, readonly string[]>> = {
  integer: ['int32', 'int64'],
  number: ['float', 'double'],
};

/** The formats in a schema that are not validated for their type. */
export function unknownFormats(root: JsonSchema): readonly string[] {
  const found: string[] = [];
  eachSchema(root, ({ format = '', type = '' }) => {
    if (format === '') return;
    const textual = type === '' || type === 'string';
    const known = textual ? formatCheck(format) !== undefined : (NUMBER_FORMATS[type]?.includes(format) ?? false);
    if (!known) found.push(format);
  });
  return found;
}
