import type { Client } from '../../client/client.js';
import { isStatus } from '../../client/find.js';
import { createControlLoop } from '../../client/control-loop.js';
import { createInformer } from '../../client/informer.js';
import type { Controller } from '../../controllers/controller.js';
import { fedBy } from '../../controllers/fed-by.js';
import type { StatusError } from '../../meta/errors.js';
import type { StandardObject } from './standard-objects.js';

/**
 * Creates the standard objects before the server is ready. Idempotent, and safe when several servers start at once:
 * existing ones are left unchanged. Unserved kinds are skipped.
 *
 * @throws StatusError when a request fails
 */
export async function ensureAll(
  client: Client,
  standard: readonly StandardObject[],
  signal?: AbortSignal,
): Promise<void> {
  await Promise.all(standard.map((each) => ensure(client, each, signal)));
}

/** Recreates deleted standard objects. One informer per kind that has any. */
export function keepStandardObjects(
  client: Client,
  standard: readonly StandardObject[],
  onError: (error: unknown, about: string) => void,
): readonly Controller[] {
  const byKind = new Map<string, StandardObject[]>();
  for (const each of standard) {
    const key = `${each.type.group}/${each.type.resource}`;
    byKind.set(key, [...(byKind.get(key) ?? []), each]);
  }
  return [...byKind.values()].map((objects) => keeper(client, objects, onError));
}

function keeper(
  client: Client,
  objects: readonly StandardObject[],
  onError: (error: unknown, about: string) => void,
): Controller {
  const { type } = objects[0]!;
  const byName = new Map(objects.map((each) => [each.object.metadata.name ?? '', each]));
  const namespace = objects[0]!.object.metadata.namespace;
  const informer = createInformer(client, {
    type,
    ...(namespace === undefined ? {} : { namespace }),
    onError: (error) => onError(error, `watch of ${type.resource}`),
  });
  const loop = createControlLoop({
    name: `standard-${type.resource}`,
    reconcile: async (name, signal) => {
      const standard = byName.get(name);
      if (standard !== undefined) await ensure(client, standard, signal);
      return { kind: 'settled' };
    },
    onError,
    workers: 1,
  });
  informer.listen({
    changed(object, previous) {
      const name = previous?.metadata.name ?? '';
      if (object === undefined && byName.has(name)) loop.enqueue(name);
    },
  });
  return fedBy([informer], loop);
}

async function ensure(client: Client, standard: StandardObject, signal: AbortSignal | undefined): Promise<void> {
  const options = signal === undefined ? {} : { signal };
  const { type, object, status } = standard;
  const { name = '', namespace } = object.metadata;
  const place = { type, ...(namespace === undefined ? {} : { namespace }) };
  try {
    await client.get({ ...place, name }, options);
    return;
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    // Without details the kind itself is not known.
    if ((error as StatusError).details === undefined) return;
  }
  try {
    await client.create(place, object, options);
    if (status === undefined) return;
    const patch = { mediaType: 'application/merge-patch+json', patch: { status } } as const;
    await client.patch({ ...place, name, subresource: 'status' }, patch, options);
  } catch (error) {
    // Created concurrently.
    if (!isStatus(error, 409)) throw error;
  }
}
