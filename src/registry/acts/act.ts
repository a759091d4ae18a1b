import type { JsonObject } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import type { RequestContext } from '../../request/context.js';
import type { ResourceDefinition } from '../../resources/definition.js';
import type { Registry, ResourceTarget } from '../registry.js';

/** One create whose object is answered but not stored. */
export interface ActCall {
  readonly context: RequestContext;
  /** For a subresource, its name is the parent's. */
  readonly target: ResourceTarget;
  /** In normal form, valid by its schema, admitted. */
  readonly body: KubeObject;
  readonly options: WriteOptions;
  /**
   * Reads and writes other objects as the caller, without authorization: a caller that may do the act needs no right to
   * its parts.
   */
  readonly registry: Registry;
}

/**
 * A kind or subresource that is an action and not stored (spec 1, "virtual resource type"): access reviews, token
 * requests, evictions. The client gets the answer with 201.
 */
export interface Act {
  /** Checks and completes the body after mutating admission and before validating admission. @throws StatusError */
  prepare?(call: Pick<ActCall, 'context' | 'target' | 'body' | 'options'>): Promise<KubeObject> | KubeObject;
  /** True: `prepare` says which name a body of a subresource may have; else it is the parent's or none. */
  readonly checksName?: boolean;
  /** The answer is the completed body, with its managedFields. */
  readonly answersBody?: boolean;
  /** Other names of the body's version that clients have compiled in; an answer of that kind repeats the one of the body. */
  readonly otherVersions?: readonly string[];
  /** @throws StatusError */
  perform(call: ActCall): Promise<JsonObject>;
}

/** Acts by `<group>/<resource>[/<subresource>]` in the naming of the profile, for all versions of a kind. */
export type Acts = ReadonlyMap<string, Act>;

/** The act of a resource or subresource; undefined for stored ones. */
export function actOf(acts: Acts, definition: ResourceDefinition, subresource: string): Act | undefined {
  if (acts.size === 0) return undefined;
  const key = `${definition.group}/${definition.resource}`;
  return acts.get(subresource === '' ? key : `${key}/${subresource}`);
}
