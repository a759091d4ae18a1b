import { createControlLoop, type Reconciled } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import type { KubeObject } from '../../meta/object.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';

/** The resource in the running profile's naming. */
export function requestType({ naming }: Pick<ControllerParts, 'naming'>): {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
} {
  return { group: `certificates.${naming.groupDomain}`, version: 'v1', resource: 'certificatesigningrequests' };
}

/** A controller that handles each changed certificate request. `handle` may be called again for the same state. */
export function certificateRequestController(
  parts: ControllerParts,
  name: string,
  handle: (request: KubeObject, signal: AbortSignal) => Promise<Reconciled>,
): Controller {
  const { client, onError } = parts;
  const requests = createInformer(client, {
    type: requestType(parts),
    onError: (error) => onError(error, 'watch of certificatesigningrequests'),
  });
  const loop = createControlLoop({
    name,
    onError,
    async reconcile(key, signal) {
      const request = requests.get('', key);
      if (request === undefined || request.metadata.deletionTimestamp !== undefined) return { kind: 'settled' };
      try {
        return await handle(request, signal);
      } catch (error) {
        if (isStatus(error, 409)) return { kind: 'retry' };
        if (isStatus(error, 404)) return { kind: 'settled' };
        throw error;
      }
    },
  });
  requests.listen({ changed: (request) => request !== undefined && loop.enqueue(request.metadata.name ?? '') });
  return fedBy([requests], loop);
}
