import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import { bootstrapTokenOf } from '../../credentials/bootstrap-token.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';

/** The kind of bootstrap tokens. */
export const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
/** Longest wait until a token is checked again, in ms. */
const LONGEST_WAIT = 3600_000;

/** Deletes bootstrap tokens that have expired. */
export function createTokenCleaner({ client, naming, clock, onError }: ControllerParts): Controller {
  const namespace = naming.namespaces.system;
  const secrets = createInformer(client, {
    type: SECRETS,
    namespace,
    fieldSelector: `type=bootstrap.${naming.labelDomain}/token`,
    onError: (error) => onError(error, 'watch of secrets'),
  });
  const loop = createControlLoop({
    name: 'token-cleaner',
    onError,
    async reconcile(name, signal) {
      const secret = secrets.get(namespace, name);
      const token = secret === undefined ? undefined : bootstrapTokenOf(secret, naming.labelDomain, clock());
      if (token?.expiration === undefined) return { kind: 'settled' };
      const left = token.expiration - clock();
      if (left > 0) return { kind: 'wait', milliseconds: Math.min(left + 1, LONGEST_WAIT) };
      try {
        await client.delete({ type: SECRETS, namespace, name }, { uid: secret!.metadata.uid ?? '', signal });
      } catch (error) {
        if (!isStatus(error, 404, 409)) throw error;
      }
      return { kind: 'settled' };
    },
  });
  secrets.listen({ changed: (secret) => secret !== undefined && loop.enqueue(secret.metadata.name ?? '') });
  return fedBy([secrets], loop);
}
