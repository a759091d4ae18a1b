import type { Steps } from '../../meta/steps.js';
import type { Expr, MapEntry, StructField } from './ast.js';
import { bytesLiteral, intLiteral, stringLiteral, uintLiteral } from './literals.js';
import { tokensOf, type Token } from './lexer.js';
import { expandBinding, expandMacro } from './macros.js';
import { type CelIssue, CelSyntaxError } from './source.js';

/** Longest expression, in code points, as in the reference. */
const MAX_CODE_POINTS = 100_000;
/** Deepest nesting of each rule of the grammar, chains such as `a + b + c` included. */
const MAX_DEPTH = 250;
/** So many are read in about a millisecond. */
const TOKENS_OF_A_STEP = 1_000;

const RESERVED: ReadonlySet<string> = new Set(
  'as break const continue else for function if import let loop package namespace return var void while'.split(' '),
);
/** Reserved words, which cannot even be names of fields. */
const KEYWORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'in']);
const RELATIONS: ReadonlySet<string> = new Set(['<', '<=', '>=', '>', '==', '!=', 'in']);
const SUMS: ReadonlySet<string> = new Set(['+', '-']);
const PRODUCTS: ReadonlySet<string> = new Set(['*', '/', '%']);

const OPERAND_TOKENS =
  "'(', '.', '-', '!', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, STRING, BYTES, IDENTIFIER}";

type Rule = 'expr' | 'relation' | 'calc' | 'member';

/**
 * The syntax tree of an expression, macros expanded, made in steps. Time is linear in the text and depth is bounded.
 * @param bindings whether `cel.bind` is available
 * @throws CelSyntaxError with the words of the reference as far as known
 */
export function* parseCel(text: string, bindings = false): Steps<Expr> {
  const size = text.length <= MAX_CODE_POINTS ? text.length : Array.from(text).length;
  if (size > MAX_CODE_POINTS) {
    throw new CelSyntaxError(-1, `expression code point size exceeds limit: size: ${size}, limit ${MAX_CODE_POINTS}`);
  }
  const odd: CelIssue[] = [];
  const tokens = tokensOf(text, odd);
  yield;
  let expr: Expr;
  try {
    expr = yield* new Parser(tokens, bindings).whole();
  } catch (error) {
    if (!(error instanceof CelSyntaxError)) throw error;
    throw new CelSyntaxError(error.issues[0]!.offset, error.message, odd);
  }
  const last = odd.pop();
  if (last !== undefined) throw new CelSyntaxError(last.offset, last.message, odd);
  return expr;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #bindings: boolean;
  #at = 0;
  /** Others get a turn after this token. */
  #restAt = TOKENS_OF_A_STEP;
  readonly #depths: Record<Rule, number> = { expr: 0, relation: 0, calc: 0, member: 0 };

  constructor(tokens: readonly Token[], bindings: boolean) {
    this.#tokens = tokens;
    this.#bindings = bindings;
  }

  *whole(): Steps<Expr> {
    const expr = yield* this.#expr();
    const rest = this.#peek();
    if (rest.kind !== 'end') {
      const single = this.#tokens[this.#at + 1]?.kind === 'end';
      this.#fail(rest, `Syntax error: ${single ? 'extraneous' : 'mismatched'} input '${rest.text}' expecting <EOF>`);
    }
    return expr;
  }

  #peek(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #next(): Token {
    const token = this.#peek();
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  #fail(token: Token, message: string): never {
    throw new CelSyntaxError(token.offset, message);
  }

  #is(text: string): boolean {
    const token = this.#peek();
    return token.text === text && (token.kind === 'punct' || token.kind === 'ident');
  }

  #take(text: string): Token | undefined {
    return this.#is(text) ? this.#next() : undefined;
  }

  #expect(text: string): Token {
    const token = this.#take(text);
    if (token !== undefined) return token;
    const found = this.#peek();
    return this.#fail(found, `Syntax error: mismatched input '${found.text}' expecting '${text}'`);
  }

  #enter(rule: Rule): void {
    this.#depths[rule] += 1;
    if (this.#depths[rule] > MAX_DEPTH) {
      throw new CelSyntaxError(-1, `expression recursion limit exceeded: ${MAX_DEPTH}`);
    }
  }

  *#expr(): Steps<Expr> {
    this.#enter('expr');
    if (this.#at > this.#restAt) {
      this.#restAt = this.#at + TOKENS_OF_A_STEP;
      yield;
    }
    const condition = yield* this.#logical('||');
    const mark = this.#take('?');
    let result = condition;
    if (mark !== undefined) {
      const yes = yield* this.#logical('||');
      this.#expect(':');
      result = call(mark.offset, '_?_:_', [condition, yes, yield* this.#expr()]);
    }
    this.#depths.expr -= 1;
    return result;
  }

  /** Long chains become balanced trees, so that a thousand alternatives are ten levels. */
  *#logical(operator: '&&' | '||'): Steps<Expr> {
    const term = (): Steps<Expr> => (operator === '||' ? this.#logical('&&') : this.#relation());
    const terms = [yield* term()];
    const offsets: number[] = [];
    for (let mark = this.#take(operator); mark !== undefined; mark = this.#take(operator)) {
      offsets.push(mark.offset);
      terms.push(yield* term());
    }
    return balanced(`_${operator}_`, terms, offsets, 0, offsets.length - 1);
  }

  /** Left-associative operators; each step of the chain counts as one level. */
  *#chain(rule: Rule, operators: ReadonlySet<string>, operand: () => Steps<Expr>): Steps<Expr> {
    const depth = this.#depths[rule];
    if (operators !== PRODUCTS) this.#enter(rule);
    let left = yield* operand();
    for (let token = this.#peek(); isOperator(token, operators); token = this.#peek()) {
      this.#enter(rule);
      this.#next();
      left = call(token.offset, token.text === 'in' ? '@in' : `_${token.text}_`, [left, yield* operand()]);
    }
    this.#depths[rule] = depth;
    return left;
  }

  #relation(): Steps<Expr> {
    return this.#chain('relation', RELATIONS, () =>
      this.#chain('calc', SUMS, () => this.#chain('calc', PRODUCTS, () => this.#unary())),
    );
  }

  *#unary(): Steps<Expr> {
    for (const operator of ['!', '-']) {
      const first = this.#peek();
      if (!this.#is(operator)) continue;
      if (operator === '-' && this.#signed()) break;
      let count = 0;
      for (; this.#is(operator) && !(operator === '-' && this.#signed()); count += 1) this.#next();
      const operand = yield* this.#member();
      return count % 2 === 0 ? operand : call(first.offset, `${operator}_`, [operand]);
    }
    return yield* this.#member();
  }

  /** Whether a minus and a number follow, which form one literal. */
  #signed(): boolean {
    const number = this.#tokens[this.#at + 1];
    return number?.kind === 'int' || number?.kind === 'float';
  }

  *#member(): Steps<Expr> {
    const depth = this.#depths.member;
    this.#enter('member');
    let expr = yield* this.#primary();
    for (;;) {
      const dot = this.#take('.');
      const bracket = dot === undefined ? this.#take('[') : undefined;
      if (dot === undefined && bracket === undefined) break;
      this.#enter('member');
      expr = yield* dot === undefined ? this.#index(expr, bracket as Token) : this.#field(expr, dot);
    }
    this.#depths.member = depth;
    return expr;
  }

  *#index(operand: Expr, bracket: Token): Steps<Expr> {
    const optional = this.#take('?') !== undefined;
    const index = yield* this.#expr();
    this.#expect(']');
    return call(bracket.offset, optional ? '_[?_]' : '_[_]', [operand, index]);
  }

  *#field(operand: Expr, dot: Token): Steps<Expr> {
    const optional = this.#take('?') !== undefined;
    const name = this.#next();
    if (name.kind === 'escaped-ident') this.#fail(name, "unsupported syntax: '`'");
    if (name.kind !== 'ident' || KEYWORDS.has(name.text)) {
      this.#fail(name, `Syntax error: mismatched input '${name.text}' expecting IDENTIFIER`);
    }
    if (optional) {
      return call(dot.offset, '_?._', [operand, { kind: 'literal', offset: name.offset, value: name.text }]);
    }
    const open = this.#take('(');
    if (open === undefined) {
      return { kind: 'select', offset: dot.offset, operand, field: name.text, testOnly: false };
    }
    const args = yield* this.#arguments();
    const bound = this.#bindings ? expandBinding(name.text, operand, args, open.offset) : undefined;
    return bound ?? expandMacro(name.text, operand, args, open.offset) ?? call(open.offset, name.text, args, operand);
  }

  *#arguments(): Steps<Expr[]> {
    const args: Expr[] = [];
    if (this.#take(')') !== undefined) return args;
    do args.push(yield* this.#expr());
    while (this.#take(',') !== undefined);
    this.#expect(')');
    return args;
  }

  *#primary(): Steps<Expr> {
    const token = this.#peek();
    switch (token.kind) {
      case 'int':
      case 'uint':
      case 'float':
      case 'string':
      case 'bytes':
        return this.#literal(this.#next(), token.offset, false);
      case 'ident':
        return yield* this.#named('');
      case 'punct':
        break;
      default:
        return this.#operandMissing(token, "{'[', '{', ");
    }
    switch (token.text) {
      case '-': {
        const signed = this.#signed();
        this.#next();
        const number = this.#next();
        if (!signed) this.#fail(number, `Syntax error: no viable alternative at input '-${number.text}'`);
        return this.#literal(number, token.offset, true);
      }
      case '.':
        this.#next();
        return yield* this.#named('.');
      case '(': {
        this.#next();
        const expr = yield* this.#expr();
        this.#expect(')');
        return expr;
      }
      case '[':
        return yield* this.#list(this.#next());
      case '{':
        return yield* this.#map(this.#next());
      default:
        return this.#operandMissing(token, "{'[', '{', ");
    }
  }

  #operandMissing(token: Token, start: string): never {
    return this.#fail(token, `Syntax error: mismatched input '${token.text}' expecting ${start}${OPERAND_TOKENS}`);
  }

  #literal(token: Token, offset: number, negative: boolean): Expr {
    const make = <T extends bigint | number | string | object>(value: T | undefined, fault: string): Expr => {
      if (value === undefined) throw new CelSyntaxError(offset, fault);
      return { kind: 'literal', offset, value: value as bigint };
    };
    switch (token.kind) {
      case 'int':
        return make(intLiteral(token.text, negative), 'invalid int literal');
      case 'uint':
        return make(uintLiteral(token.text), 'invalid uint literal');
      case 'float': {
        const value = Number(token.text) * (negative ? -1 : 1);
        return make(Number.isFinite(value) ? value : undefined, 'invalid double literal');
      }
      case 'bytes':
        return make(bytesLiteral(token.text), 'unable to unescape string');
      default:
        return make(stringLiteral(token.text), 'invalid unicode code point');
    }
  }

  /** A keyword literal, a variable, a call of a global function, or a message. */
  *#named(dot: '' | '.'): Steps<Expr> {
    const token = this.#next();
    if (token.kind !== 'ident' || (dot === '.' && KEYWORDS.has(token.text))) {
      this.#fail(token, `Syntax error: mismatched input '${token.text}' expecting IDENTIFIER`);
    }
    const { text, offset } = token;
    if (text === 'true' || text === 'false') return { kind: 'literal', offset, value: text === 'true' };
    if (text === 'null') return { kind: 'literal', offset, value: null };
    if (text === 'in') return this.#operandMissing(token, "{'[', '{', ");
    const message = yield* this.#message(`${dot}${text}`);
    if (message !== undefined) return message;
    if (RESERVED.has(text)) this.#fail(token, `reserved identifier: ${text}`);
    const open = this.#take('(');
    if (open === undefined) return { kind: 'ident', offset, name: `${dot}${text}` };
    const args = yield* this.#arguments();
    return expandMacro(text, undefined, args, open.offset) ?? call(open.offset, `${dot}${text}`, args);
  }

  /** `a.b.Message{...}`, looked ahead for, since its name looks like a selection. */
  *#message(first: string): Steps<Expr | undefined> {
    let ahead = this.#at;
    let typeName = first;
    for (;;) {
      const [mark, name] = [this.#tokens[ahead], this.#tokens[ahead + 1]];
      if (mark?.text === '{' && mark.kind === 'punct') break;
      if (mark?.text !== '.' || name?.kind !== 'ident') return undefined;
      typeName += `.${name.text}`;
      ahead += 2;
    }
    this.#at = ahead;
    const open = this.#next();
    const fields: StructField[] = [];
    while (!this.#is('}')) {
      const optional = this.#take('?') !== undefined;
      const name = this.#next().text;
      const { offset } = this.#expect(':');
      fields.push({ offset, name, value: yield* this.#expr(), optional });
      if (this.#take(',') === undefined) break;
    }
    this.#expect('}');
    return { kind: 'struct', offset: open.offset, typeName, fields };
  }

  *#list(open: Token): Steps<Expr> {
    const elements: Expr[] = [];
    const optional = new Set<number>();
    // A comma may also stand alone.
    if (this.#tokens[this.#at + 1]?.text === ']') this.#take(',');
    while (!this.#is(']')) {
      if (this.#take('?') !== undefined) optional.add(elements.length);
      elements.push(yield* this.#expr());
      if (this.#take(',') === undefined) break;
    }
    this.#expect(']');
    return { kind: 'list', offset: open.offset, elements, optional };
  }

  *#map(open: Token): Steps<Expr> {
    const entries: MapEntry[] = [];
    if (this.#tokens[this.#at + 1]?.text === '}') this.#take(',');
    while (!this.#is('}')) {
      const optional = this.#take('?') !== undefined;
      const key = yield* this.#expr();
      this.#expect(':');
      entries.push({ key, value: yield* this.#expr(), optional });
      if (this.#take(',') === undefined) break;
    }
    this.#expect('}');
    return { kind: 'map', offset: open.offset, entries };
  }
}

function isOperator(token: Token, operators: ReadonlySet<string>): boolean {
  return (token.kind === 'punct' || token.kind === 'ident') && operators.has(token.text);
}

function call(offset: number, name: string, args: readonly Expr[], target?: Expr): Expr {
  return { kind: 'call', offset, name, target, args };
}

function balanced(name: string, terms: readonly Expr[], offsets: readonly number[], low: number, high: number): Expr {
  if (offsets.length === 0) return terms[0] as Expr;
  const middle = Math.floor((low + high + 1) / 2);
  const left = middle === low ? (terms[middle] as Expr) : balanced(name, terms, offsets, low, middle - 1);
  const right = middle === high ? (terms[middle + 1] as Expr) : balanced(name, terms, offsets, middle + 1, high);
  return call(offsets[middle] as number, name, [left, right]);
}
