import type { JsonObject } from '../../../src/json/types.js';
import type { KubeObject } from '../../../src/meta/object.js';
import { body, deleting, type InProcess, listing, mergePatch, writing } from '../../support/in-process.js';

/** The selector of every test Service. */
export const SELECTOR = { app: 'a' };
/** The port of every test Service. */
export const PORT = { port: 80 };

/** Shortcuts for Services. */
export function services(world: InProcess) {
  const target = (name = ''): ReturnType<InProcess['target']> => world.target('services', { name });
  const given = (name: string, spec: JsonObject): JsonObject => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name },
    spec: { selector: SELECTOR, ports: [PORT], ...spec },
  });
  const parsed = async (call: Promise<{ object: { parsed: KubeObject } }>): Promise<Spec> =>
    ((await call).object.parsed as unknown as { spec: Spec }).spec;
  return {
    create: (name: string, spec: JsonObject = {}, dryRun = false) =>
      parsed(world.registry.create(world.context, target(), body(given(name, spec)), writing({ dryRun }))),
    put: (name: string, spec: JsonObject = {}, dryRun = false) =>
      parsed(world.registry.update(world.context, target(name), body(given(name, spec)), writing({ dryRun }))),
    patch: (name: string, patch: JsonObject) =>
      parsed(world.registry.patch(world.context, target(name), mergePatch(patch), writing())),
    remove: (name: string, dryRun = false) => world.registry.delete(world.context, target(name), deleting({ dryRun })),
    removeAll: () => world.registry.deleteCollection(world.context, target(), listing(), deleting()),
  };
}

/** The used parts of a Service. */
export interface Spec {
  readonly clusterIP?: string;
  readonly clusterIPs?: readonly string[];
  readonly ipFamilies?: readonly string[];
  readonly ipFamilyPolicy?: string;
  readonly healthCheckNodePort?: number;
  readonly ports: readonly { readonly nodePort?: number; readonly port: number }[];
}

/** Reservations: `10.0.0.7 ns/a`. */
export async function reserved(world: InProcess): Promise<string[]> {
  const lists = await Promise.all(
    ['internal/serviceips', 'internal/nodeports'].map((resource) =>
      world.store.list({ resource, at: { kind: 'any' } }),
    ),
  );
  return lists.flatMap(({ items }) =>
    items.map(({ name, parsed }) => {
      const owner = (parsed as JsonObject)['owner'] as JsonObject;
      return `${name} ${String(owner['namespace'])}/${String(owner['name'])}`;
    }),
  );
}
