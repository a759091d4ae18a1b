import { States } from '../automaton.js';
import { createBaseEnvironment, type Environment } from '../cel/environment.js';
import { MOST_COMPILED_CHARACTERS } from '../cel/rule-checks.js';
import { PatternAllowance } from '../pattern-work.js';
import { compileUserPattern } from '../regex.js';
import type { StructuralSchema } from '../structural.js';

/** What the checks of all versions of one definition share: cached objects and the remaining budget. */
export interface DefinitionAllowance {
  /** Made on first use. */
  readonly environment: Environment;
  /** Schema of ObjectMeta, for the metadata of embedded objects in defaults. */
  readonly metadata: StructuralSchema;
  /** Characters of rules that may still be compiled; negative: some were skipped. */
  ruleCharacters: number;
  /** Why a pattern is invalid; undefined when it is valid. */
  patternFault(text: string): string | undefined;
}

/** A full allowance, for checking one definition. @param metadata schema of ObjectMeta */
export function definitionAllowance(metadata: StructuralSchema): DefinitionAllowance {
  const faults = new Map<string, string | undefined>();
  let environment: Environment | undefined;
  const states = new States();
  const patterns = new PatternAllowance();
  return {
    get environment() {
      return (environment ??= { ...createBaseEnvironment(), patterns: new PatternAllowance() });
    },
    metadata,
    ruleCharacters: MOST_COMPILED_CHARACTERS,
    patternFault(text) {
      if (faults.has(text)) return faults.get(text);
      let fault: string | undefined;
      if (!patterns.take(text)) fault = 'all patterns of a definition together take too much to compile';
      else {
        const compiled = compileUserPattern(text, states);
        if (typeof compiled === 'string') fault = compiled;
      }
      faults.set(text, fault);
      return fault;
    },
  };
}
