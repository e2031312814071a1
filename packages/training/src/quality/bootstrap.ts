import type { Estimate } from '@assay/ranking-engine/model/training-record'

export interface BootstrapOptions {
  readonly seed: number
  readonly resamples: number
  /** 0.95 gives the 2.5th and the 97.5th percentile. */
  readonly confidence: number
}

export const DEFAULT_BOOTSTRAP: BootstrapOptions = { seed: 20_261_120, resamples: 10_000, confidence: 0.95 }

/** Percentile bootstrap over queries (Efron, 1979): draws whole queries with replacement, never pairs. */
export function bootstrapMean(values: readonly number[], options: BootstrapOptions = DEFAULT_BOOTSTRAP): Estimate {
  if (values.length === 0) return { mean: Number.NaN, low: Number.NaN, high: Number.NaN }
  const random = mulberry32(options.seed)
  const means = new Float64Array(options.resamples)
  for (let resample = 0; resample < options.resamples; resample += 1) {
    let sum = 0
    for (let draw = 0; draw < values.length; draw += 1) sum += values[Math.floor(random() * values.length)] ?? 0
    means[resample] = sum / values.length
  }
  means.sort()
  const tail = (1 - options.confidence) / 2
  return { mean: meanOf(values), low: percentile(means, tail), high: percentile(means, 1 - tail) }
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percentile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low
  return low + (high - low) * (place - below)
}

/** Mulberry32 (Tommy Ettinger): seeded, because the engine must not depend on the machine's randomness. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
