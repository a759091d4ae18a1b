/**
 * Lets writers that collided on one object go one after another. A lone writer never waits: only after its first
 * conflict does it take a turn. Without this, N patches of one object that race would need up to N attempts each.
 */
export interface KeyTurns {
  /** Runs `work` once every earlier holder of `key` is done, however that ended. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Makes the turns of one registry. The map holds keys with waiting writers only, so it is as small as the crowd. */
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
