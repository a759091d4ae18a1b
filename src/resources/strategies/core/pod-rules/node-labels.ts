import type { JsonValue } from '../../../../json/types.js';
import type { NamingProfile } from '../../../../naming/profile.js';
import { mapAt, objectsAt, textAt } from '../../members.js';

/** Deprecated labels of nodes, with the version since when. */
function successor(key: string, labelDomain: string): readonly [newer: string, since: string] | undefined {
  switch (key) {
    case `beta.${labelDomain}/arch`:
      return [`${labelDomain}/arch`, 'v1.14'];
    case `beta.${labelDomain}/os`:
      return [`${labelDomain}/os`, 'v1.14'];
    case `failure-domain.beta.${labelDomain}/region`:
      return [`topology.${labelDomain}/region`, 'v1.17'];
    case `failure-domain.beta.${labelDomain}/zone`:
      return [`topology.${labelDomain}/zone`, 'v1.17'];
    case `beta.${labelDomain}/instance-type`:
      return [`node.${labelDomain}/instance-type`, 'v1.17'];
    default:
      return undefined;
  }
}

/** The successor of this node label; undefined when there is none. */
export function newerLabel(key: string, { labelDomain }: NamingProfile): string | undefined {
  return successor(key, labelDomain)?.[0];
}

/** The warning about a node label with a successor; undefined for all others. */
export function oldLabel(key: string, { labelDomain }: NamingProfile): string | undefined {
  if (!key.includes(labelDomain)) return undefined;
  const instead = (name: string): string => `use "${name}" instead`;
  const renamed = successor(key, labelDomain);
  if (renamed !== undefined) return `deprecated since ${renamed[1]}; ${instead(renamed[0])}`;
  switch (key) {
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

/** Warnings about deprecated node labels in the expressions of a term or selector at `path`. */
export function expressionWarnings(term: JsonValue | undefined, path: string, naming: NamingProfile): string[] {
  return objectsAt(term, 'matchExpressions').flatMap((expression, index) => {
    const key = textAt(expression, 'key');
    const notice = oldLabel(key, naming);
    return notice === undefined ? [] : [`${path}.matchExpressions[${index}].key: ${key} is ${notice}`];
  });
}

/** The same for a label selector, with its labels. */
export function selectorWarnings(selector: JsonValue | undefined, path: string, naming: NamingProfile): string[] {
  const labels = Object.keys(mapAt(selector, 'matchLabels')).flatMap((key) => {
    const notice = oldLabel(key, naming);
    return notice === undefined ? [] : [`${path}.matchLabels.${key}: ${notice}`];
  });
  return [...expressionWarnings(selector, path, naming), ...labels];
}
