import type { JsonValue } from '../../../../json/types.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { mapAt, objectsAt, textAt } from '../../members.js';

/** What is said of labels of nodes that have a successor; undefined for all others. */
export function oldLabel(key: string, { labelDomain }: NamingProfile): string | undefined {
  if (!key.includes(labelDomain)) return undefined;
  const instead = (name: string): string => `use "${name}" instead`;
  switch (key) {
    case `beta.${labelDomain}/arch`:
      return `deprecated since v1.14; ${instead(`${labelDomain}/arch`)}`;
    case `beta.${labelDomain}/os`:
      return `deprecated since v1.14; ${instead(`${labelDomain}/os`)}`;
    case `failure-domain.beta.${labelDomain}/region`:
      return `deprecated since v1.17; ${instead(`topology.${labelDomain}/region`)}`;
    case `failure-domain.beta.${labelDomain}/zone`:
      return `deprecated since v1.17; ${instead(`topology.${labelDomain}/zone`)}`;
    case `beta.${labelDomain}/instance-type`:
      return `deprecated since v1.17; ${instead(`node.${labelDomain}/instance-type`)}`;
    case `app.${labelDomain}/created-by`:
      return 'deprecated since v1.9';
    case `scheduler.alpha.${labelDomain}/preferAvoidPods`:
      return 'deprecated since v1.22; use Taints and Tolerations instead';
    case `node-role.${labelDomain}/master`:
      return instead(`node-role.${labelDomain}/control-plane`);
    default:
      return undefined;
  }
}

/** Notices on old labels of nodes in the expressions of a term or selector at `path`. */
export function expressionWarnings(term: JsonValue | undefined, path: string, naming: NamingProfile): string[] {
  return objectsAt(term, 'matchExpressions').flatMap((expression, index) => {
    const key = textAt(expression, 'key');
    const told = oldLabel(key, naming);
    return told === undefined ? [] : [`${path}.matchExpressions[${index}].key: ${key} is ${told}`];
  });
}

/** The same for a label selector, with its labels. */
export function selectorWarnings(selector: JsonValue | undefined, path: string, naming: NamingProfile): string[] {
  const labels = Object.keys(mapAt(selector, 'matchLabels')).flatMap((key) => {
    const told = oldLabel(key, naming);
    return told === undefined ? [] : [`${path}.matchLabels.${key}: ${told}`];
  });
  return [...expressionWarnings(selector, path, naming), ...labels];
}
