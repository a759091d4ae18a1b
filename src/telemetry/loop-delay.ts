import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** The delay of the event loop: how long other requests wait for whatever runs. */
export interface LoopDelay {
  /** Quantile and seconds. */
  quantiles(): readonly (readonly [quantile: number, seconds: number])[];
}

/** Sampling interval, in ms; only longer delays are seen. */
const RESOLUTION = 10;
/** Samples older than two of these are dropped, in ms. */
const PERIOD = 60_000;
const QUANTILES = [0.5, 0.99, 1];
const NANOSECONDS = 1e9;

/** Starts measuring. */
export function createLoopDelay(): LoopDelay {
  let before: IntervalHistogram | undefined;
  let now = started();
  setInterval(() => {
    before?.disable();
    before = now;
    now = started();
  }, PERIOD).unref();
  return {
    quantiles: () =>
      QUANTILES.map((quantile) => [quantile, Math.max(valueAt(now, quantile), valueAt(before, quantile))] as const),
  };
}

function started(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  return histogram;
}

/** The delay beyond the interval of the measurement itself. */
function valueAt(histogram: IntervalHistogram | undefined, quantile: number): number {
  if (histogram === undefined || histogram.count === 0) return 0;
  const nanoseconds = quantile === 1 ? histogram.max : histogram.percentile(quantile * 100);
  return Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000);
}
