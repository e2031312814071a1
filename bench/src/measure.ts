/** Measures all ways in turns, so that a slowdown of the machine affects all of them. */

import type { ChangedRow, SnapshotFigures, Way } from './contestant.ts'
import { memoryBandwidth } from './memory-limit.ts'
import { ownProcessorMs } from './processor-time.ts'
import { mean, quantile } from './quantiles.ts'
import { type Question, SHOWN } from './question.ts'

export interface Timing {
  readonly name: string
  readonly candidates: number
  /** Fewer than requested when the time limit was reached. */
  readonly queries: number
  readonly medianMs: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Mean CPU time of a query; unlike wall time it is not affected by other processes. */
  readonly cpuMsMean: number
  readonly matchedShareMedian: number
  readonly buildMs: number
  readonly bytesPerCandidate: number | null
  readonly updateMs: number | null
  readonly snapshot: SnapshotFigures | null
  /** The memory-bound lower limit of the median question in ms, and its bytes. */
  readonly memory: { readonly limitMs: number; readonly bytes: number; readonly bytesPerSecond: number } | null
  /** The ratio of medians and of CPU times to the reference, over the queries that both answered. */
  readonly timesReference: { readonly median: number; readonly cpu: number } | null
}

export interface Measuring {
  readonly candidates: number
  readonly questions: readonly Question[]
  readonly changes: readonly ChangedRow[]
  /** A way that has exceeded the time limit stops after twenty queries. */
  readonly patienceMs: number
}

interface Run {
  readonly way: Way
  readonly times: number[]
  readonly cpuTimes: number[]
  readonly shares: number[]
}

/** Queries of one way before the next one's turn: enough to warm its caches. */
const TURN = 10
const WARM_UP = 20
/** The minimum sample for a median. */
const FEWEST = 20
const PATIENCE_FOR_WARM_UP = 0.15

/** The first way is the reference of the ratios. */
export async function measure(ways: readonly Way[], measuring: Measuring): Promise<Timing[]> {
  const runs = ways.map((way): Run => ({ way, times: [], cpuTimes: [], shares: [] }))
  for (const { way } of runs) await warmUp(way, measuring)
  for (let from = 0; from < measuring.questions.length; from += TURN) {
    const turn = measuring.questions.slice(from, from + TURN)
    for (const run of runs) for (const question of turn) await takeTime(run, question, measuring)
  }
  const timings: Timing[] = []
  for (const run of runs) timings.push(await timingOf(run, runs[0] ?? run, measuring))
  return timings
}

async function warmUp(way: Way, { questions, patienceMs }: Measuring): Promise<void> {
  const started = performance.now()
  for (const question of questions.slice(0, WARM_UP)) {
    await way.search(question, SHOWN)
    if (performance.now() - started > patienceMs * PATIENCE_FOR_WARM_UP) return
  }
}

async function takeTime(run: Run, question: Question, { candidates, patienceMs }: Measuring): Promise<void> {
  const { way, times, cpuTimes, shares } = run
  if (times.length >= FEWEST && times.reduce((sum, time) => sum + time, 0) > patienceMs) return
  const cpuMs = way.cpuMs ?? ownProcessorMs
  const cpuBefore = cpuMs()
  const started = performance.now()
  const { matchedCount } = await way.search(question, SHOWN)
  times.push(performance.now() - started)
  cpuTimes.push(cpuMs() - cpuBefore)
  shares.push(matchedCount / candidates)
}

async function timingOf({ way, times, cpuTimes, shares }: Run, reference: Run, measuring: Measuring): Promise<Timing> {
  const { candidates, changes } = measuring
  const common = Math.min(times.length, reference.times.length)
  return {
    name: way.name,
    candidates,
    queries: times.length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    cpuMsMean: mean(cpuTimes),
    matchedShareMedian: quantile(shares, 0.5),
    buildMs: way.buildMs,
    bytesPerCandidate: way.bytes === null ? null : way.bytes / candidates,
    snapshot: way.snapshot?.() ?? null,
    memory: memoryOf(way, measuring.questions),
    updateMs: way.update === undefined ? null : await timeOfUpdates(way.update, changes),
    timesReference: way.isCompared
      ? {
          median: quantile(times.slice(0, common), 0.5) / quantile(reference.times.slice(0, common), 0.5),
          cpu: mean(cpuTimes.slice(0, common)) / mean(reference.cpuTimes.slice(0, common)),
        }
      : null,
  }
}

/** Enough for a median within a short time. */
const WATCHED = 50

function memoryOf(way: Way, questions: readonly Question[]): Timing['memory'] {
  const read = way.bytesRead?.(questions.slice(0, WATCHED), SHOWN) ?? null
  if (read === null) return null
  const bytes = quantile(read, 0.5)
  const bytesPerSecond = memoryBandwidth()
  return { bytes, bytesPerSecond, limitMs: (bytes / bytesPerSecond) * 1000 }
}

async function timeOfUpdates(update: NonNullable<Way['update']>, changes: readonly ChangedRow[]): Promise<number> {
  const started = performance.now()
  await update(changes)
  return (performance.now() - started) / changes.length
}
