import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { MAX_VALUES } from '../../json/limits.js';
import { badRequest, serviceUnavailable } from '../../meta/errors.js';
import { FairQueue } from '../fair-queue.js';
import { quote } from '../../meta/quote.js';
import { startDeadline } from '../../meta/timer.js';
import { type RepeatedKey, readInThread, type YamlAnswer } from './yaml-thread.js';

/** A YAML body as JSON. */
export interface YamlAsJson {
  readonly json: Buffer;
  /** `line 9: key "foo" already set in map` for each repeated key, in the order of the text. */
  readonly repeatedKeys: readonly string[];
}

/** Converts YAML to JSON without blocking the event loop. */
export interface YamlReader {
  /**
   * The first document of `bytes` as JSON text; of repeated keys, the last.
   *
   * @param client by identity; clients are served in turn
   * @throws StatusError 400 malformed, or too much work to read; 429 when too many are waiting
   */
  toJson(bytes: Buffer, client: object, gone?: () => AbortSignal): Promise<YamlAsJson>;
  close(): Promise<void>;
}

/**
 * Time limit of one body, in milliseconds. The `yaml` package reads about half a megabyte per second, but may need
 * minutes for hostile texts, so it runs in a thread that is terminated at the limit.
 */
const LONGEST_READ = 10_000;
/** A small body gets this much, larger ones proportionally more: 3 MiB get the maximum. */
const SHORTEST_READ = 2_000;
const BYTES_PER_MILLISECOND = 400;
/** Start-up limit of a thread, in milliseconds; a busy machine starts one slowly. */
const LONGEST_START = 60_000;
/**
 * Size limit of the bodies of each thread, so that a body waits only for similar ones: hand-written ones take
 * milliseconds, however hostile; a body of the second size may take a second or two.
 */
const LANES = [4 * 1024, 64 * 1024, Infinity];
/** One body is read at a time in each thread; limits of waiting bodies and their bytes. */
const LANE_LIMITS = { running: 1, waiting: 512, waitingWeight: 16 * 1024 * 1024 };

interface Job {
  readonly bytes: Buffer;
  readonly resolve: (read: YamlAsJson) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A reader with a thread for each size of bodies, started by its first body and kept.
 *
 * @param startThread throws when the machine has none left
 */
export function createYamlReader(
  longestRead: number = LONGEST_READ,
  startThread: (start: () => Worker) => Worker = (start) => start(),
): YamlReader {
  const lanes = LANES.map((most) => ({
    ...{ most, lane: createLane(longestRead, () => startThread(startReader)) },
    queue: new FairQueue(LANE_LIMITS),
  }));
  return {
    async toJson(bytes, client, gone) {
      const { lane, queue } = lanes.find(({ most }) => bytes.length <= most)!;
      const leave = await queue.enter(client, bytes.length, gone);
      try {
        return await lane.toJson(bytes);
      } finally {
        leave();
      }
    },
    async close() {
      await Promise.all(lanes.map(({ lane }) => lane.close()));
    },
  };
}

interface Lane {
  toJson(bytes: Buffer): Promise<YamlAsJson>;
  close(): Promise<void>;
}

function startReader(): Worker {
  return new Worker(`(${readInThread.toString()})()`, {
    eval: true,
    workerData: { yaml: createRequire(import.meta.url).resolve('yaml'), mostValues: MAX_VALUES },
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  });
}

/** One thread. */
function createLane(longestRead: number, startThread: () => Worker): Lane {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  /**
   * The thread that has started and waits for bodies; the start-up time of the worker is not counted against the job's
   * time limit.
   */
  let ready: Worker | undefined;
  let running: Job | undefined;
  /** The worker of the running job: late messages of a terminated worker are ignored. */
  let runner: Worker | undefined;
  let cancel = (): void => undefined;
  let closed = false;

  function start(): Worker {
    const made = startThread();
    made.unref();
    made.on('message', (answer: YamlAnswer) => {
      if (answer.ready === true) {
        ready = made;
        if (running !== undefined && runner === made) bound(made, allowedFor(running));
        return;
      }
      settle(made, (job) => {
        if (answer.json !== undefined) job.resolve(asRead(answer.json, answer.repeated));
        else job.reject(malformed(answer.fault ?? 'unreadable'));
      });
    });
    // Out of memory, or terminated: the job fails, the next one gets a new thread.
    made.on('error', () => {});
    made.on('exit', () => {
      if (worker === made) worker = undefined;
      // A worker that ended before it was ready lacked memory or descriptors; the body is not the cause.
      const fault = ready === made ? malformed('reading it takes too much time or memory') : noThread();
      settle(made, (job) => job.reject(fault));
    });
    return made;
  }

  function settle(by: Worker, how: (job: Job) => void): void {
    const job = running;
    if (job === undefined || runner !== by) return;
    running = undefined;
    runner = undefined;
    cancel();
    how(job);
    next();
  }

  function next(): void {
    if (running !== undefined) return;
    running = waiting.shift();
    if (running === undefined) {
      worker?.unref();
      return;
    }
    try {
      worker ??= start();
    } catch {
      // No thread could be started; the next body may succeed.
      const job = running;
      running = undefined;
      job.reject(noThread());
      return next();
    }
    worker.ref();
    runner = worker;
    bound(worker, ready === worker ? allowedFor(running) : LONGEST_START);
    worker.postMessage(running.bytes.toString('utf8'));
  }

  function allowedFor(job: Job): number {
    return Math.min(longestRead, SHORTEST_READ + job.bytes.length / BYTES_PER_MILLISECOND);
  }

  /** Terminates the worker at the time limit. */
  function bound(thread: Worker, milliseconds: number): void {
    cancel();
    cancel = startDeadline(milliseconds, () => {
      if (worker === thread) worker = undefined;
      void thread.terminate();
    });
  }

  return {
    async toJson(bytes) {
      if (closed) throw serviceUnavailable('the server is stopping');
      return new Promise<YamlAsJson>((resolve, reject) => {
        waiting.push({ bytes, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      // Waiting jobs first: the end of the worker would start another one for them.
      for (const job of waiting.splice(0)) job.reject(serviceUnavailable('the server is stopping'));
      await worker?.terminate();
    },
  };
}

function noThread(): Error {
  return serviceUnavailable('the server has no thread left to read YAML with');
}

function malformed(why: string): Error {
  return badRequest(`error converting YAML to JSON: yaml: ${why}`);
}

function asRead(json: string, repeated: readonly RepeatedKey[] = []): YamlAsJson {
  const repeatedKeys = repeated.map(({ line, key }) => `line ${line}: key ${keyWords(key)} already set in map`);
  return { json: Buffer.from(json, 'utf8'), repeatedKeys };
}

function keyWords(key: unknown): string {
  if (key === Infinity || key === -Infinity) return key < 0 ? '-Inf' : '+Inf';
  return typeof key === 'string' ? quote(key) : key === null ? '<nil>' : String(key as bigint | number | boolean);
}
