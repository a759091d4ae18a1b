import { notFound } from '../../../meta/errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Precondition } from '../../../meta/precondition.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { AdmissionAttributes } from '../../../request/ports.js';
import type { AdmissionPlugin } from '../plugin.js';
import { refuse } from '../refusal.js';

/** How the plugin finds a namespace. */
export interface NamespaceLookup {
  /** From the cache; possibly slightly outdated. */
  cached(name: string): Promise<KubeObject | undefined>;
  /** The newest state. */
  newest(name: string): Promise<KubeObject | undefined>;
  /** A precondition: the namespace is still as it was found. */
  unchanged(namespace: KubeObject): Precondition;
}

/** What the plugin needs. */
export interface NamespaceLifecycleOptions {
  readonly namespaces: NamespaceLookup;
  readonly naming: Pick<NamingProfile, 'namespaces'>;
}

/** The core kind Namespace. */
function isNamespace(attributes: AdmissionAttributes): boolean {
  return attributes.group === '' && attributes.kind.kind === 'Namespace';
}

/** Reviews are questions: their answer does not depend on the namespace's existence. */
function isAccessReview(attributes: AdmissionAttributes): boolean {
  return attributes.resource === 'localsubjectaccessreviews';
}

/**
 * NamespaceLifecycle: objects cannot be created in a namespace that does not exist (404) or is terminating (403 with
 * cause `NamespaceTerminating`), not even when its deletion begins between this check and the commit, and the server's
 * own namespaces cannot be deleted (403).
 */
export function createNamespaceLifecycle({ namespaces, naming }: NamespaceLifecycleOptions): AdmissionPlugin {
  const immortal = new Set([naming.namespaces.default, naming.namespaces.system, naming.namespaces.public]);

  const checkPlace = async (attributes: AdmissionAttributes): Promise<void> => {
    const { namespace } = attributes;
    // A namespace that is missing in the cache may be new.
    const found = (await namespaces.cached(namespace)) ?? (await namespaces.newest(namespace));
    if (found === undefined) throw notFound({ group: '', resource: 'namespaces' }, namespace);
    if (attributes.operation !== 'CREATE') return;
    if (!isTerminating(found)) return attributes.require?.(namespaces.unchanged(found));
    // A terminating one in the cache may have been recreated.
    const newest = await namespaces.newest(namespace);
    if (newest === undefined) throw notFound({ group: '', resource: 'namespaces' }, namespace);
    if (!isTerminating(newest)) return attributes.require?.(namespaces.unchanged(newest));
    throw refuse(attributes, `unable to create new content in namespace ${namespace} because it is being terminated`, [
      {
        reason: 'NamespaceTerminating',
        message: `namespace ${namespace} is being terminated`,
        field: 'metadata.namespace',
      },
    ]);
  };

  return {
    name: 'NamespaceLifecycle',
    handles: ['CREATE', 'UPDATE', 'DELETE'],
    async mutate(_context, attributes) {
      if (isNamespace(attributes)) {
        if (attributes.operation === 'DELETE' && immortal.has(attributes.name)) {
          throw refuse(attributes, 'this namespace may not be deleted');
        }
        return undefined;
      }
      if (attributes.namespace === '' || attributes.operation === 'DELETE' || isAccessReview(attributes)) {
        return undefined;
      }
      await checkPlace(attributes);
      return undefined;
    },
  };
}

/** The phase is for clients; the timestamp is set as soon as the deletion begins. */
function isTerminating(namespace: KubeObject): boolean {
  const { phase } = (namespace['status'] ?? {}) as { readonly phase?: string };
  return phase === 'Terminating' || namespace.metadata.deletionTimestamp !== undefined;
}
