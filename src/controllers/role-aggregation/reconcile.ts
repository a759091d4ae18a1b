import { equalJson } from '../../json/equal.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import { matchesLabels } from '../../meta/selectors/label.js';
import { labelSelectorOf } from '../../meta/selectors/label-object.js';

/** The selectors of a role that is put together from others. */
export function selectorsOf(role: KubeObject): readonly JsonObject[] {
  const rule = role['aggregationRule'] as { readonly clusterRoleSelectors?: readonly JsonObject[] } | undefined;
  return rule?.clusterRoleSelectors ?? [];
}

/** The rules of all roles that one of the selectors selects, by name, each rule once. A selector that cannot be read selects none. */
export function aggregatedRules(role: KubeObject, all: readonly KubeObject[]): JsonArray {
  const rules: JsonValue[] = [];
  for (const object of selectorsOf(role)) {
    const selector = labelSelectorOf(object);
    if (typeof selector === 'string') continue;
    const selected = all
      .filter((other) => other.metadata.name !== role.metadata.name && matchesLabels(selector, other.metadata.labels))
      .sort((a, b) => ((a.metadata.name ?? '') < (b.metadata.name ?? '') ? -1 : 1));
    for (const rule of selected.flatMap((other) => (other['rules'] ?? []) as JsonArray)) {
      if (!rules.some((known) => equalJson(known, rule))) rules.push(rule);
    }
  }
  return rules;
}
