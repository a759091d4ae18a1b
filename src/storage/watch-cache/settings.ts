import { ByteBudget } from '../../meta/byte-budget.js';
import type { Log } from '../../telemetry/log.js';
import type { PackedResources } from '../backing-store.js';
import type { SnapshotLimits } from './snapshots.js';
import type { WindowLimits } from './window.js';

/** How long history and snapshots are kept by default, in ms. */
const RETENTION = 300_000;
/** 100 snapshots of paged lists. Each costs what changes after it. */
const SNAPSHOTS: SnapshotLimits = { count: 100, ttlMs: RETENTION };
/** Per resource: about 5 s of the highest measured rate, 5 minutes of a usual one. */
const WINDOW: WindowLimits = { events: 10_000, bytes: 32 * 1024 * 1024, ageMs: RETENTION };
const PROGRESS: WatchProgress = { firstMs: 1000, everyMs: 60_000 };

/** First progress item after the start of a watch, then between two, in ms. */
interface WatchProgress {
  readonly firstMs: number;
  readonly everyMs: number;
}

/** What the cache needs besides its backing store. */
export interface WatchCacheOptions {
  readonly log: Log;
  /** How long changes and snapshots of paged lists are kept, in ms; 5 minutes by default. */
  readonly historyRetentionMs?: number;
  /** Milliseconds of some clock that only goes forward. */
  readonly clock?: { now(): number };
  readonly progress?: WatchProgress;
  /** Other limits than the defaults, for tests. */
  readonly window?: Partial<WindowLimits>;
  readonly snapshots?: Partial<SnapshotLimits>;
  /**
   * The memory limit of the windows and snapshots of all resources, perhaps shared with other caches; the default size
   * when absent.
   */
  readonly budget?: ByteBudget;
  /** Resources whose texts are kept compressed: large objects, similar inside and rarely read. */
  readonly packed?: PackedResources;
}

/** The options of a cache, with defaults for absent ones. */
export interface WatchCacheSettings {
  readonly log: Log;
  readonly now: () => number;
  readonly progress: WatchProgress;
  readonly window: WindowLimits;
  readonly snapshots: SnapshotLimits;
  readonly budget: ByteBudget;
  readonly packed: PackedResources;
}

/** The options with the defaults of those that are absent. */
export function settingsOf(options: WatchCacheOptions): WatchCacheSettings {
  const clock = options.clock ?? performance;
  const retention = options.historyRetentionMs ?? RETENTION;
  return {
    log: options.log,
    now: () => clock.now(),
    progress: options.progress ?? PROGRESS,
    window: { ...WINDOW, ageMs: retention, ...options.window },
    snapshots: { ...SNAPSHOTS, ttlMs: retention, ...options.snapshots },
    budget: options.budget ?? new ByteBudget(),
    packed: options.packed ?? new Map(),
  };
}
