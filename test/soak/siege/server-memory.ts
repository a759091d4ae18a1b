import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../support/api.js';

/** Memory of a server without garbage, in bytes. */
export interface Memory {
  readonly rss: number;
  /** Objects and buffers in use. */
  readonly used: number;
}

/** Flags for Node with which a server collects garbage when it is told to. */
export const COLLECTS_GARBAGE = ['--import', './bench/collect-garbage.mjs'];

/** Caches are bounded by time as well, and answers wait 60 s for who does not read them; so long they may take to let go, in ms. */
const LONGEST_SETTLING = 90_000;

/** Lets a server collect its garbage and asks what it holds. */
export async function memoryOf(pid: number, api: Api): Promise<Memory> {
  process.kill(pid, 'SIGUSR2');
  await delay(500);
  const { text } = await api.get('/metrics');
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
  return {
    rss: value('process_resident_memory_bytes'),
    used: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
  };
}

/** The same once it uses no more than `enough` bytes, or when it has had time to let go. */
export async function settledMemory(pid: number, api: Api, enough: number): Promise<Memory> {
  const deadline = performance.now() + LONGEST_SETTLING;
  for (;;) {
    const memory = await memoryOf(pid, api);
    if (memory.used <= enough || performance.now() > deadline) return memory;
    await delay(2_000);
  }
}
