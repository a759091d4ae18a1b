import type { DescMethod } from '@bufbuild/protobuf';
import type { RequestVerb } from '../request/info.js';
import type { ResourceDefinition } from '../resources/definition.js';

/** The HTTP API equivalent of a service's method. */
export interface MethodMeaning {
  readonly verb: RequestVerb;
  /** Empty for the main resource. */
  readonly subresource: string;
  /** A patch that is a server-side apply. */
  readonly apply: boolean;
}

const VERBS: readonly (readonly [prefix: string, verb: RequestVerb])[] = [
  ['DeleteCollection', 'deletecollection'],
  ['Delete', 'delete'],
  ['Get', 'get'],
  ['List', 'list'],
  ['Watch', 'watch'],
  ['Create', 'create'],
  ['Update', 'update'],
  ['Patch', 'patch'],
  ['Apply', 'patch'],
];

/** Parses the name of a method: a verb, then the name of a subresource (`GetScale`); undefined when unknown. */
export function meaningOf(method: DescMethod, definition: ResourceDefinition): MethodMeaning | undefined {
  for (const [prefix, verb] of VERBS) {
    if (!method.name.startsWith(prefix)) continue;
    const rest = method.name.slice(prefix.length).toLowerCase();
    const apply = prefix === 'Apply';
    if (rest === '') return { verb, subresource: '', apply };
    const subresource = definition.subresources.find((each) => each.name === rest);
    if (subresource !== undefined) return { verb, subresource: subresource.name, apply };
  }
  return undefined;
}
