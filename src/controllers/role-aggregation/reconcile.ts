import type { ClusterRole } from '../../../generated/types/apis__rbac.authorization.cluster.io__v1.js';
import { isJsonObject } from '../../json/own-property.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/types.js';
import { labelSelectorOf } from '../../meta/selectors/label-object.js';
import { matchesLabels } from '../../meta/selectors/label.js';
import { listAt, mapAt, objectsAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';

/** The selectors of an aggregated role. */
export function selectorsOf(role: Typed<ClusterRole>): readonly JsonObject[] {
  return objectsAt(mapAt(role, 'aggregationRule'), 'clusterRoleSelectors');
}

/** The rules of all selected roles, by name, without repeats. An invalid selector selects none. */
export function aggregatedRules(role: Typed<ClusterRole>, all: readonly Typed<ClusterRole>[]): JsonArray {
  const rules = new Map<string, JsonValue>();
  for (const object of selectorsOf(role)) {
    const selector = labelSelectorOf(object);
    if (typeof selector === 'string') continue;
    const selected = all
      .filter((other) => other.metadata.name !== role.metadata.name && matchesLabels(selector, other.metadata.labels))
      .sort((a, b) => ((a.metadata.name ?? '') < (b.metadata.name ?? '') ? -1 : 1));
    for (const rule of selected.flatMap((other) => listAt(other, 'rules'))) {
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
