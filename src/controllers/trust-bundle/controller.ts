import { createHash } from 'node:crypto';
import type { ClusterTrustBundle } from '../../../generated/types/apis__certificates.cluster.io__v1beta1.js';
import { createControlLoop } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import { apiVersionOf, type GroupVersionResource } from '../../meta/gvk.js';
import type { KubeObject } from '../../meta/object.js';
import { mapAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { whereServed } from '../where-served.js';

/** The versions of the kind, newest first. */
const VERSIONS = ['v1beta1', 'v1alpha1'];
const RESOURCE = 'clustertrustbundles';
/** Length of the hash of the anchors in the name. */
const HASH_LENGTH = 24;

/**
 * Publishes the authorities with which clients verify this server as a ClusterTrustBundle of the signer of serving
 * certificates. The name is derived from the content; bundles of that signer with another name, such as those of
 * replaced authorities, are deleted. Does nothing where the kind is not served.
 */
export function createTrustBundlePublisher(parts: ControllerParts): Controller {
  const known = { group: `certificates.${parts.naming.groupDomain}`, versions: VERSIONS, resource: RESOURCE };
  return whereServed(parts, known, (type) => createPublisher(parts, type));
}

function createPublisher(parts: ControllerParts, type: GroupVersionResource): Controller {
  const { client, naming, rootCa, onError } = parts;
  const signerName = naming.servingSigner;
  const hash = createHash('sha256').update(rootCa).digest('hex').slice(0, HASH_LENGTH);
  const name = `${signerName.replaceAll('/', ':')}:${hash}`;
  const spec = { signerName, trustBundle: rootCa };
  const bundles = createInformer(client, {
    type,
    fieldSelector: `spec.signerName=${signerName}`,
    onError: (error) => onError(error, 'watch of clustertrustbundles'),
  });

  const publish = async (signal: AbortSignal): Promise<void> => {
    const found: Typed<ClusterTrustBundle> | undefined = await find(client, { type, name }, { signal });
    if (found === undefined) {
      const bundle = {
        apiVersion: apiVersionOf(type.group, type.version),
        kind: 'ClusterTrustBundle',
        metadata: { name },
        spec,
      };
      await client.create({ type }, bundle as KubeObject, { signal });
    } else if (textAt(mapAt(found, 'spec'), 'trustBundle') !== rootCa) {
      await client.update({ type, name }, { ...found, spec }, { signal });
    }
  };
  const loop = createControlLoop({
    name: 'trust-bundle',
    onError,
    async reconcile(key, signal) {
      try {
        if (key === name) await publish(signal);
        else if (bundles.get('', key) !== undefined) await client.delete({ type, name: key }, { signal });
      } catch (error) {
        if (isStatus(error, 409)) return { kind: 'retry' };
        if (!isStatus(error, 404)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  bundles.listen({ changed: (bundle, previous) => loop.enqueue((bundle ?? previous)?.metadata.name ?? '') });
  const fed = fedBy([bundles], loop);
  return {
    start() {
      fed.start();
      loop.enqueue(name);
    },
    stop: () => fed.stop(),
  };
}
