import { notFound } from '../../../meta/errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { Precondition } from '../../../meta/precondition.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { AdmissionAttributes } from '../../../request/ports.js';
import type { AdmissionPlugin } from '../plugin.js';
import { refuse } from '../refusal.js';

/** How the plugin finds a namespace. */
export interface NamespaceLookup {
  /** What is at hand; may be a little old. */
  cached(name: string): Promise<KubeObject | undefined>;
  /** The newest state. */
  newest(name: string): Promise<KubeObject | undefined>;
  /** That the namespace is still as it was found. */
  unchanged(namespace: KubeObject): Precondition;
}

/** What the plugin is made of. */
export interface NamespaceLifecycleOptions {
  readonly namespaces: NamespaceLookup;
  readonly naming: Pick<NamingProfile, 'namespaces'>;
}

/** The core kind that the plugin is about. */
function isNamespace(attributes: AdmissionAttributes): boolean {
  return attributes.group === '' && attributes.kind.kind === 'Namespace';
}

/** Reviews are questions: whether their namespace exists makes no difference to the answer. */
function isAccessReview(attributes: AdmissionAttributes): boolean {
  return attributes.resource === 'localsubjectaccessreviews';
}

/**
 * NamespaceLifecycle: nothing is created in a namespace that does not exist (404) or that is being emptied (403 with
 * cause `NamespaceTerminating`), not even when its deletion begins between this check and the commit, and the namespaces that the server itself lives in cannot be deleted (403).
 */
export function createNamespaceLifecycle({ namespaces, naming }: NamespaceLifecycleOptions): AdmissionPlugin {
  const immortal = new Set([naming.namespaces.default, naming.namespaces.system, naming.namespaces.public]);

  const checkPlace = async (attributes: AdmissionAttributes): Promise<void> => {
    const { namespace } = attributes;
    // A namespace that is missing from the cache may just be new.
    const found = (await namespaces.cached(namespace)) ?? (await namespaces.newest(namespace));
    if (found === undefined) throw notFound({ group: '', resource: 'namespaces' }, namespace);
    if (attributes.operation !== 'CREATE') return;
    if (!isTerminating(found)) return attributes.require?.(namespaces.unchanged(found));
    // One that is on its way out in the cache may be gone and made anew.
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

/** The phase says it to clients; the timestamp says it as soon as the deletion began. */
function isTerminating(namespace: KubeObject): boolean {
  const { phase } = (namespace['status'] ?? {}) as { readonly phase?: string };
  return phase === 'Terminating' || namespace.metadata.deletionTimestamp !== undefined;
}
