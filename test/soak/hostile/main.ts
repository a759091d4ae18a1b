import type { Target } from './connection.js';
import { HOSTILE_KINDS } from './kinds.js';

/**
 * Runs hostile clients in a process of their own, so that what they cost is not taken for slowness of the server. The
 * first argument is the target in JSON, the second how many clients, the third a text that the names of their kinds hold.
 * Stops when its input ends, and prints what each kind got, in JSON.
 */
const target = JSON.parse(process.argv[2]!) as Target;
const clients = Number(process.argv[3]);
const stop = new AbortController();
process.stdin.resume().once('end', () => stop.abort());
const kinds = Object.entries(HOSTILE_KINDS).filter(([name]) => name.includes(process.argv[4] ?? ''));
const notes: Record<string, Record<string, number>> = {};
const running = Array.from({ length: clients }, (_, at) => {
  const [name, run] = kinds[at % kinds.length]!;
  const counts = (notes[name] ??= {});
  return run(target, stop.signal, (what) => (counts[what] = (counts[what] ?? 0) + 1));
});
await Promise.all(running);
process.stdout.write(`${JSON.stringify(notes)}\n`, () => process.exit(0));
