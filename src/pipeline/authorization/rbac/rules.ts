import { quote } from '../../../meta/quote.js';
import { withoutTrailing } from '../../../meta/without-trailing.js';
import type { AuthorizationAttributes } from '../../../request/ports.js';

/** One rule of a stored role; absent lists are empty. */
export interface PolicyRule {
  readonly verbs?: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
}

const NONE: readonly string[] = [];

/** Whether a rule allows a request. */
export function ruleAllows(rule: PolicyRule, asked: AuthorizationAttributes): boolean {
  if (!holds(rule.verbs, asked.verb)) return false;
  if (asked.kind === 'non-resource') return urlMatches(rule.nonResourceURLs ?? NONE, asked.path);
  return (
    holds(rule.apiGroups, asked.group) &&
    resourceMatches(rule.resources ?? NONE, asked.resource, asked.subresource) &&
    nameMatches(rule.resourceNames ?? NONE, asked.name)
  );
}

/** The word itself, or the wildcard. */
function holds(list: readonly string[] | undefined, word: string): boolean {
  return list !== undefined && (list.includes('*') || list.includes(word));
}

function resourceMatches(list: readonly string[], resource: string, subresource: string): boolean {
  if (subresource === '') return list.includes('*') || list.includes(resource);
  for (const each of list) {
    if (each === '*') return true;
    // Compared in parts, to avoid joining texts for each query.
    const cut = each.indexOf('/');
    if (cut < 0 || each.length - cut - 1 !== subresource.length || !each.endsWith(subresource)) continue;
    if (cut === 1 && each.startsWith('*')) return true;
    if (cut === resource.length && each.startsWith(resource)) return true;
  }
  return false;
}

function nameMatches(list: readonly string[], name: string): boolean {
  return list.length === 0 || list.includes(name);
}

function urlMatches(list: readonly string[], path: string): boolean {
  return list.some((url) => url === '*' || urlCovers(url, path));
}

function urlCovers(url: string, path: string): boolean {
  return url === path || (url.endsWith('*') && path.startsWith(withoutTrailing(url, '*')));
}

/** A rule with at most one verb, group, resource and name: what `covers` compares. */
interface AtomicRule {
  readonly verb: string;
  readonly group?: string;
  readonly resource?: string;
  readonly name?: string;
  readonly url?: string;
}

/**
 * Limit of atomic rules into which one role is expanded when it is granted; a role of 3 MiB could contain billions of
 * combinations. The built-in roles have about 2,000.
 */
const MOST_ATOMIC_RULES = 200_000;
/** Limit of comparisons: each text of the user's rules with each atomic rule; about half a second. */
const MOST_COMPARED = 100_000_000;
/** Limit of missing rights listed in an error, which would otherwise be larger than the role. */
const MOST_REPORTED = 1_000;

/** Thrown by `missingRights` for roles with too many combinations to compare. */
export class TooManyRights extends Error {}

function* atomicRules(rule: PolicyRule): Generator<AtomicRule> {
  const { verbs = NONE, apiGroups = NONE, resources = NONE, resourceNames = NONE, nonResourceURLs = NONE } = rule;
  for (const group of apiGroups) {
    for (const resource of resources) {
      for (const verb of verbs) {
        if (resourceNames.length === 0) yield { verb, group, resource };
        for (const name of resourceNames) yield { verb, group, resource, name };
      }
    }
  }
  for (const url of nonResourceURLs) for (const verb of verbs) yield { verb, url };
}

function covers(owned: PolicyRule, wanted: AtomicRule): boolean {
  if (!holds(owned.verbs, wanted.verb)) return false;
  if (wanted.url !== undefined) return (owned.nonResourceURLs ?? NONE).some((url) => urlCovers(url, wanted.url!));
  if (!holds(owned.apiGroups, wanted.group!)) return false;
  const resources = owned.resources ?? NONE;
  const slash = wanted.resource!.indexOf('/');
  const anyParent = slash >= 0 && resources.includes(`*${wanted.resource!.slice(slash)}`);
  if (!anyParent && !resources.includes('*') && !resources.includes(wanted.resource!)) return false;
  const names = owned.resourceNames ?? NONE;
  return names.length === 0 || (wanted.name !== undefined && names.includes(wanted.name));
}

/**
 * What `wanted` allows beyond `owned`, in the words of kube-apiserver's errors, sorted; empty when all is covered.
 *
 * @throws TooManyRights
 */
export function missingRights(owned: readonly PolicyRule[], wanted: readonly PolicyRule[]): readonly string[] {
  const most = Math.min(MOST_ATOMIC_RULES, MOST_COMPARED / owned.reduce((sum, rule) => sum + textsIn(rule), 1));
  const simple = new Map<string, { readonly rule: AtomicRule; readonly verbs: string[] }>();
  const texts = new Set<string>();
  let count = 0;
  for (const rule of wanted) {
    for (const atom of atomicRules(rule)) {
      if ((count += 1) > most) throw new TooManyRights('the role allows too many combinations to compare');
      if (owned.some((own) => covers(own, atom))) continue;
      if (atom.url !== undefined) {
        texts.add(`{NonResourceURLs:[${quote(atom.url)}], Verbs:[${quote(atom.verb)}]}`);
        continue;
      }
      // Rules about one resource are listed together, with all their verbs.
      const key = JSON.stringify([atom.group, atom.resource, atom.name]);
      const known = simple.get(key);
      if (known === undefined) simple.set(key, { rule: atom, verbs: [atom.verb] });
      else known.verbs.push(atom.verb);
    }
  }
  for (const { rule, verbs } of simple.values()) {
    const names = rule.name === undefined ? '' : `, ResourceNames:[${quote(rule.name)}]`;
    const list = verbs.map(quote).join(' ');
    texts.add(`{APIGroups:[${quote(rule.group!)}], Resources:[${quote(rule.resource!)}]${names}, Verbs:[${list}]}`);
  }
  const lines = [...texts].sort();
  const more = lines.length - MOST_REPORTED;
  return more > 0 ? [...lines.slice(0, MOST_REPORTED), `and ${more} more`] : lines;
}

function textsIn({ verbs, apiGroups, resources, resourceNames, nonResourceURLs }: PolicyRule): number {
  const lists = [verbs, apiGroups, resources, resourceNames, nonResourceURLs];
  return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
}
