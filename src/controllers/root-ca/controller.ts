import type { ConfigMap } from '../../../generated/types/api__v1.js';
import { createControlLoop } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import { equalJson } from '../../json/equal.js';
import type { KubeObject } from '../../meta/object.js';
import { mapAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { isActive } from '../service-account/controller.js';

const NAMESPACES = { group: '', version: 'v1', resource: 'namespaces' };
const CONFIG_MAPS = { group: '', version: 'v1', resource: 'configmaps' };

/**
 * Puts a ConfigMap with the certificate authority of this server into every namespace, so that pods can verify it, and
 * reverts changes.
 */
export function createRootCaController({ client, naming, rootCa, onError }: ControllerParts): Controller {
  const name = naming.rootCaConfigMap;
  const data = { 'ca.crt': rootCa };
  const namespaces = createInformer(client, {
    type: NAMESPACES,
    onError: (error) => onError(error, 'watch of namespaces'),
  });
  const maps = createInformer(client, {
    type: CONFIG_MAPS,
    fieldSelector: `metadata.name=${name}`,
    onError: (error) => onError(error, 'watch of configmaps'),
  });
  const isRight = (map: Typed<ConfigMap> | undefined): boolean =>
    map !== undefined && equalJson(mapAt(map, 'data'), data);
  const wanted = (namespace: string): KubeObject => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: {
      name,
      namespace,
      annotations: {
        [`${naming.labelDomain}/description`]:
          'Certificate authority with which pods verify the API server; it is not meant for anything else.',
      },
    },
    data,
  });
  const loop = createControlLoop({
    name: 'root-ca',
    onError,
    async reconcile(namespace, signal) {
      if (!isActive(namespaces.get('', namespace)) || isRight(maps.get(namespace, name))) return { kind: 'settled' };
      const address = { type: CONFIG_MAPS, namespace, name };
      const found = await find(client, address, { signal });
      if (isRight(found)) return { kind: 'settled' };
      try {
        if (found === undefined) await client.create(address, wanted(namespace), { signal });
        else await client.update(address, { ...found, data }, { signal });
      } catch (error) {
        if (isStatus(error, 409)) return { kind: 'retry' };
        // The namespace is terminating.
        if (!isStatus(error, 403, 404)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  namespaces.listen({ changed: (namespace) => loop.enqueue(namespace?.metadata.name ?? '') });
  maps.listen({ changed: (map, previous) => loop.enqueue((map ?? previous)?.metadata.namespace ?? '') });
  return fedBy([namespaces, maps], loop);
}
