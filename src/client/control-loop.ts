import type { BackoffLimits } from './backoff.js';
import { createWorkQueue, type WorkQueue } from './work-queue.js';
import { sharedAbort } from '../meta/shared-abort.js';

/** The result of one pass over one key. */
export type Reconciled =
  /** Done; nothing to do until something changes. */
  | { readonly kind: 'settled' }
  /** To be repeated after that many milliseconds in any case. */
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** Not done: repeated soon, then less and less often. */
  | { readonly kind: 'retry' };

/** A running controller. */
export interface ControlLoop {
  /** Enqueues a key whose object, or something related, changed. Keys of different lanes take turns. */
  enqueue(key: string, lane?: string): void;
  start(): void;
  /** Accepts no more keys; resolves when the running passes have finished. */
  stop(): Promise<void>;
}

/** What a loop needs. */
export interface ControlLoopOptions {
  readonly name: string;
  /** One pass over one key: read, decide, write. An exception counts as `retry`. */
  readonly reconcile: (key: string, signal: AbortSignal) => Promise<Reconciled>;
  /** Called for each failed pass. */
  readonly onError: (error: unknown, key: string) => void;
  /** Concurrent passes; different keys only. */
  readonly workers?: number;
  readonly backoff?: BackoffLimits;
}

/** Makes a loop: keys in, passes out, each key by one worker at a time. Nothing runs before `start`. */
export function createControlLoop(options: ControlLoopOptions): ControlLoop {
  const queue = createWorkQueue(options.backoff);
  const stopping = sharedAbort();
  let running: Promise<unknown> | undefined;
  return {
    enqueue: (key, lane) => queue.add(key, lane),
    start() {
      running ??= Promise.all(
        Array.from({ length: options.workers ?? 2 }, () => work(queue, options, stopping.signal)),
      );
    },
    async stop() {
      queue.close();
      stopping.abort();
      await running;
    },
  };
}

async function work(queue: WorkQueue, options: ControlLoopOptions, signal: AbortSignal): Promise<void> {
  for (;;) {
    const key = await queue.take();
    if (key === undefined) return;
    const result = await pass(key, options, signal);
    if (result.kind !== 'retry') queue.forget(key);
    if (result.kind === 'retry') queue.addAfterFailure(key);
    if (result.kind === 'wait') queue.addLater(key, result.milliseconds);
    queue.done(key);
  }
}

async function pass(key: string, options: ControlLoopOptions, signal: AbortSignal): Promise<Reconciled> {
  try {
    return await options.reconcile(key, signal);
  } catch (error) {
    if (!signal.aborted) options.onError(error, key);
    return { kind: 'retry' };
  }
}
