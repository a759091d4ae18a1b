import { atOnce, type Steps } from '../../meta/steps.js';
import type { Expr } from './ast.js';
import { checkTypes } from './checker.js';
import { declaredName, sameType, type CelType } from './cel-type.js';
import { estimateCost } from './cost.js';
import type { Environment } from './environment.js';
import { compileProgram, type Program } from './evaluate.js';
import { checkLiterals } from './literal-checks.js';
import { parseCel } from './parser.js';
import { CelSyntaxError, printIssues } from './source.js';
import type { SizedType } from './types.js';
import { someNode } from './walk.js';

/** A compiled expression. */
export interface Compiled {
  readonly program: Program;
  readonly type: CelType;
  /** Whether it uses a variable. */
  uses(variable: string): boolean;
  /** The maximal cost of an evaluation for the sizes that the schema allows. */
  readonly maxCost: number;
}

/** Why an expression is invalid. */
export interface CompileFault {
  /** `syntax-or-types` faults are a list with positions; `program` ones a reason; `result`: it has another type. */
  readonly kind: 'syntax-or-types' | 'result' | 'program';
  readonly detail: string;
}

/** Distinguishes the two outcomes of `compileExpression` and `checkExpression`. */
export function isCompileFault(compiled: Compiled | CelType | CompileFault): compiled is CompileFault {
  return 'detail' in compiled;
}

/**
 * Parses, checks and compiles an expression.
 * @param root sizes of what the variables hold, for the estimate of costs
 */
export function compileExpression(
  text: string,
  environment: Environment,
  root: SizedType | undefined,
): Compiled | CompileFault {
  return atOnce(compileInSteps(text, environment, root));
}

/**
 * `compileExpression` in steps, since the longest expressions take some tenths of a second.
 *
 * @param wanted the required type
 */
export function* compileInSteps(
  text: string,
  environment: Environment,
  root: SizedType | undefined,
  wanted?: CelType,
): Steps<Compiled | CompileFault> {
  const parsed = yield* checkedOrFault(text, environment);
  if ('detail' in parsed) return parsed;
  const type = parsed.type as CelType;
  if (wanted !== undefined && !sameType(type, wanted)) return { kind: 'result', detail: declaredName(type) };
  yield;
  const program = yield* compileProgram(parsed, [...environment.variables.keys()], environment.work.values);
  if (typeof program === 'string') return { kind: 'program', detail: program };
  yield;
  const { max: maxCost } = yield* estimateCost(parsed, root);
  return {
    program,
    type,
    uses: (variable) => someNode(parsed, (node) => node.kind === 'ident' && node.name === variable),
    maxCost,
  };
}

/**
 * The type of an expression that is never evaluated here.
 * @returns all faults of its syntax and types, if any
 */
export function checkExpression(text: string, environment: Environment): CelType | CompileFault {
  const checked = atOnce(checkedOrFault(text, environment));
  return 'detail' in checked ? checked : (checked.type as CelType);
}

function* checkedOrFault(text: string, environment: Environment): Steps<Expr | CompileFault> {
  const parsed = yield* parsedOrFault(text, environment.bindings);
  if ('detail' in parsed) return parsed;
  yield;
  const typeIssues = yield* checkTypes(parsed, environment);
  yield;
  const issues = typeIssues.length > 0 ? typeIssues : yield* checkLiterals(parsed, environment.patterns);
  return issues.length > 0 ? { kind: 'syntax-or-types', detail: printIssues(text, issues) } : parsed;
}

function* parsedOrFault(text: string, bindings: boolean | undefined): Steps<Expr | CompileFault> {
  try {
    return yield* parseCel(text, bindings);
  } catch (error) {
    if (!(error instanceof CelSyntaxError)) throw error;
    return { kind: 'syntax-or-types', detail: printIssues(text, error.issues) };
  }
}
