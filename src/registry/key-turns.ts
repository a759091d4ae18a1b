/**
 * Serialises writers that collided on one object. A lone writer never waits: it takes a turn only after its first
 * conflict. Without this, N concurrent patches of one object would need up to N attempts each.
 */
export interface KeyTurns {
  /** Runs `work` once every earlier holder of `key` has finished or failed. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Makes the turns of one registry. The map holds only keys with waiting writers, so it stays small. */
export function createKeyTurns(): KeyTurns {
  const last = new Map<string, Promise<void>>();
  return {
    async take(key, work) {
      const before = last.get(key);
      let release!: () => void;
      const mine = new Promise<void>((resolve) => (release = resolve));
      last.set(key, mine);
      try {
        if (before !== undefined) await before;
        return await work();
      } finally {
        if (last.get(key) === mine) last.delete(key);
        release();
      }
    },
  };
}
