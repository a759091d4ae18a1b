import { BOOL, STRING, INT, listType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction, type Implementation } from '../functions.js';
import { ArrayList, CelError, type Value } from '../values.js';
import type { PatternSource } from './patterns.js';

/** Every result of searching a text with a pattern. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function onTexts(calculate: (one: string, other: string) => Value): Implementation {
  return (one, other) => calculate(one as string, other as string);
}

/** The functions on texts of the standard library, and Kubernetes' `find` and `findAll`. */
export function texts(patterns: PatternSource): readonly CelFunction[] {
  const matches = onTexts((text, pattern) => {
    const compiled = patterns(pattern);
    return typeof compiled === 'string' ? new CelError(compiled) : compiled.matches(text);
  });
  const findAll: Implementation = (text, pattern, count) => {
    const compiled = patterns(pattern as string);
    if (typeof compiled === 'string') return new CelError(`Illegal regex: ${compiled}`);
    const limit = count === undefined || (count as bigint) < 0n ? NO_LIMIT : Number(count);
    return new ArrayList(compiled.findAll(text as string, limit));
  };
  const find = onTexts((text, pattern) => {
    const compiled = patterns(pattern);
    return typeof compiled === 'string' ? new CelError(`Illegal regex: ${compiled}`) : compiled.find(text);
  });
  return [
    celFunction(
      'contains',
      member(
        'contains_string',
        [STRING, STRING],
        BOOL,
        onTexts((text, part) => text.includes(part)),
      ),
    ),
    celFunction(
      'endsWith',
      member(
        'ends_with_string',
        [STRING, STRING],
        BOOL,
        onTexts((text, part) => text.endsWith(part)),
      ),
    ),
    celFunction(
      'startsWith',
      member(
        'starts_with_string',
        [STRING, STRING],
        BOOL,
        onTexts((text, part) => text.startsWith(part)),
      ),
    ),
    celFunction(
      'matches',
      overload('matches', [STRING, STRING], BOOL, matches),
      member('matches_string', [STRING, STRING], BOOL, matches),
    ),
    celFunction('find', member('string_find_string', [STRING, STRING], STRING, find)),
    celFunction(
      'findAll',
      member('string_find_all_string', [STRING, STRING], listType(STRING), findAll),
      member('string_find_all_string_int', [STRING, STRING, INT], listType(STRING), findAll),
    ),
  ];
}
