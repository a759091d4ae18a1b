/** Items between two looks at the clock, and their bytes: parsing a large one takes as long as parsing many. */
const LOOK = { items: 16, bytes: 64 * 1024 };
/** How long items are tested before others get a turn, in ms. */
const SLICE = 10;

/** How many items are tested, and when. */
export interface FilterTurns {
  /** Awaited before the next part. */
  readonly turn: () => Promise<void>;
  /** Stop after so many matches; absent: all. */
  readonly most?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What is tested. */
interface Sized {
  /** In bytes. */
  readonly size: number;
}

/**
 * The items that pass, in order. Objects are parsed to be tested, which for a hundred thousand of them takes seconds:
 * every few milliseconds others get a turn.
 *
 * @param items must not change meanwhile
 */
export function filterInTurns<T extends Sized>(
  items: Iterable<T>,
  passes: (item: T) => boolean,
  { turn, most = Infinity, now = () => performance.now() }: FilterTurns,
): readonly T[] | Promise<readonly T[]> {
  const rest = items[Symbol.iterator]();
  const kept: T[] = [];
  /** Tests a part; true when nothing is left to test. */
  const testPart = (): boolean => {
    const end = now() + SLICE;
    let [tested, testedBytes] = [0, 0];
    for (;;) {
      const next = rest.next();
      if (next.done === true) return true;
      if (passes(next.value) && kept.push(next.value) >= most) return true;
      tested += 1;
      testedBytes += next.value.size;
      if (tested < LOOK.items && testedBytes < LOOK.bytes) continue;
      if (now() >= end) return false;
      tested = testedBytes = 0;
    }
  };
  const goOn = async (): Promise<readonly T[]> => {
    do await turn();
    while (!testPart());
    return kept;
  };
  return testPart() ? kept : goOn();
}
