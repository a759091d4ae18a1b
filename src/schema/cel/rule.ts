import type { Steps } from '../../meta/steps.js';
import { BOOL, optionalType, STRING } from './cel-type.js';
import { compileInSteps, isCompileFault, type CompileFault, type Compiled } from './compile.js';
import { withVariables, type Environment } from './environment.js';
import type { RuleText, SizedType } from './types.js';

/** Why one expression of a rule is invalid, in the words of the public API. */
export interface RuleFault {
  readonly of: 'rule' | 'messageExpression';
  readonly detail: string;
}

/** A rule, as far as it could be compiled. */
export interface CompiledRule {
  readonly text: RuleText;
  /** Absent when the rule is blank or faulty. */
  readonly rule: Compiled | undefined;
  readonly message: Compiled | undefined;
  readonly usesOldSelf: boolean;
  readonly faults: readonly RuleFault[];
}

/** The variables of rules, in the order of programs' arguments. */
const SELF = 'self';
/** The value that the write replaces. */
const OLD_SELF = 'oldSelf';

/** The two environments of the rules of one place in a schema. */
export interface RuleEnvironments {
  readonly plain: Environment;
  /** For rules with `optionalOldSelf`: the old value is an optional. */
  readonly optional: Environment;
}

/** The names available to rules for values of a type. */
export function ruleEnvironments(base: Environment, { type }: SizedType): RuleEnvironments {
  const self = [SELF, type] as const;
  return {
    plain: withVariables(base, [self, [OLD_SELF, type]]),
    optional: withVariables(base, [self, [OLD_SELF, optionalType(type)]]),
  };
}

/** Compiles a rule and its message, in steps. */
export function* compileRule(text: RuleText, environments: RuleEnvironments, sized: SizedType): Steps<CompiledRule> {
  const environment = text.optionalOldSelf === true ? environments.optional : environments.plain;
  const nothing = { text, rule: undefined, message: undefined, usesOldSelf: false };
  if (text.rule.trim() === '') return { ...nothing, faults: [] };
  const rule = yield* compileInSteps(text.rule, environment, sized, BOOL);
  if (isCompileFault(rule)) return { ...nothing, faults: [{ of: 'rule', detail: ruleFault(rule) }] };
  const message = yield* compileMessage(text, environment, sized);
  const usesOldSelf = rule.uses(OLD_SELF);
  if (typeof message === 'string') {
    return { ...nothing, rule, usesOldSelf, faults: [{ of: 'messageExpression', detail: message }] };
  }
  return { text, rule, message, usesOldSelf, faults: [] };
}

function* compileMessage(
  text: RuleText,
  environment: Environment,
  sized: SizedType,
): Steps<Compiled | string | undefined> {
  if (text.messageExpression === undefined || text.messageExpression === '') return undefined;
  const message = yield* compileInSteps(text.messageExpression, environment, sized, STRING);
  if (!isCompileFault(message)) return message;
  if (message.kind === 'result') return 'messageExpression must evaluate to a string';
  const what = message.kind === 'program' ? 'instantiation failed' : 'compilation failed';
  return `messageExpression ${what}: ${message.detail}`;
}

function ruleFault({ kind, detail }: CompileFault): string {
  if (kind === 'result') return 'cel expression must evaluate to a bool';
  return `${kind === 'program' ? 'program instantiation failed' : 'compilation failed'}: ${detail}`;
}
