import { States } from '../automaton.js';
import { createBaseEnvironment, type Environment } from '../cel/environment.js';
import { MOST_COMPILED_CHARACTERS } from '../cel/rule-checks.js';
import { patternWork } from '../pattern-work.js';
import { compileUserPattern } from '../regex.js';

/** Most that all different patterns of a definition may take to compile, in steps of their programs: some tenths of a second. */
const PATTERN_WORK = 100_000;

/** What the checks of all versions of one definition share: what they make once, and how much they may still make. */
export interface DefinitionAllowance {
  /** Made when somebody first needs it. */
  readonly environment: Environment;
  /** Characters of rules that may still be compiled; negative: some were not. */
  ruleCharacters: number;
  /** Why a text is no pattern; undefined when it is one. */
  patternFault(text: string): string | undefined;
}

/** Makes a whole allowance, for the check of one definition. */
export function definitionAllowance(): DefinitionAllowance {
  const faults = new Map<string, string | undefined>();
  let environment: Environment | undefined;
  const states = new States();
  let work = 0;
  return {
    get environment() {
      return (environment ??= createBaseEnvironment());
    },
    ruleCharacters: MOST_COMPILED_CHARACTERS,
    patternFault(text) {
      if (faults.has(text)) return faults.get(text);
      work += patternWork(text);
      let fault: string | undefined;
      if (work > PATTERN_WORK) fault = 'all patterns of a definition together take too much to compile';
      else {
        const compiled = compileUserPattern(text, states);
        if (typeof compiled === 'string') fault = compiled;
      }
      faults.set(text, fault);
      return fault;
    },
  };
}
