import type { Client } from '../client/client.js';
import { createControlLoop } from '../client/control-loop.js';
import { createInformer } from '../client/informer.js';
import type { Controller } from '../controllers/controller.js';
import { fedBy } from '../controllers/fed-by.js';
import { StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import type { NamingProfile } from '../naming/profile.js';

const NAMESPACES = { group: '', version: 'v1', resource: 'namespaces' };

/** The namespaces that exist from the start, the one that everybody uses first. */
function standardNamespaces(naming: NamingProfile): readonly string[] {
  const { namespaces } = naming;
  return [namespaces.default, namespaces.system, namespaces.public, namespaces.nodeLease];
}

/**
 * Creates what must exist before the server is ready. Idempotent, and safe when several servers start at once: what is
 * there already is left as it is.
 *
 * @throws StatusError when the server cannot be asked, or refuses
 */
export async function bootstrap(client: Client, naming: NamingProfile, signal?: AbortSignal): Promise<void> {
  for (const name of standardNamespaces(naming)) await ensureNamespace(client, name, signal);
}

/**
 * Makes a standard namespace again when somebody deleted it (the one of node leases may be deleted), as kube-apiserver's
 * system namespaces controller does.
 */
export function keepStandardNamespaces(
  client: Client,
  naming: NamingProfile,
  onError: (error: unknown, about: string) => void,
): Controller {
  const names = standardNamespaces(naming);
  const informer = createInformer(client, {
    type: NAMESPACES,
    onError: (error) => onError(error, 'watch of namespaces'),
  });
  const loop = createControlLoop({
    name: 'standard-namespaces',
    reconcile: async (name, signal) => {
      await ensureNamespace(client, name, signal);
      return { kind: 'settled' };
    },
    onError,
    workers: 1,
  });
  informer.listen({
    changed(object, previous) {
      const name = previous?.metadata.name ?? '';
      if (object === undefined && names.includes(name)) loop.enqueue(name);
    },
  });
  return fedBy(informer, loop);
}

async function ensureNamespace(client: Client, name: string, signal: AbortSignal | undefined): Promise<void> {
  const options = signal === undefined ? {} : { signal };
  const namespace: KubeObject = { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
  try {
    await client.get({ type: NAMESPACES, name }, options);
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    await client.create({ type: NAMESPACES }, namespace, options).catch((refusal: unknown) => {
      if (!isStatus(refusal, 409)) throw refusal;
    });
  }
}

function isStatus(error: unknown, code: number): boolean {
  return error instanceof StatusError && error.code === code;
}
