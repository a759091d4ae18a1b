import type { JsonValue } from '../../json/types.js';
import { forbiddenValue, invalidValue, MAX_FIELD_ERRORS, type FieldError } from '../../meta/field-errors.js';
import type { FieldPath } from '../../meta/field-path.js';
import type { Steps } from '../../meta/steps.js';
import { UNBOUNDED } from './cost-range.js';
import type { Environment } from './environment.js';
import { compileRule, ruleEnvironments, type CompiledRule } from './rule.js';
import {
  itemsSchema,
  MAX_REQUEST_BYTES,
  schemaChildren,
  sizedChild,
  sizedType,
  valuesSchema,
  type RuleSchema,
  type RuleText,
  type SchemaStep,
  type SizedType,
} from './types.js';

/** Cost limit of each rule's evaluation, multiplied by how often the schema can need it. */
const STATIC_RULE_LIMIT = 10_000_000;
/** Cost limit of all rules of one schema together. */
const STATIC_SCHEMA_LIMIT = 100_000_000;
/** Limit of rules named when the schema is too expensive. */
const MOST_EXPENSIVE = 4;

/** Limit of the length of all rules or expressions of one object: compiling this much takes about half a second. */
export const MOST_COMPILED_CHARACTERS = 128 * 1024;

const RULES = 'x-kubernetes-validations';

/** The context of checking a definition. */
export interface RuleCheckOptions {
  /** The path of the schema. */
  readonly path: FieldPath;
  readonly environment: Environment;
  /** How many characters of rules may still be compiled, in all schemas of the definition. */
  readonly allowance: { ruleCharacters: number };
  /** Fields of the schema's faults: rules at and around them are not compiled. */
  readonly faulty?: readonly string[];
}

/**
 * Checks the expressions of all rules of a schema when its definition is written, in steps: syntax, types, old values
 * and costs.
 * @param schema the schema of whole objects, structural, with valid defaults
 */
export function* checkRules(schema: RuleSchema, options: RuleCheckOptions): Steps<readonly FieldError[]> {
  const check = new Check(options);
  yield* check.visit(schema, {
    path: options.path,
    cardinality: 1,
    uncorrelated: undefined,
    whole: true,
    parent: undefined,
  });
  return check.finished();
}

/** One place in the schema, seen from above. */
interface Place {
  readonly path: FieldPath;
  /** How often the place can occur in one object, undefined when only the size of a request bounds it. */
  readonly cardinality: number | undefined;
  /** The list or map below which old values cannot be correlated. */
  readonly uncorrelated: FieldPath | undefined;
  readonly whole: boolean;
  /** The enclosing type, once rules at or above the place have needed it; it may have none. */
  readonly parent: { readonly type: SizedType | undefined; readonly step: SchemaStep } | undefined;
}

class Check {
  readonly #options: RuleCheckOptions;
  readonly #errors: FieldError[] = [];
  readonly #expensive: { readonly path: FieldPath; readonly cost: number }[] = [];
  #total = 0;

  constructor(options: RuleCheckOptions) {
    this.#options = options;
  }

  finished(): readonly FieldError[] {
    if (this.#total <= STATIC_SCHEMA_LIMIT) return this.#errors;
    const what = 'x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema';
    const most = [...this.#expensive].sort((one, other) => other.cost - one.cost).slice(0, MOST_EXPENSIVE);
    return [
      ...this.#errors,
      ...most.map(({ path }) =>
        forbiddenValue(
          path,
          'contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema',
        ),
      ),
      forbiddenValue(this.#options.path, overBudget(what, this.#total, STATIC_SCHEMA_LIMIT)),
    ];
  }

  *visit(schema: RuleSchema, place: Place): Steps<void> {
    const rules = schema[RULES] ?? [];
    const type = this.#typeOf(schema, place, rules.length > 0);
    for (const [step, child] of schemaChildren(schema)) {
      const parent = place.parent === undefined && rules.length === 0 ? undefined : { type, step };
      yield* this.visit(child, below(schema, place, step, child, parent));
    }
    if (rules.length > 0 && !this.#isFaulty(place.path)) yield* this.#compileRules(rules, place, type);
  }

  /** Whether the schema has a fault at or below this place. */
  #isFaulty(path: FieldPath): boolean {
    const { faulty = [] } = this.#options;
    if (faulty.length === 0) return false;
    const at = path.toString();
    return faulty.some((field) => field.startsWith(at) && /^$|^[.[]/.test(field.slice(at.length)));
  }

  #report(errors: readonly FieldError[]): void {
    for (const error of errors) if (this.#errors.length < MAX_FIELD_ERRORS) this.#errors.push(error);
  }

  #typeOf(schema: RuleSchema, place: Place, wanted: boolean): SizedType | undefined {
    const { parent } = place;
    if (parent === undefined) return wanted ? sizedType(schema, place.whole) : undefined;
    if (parent.type === undefined) return undefined;
    return sizedChild(parent.type, parent.step) ?? sizedType(schema, place.whole);
  }

  *#compileRules(rules: readonly RuleText[], place: Place, type: SizedType | undefined): Steps<void> {
    const path = place.path.child(RULES);
    if (type === undefined) {
      const why = 'unable to convert structural schema to CEL declarations';
      this.#report([
        {
          reason: 'InternalError',
          field: path.toString(),
          message: `Internal error: internal error: failed to construct type information for x-kubernetes-validations rules: ${why}`,
        },
      ]);
      return;
    }
    const environments = ruleEnvironments(this.#options.environment, type);
    const times = place.cardinality ?? Math.floor(MAX_REQUEST_BYTES / (type.minBytes + 1));
    for (const [index, rule] of rules.entries()) {
      // After enough faults, the rest of an invalid definition is not checked.
      if (this.#errors.length >= MAX_FIELD_ERRORS || this.#tooMuch(rule)) return;
      const compiled = yield* compileRule(rule, environments, type);
      this.#report(this.#compiledErrors(compiled, path.index(index), times, place.uncorrelated));
    }
  }

  /** Whether this rule exceeds what one definition may have; reported once. */
  #tooMuch({ rule, messageExpression = '' }: RuleText): boolean {
    const { allowance } = this.#options;
    const before = allowance.ruleCharacters;
    allowance.ruleCharacters -= rule.length + messageExpression.length;
    if (before >= 0 && allowance.ruleCharacters < 0) {
      const detail = `${RULES} of all versions may have no more than ${MOST_COMPILED_CHARACTERS} characters together`;
      this.#report([forbiddenValue(this.#options.path, detail)]);
    }
    return allowance.ruleCharacters < 0;
  }

  #compiledErrors(
    compiled: CompiledRule,
    path: FieldPath,
    times: number,
    uncorrelated: FieldPath | undefined,
  ): readonly FieldError[] {
    const { text, rule, message, faults, usesOldSelf } = compiled;
    const errors: FieldError[] = [];
    const cost = rule === undefined ? 0 : Math.min(rule.maxCost * times, UNBOUNDED);
    this.#spend(path.child('rule'), cost, 'estimated rule cost', errors);
    for (const { of, detail } of faults) errors.push(invalidValue(path.child(of), printedRule(text), detail));
    if (message !== undefined) {
      this.#spend(path.child('messageExpression'), message.maxCost, 'estimated messageExpression cost', errors);
    }
    if (usesOldSelf && uncorrelated !== undefined) {
      const detail = `oldSelf cannot be used on the uncorrelatable portion of the schema within ${uncorrelated.toString()}`;
      errors.push(invalidValue(path.child('rule'), text.rule, detail));
    }
    if (!usesOldSelf && text.optionalOldSelf !== undefined) {
      const detail = 'may not be set if oldSelf is not used in rule';
      errors.push(invalidValue(path.child('optionalOldSelf'), text.optionalOldSelf, detail));
    }
    return errors;
  }

  #spend(path: FieldPath, cost: number, what: string, errors: FieldError[]): void {
    if (cost > STATIC_RULE_LIMIT) errors.push(forbiddenValue(path, overBudget(what, cost, STATIC_RULE_LIMIT)));
    this.#total = Math.min(this.#total + cost, UNBOUNDED);
    if (cost >= STATIC_SCHEMA_LIMIT / 100) this.#expensive.push({ path, cost });
  }
}

/** One step down: its path, how often it can occur, and whether old values are correlatable. */
function below(schema: RuleSchema, place: Place, step: SchemaStep, child: RuleSchema, parent: Place['parent']): Place {
  const factor = step.kind === 'property' && valuesSchema(schema) === undefined ? 1 : mostElements(schema);
  const cardinality =
    place.cardinality === undefined || factor === undefined
      ? undefined
      : Math.min(place.cardinality * factor, UNBOUNDED);
  return {
    path: stepInto(place.path, step),
    cardinality,
    uncorrelated: step.kind === 'items' && schema['x-kubernetes-list-type'] !== 'map' ? place.path : place.uncorrelated,
    whole: child['x-kubernetes-embedded-resource'] === true,
    parent,
  };
}

function stepInto(path: FieldPath, step: SchemaStep): FieldPath {
  if (step.kind === 'property') return path.child('properties').key(step.name);
  return path.child(step.kind === 'items' ? 'items' : 'additionalProperties');
}

function mostElements(schema: RuleSchema): number | undefined {
  if (schema.type === 'array' && itemsSchema(schema) !== undefined) return positive(schema.maxItems);
  return schema.type === 'object' ? positive(schema.maxProperties) : 1;
}

function positive(limit: number | bigint | undefined): number | undefined {
  return limit === undefined ? undefined : Math.max(0, Number(limit));
}

/** A rule as printed in messages, with the reference's member names. */
function printedRule(text: RuleText): JsonValue {
  return {
    Rule: text.rule,
    Message: text.message ?? '',
    MessageExpression: text.messageExpression ?? '',
    Reason: text.reason ?? null,
    FieldPath: text.fieldPath ?? '',
    OptionalOldSelf: text.optionalOldSelf ?? null,
  };
}

function overBudget(what: string, cost: number, limit: number): string {
  const factor = cost / limit;
  const shown = factor > 100 ? 'more than 100x' : factor < 1.5 ? `${factor.toFixed(6)}x` : `${factor.toFixed(1)}x`;
  return `${what} exceeds budget by factor of ${shown} (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)`;
}
