import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import type { WriteOutcome } from '../../../src/registry/registry.js';
import { body, type InProcess, mergePatch, writing } from '../../support/in-process.js';

/** Creates an object and returns the stored one. */
export async function make(world: InProcess, plural: string, object: JsonObject): Promise<KubeObject> {
  return (await world.registry.create(world.context, world.target(plural), body(object), writing())).object.parsed;
}

/** Replaces an object. */
export function put(
  world: InProcess,
  plural: string,
  name: string,
  object: JsonObject,
  subresource = '',
): Promise<WriteOutcome> {
  return world.registry.update(world.context, world.target(plural, { name, subresource }), body(object), writing());
}

/** Changes an object by a merge patch. */
export function patch(
  world: InProcess,
  plural: string,
  name: string,
  change: JsonObject,
  subresource = '',
): Promise<WriteOutcome> {
  return world.registry.patch(
    world.context,
    world.target(plural, { name, subresource }),
    mergePatch(change),
    writing(),
  );
}

/** A Deployment with a selector of both kinds. */
export const DEPLOYMENT = {
  metadata: { name: 'd', labels: { l: '1' } },
  spec: {
    replicas: 2,
    selector: { matchLabels: { a: 'b' }, matchExpressions: [{ key: 'c', operator: 'In', values: ['e', 'd'] }] },
    template: { metadata: { labels: { a: 'b', c: 'd' } }, spec: { containers: [{ name: 'c', image: 'i' }] } },
  },
};
