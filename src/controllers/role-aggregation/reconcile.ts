import { isJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import { matchesLabels } from '../../meta/selectors/label.js';
import { labelSelectorOf } from '../../meta/selectors/label-object.js';

/** The selectors of an aggregated role. */
export function selectorsOf(role: KubeObject): readonly JsonObject[] {
  const rule = role['aggregationRule'] as { readonly clusterRoleSelectors?: readonly JsonObject[] } | undefined;
  return rule?.clusterRoleSelectors ?? [];
}

/** The rules of all selected roles, by name, without repeats. An invalid selector selects none. */
export function aggregatedRules(role: KubeObject, all: readonly KubeObject[]): JsonArray {
  const rules = new Map<string, JsonValue>();
  for (const object of selectorsOf(role)) {
    const selector = labelSelectorOf(object);
    if (typeof selector === 'string') continue;
    const selected = all
      .filter((other) => other.metadata.name !== role.metadata.name && matchesLabels(selector, other.metadata.labels))
      .sort((a, b) => ((a.metadata.name ?? '') < (b.metadata.name ?? '') ? -1 : 1));
    for (const rule of selected.flatMap((other) => (other['rules'] ?? []) as JsonArray)) {
      const key = keyOf(rule);
      if (!rules.has(key)) rules.set(key, rule);
    }
  }
  return [...rules.values()];
}

/** Equal for equal rules, regardless of the order of members. */
function keyOf(rule: JsonValue): string {
  return JSON.stringify(isJsonObject(rule) ? Object.entries(rule).sort(([a], [b]) => (a < b ? -1 : 1)) : rule);
}
