import type { KubeObject } from '../../meta/object.js';
import type { Client } from '../client.js';
import { createInformer, type InformerOptions } from '../informer.js';

/** One change of a watch. */
export interface TypedEvent<T> {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly object: T;
}

/**
 * Limit of buffered changes, with one more for each object that the informer holds: existing objects may come faster
 * than they are read. A reader that falls further behind gets an error.
 */
const MOST_WAITING = 100_000;

/**
 * Existing objects, then every change, until the caller stops reading or `signal` is aborted. Its informer resumes a
 * broken watch, and sends the differences when the server no longer has the version to resume from.
 *
 * @throws Error when the reader falls too far behind
 */
export async function* watchForever(
  client: Client,
  options: InformerOptions & { readonly signal?: AbortSignal },
): AsyncGenerator<TypedEvent<KubeObject>> {
  let waiting: TypedEvent<KubeObject>[] = [];
  let wake: (() => void) | undefined;
  let objects = 0;
  /** How many changes waited when one more could not. */
  let behind: number | undefined;
  const notify = (): void => {
    wake?.();
    wake = undefined;
  };
  const informer = createInformer(client, options);
  informer.listen({
    changed(object, previous) {
      if (previous === undefined) objects += 1;
      if (object === undefined) objects -= 1;
      const most = MOST_WAITING + objects;
      if (waiting.length >= most) behind ??= most;
      if (behind !== undefined) return;
      if (object === undefined) waiting.push({ type: 'DELETED', object: previous! });
      else waiting.push({ type: previous === undefined ? 'ADDED' : 'MODIFIED', object });
      notify();
    },
  });
  const { signal } = options;
  const stopped = (): boolean => signal?.aborted === true;
  signal?.addEventListener('abort', notify, { once: true });
  informer.start();
  try {
    while (!stopped()) {
      const batch = waiting;
      waiting = [];
      yield* batch;
      if (behind !== undefined) throw new Error(`the reader of a watch is more than ${behind} changes behind`);
      if (waiting.length === 0 && !stopped()) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', notify);
    informer.stop();
  }
}
