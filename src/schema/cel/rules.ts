import { getOwn, isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import {
  duplicate,
  forbiddenValue,
  invalidValue,
  MOST_LOOKED_FOR,
  required,
  unfitting,
  type FieldError,
} from '../../meta/field-errors.js';
import { FieldPath } from '../../meta/field-path.js';
import type { Steps } from '../../meta/steps.js';
import type { Environment } from './environment.js';
import type { Evaluation, Program } from './evaluate.js';
import { Evaluations } from './evaluations.js';
import { fromJson } from './json-values.js';
import { Correlation, oldItemsOf } from './correlation.js';
import { followRulePath, parseRulePath } from './rule-path.js';
import { compileRule, ruleEnvironments, type CompiledRule } from './rule.js';
import { schemaChildren, sizedType, withObjectMeta, type RuleSchema, type RuleText } from './types.js';
import { CelError, Optional, type Value } from './values.js';

/** Cost limit of all rules over one object, or over all defaults of one schema. */
export const OBJECT_BUDGET = 10_000_000;
/** Cost limit of one evaluation. */
const CALL_LIMIT = 1_000_000;
/** Work limit, not part of costs, of all rules over one object. */
const MOST_WORK = 4_000_000;
/** Longest computed message, in bytes. */
const LONGEST_MESSAGE = 5 * 1024;

const RULES = 'x-kubernetes-validations';

/** The outcome of all rules over one object. */
export interface RuleResult {
  readonly errors: readonly FieldError[];
  /** Faults of unchanged values, reported as warnings: `path: message`. */
  readonly warnings: readonly string[];
}

/** The rules of one schema, ready to be evaluated over objects. */
export interface ObjectRules {
  /**
   * Evaluates all rules over an otherwise valid object, in steps. Each rule is compiled on first use.
   * @param old the object that it replaces; undefined when it is created
   */
  evaluate(object: JsonValue, old: JsonValue | undefined): Steps<RuleResult>;
  /**
   * Evaluates all rules over a default, in steps: it must be valid both as a new value and as an unchanged one.
   * @param path of the default in its definition
   * @param budget the cost limit
   */
  evaluateDefault(value: JsonValue, path: FieldPath, budget: number): Steps<DefaultResult>;
}

/** Compiled rules by the schema that has them. */
export type KnownRules = Map<RuleSchema, { compiled?: readonly CompiledRule[] }>;

/** The outcome of all rules over a default. */
export interface DefaultResult {
  readonly errors: readonly FieldError[];
  /** The remaining budget; negative when exceeded. */
  readonly left: number;
}

/**
 * Prepares the rules of a schema; undefined when it has none.
 * @param whole whether the schema describes whole objects, whose metadata rules may use
 * @param known rules by their schema, for several calls with overlapping schemas, so that each is compiled once
 */
export function objectRules(
  schema: RuleSchema,
  environment: Environment,
  whole = true,
  known?: KnownRules,
): ObjectRules | undefined {
  const root = nodeOf(schema, whole, known);
  if (root === undefined) return undefined;
  return {
    *evaluate(object, old) {
      const evaluation = new ObjectEvaluation(environment, OBJECT_BUDGET);
      yield* evaluation.visit(root, object, old, FieldPath.root, Correlation.ofRoot(object, old, schema));
      return { errors: evaluation.errors.map(placed), warnings: evaluation.warnings };
    },
    *evaluateDefault(value, path, budget) {
      const unchanged = new ObjectEvaluation(environment, budget);
      yield* unchanged.visit(root, value, value, path, Correlation.none);
      if (unchanged.errors.length > 0) return { errors: unchanged.errors, left: unchanged.left };
      const added = new ObjectEvaluation(environment, budget);
      yield* added.visit(root, value, undefined, path, Correlation.none);
      return { errors: added.errors, left: Math.min(unchanged.left, added.left) };
    },
  };
}

/** A fault of the whole object has the public API's field. */
function placed(error: FieldError): FieldError {
  return error.field === '' ? { ...error, field: '<nil>' } : error;
}

/** A place in a schema with rules at or below it. */
interface RuleNode {
  readonly schema: RuleSchema;
  readonly texts: readonly RuleText[];
  readonly whole: boolean;
  /** Below a schema whose type has no items or values, as in old definitions; rules there have no type. */
  readonly typeless: boolean;
  readonly properties: ReadonlyMap<string, RuleNode>;
  readonly items: RuleNode | undefined;
  readonly values: RuleNode | undefined;
  readonly rules: { compiled?: readonly CompiledRule[] };
}

function* compiledRules(node: RuleNode, environment: Environment): Steps<readonly CompiledRule[]> {
  if (node.rules.compiled !== undefined) return node.rules.compiled;
  const type = sizedType(node.schema, node.whole);
  if (type === undefined) return [];
  const environments = ruleEnvironments(environment, type);
  const compiled: CompiledRule[] = [];
  for (const text of node.texts) compiled.push(yield* compileRule(text, environments, type));
  return (node.rules.compiled = compiled);
}

function nodeOf(
  schema: RuleSchema,
  whole: boolean,
  known: KnownRules | undefined,
  typeless = false,
): RuleNode | undefined {
  const texts = schema[RULES] ?? [];
  const properties = new Map<string, RuleNode>();
  let items: RuleNode | undefined;
  let values: RuleNode | undefined;
  for (const [step, child] of schemaChildren(schema)) {
    if (typeless && step.kind === 'property') continue;
    const holder = HOLDERS[step.kind];
    const fits = holder === undefined || (schema.type ?? holder) === holder;
    const node = nodeOf(child, child['x-kubernetes-embedded-resource'] === true, known, typeless || !fits);
    if (node === undefined) continue;
    if (step.kind === 'property') properties.set(step.name, node);
    else if (step.kind === 'items') items = node;
    else values = node;
  }
  if (texts.length === 0 && properties.size === 0 && items === undefined && values === undefined) return undefined;
  const rules = known?.get(schema) ?? {};
  known?.set(schema, rules);
  return { schema, texts, whole, typeless, properties, items, values, rules };
}

/** Which type has items, and which has values. */
const HOLDERS: Readonly<Record<string, string>> = { items: 'array', values: 'object' };

/** A value with the rules at its place, and its old counterpart. */
type Visited = readonly [
  node: RuleNode,
  value: JsonValue,
  old: JsonValue | undefined,
  path: FieldPath,
  correlation: Correlation,
];

/** Thrown inside this file when the object's budget is used up. */
class BudgetSpent extends Error {}

class ObjectEvaluation {
  readonly errors: FieldError[] = [];
  readonly warnings: string[] = [];
  readonly #environment: Environment;
  #budget: number;
  readonly #evaluations: Evaluations;

  constructor(environment: Environment, budget: number) {
    this.#environment = environment;
    this.#evaluations = new Evaluations(environment.work, MOST_WORK);
    this.#budget = budget;
  }

  /** The remaining budget; negative when exceeded. */
  get left(): number {
    return this.#budget;
  }

  *visit(...at: Visited): Steps<void> {
    try {
      yield* this.#node(...at);
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
    }
  }

  *#node(...[node, value, old, path, correlation]: Visited): Steps<void> {
    if (value === null) return;
    if (node.texts.length > 0) yield* this.#rules(node, value, old ?? undefined, path, correlation);
    if (isJsonArray(value)) {
      if (node.items !== undefined) yield* this.#items(node, node.items, value, old, path, correlation);
    } else if (isJsonObject(value)) {
      yield* this.#members(node, value, isJsonObject(old) ? old : undefined, path, correlation);
    }
  }

  *#items(
    node: RuleNode,
    items: RuleNode,
    list: readonly JsonValue[],
    old: JsonValue | undefined,
    path: FieldPath,
    correlation: Correlation,
  ): Steps<void> {
    const counterpart = oldItemsOf(node.schema, old);
    for (let index = 0; index < list.length; index++) {
      const item = list[index] as JsonValue;
      yield* this.#node(items, item, counterpart(item), path.index(index), correlation.index(index));
    }
  }

  *#members(
    node: RuleNode,
    map: JsonObject,
    old: JsonObject | undefined,
    path: FieldPath,
    from: Correlation,
  ): Steps<void> {
    const { values, properties } = node;
    for (const name of Object.keys(map)) {
      const below = values ?? properties.get(name);
      const value = map[name];
      if (below === undefined || value === undefined) continue;
      const place = values === undefined ? path.child(name) : path.key(name);
      yield* this.#node(below, value, old && getOwn(old, name), place, from.key(name));
    }
  }

  *#rules(...[node, json, old, path, correlation]: Visited): Steps<void> {
    const schema = node.whole ? withObjectMeta(node.schema) : node.schema;
    if (node.typeless) return this.#untyped(path, schema.type ?? '');
    const rules = yield* compiledRules(node, this.#environment);
    const shown = schema.type ?? '';
    if (this.#budget <= 0) this.#outOfBudget(path, shown);
    const self = fromJson(json, schema);
    const usesOld = rules.some(({ usesOldSelf }) => usesOldSelf);
    const oldSelf = usesOld && old !== undefined ? fromJson(old, schema) : undefined;
    for (const compiled of rules) {
      this.#rule(compiled, { self, oldSelf, json, schema, path, correlation });
      yield;
    }
  }

  /** A rule that cannot be compiled is a fault of every value it applies to. */
  #untyped(path: FieldPath, shown: string): void {
    if (this.errors.length > MOST_LOOKED_FOR) this.#stop();
    const why = 'failed to convert to declType for CEL validation rules';
    this.errors.push(invalidValue(path, shown, `rule compiler initialization error: ${why}`));
  }

  #rule(compiled: CompiledRule, at: RulePlace): void {
    const { text, rule, usesOldSelf } = compiled;
    const shown = at.schema.type ?? '';
    if (rule === undefined) {
      const [fault] = compiled.faults;
      if (fault !== undefined) this.errors.push(invalidValue(at.path, shown, `rule compile error: ${fault.detail}`));
      return;
    }
    const optional = text.optionalOldSelf === true;
    if (usesOldSelf && at.oldSelf === undefined && !optional) return;
    const variables = [at.self, optional ? new Optional(at.oldSelf) : at.oldSelf];
    const { value, cost } = this.#run(rule.program, variables);
    if (cost > this.#budget || this.#evaluations.spent) this.#outOfBudget(at.path, shown);
    this.#budget -= cost;
    if (value === true) return;
    // Limited, so that no more are printed.
    if (this.errors.length > MOST_LOOKED_FOR) this.#stop();
    if (value instanceof CelError) return this.#failed(value.message, text, at);
    this.#violated(compiled, variables, at);
  }

  #run(program: Program, variables: readonly (Value | undefined)[]): Evaluation {
    return this.#evaluations.run(program, variables, CALL_LIMIT);
  }

  #outOfBudget(path: FieldPath, shown: string): never {
    const detail = 'validation failed due to running out of cost budget, no further validation rules will be run';
    this.errors.push(invalidValue(path, shown, detail));
    this.#stop();
  }

  /** No further rule is evaluated. */
  #stop(): never {
    this.#budget = -1;
    throw new BudgetSpent();
  }

  /** A rule whose evaluation failed. */
  #failed(fault: string, text: RuleText, { path, schema }: RulePlace): void {
    const shown = schema.type ?? '';
    const named = ruleName(text);
    if (fault.startsWith('no such overload')) {
      const why = 'call arguments did not match a supported operator, function or macro signature for rule';
      this.errors.push(invalidValue(path, shown, `'${fault}': ${why}: ${named}`));
    } else if (fault.startsWith('operation cancelled: actual cost limit exceeded')) {
      const why = 'no further validation rules will be run due to call cost exceeds limit for rule';
      this.errors.push(invalidValue(path, shown, `'${fault}': ${why}: ${named}`));
      this.#stop();
    } else {
      this.errors.push(invalidValue(path, shown, `${fault} evaluating rule: ${named}`));
    }
  }

  #violated(compiled: CompiledRule, variables: readonly (Value | undefined)[], at: RulePlace): void {
    const { text, usesOldSelf } = compiled;
    const steps = text.fieldPath === undefined ? undefined : parseRulePath(text.fieldPath, at.schema);
    const path = steps === undefined ? at.path : followRulePath(at.path, steps);
    const report = (error: FieldError): void => {
      if (usesOldSelf || !at.correlation.isUnchanged()) this.errors.push(error);
      else this.warnings.push(`${error.field}: ${error.message}`);
    };
    const computed = this.#message(compiled, variables, path, at, report);
    report(ruleError(text, path, at, computed ?? defaultMessage(text)));
  }

  /** The computed message of a rule; undefined when it has none or its result is unusable. */
  #message(
    { message, text }: CompiledRule,
    variables: readonly (Value | undefined)[],
    path: FieldPath,
    at: RulePlace,
    report: (error: FieldError) => void,
  ): string | undefined {
    if (message === undefined) return undefined;
    const { value, cost } = this.#run(message.program, variables);
    const spent = (detail: string): never => {
      report(invalidValue(path, at.schema.type ?? '', detail));
      this.#stop();
    };
    if (cost > this.#budget || this.#evaluations.spent) {
      spent(
        'messageExpression evaluation failed due to running out of cost budget, no further validation rules will be run',
      );
    }
    if (value instanceof CelError && value.message.startsWith('operation cancelled: actual cost limit exceeded')) {
      const named = JSON.stringify(text.messageExpression ?? '');
      spent(`no further validation rules will be run due to call cost exceeds limit for messageExpression: ${named}`);
    }
    this.#budget -= cost;
    const words = typeof value === 'string' ? value.trim() : '';
    return words === '' || words.includes('\n') || Buffer.byteLength(words) > LONGEST_MESSAGE ? undefined : words;
  }
}

/** The place of an evaluation, and its values. */
interface RulePlace {
  readonly self: Value;
  readonly oldSelf: Value | undefined;
  readonly json: JsonValue;
  readonly schema: RuleSchema;
  readonly path: FieldPath;
  readonly correlation: Correlation;
}

function ruleName({ rule, message = '' }: RuleText): string {
  return message === '' ? rule.trim() : message.trim();
}

function defaultMessage(text: RuleText): string {
  const { message = '' } = text;
  return message === '' ? `failed rule: ${ruleName(text)}` : message.trim();
}

function ruleError(text: RuleText, path: FieldPath, { json, schema }: RulePlace, detail: string): FieldError {
  const composite = schema.type === 'object' || schema.type === 'array';
  switch (text.reason) {
    case 'FieldValueForbidden':
      return forbiddenValue(path, detail);
    case 'FieldValueRequired':
      return required(path, detail);
    case 'FieldValueDuplicate':
      return composite
        ? { reason: 'FieldValueDuplicate', field: path.toString(), message: 'Duplicate value' }
        : duplicate(path, json);
    default:
      return composite ? unfitting(path, detail) : invalidValue(path, json, detail);
  }
}
