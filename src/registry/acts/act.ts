import type { JsonObject } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import type { RequestContext } from '../../request/context.js';
import type { ResourceDefinition } from '../../resources/definition.js';
import type { Registry, ResourceTarget } from '../registry.js';

/** One create of something that is answered and not kept. */
export interface ActCall {
  readonly context: RequestContext;
  /** Whose name, for a subresource, is the parent's. */
  readonly target: ResourceTarget;
  /** In normal form, valid by its schema, admitted. */
  readonly body: KubeObject;
  readonly options: WriteOptions;
  /** Reads and writes other objects as the caller, past the chain: whoever may do the act need no right to its parts. */
  readonly registry: Registry;
}

/**
 * A kind or subresource that is an act and not a thing (spec 1, "virtual resource type"): access reviews, token requests,
 * evictions. The answer is what the client gets, with 201.
 */
export interface Act {
  /** Checks and completes the body after mutating admission and before validating admission. @throws StatusError */
  prepare?(call: Pick<ActCall, 'context' | 'target' | 'body' | 'options'>): Promise<KubeObject> | KubeObject;
  /** True: `prepare` says what names the body of a subresource may have; else it is the parent's or none. */
  readonly checksName?: boolean;
  /** The answer is the body completed, and says who manages its fields. */
  readonly answersBody?: boolean;
  /** Other names of the body's version that clients have compiled in; an answer of that kind repeats the one of the body. */
  readonly otherVersions?: readonly string[];
  /** @throws StatusError */
  perform(call: ActCall): Promise<JsonObject>;
}

/** Acts by `<group>/<resource>[/<subresource>]` in the naming of the profile, for all versions of a kind. */
export type Acts = ReadonlyMap<string, Act>;

/** The act that stands for a resource or subresource; undefined for what is kept. */
export function actOf(acts: Acts, definition: ResourceDefinition, subresource: string): Act | undefined {
  if (acts.size === 0) return undefined;
  const key = `${definition.group}/${definition.resource}`;
  return acts.get(subresource === '' ? key : `${key}/${subresource}`);
}
