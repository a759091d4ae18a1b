import type { Awaitable } from '../meta/awaitable.js';
import type { Call } from './call.js';

/** The end of the handler chain: the work itself. */
export type Handler<T> = (call: Call) => Awaitable<T>;

/**
 * One stage of the handler chain. `run` either throws a StatusError, or calls `next` once and returns its result; work
 * after `next` (audit, release of a seat) goes into a finally block. A stage that needs no wait makes no promise.
 */
export interface Stage {
  readonly name: string;
  run<T>(call: Call, next: Handler<T>): Awaitable<T>;
}

/** Called with the duration of a stage in milliseconds, excluding later stages. */
export type StageTimer = (stage: string, milliseconds: number) => void;

/** The handler chain: every request of every handler passes the same stages in the same order. */
export interface Chain {
  run<T>(call: Call, handler: Handler<T>): Promise<T>;
  /** The same without a promise when nothing has to be waited for; then errors are thrown at once. */
  begin<T>(call: Call, handler: Handler<T>): Awaitable<T>;
}

/**
 * Joins stages into one chain, first one outermost. With `timer`, each stage's own time is measured by `now`
 * (milliseconds, monotonic); without it no clock is read.
 */
export function createChain(
  stages: readonly Stage[],
  timing?: { readonly timer: StageTimer; readonly now: () => number },
): Chain {
  const timed = timing === undefined ? stages : stages.map((stage) => timedStage(stage, timing.timer, timing.now));
  return {
    async run(call, handler) {
      return runFrom(timed, 0, call, handler);
    },
    begin: (call, handler) => runFrom(timed, 0, call, handler),
  };
}

function runFrom<T>(stages: readonly Stage[], index: number, call: Call, handler: Handler<T>): Awaitable<T> {
  const stage = stages[index];
  if (stage === undefined) return handler(call);
  return stage.run(call, (next) => runFrom(stages, index + 1, next, handler));
}

function timedStage(stage: Stage, timer: StageTimer, now: () => number): Stage {
  return {
    name: stage.name,
    async run(call, next) {
      const started = now();
      let inside = 0;
      try {
        return await stage.run(call, async (inner) => {
          const entered = now();
          try {
            return await next(inner);
          } finally {
            inside = now() - entered;
          }
        });
      } finally {
        timer(stage.name, now() - started - inside);
      }
    },
  };
}
