import type { WatchReceiver } from '../../registry/registry.js';
import type { Outcome } from '../outcome.js';

/** Takes the first events, and no more. */
const NO_READER: WatchReceiver = { events: () => false, ended: () => {} };

/**
 * Refuses a watch whose form cannot be streamed. Faults of its options come first, as in kube-apiserver, so the watch is
 * opened before.
 *
 * @throws StatusError what is wrong with the watch, otherwise `unfit`
 */
export async function refuseStream({ open }: Extract<Outcome, { kind: 'watch' }>, unfit: Error): Promise<never> {
  (await open(NO_READER)).close();
  throw unfit;
}
