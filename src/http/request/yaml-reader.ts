import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type * as Yaml from 'yaml';
import { MAX_VALUES } from '../../json/limits.js';
import { badRequest, serviceUnavailable } from '../../meta/errors.js';
import { FairQueue } from '../fair-queue.js';
import { timerDelay } from '../../meta/timer.js';

/** Turns YAML into JSON without keeping the event loop. */
export interface YamlReader {
  /**
   * The one document of `bytes` as JSON text. Duplicate keys stay in the text, so that the JSON engine reports them.
   *
   * @param client by identity: whose body it is; clients are served in turn
   * @throws StatusError 400 malformed, or too much work to read; 429 when too many are waiting
   */
  toJson(bytes: Buffer, client: object): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * How long one body may take, in milliseconds. The `yaml` package reads about half a megabyte per second, but may need
 * minutes for hostile texts, so it works in a thread that is ended when the time is over.
 */
const LONGEST_READ = 10_000;
/** A small body gets this much, and more by its size: 3 MiB get the longest. */
const SHORTEST_READ = 2_000;
const BYTES_PER_MILLISECOND = 400;
/** A thread that is not ready within this is given up, in milliseconds; a busy machine starts one slowly. */
const LONGEST_START = 60_000;
/**
 * Most bytes of a body for each thread, so that a body waits only for others of its kind: what people write by hand
 * takes milliseconds, however hostile it is; what fits the second may be made to take a second or two.
 */
const LANES = [4 * 1024, 64 * 1024, Infinity];
/** One body is read at a time in each thread; so many may wait, of so many bytes. */
const LANE_LIMITS = { running: 1, waiting: 512, waitingWeight: 16 * 1024 * 1024 };

interface Job {
  readonly bytes: Buffer;
  readonly resolve: (json: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** A reader with a thread for each size of bodies, started by its first body and kept. */
export function createYamlReader(longestRead: number = LONGEST_READ): YamlReader {
  const lanes = LANES.map((most) => ({ most, lane: createLane(longestRead), queue: new FairQueue(LANE_LIMITS) }));
  return {
    async toJson(bytes, client) {
      const { lane, queue } = lanes.find(({ most }) => bytes.length <= most)!;
      const leave = await queue.enter(client, bytes.length);
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
  toJson(bytes: Buffer): Promise<Buffer>;
  close(): Promise<void>;
}

/** One thread. */
function createLane(longestRead: number): Lane {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  /** The thread that has started and waits for bodies; the time of its start is on nobody's account. */
  let ready: Worker | undefined;
  let running: Job | undefined;
  /** The thread that has the running job: the last words of one that was given up are about no other job. */
  let runner: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): Worker {
    const made = new Worker(`(${readInThread.toString()})()`, {
      eval: true,
      workerData: { yaml: createRequire(import.meta.url).resolve('yaml'), mostValues: MAX_VALUES },
      resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
    });
    made.unref();
    made.on('message', (answer: { ready?: true; json?: string; fault?: string }) => {
      if (answer.ready === true) {
        ready = made;
        if (running !== undefined && runner === made) bound(made, allowedFor(running));
        return;
      }
      settle(made, (job) => {
        if (answer.json !== undefined) job.resolve(Buffer.from(answer.json, 'utf8'));
        else job.reject(malformed(answer.fault ?? 'unreadable'));
      });
    });
    // Out of memory, or ended by us: the job is lost, the next one gets a new thread.
    made.on('error', () => {});
    made.on('exit', () => {
      if (worker === made) worker = undefined;
      settle(made, (job) => job.reject(malformed('reading it takes too much time or memory')));
    });
    return made;
  }

  function settle(by: Worker, how: (job: Job) => void): void {
    const job = running;
    if (job === undefined || runner !== by) return;
    running = undefined;
    runner = undefined;
    clearTimeout(timer);
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
    worker ??= start();
    worker.ref();
    runner = worker;
    bound(worker, ready === worker ? allowedFor(running) : LONGEST_START);
    worker.postMessage(running.bytes.toString('utf8'));
  }

  function allowedFor(job: Job): number {
    return Math.min(longestRead, SHORTEST_READ + job.bytes.length / BYTES_PER_MILLISECOND);
  }

  /** Ends the thread when the time is over. */
  function bound(thread: Worker, milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (worker === thread) worker = undefined;
      void thread.terminate();
    }, timerDelay(milliseconds));
  }

  return {
    async toJson(bytes) {
      if (closed) throw serviceUnavailable('the server is stopping');
      return new Promise<Buffer>((resolve, reject) => {
        waiting.push({ bytes, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      // First those who wait: the end of the thread would start another one for them.
      for (const job of waiting.splice(0)) job.reject(serviceUnavailable('the server is stopping'));
      await worker?.terminate();
    },
  };
}

function malformed(why: string): Error {
  return badRequest(`error converting YAML to JSON: yaml: ${why}`);
}

/** Runs in the thread, from its source text: it may use nothing from this file. */
function readInThread(): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { yaml: place, mostValues } = workerData as { yaml: string; mostValues: number };
  const yaml = createRequire(place)(place) as typeof Yaml;
  /**
   * Deeper documents are refused while they are cut into tokens: what comes after works by recursion, and where the
   * stack ends it may be a regular expression that finds no room, which ends the whole process, not just the thread.
   */
  const deepest = 1000;
  /** The time for collections in `[` and `{` grows with the square of their depth. */
  const deepestFlow = 128;
  /** What means infinity or no number; JSON has neither. */
  const INFINITE = /^[-+]?\.(inf|nan)$/i;
  /** Aliases are written out; their sum is bounded by this many characters. */
  const longest = 8 * 1024 * 1024;

  parentPort!.on('message', (text: string) => {
    try {
      parentPort!.postMessage({ json: convert(text) });
    } catch (error) {
      const message = error instanceof RangeError ? 'nested too deep' : (error as Error).message;
      parentPort!.postMessage({ fault: message.slice(0, 500) });
    }
  });
  parentPort!.postMessage({ ready: true });

  function firstDocument(text: string): Yaml.Document.Parsed {
    const parser = new yaml.Parser();
    const composer = new yaml.Composer({
      uniqueKeys: false,
      prettyErrors: false,
      intAsBigInt: true,
      version: '1.1',
      merge: true,
      logLevel: 'silent',
    });
    for (const lexeme of new yaml.Lexer().lex(text)) {
      for (const token of parser.next(lexeme)) for (const document of composer.next(token)) return document;
      checkDepth(parser.stack, lexeme);
    }
    for (const token of parser.end()) for (const document of composer.next(token)) return document;
    for (const document of composer.end(true, text.length)) return document;
    throw new Error('unreadable');
  }

  function checkDepth(open: readonly Yaml.CST.Token[], lexeme: string): void {
    if (open.length > deepest) throw new Error(`nested deeper than ${deepest}`);
    if (open.length <= deepestFlow || (lexeme !== '{' && lexeme !== '[')) return;
    const flows = open.filter((token) => token.type === 'flow-collection').length;
    if (flows > deepestFlow) throw new Error(`collections are nested deeper than ${deepestFlow}`);
  }

  /** In one walk: the package's own search walks the document once for each alias. */
  function targetsOfAliases(document: Yaml.Document.Parsed): ReadonlyMap<Yaml.Alias, Yaml.Node | undefined> {
    const anchors = new Map<string, Yaml.Node>();
    const targets = new Map<Yaml.Alias, Yaml.Node | undefined>();
    yaml.visit(document, {
      Node(_key, node) {
        if (yaml.isAlias(node)) targets.set(node, anchors.get(node.source));
        else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
    return targets;
  }

  function convert(text: string): string {
    const document = firstDocument(text);
    if (document.errors.length > 0) throw document.errors[0]!;
    const parts: string[] = [];
    let length = 0;
    let values = 0;
    const put = (part: string): void => {
      length += part.length;
      if (length > longest) throw new Error('document contains excessive aliasing');
      parts.push(part);
    };
    interface NamedPair {
      readonly key: string;
      readonly value: unknown;
    }
    const targets = targetsOfAliases(document);
    write(document.contents, 0);
    return parts.join('');

    function resolved(given: unknown): unknown {
      if (!yaml.isAlias(given)) return given;
      const node = targets.get(given);
      if (node === undefined) throw new Error(`unknown anchor '${given.source}' referenced`);
      return node;
    }

    function write(given: unknown, depth: number): void {
      if (depth > deepest) throw new Error(`nested deeper than ${deepest}`);
      if (++values > mostValues) throw new Error('document contains excessive aliasing');
      const node = resolved(given);
      if (node === undefined || node === null) put('null');
      else if (yaml.isMap(node)) writeMap(node.items, depth);
      else if (yaml.isSeq(node)) {
        node.items.forEach((item, index) => {
          put(index === 0 ? '[' : ',');
          write(item, depth + 1);
        });
        put(node.items.length === 0 ? '[]' : ']');
      } else if (yaml.isScalar(node)) writeScalar(valueOf(node), node.source);
      else throw new Error('unexpected content');
    }

    function writeMap(items: readonly { key: unknown; value: unknown }[], depth: number): void {
      put('{');
      const order = (left: NamedPair, right: NamedPair): number =>
        left.key < right.key ? -1 : left.key > right.key ? 1 : 0;
      // In the order of their names, as the Go library gives them, so that the same fault is told first.
      const pairs = withMerged(items, depth).sort(order);
      pairs.forEach((pair, index) => {
        if (index > 0) put(',');
        put(JSON.stringify(pair.key) + ':');
        write(pair.value, depth + 1);
      });
      put('}');
    }

    /** The pairs with those of `<<` maps put in, as far as the map does not have them itself. */
    function withMerged(items: readonly { key: unknown; value: unknown }[], depth: number): NamedPair[] {
      if (depth > deepest) throw new Error(`nested deeper than ${deepest}`);
      const own: NamedPair[] = [];
      const merged: NamedPair[] = [];
      for (const item of items) {
        const key = resolved(item.key);
        if (key !== null && !yaml.isScalar(key)) throw new Error('a mapping key is not a scalar');
        if (key?.source === '<<' && key.type === 'PLAIN') merged.push(...pairsOf(item.value, depth + 1));
        else own.push({ key: keyText(key), value: item.value });
      }
      if (merged.length === 0) return own;
      const names = new Set(own.map((pair) => pair.key));
      for (const pair of merged) {
        if (names.has(pair.key)) continue;
        names.add(pair.key);
        own.push(pair);
      }
      return own;
    }

    function pairsOf(given: unknown, depth: number): NamedPair[] {
      const node = resolved(given);
      if (yaml.isMap(node)) return withMerged(node.items, depth);
      if (yaml.isSeq(node) && depth <= deepest) return node.items.flatMap((item) => pairsOf(item, depth + 1));
      throw new Error('map merge requires map or sequence of maps as the value');
    }

    function keyText(key: Yaml.Scalar | null): string {
      const value = key === null ? null : valueOf(key);
      if (value === null || value === undefined) throw new Error('unsupported map key of type: null');
      if (isLiteral(value, key?.source)) return key!.source!;
      if (typeof value === 'number' && !Number.isFinite(value)) {
        if (!INFINITE.test(key?.source ?? '')) return key?.source ?? '';
        return Number.isNaN(value) ? '.nan' : value < 0 ? '-.inf' : '.inf';
      }
      return String(value as string | number | bigint | boolean);
    }

    /** The value of a scalar, with the forms of numbers that the Go library knows besides those of YAML 1.1. */
    function valueOf({ value, type, tag, source }: Yaml.Scalar): unknown {
      if (tag === 'tag:yaml.org,2002:null' && value !== null) throw new Error('cannot decode !!str as a !!null');
      if (typeof value !== 'string') return value;
      if (tag === 'tag:yaml.org,2002:float' && Number.isFinite(Number(value))) return Number(value);
      if (type !== 'PLAIN' || tag !== undefined || source === undefined) return value;
      const [, sign = '', digits = ''] = /^([-+]?)(0[oO][0-7_]+|0X[0-9a-fA-F_]+)$/.exec(source) ?? [];
      if (digits === '') return value;
      const amount = BigInt(digits.replaceAll('_', '').toLowerCase());
      return sign === '-' ? -amount : amount;
    }

    /** Times and base-60 numbers of YAML 1.1 stay the texts they were written as. */
    function isLiteral(value: unknown, source: string | undefined): boolean {
      return source !== undefined && (value instanceof Date || (typeof value !== 'string' && /\d:\d/.test(source)));
    }

    function writeScalar(value: unknown, source: string | undefined): void {
      if (isLiteral(value, source)) put(JSON.stringify(source));
      else if (typeof value === 'bigint') put(value.toString());
      else if (value instanceof Uint8Array) put(JSON.stringify(Buffer.from(value).toString('utf8')));
      else if (typeof value === 'number' && !Number.isFinite(value)) {
        if (INFINITE.test(source ?? '')) throw new Error(`json: unsupported value: ${source}`);
        put(JSON.stringify(source ?? ''));
      } else if (typeof value === 'number') put(String(value));
      else put(JSON.stringify(value ?? null));
    }
  }
}
