import { ACCUMULATOR, type Expr, type FoldExpr } from './ast.js';
import { CelSyntaxError } from './source.js';

/** The parts of a fold besides its range. */
interface FoldParts {
  readonly init: Expr;
  readonly condition: Expr;
  readonly step: Expr;
  readonly result: Expr;
}

/** Makes the nodes of one expansion; all have the position of the macro's call. */
class Nodes {
  readonly #offset: number;

  constructor(offset: number) {
    this.#offset = offset;
  }

  literal(value: boolean | bigint): Expr {
    return { kind: 'literal', offset: this.#offset, value };
  }

  ident(name: string): Expr {
    return { kind: 'ident', offset: this.#offset, name };
  }

  accumulated(): Expr {
    return this.ident(ACCUMULATOR);
  }

  list(...elements: Expr[]): Expr {
    return { kind: 'list', offset: this.#offset, elements, optional: new Set() };
  }

  map(): Expr {
    return { kind: 'map', offset: this.#offset, entries: [] };
  }

  call(name: string, ...args: Expr[]): Expr {
    return { kind: 'call', offset: this.#offset, name, target: undefined, args };
  }

  method(name: string, target: Expr): Expr {
    return { kind: 'call', offset: this.#offset, name, target, args: [] };
  }

  fold(range: Expr, variables: readonly string[], parts: FoldParts, accumulator = ACCUMULATOR): FoldExpr {
    const [variable = '', variable2] = variables;
    return { kind: 'fold', offset: this.#offset, range, variable, variable2, accumulator, ...parts };
  }
}

type Quantifier = 'all' | 'exists' | 'existsOne';

function quantifier(nodes: Nodes, kind: Quantifier, predicate: Expr): FoldParts {
  switch (kind) {
    case 'all':
      return {
        init: nodes.literal(true),
        condition: nodes.call('@not_strictly_false', nodes.accumulated()),
        step: nodes.call('_&&_', nodes.accumulated(), predicate),
        result: nodes.accumulated(),
      };
    case 'exists':
      return {
        init: nodes.literal(false),
        condition: nodes.call('@not_strictly_false', nodes.call('!_', nodes.accumulated())),
        step: nodes.call('_||_', nodes.accumulated(), predicate),
        result: nodes.accumulated(),
      };
    case 'existsOne': {
      const counted = nodes.call('_+_', nodes.accumulated(), nodes.literal(1n));
      return {
        init: nodes.literal(0n),
        condition: nodes.literal(true),
        step: nodes.call('_?_:_', predicate, counted, nodes.accumulated()),
        result: nodes.call('_==_', nodes.accumulated(), nodes.literal(1n)),
      };
    }
  }
}

/** A fold that collects: `added` is the step for elements that pass the optional filter. */
function collecting(nodes: Nodes, init: Expr, added: Expr, filter: Expr | undefined): FoldParts {
  return {
    init,
    condition: nodes.literal(true),
    step: filter === undefined ? added : nodes.call('_?_:_', filter, added, nodes.accumulated()),
    result: nodes.accumulated(),
  };
}

function nameOf(arg: Expr, fault: string): string {
  if (arg.kind !== 'ident') throw new CelSyntaxError(arg.offset, fault);
  if (arg.name === ACCUMULATOR || arg.name === '__result__') {
    throw new CelSyntaxError(arg.offset, 'iteration variable overwrites accumulator variable');
  }
  return arg.name;
}

function twoNames(first: Expr, second: Expr): readonly [string, string] {
  const names = [first, second].map((arg) => nameOf(arg, 'argument must be a simple name')) as [string, string];
  if (names[0] === names[1]) throw new CelSyntaxError(second.offset, `duplicate variable name: ${names[0]}`);
  return names;
}

const QUANTIFIERS: Readonly<Record<string, Quantifier>> = {
  all: 'all',
  exists: 'exists',
  exists_one: 'existsOne',
};

function oneVariable(nodes: Nodes, name: string, range: Expr, args: readonly Expr[]): Expr | undefined {
  const [variable, second, third] = args as [Expr, Expr, Expr | undefined];
  const kind = args.length === 2 && Object.hasOwn(QUANTIFIERS, name) ? QUANTIFIERS[name] : undefined;
  if (kind !== undefined) {
    const named = nameOf(variable, 'argument must be a simple name');
    return nodes.fold(range, [named], quantifier(nodes, kind, second));
  }
  const isMap = name === 'map';
  if (!isMap && !(name === 'filter' && args.length === 2)) return undefined;
  const named = nameOf(variable, 'argument is not an identifier');
  const element = isMap ? (third ?? second) : nodes.ident(named);
  const filter = isMap ? third && second : second;
  const added = nodes.call('_+_', nodes.accumulated(), nodes.list(element));
  return nodes.fold(range, [named], collecting(nodes, nodes.list(), added, filter));
}

function twoVariables(nodes: Nodes, name: string, range: Expr, args: readonly Expr[]): Expr | undefined {
  const [first, second, third, fourth] = args as [Expr, Expr, Expr, Expr | undefined];
  const kind = name === 'existsOne' ? name : Object.hasOwn(QUANTIFIERS, name) ? QUANTIFIERS[name] : undefined;
  if (kind === undefined && !['transformList', 'transformMap', 'transformMapEntry'].includes(name)) return undefined;
  const names = twoNames(first, second);
  if (kind !== undefined) return nodes.fold(range, names, quantifier(nodes, kind, third));
  const filter = fourth && third;
  const transform = fourth ?? third;
  if (name === 'transformList') {
    const added = nodes.call('_+_', nodes.accumulated(), nodes.list(transform));
    return nodes.fold(range, names, collecting(nodes, nodes.list(), added, filter));
  }
  const added =
    name === 'transformMap'
      ? nodes.call('cel.@mapInsert', nodes.accumulated(), nodes.ident(names[0]), transform)
      : nodes.call('cel.@mapInsert', nodes.accumulated(), transform);
  return nodes.fold(range, names, collecting(nodes, nodes.map(), added, filter));
}

/** `opt.optMap(v, f(v))`: a fold over an empty range whose accumulator is the variable. */
function optionalMacro(nodes: Nodes, name: string, optional: Expr, args: readonly Expr[]): Expr {
  const [variable, transform] = args as [Expr, Expr];
  const target: Expr = { ...optional, shared: true };
  if (variable.kind !== 'ident') {
    throw new CelSyntaxError(variable.offset, `${name}() variable name must be a simple identifier`);
  }
  const parts = {
    init: nodes.method('value', target),
    condition: nodes.literal(false),
    step: nodes.ident(variable.name),
    result: transform,
  };
  const bound = nodes.fold(nodes.list(), ['#unused'], parts, variable.name);
  const present = name === 'optMap' ? nodes.call('optional.of', bound) : bound;
  return nodes.call('_?_:_', nodes.method('hasValue', target), present, nodes.call('optional.none'));
}

/** `list.sortBy(v, key(v))`: the list bound to a name, and its elements sorted by their keys. */
function sortBy(nodes: Nodes, target: Expr, args: readonly Expr[]): Expr {
  if (target.kind === 'literal' || target.kind === 'map' || target.kind === 'struct') {
    throw new CelSyntaxError(
      target.offset,
      'sortBy can only be applied to a list, identifier, comprehension, call or select expression',
    );
  }
  const keys = oneVariable(nodes, 'map', nodes.ident(SORTED), args) as Expr;
  const sorted: Expr = { ...nodes.method('@sortByAssociatedKeys', nodes.ident(SORTED)), args: [keys] } as Expr;
  const parts = { init: target, condition: nodes.literal(false), step: nodes.ident(SORTED), result: sorted };
  return nodes.fold(nodes.list(), ['#unused'], parts, SORTED);
}

const SORTED = '@__sortBy_input__';

/**
 * `cel.bind(name, value, expression)`: the expression with a name for the value; undefined for another call.
 * @throws CelSyntaxError when the name is invalid
 */
export function expandBinding(name: string, target: Expr, args: readonly Expr[], offset: number): Expr | undefined {
  if (name !== 'bind' || args.length !== 3 || target.kind !== 'ident' || target.name !== 'cel') return undefined;
  const [variable, init, result] = args as [Expr, Expr, Expr];
  if (variable.kind !== 'ident') {
    throw new CelSyntaxError(variable.offset, 'cel.bind() variable names must be simple identifiers');
  }
  const nodes = new Nodes(offset);
  const parts = { init, condition: nodes.literal(false), step: nodes.ident(variable.name), result };
  return nodes.fold(nodes.list(), ['#unused'], parts, variable.name);
}

/**
 * The expansion of a macro call; undefined for an ordinary call.
 * @throws CelSyntaxError when an argument of a macro has the wrong form
 */
export function expandMacro(
  name: string,
  target: Expr | undefined,
  args: readonly Expr[],
  offset: number,
): Expr | undefined {
  const nodes = new Nodes(offset);
  if (target === undefined) {
    if (name !== 'has' || args.length !== 1) return undefined;
    const [field] = args as [Expr];
    if (field.kind !== 'select') throw new CelSyntaxError(field.offset, 'invalid argument to has() macro');
    return { kind: 'select', offset, operand: field.operand, field: field.field, testOnly: true };
  }
  if (args.length === 2 && (name === 'optMap' || name === 'optFlatMap')) {
    return optionalMacro(nodes, name, target, args);
  }
  if (args.length === 2 && name === 'sortBy') return sortBy(nodes, target, args);
  if (args.length === 2 || (args.length === 3 && name === 'map')) return oneVariable(nodes, name, target, args);
  if (args.length === 3 || (args.length === 4 && name.startsWith('transform'))) {
    return twoVariables(nodes, name, target, args);
  }
  return undefined;
}
