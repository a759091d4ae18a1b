import { int64Of } from '../whole-number.js';
import { type LabelRequirement, type Labels, type LabelSelector, matchesLabels } from './label.js';

/** All terms about one key, combined. */
interface KeyRule {
  /** Whether an object without the label fails. */
  needed: boolean;
  /** Whether an object with the label fails. */
  forbidden: boolean;
  /** The only allowed values; undefined: any. */
  allowed: ReadonlySet<string> | undefined;
  readonly denied: Set<string>;
  /** Exclusive bounds. */
  above: bigint | undefined;
  below: bigint | undefined;
}

/** So few terms are tested one by one: a look-up is cheaper than a walk over the labels. */
const FEW = 8;

/**
 * A matcher compiled for many objects. A query has room for tens of thousands of terms, so they are grouped by key
 * once, and each object costs a walk over its own labels, however many terms there are.
 *
 * Example: `a,a!=1,a!=2,!b` becomes `a: needed, denied {1, 2}` and `b: forbidden`; `{a: "3", c: "1"}` has the one
 * needed label, and nothing against it.
 */
export function labelMatcher(selector: LabelSelector): (labels: Labels) => boolean {
  const { requirements, nothing } = selector;
  if (nothing || requirements.length <= FEW) return (labels) => matchesLabels(selector, labels);
  const rules = new Map<string, KeyRule>();
  for (const requirement of requirements) add(rules, requirement);
  let needed = 0;
  for (const rule of rules.values()) if (rule.needed) needed += 1;
  return (labels = {}) => {
    let found = 0;
    for (const key of Object.keys(labels)) {
      const rule = rules.get(key);
      if (rule === undefined) continue;
      if (!allows(rule, labels[key]!)) return false;
      if (rule.needed) found += 1;
    }
    return found === needed;
  };
}

function add(rules: Map<string, KeyRule>, { key, operator, values }: LabelRequirement): void {
  let rule = rules.get(key);
  if (rule === undefined) {
    rule = {
      needed: false,
      forbidden: false,
      allowed: undefined,
      denied: new Set(),
      above: undefined,
      below: undefined,
    };
    rules.set(key, rule);
  }
  switch (operator) {
    case '!':
      rule.forbidden = true;
      return;
    case '!=':
    case 'notin':
      for (const value of values) rule.denied.add(value);
      return;
    case '=':
    case 'in': {
      const { allowed } = rule;
      rule.allowed = new Set(allowed === undefined ? values : values.filter((value) => allowed.has(value)));
      break;
    }
    case 'gt':
    case 'lt':
      bound(rule, operator, int64Of(values[0] ?? ''));
      break;
    case 'exists':
      break;
  }
  rule.needed = true;
}

function bound(rule: KeyRule, operator: 'gt' | 'lt', value: bigint | undefined): void {
  // The parser accepts integers only; other label values never match.
  if (value === undefined) rule.forbidden = true;
  else if (operator === 'gt') rule.above = rule.above === undefined || value > rule.above ? value : rule.above;
  else rule.below = rule.below === undefined || value < rule.below ? value : rule.below;
}

function allows(rule: KeyRule, value: string): boolean {
  if (rule.forbidden || rule.denied.has(value) || rule.allowed?.has(value) === false) return false;
  if (rule.above === undefined && rule.below === undefined) return true;
  const number = int64Of(value);
  if (number === undefined) return false;
  return (rule.above === undefined || number > rule.above) && (rule.below === undefined || number < rule.below);
}
