import type { Expr } from './ast.js';

/** The nodes directly below a node, in the order of the text. */
export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'ident':
      return [];
    case 'struct':
      return expr.fields.map(({ value }) => value);
    case 'select':
      return [expr.operand];
    case 'call':
      return expr.target === undefined ? expr.args : [expr.target, ...expr.args];
    case 'list':
      return expr.elements;
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value]);
    case 'fold':
      return [expr.range, expr.init, expr.condition, expr.step, expr.result];
  }
}

/** Whether any node of an expression satisfies a condition. */
export function someNode(expr: Expr, holds: (node: Expr) => boolean, visited = new Set<Expr>()): boolean {
  if (expr.shared === true) {
    if (visited.has(expr)) return false;
    visited.add(expr);
  }
  return holds(expr) || childrenOf(expr).some((child) => someNode(child, holds, visited));
}
