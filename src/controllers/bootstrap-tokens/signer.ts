import type { ConfigMap } from '../../../generated/types/api__v1.js';
import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import { bootstrapTokenOf } from '../../credentials/bootstrap-token.js';
import { detachedJws } from '../../credentials/detached-jws.js';
import { equalJson } from '../../json/equal.js';
import type { JsonValue } from '../../json/types.js';
import { has, mapAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';
import { SECRETS } from './cleaner.js';

const CONFIG_MAPS = { group: '', version: 'v1', resource: 'configmaps' };
const NAME = 'cluster-info';
const SIGNATURE = 'jws-kubeconfig-';

/**
 * Signs the connection settings in the ConfigMap `cluster-info` with every signing token, so that a machine that knows
 * one token can trust them before it knows the server. Signatures of other tokens are removed.
 */
export function createBootstrapSigner({ client, naming, clock, onError }: ControllerParts): Controller {
  const namespace = naming.namespaces.public;
  const tokens = createInformer(client, {
    type: SECRETS,
    namespace: naming.namespaces.system,
    fieldSelector: `type=bootstrap.${naming.labelDomain}/token`,
    onError: (error) => onError(error, 'watch of secrets'),
  });
  const maps = createInformer(client, {
    type: CONFIG_MAPS,
    namespace,
    fieldSelector: `metadata.name=${NAME}`,
    onError: (error) => onError(error, 'watch of configmaps'),
  });
  const loop = createControlLoop({
    name: 'bootstrap-signer',
    onError,
    workers: 1,
    async reconcile(_key, signal) {
      const map: Typed<ConfigMap> | undefined = maps.get(namespace, NAME);
      const data = mapAt(map, 'data');
      if (map === undefined || !has(data, 'kubeconfig')) return { kind: 'settled' };
      const settings = textAt(data, 'kubeconfig');
      const signed: Record<string, JsonValue> = {};
      for (const [key, value] of Object.entries(data)) {
        if (value !== undefined && !key.startsWith(SIGNATURE)) signed[key] = value;
      }
      for (const secret of tokens.list()) {
        const token = bootstrapTokenOf(secret, naming.labelDomain, clock());
        if (token === undefined || !token.signs || token.expired) continue;
        signed[`${SIGNATURE}${token.id}`] = detachedJws(settings, token.id, token.secret);
      }
      if (equalJson(signed, data)) return { kind: 'settled' };
      try {
        await client.update({ type: CONFIG_MAPS, namespace, name: NAME }, { ...map, data: signed }, { signal });
      } catch (error) {
        if (isStatus(error, 409)) return { kind: 'retry' };
        if (!isStatus(error, 404)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  for (const informer of [tokens, maps]) informer.listen({ changed: () => loop.enqueue(NAME) });
  return fedBy([tokens, maps], loop);
}
