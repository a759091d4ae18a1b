import { equalJson } from '../../json/equal.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import { rulesOf, type Subject, subjectsOf } from '../../pipeline/authorization/rbac/objects.js';
import { missingRights, type PolicyRule, TooManyRights } from '../../pipeline/authorization/rbac/rules.js';
import { autoupdateAnnotation } from './form.js';

/** The action for one standard object. */
export type Repair =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly object: KubeObject }
  | { readonly kind: 'update'; readonly object: KubeObject }
  /** The role of a binding is immutable: the binding is recreated. */
  | { readonly kind: 'replace'; readonly object: KubeObject };

/**
 * Compares a standard object with the existing one. Missing rights and subjects are added, additional ones stay. An
 * object with the annotation `autoupdate` set to `false` is left unchanged.
 */
export function repairOf(wanted: KubeObject, found: KubeObject | undefined, naming: NamingProfile): Repair {
  if (found === undefined) return { kind: 'create', object: wanted };
  if (found.metadata.annotations?.[autoupdateAnnotation(naming)] === 'false') return { kind: 'none' };
  if (wanted['roleRef'] !== undefined && !equalJson(wanted['roleRef'], found['roleRef'])) {
    return { kind: 'replace', object: wanted };
  }
  const object: KubeObject = {
    ...found,
    metadata: {
      ...found.metadata,
      labels: { ...found.metadata.labels, ...missingKeys(wanted.metadata.labels, found.metadata.labels) },
      annotations: {
        ...found.metadata.annotations,
        ...missingKeys(wanted.metadata.annotations, found.metadata.annotations),
      },
    },
    ...(wanted['roleRef'] === undefined ? mergedRules(wanted, found) : mergedSubjects(wanted, found)),
  };
  return equalJson(object, found) ? { kind: 'none' } : { kind: 'update', object };
}

/** An aggregated role only needs its selectors: a controller fills in its rules. */
function mergedRules(wanted: KubeObject, found: KubeObject): Partial<KubeObject> {
  const rule = wanted['aggregationRule'];
  if (rule !== undefined) return { aggregationRule: rule };
  const missing = rulesOf(wanted).filter((each) => lacks(rulesOf(found), each));
  return missing.length === 0 ? {} : { rules: [...rulesOf(found), ...missing] as never };
}

/** A role too large to compare was made so by a user, and is left unchanged. */
function lacks(found: readonly PolicyRule[], wanted: PolicyRule): boolean {
  try {
    return missingRights(found, [wanted]).length > 0;
  } catch (error) {
    if (error instanceof TooManyRights) return false;
    throw error;
  }
}

function mergedSubjects(wanted: KubeObject, found: KubeObject): Partial<KubeObject> {
  const known = new Set(subjectsOf(found).map(keyOf));
  const missing = subjectsOf(wanted).filter((subject) => !known.has(keyOf(subject)));
  return missing.length === 0 ? {} : { subjects: [...subjectsOf(found), ...missing] as never };
}

function keyOf({ kind, apiGroup = '', namespace = '', name }: Subject): string {
  return [kind, apiGroup, namespace, name].join('/');
}

function missingKeys(
  wanted: { readonly [key: string]: string } | undefined,
  found: { readonly [key: string]: string } | undefined,
): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(wanted ?? {}).filter(([key]) => found?.[key] === undefined));
}
