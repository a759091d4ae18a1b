import type { RE2JS } from 're2js';

/** Remaining work of matching: newly visited program states, and characters. */
export interface MatchWork {
  left: number;
}

/** One instruction of RE2JS' programs, whose numbers are those of RE2. */
interface Instruction {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  matchRune(rune: number): boolean;
}

/** The used parts of a compiled pattern. */
interface Compiled {
  readonly prog: { readonly start: number; readonly inst: readonly Instruction[] };
  /** Character classes that no instruction distinguishes. */
  readonly dfa: {
    readonly latin1Class: ArrayLike<number>;
    readonly numClasses: number;
    runeClass(rune: number): number;
  };
}

const [ALT, ALT_MATCH, CAPTURE, EMPTY_WIDTH, FAIL, MATCH, NOP] = [1, 2, 3, 4, 5, 6, 7];
/** Assertions of `EMPTY_WIDTH`: at the start or end of a line or the text, at a word boundary or not. */
const [BEGIN_LINE, END_LINE, BEGIN_TEXT, END_TEXT, BORDER, NO_BORDER] = [1, 2, 4, 8, 16, 32];
const END = -1;
const NEWLINE = 10;
/** The context before a position in the text. */
const [NOTHING, A_NEWLINE, A_WORD, OTHER] = [0, 1, 2, 3] as const;
type Before = typeof NOTHING | typeof A_NEWLINE | typeof A_WORD | typeof OTHER;

/** A match was found. */
const FOUND = 'found';

/** The possible program positions between two characters. */
interface State {
  readonly places: Int32Array;
  readonly before: Before;
  /** The next state for each character class, and at the end, as far as computed. */
  readonly next: (State | typeof FOUND | undefined)[];
}

/** Limit of program positions in all cached states, after which all are dropped: about two megabytes. */
const KEPT = 50_000;
/** The overhead of a state, in memory and in time. */
const EACH = 20;
/** Characters read in cached states in the time of visiting one position. */
const CHARACTERS = 32;

/** The states of all automata that are used together. When there are too many, all are dropped. */
export class States {
  readonly #known = new Map<string, State>();
  #kept = 0;
  #automata = 0;

  /** A number for one more automaton. */
  next(): number {
    return (this.#automata += 1);
  }

  /** The state of an automaton with these sorted positions. */
  of(automaton: number, places: Int32Array, before: Before): State {
    const key = `${automaton} ${before} ${places.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#kept > KEPT) {
      this.#known.clear();
      this.#kept = 0;
    }
    this.#kept += places.length + EACH;
    const made: State = { places, before, next: [] };
    this.#known.set(key, made);
    return made;
  }
}

/**
 * Makes the automaton of a pattern: it returns whether the pattern matches anywhere in a text, or undefined when the
 * work was used up. States are computed when a text first reaches them, so most texts cost a table look-up per
 * character. Patterns such as `a[ab]{900}c` reach a new state with each character of some texts, with hundreds of
 * positions in each: `work` bounds that.
 */
export function createAutomaton(
  pattern: RE2JS,
  states: States,
): (text: string, work: MatchWork) => boolean | undefined {
  const automaton = new Automaton(pattern.re2() as Compiled, states);
  return (text, work) => automaton.matches(text, work);
}

class Automaton {
  readonly #compiled: Compiled;
  readonly #states: States;
  readonly #id: number;
  /** The round in which each position was last visited. */
  #seen: Uint32Array | undefined;
  #round = 0;
  #asserts: number | undefined;

  constructor(compiled: Compiled, states: States) {
    this.#compiled = compiled;
    this.#states = states;
    this.#id = states.next();
  }

  matches(text: string, work: MatchWork): boolean | undefined {
    const { dfa, prog } = this.#compiled;
    const { latin1Class, numClasses } = dfa;
    work.left -= text.length / CHARACTERS;
    let state = this.#state([prog.start], NOTHING);
    for (let at = 0; at < text.length; at += 1) {
      let rune = text.charCodeAt(at);
      if (rune >= 0xd800 && rune < 0xdc00) {
        rune = text.codePointAt(at)!;
        if (rune > 0xffff) at += 1;
      }
      const kind = rune < 256 ? latin1Class[rune]! : dfa.runeClass(rune);
      const next = state.next[kind] ?? this.#step(state, kind, rune, work);
      if (next === FOUND) return true;
      if (work.left < 0) return undefined;
      state = next;
    }
    return (state.next[numClasses] ?? this.#step(state, numClasses, END, work)) === FOUND;
  }

  #step(state: State, kind: number, rune: number, work: MatchWork): State | typeof FOUND {
    const after = this.#after(state, rune, work);
    const next = after === FOUND ? FOUND : this.#state(after, this.#contextOf(rune));
    state.next[kind] = next;
    return next;
  }

  #state(places: readonly number[], before: Before): State {
    return this.#states.of(this.#id, Int32Array.from(places).sort(), before);
  }

  /** The possible positions after the character, or a match before it. */
  #after({ places, before }: State, rune: number, work: MatchWork): readonly number[] | typeof FOUND {
    const { start, inst } = this.#compiled.prog;
    const seen = (this.#seen ??= new Uint32Array(inst.length));
    const holding = assertionsBetween(before, rune);
    const round = (this.#round += 1);
    const pending = [...places];
    const after: number[] = [];
    let looked = EACH;
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      if (seen[place] === round) continue;
      seen[place] = round;
      looked += 1;
      const each = inst[place]!;
      switch (each.op) {
        case ALT:
        case ALT_MATCH:
          pending.push(each.out, each.arg);
          break;
        case CAPTURE:
        case NOP:
          pending.push(each.out);
          break;
        case EMPTY_WIDTH:
          if ((each.arg & ~holding) === 0) pending.push(each.out);
          break;
        case MATCH:
          return FOUND;
        case FAIL:
          break;
        default:
          if (rune !== END && each.matchRune(rune)) after.push(each.out);
      }
    }
    work.left -= looked;
    // A match may also start after the character.
    after.push(start);
    return [...new Set(after)];
  }

  /** The context that assertions of this pattern need of a read character. */
  #contextOf(rune: number): Before {
    this.#asserts ??= this.#compiled.prog.inst.reduce((all, { op, arg }) => (op === EMPTY_WIDTH ? all | arg : all), 0);
    if (rune === NEWLINE && (this.#asserts & BEGIN_LINE) !== 0) return A_NEWLINE;
    return isOfWord(rune) && (this.#asserts & (BORDER | NO_BORDER)) !== 0 ? A_WORD : OTHER;
  }
}

function isOfWord(rune: number): boolean {
  return rune >= 0 && rune < 128 && /\w/.test(String.fromCharCode(rune));
}

/** The assertions that hold between the context and the next character. */
function assertionsBetween(before: Before, rune: number): number {
  let holding = (before === A_WORD) === isOfWord(rune) ? NO_BORDER : BORDER;
  if (before === NOTHING) holding |= BEGIN_TEXT | BEGIN_LINE;
  else if (before === A_NEWLINE) holding |= BEGIN_LINE;
  if (rune === END) holding |= END_TEXT | END_LINE;
  else if (rune === NEWLINE) holding |= END_LINE;
  return holding;
}
