import type { FieldPath } from '../../meta/field-path.js';
import { SIMPLE_ESCAPES } from '../../meta/simple-escapes.js';
import { valuesSchema, type RuleSchema } from './types.js';

const ESCAPES: Readonly<Record<string, string>> = { ...SIMPLE_ESCAPES, "'": "'", '\\': '\\' };

/** `.name`, or `['name']` with escapes inside. */
const STEP = /\.([^.[\]'][^.[\]]*)|\['((?:[^'\\]|\\[\s\S])*)'\]/y;

/** One step of a rule's `fieldPath`. */
export interface PathStep {
  readonly name: string;
  /** Whether it names a property rather than a key of a map. */
  readonly property: boolean;
}

function nameOf(plain: string | undefined, quoted: string | undefined): string | undefined {
  if (plain !== undefined) return plain;
  let valid = true;
  const name = (quoted ?? '').replace(/\\([\s\S])/g, (_all, letter: string) => {
    valid &&= Object.hasOwn(ESCAPES, letter);
    return ESCAPES[letter] ?? '';
  });
  return valid ? name : undefined;
}

/**
 * The steps of a rule's `fieldPath`, such as `.a['b']`, when each of them exists in the schema; undefined otherwise.
 */
export function parseRulePath(text: string, schema: RuleSchema): readonly PathStep[] | undefined {
  const steps: PathStep[] = [];
  let at: RuleSchema | undefined = schema;
  for (let offset = 0; offset < text.length;) {
    STEP.lastIndex = offset;
    const match = STEP.exec(text);
    const name = match === null ? undefined : nameOf(match[1], match[2]);
    if (match === null || name === undefined || at === undefined) return undefined;
    const property = at.properties !== undefined;
    at = childOf(at, name);
    if (at === undefined) return undefined;
    steps.push({ name, property });
    offset += match[0].length;
  }
  return steps;
}

function childOf(schema: RuleSchema, name: string): RuleSchema | undefined {
  const { properties } = schema;
  if (properties === undefined) return valuesSchema(schema);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The path that the steps lead to from the rule's place. */
export function followRulePath(path: FieldPath, steps: readonly PathStep[]): FieldPath {
  return steps.reduce((place, { name, property }) => (property ? place.child(name) : place.key(name)), path);
}
