import type { JsonValue } from '../json/types.js';
import type { Steps } from '../meta/steps.js';

/** Types of a document by their name. */
type Types = { readonly [name: string]: JsonValue };

/** Names of the types that paths of an OpenAPI document refer to, directly or through other types. */
export function* referencedTypes(
  paths: { readonly [path: string]: JsonValue },
  types: Types,
): Steps<ReadonlySet<string>> {
  const found = new Set<string>();
  const queue: string[] = [];
  const look = (value: JsonValue | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key !== '$ref' || typeof member !== 'string') look(member);
      else {
        const name = member.slice(member.lastIndexOf('/') + 1);
        if (found.has(name)) continue;
        found.add(name);
        queue.push(name);
      }
    }
  };
  for (const path of Object.values(paths)) {
    look(path);
    yield;
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    look(Object.hasOwn(types, name) ? types[name] : undefined);
    yield;
  }
  return found;
}
