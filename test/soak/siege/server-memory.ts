import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../support/api.js';

/** Memory of a server without garbage, in bytes. */
export interface Memory {
  readonly rss: number;
  /** Objects and buffers in use. */
  readonly used: number;
}

/** Flags of Node with which a server collects garbage on request. */
export const COLLECTS_GARBAGE = ['--import', './bench/collect-garbage.mjs'];

/** Caches also expire by time, and unread answers wait 60 s; so long they may take to release memory, in ms. */
const LONGEST_SETTLING = 90_000;

/** Makes a server collect its garbage and returns its memory. */
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

/** The same once it uses at most `enough` bytes, or after the time to release them. */
export async function settledMemory(pid: number, api: Api, enough: number): Promise<Memory> {
  const deadline = performance.now() + LONGEST_SETTLING;
  for (;;) {
    const memory = await memoryOf(pid, api);
    if (memory.used <= enough || performance.now() > deadline) return memory;
    await delay(2_000);
  }
}
