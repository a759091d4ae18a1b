import { tooManyRequests } from '../meta/errors.js';
import { RoundRobin } from '../meta/round-robin.js';

/** Limits of a queue; the unit of weights is up to the user. */
export interface FairQueueLimits {
  /** Weight of concurrent jobs. A heavier job runs alone. */
  readonly running: number;
  /** Limit of waiting jobs; more are rejected. */
  readonly waiting: number;
  /** Limit of the weight of waiting jobs. */
  readonly waitingWeight: number;
}

/** Releases the place; idempotent. */
export type Leave = () => void;

interface Job {
  readonly weight: number;
  readonly start: (leave: Leave) => void;
}

/**
 * Runs jobs up to a total weight and serves waiting ones round-robin, one job per client and round, so that a client
 * with many jobs waits behind itself and not before others.
 *
 * Example: a client has 50 jobs waiting when another brings its first: that one is next but one.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** By client. */
  readonly #waiting = new RoundRobin<unknown, Job>();
  #running = 0;
  #count = 0;
  #weight = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when it is this job's turn.
   *
   * @param client the owner of the job, by identity
   * @param gone called when the job has to wait: its signal fires when nobody wants it any more
   * @throws StatusError 429 when too many wait; the reason of `gone`
   */
  async enter(client: unknown, weight: number, gone?: () => AbortSignal): Promise<Leave> {
    const { waiting, waitingWeight } = this.#limits;
    if (this.#count === 0 && this.#fits(weight)) return this.#begin(weight);
    // One job is accepted however heavy it is, as on an idle server.
    if (this.#count >= waiting || (this.#count > 0 && this.#weight + weight > waitingWeight)) throw tooManyRequests();
    const signal = gone?.();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.remove(client, job);
        this.#count -= 1;
        this.#weight -= weight;
        reject(signal?.reason as Error);
      };
      const start = (leave: Leave): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve(leave);
      };
      const job = { weight, start };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(client, job);
      this.#count += 1;
      this.#weight += weight;
    });
  }

  #fits(weight: number): boolean {
    return this.#running === 0 || this.#running + weight <= this.#limits.running;
  }

  #begin(weight: number): Leave {
    this.#running += weight;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.#running -= weight;
      this.#startNext();
    };
  }

  /** Starts waiting jobs as far as there is room. */
  #startNext(): void {
    for (let job = this.#waiting.first(); job !== undefined && this.#fits(job.weight); job = this.#waiting.first()) {
      this.#waiting.next();
      this.#count -= 1;
      this.#weight -= job.weight;
      job.start(this.#begin(job.weight));
    }
  }
}
