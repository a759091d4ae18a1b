import type { Target } from './connection.js';
import { HOSTILE_KINDS } from './kinds.js';

/**
 * Runs hostile clients in a separate process, so that their cost does not slow down the server. The first argument is
 * the target in JSON, the second the number of clients, the third a filter on their kinds. Stops when its input ends,
 * and prints the results of each kind in JSON.
 */
const target = JSON.parse(process.argv[2]!) as Target;
const clients = Number(process.argv[3]);
const stop = new AbortController();
/** How long to wait for a client stuck on a closed connection, in ms. */
const LONGEST_END = 20_000;
const over = new Promise<void>((resolve) => {
  process.stdin.resume().once('end', () => {
    stop.abort();
    setTimeout(resolve, LONGEST_END);
  });
});
/** How many clients of a kind did not end in time. */
const UNENDED = 'not ended';
const kinds = Object.entries(HOSTILE_KINDS).filter(([name]) => name.includes(process.argv[4] ?? ''));
const notes: Record<string, Record<string, number>> = {};
const running = Array.from({ length: clients }, (_, at) => {
  const [name, run] = kinds[at % kinds.length]!;
  const counts = (notes[name] ??= {});
  const note = (what: string): number => (counts[what] = (counts[what] ?? 0) + 1);
  note(UNENDED);
  return run(target, stop.signal, note).then(() => {
    counts[UNENDED]! -= 1;
    if (counts[UNENDED] === 0) delete counts[UNENDED];
  });
});
await Promise.race([Promise.all(running), over]);
process.stdout.write(`${JSON.stringify(notes)}\n`, () => process.exit(0));
