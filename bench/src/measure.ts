import type { QueryCard } from '@assay/ranking-engine'
import type { Contestant, Timing } from './contestant.ts'
import type { Market } from './market.ts'

const WARM_UP = 20

/** Builds a contestant, warms it up, and times each query once. */
export async function measure(
  contestant: Contestant,
  { market, candidates, queries }: { market: Market; candidates: number; queries: readonly QueryCard[] },
): Promise<Timing> {
  const prepared = await contestant.prepare(market, candidates)
  for (const card of queries.slice(0, WARM_UP)) await prepared.search(card)
  const times: number[] = []
  const shares: number[] = []
  const cpuBefore = process.cpuUsage()
  for (const card of queries) {
    const started = performance.now()
    const { matchedCount } = await prepared.search(card)
    times.push(performance.now() - started)
    shares.push(matchedCount / candidates)
  }
  const cpu = process.cpuUsage(cpuBefore)
  await prepared.close()
  return {
    contestant: contestant.name,
    candidates,
    buildMs: prepared.buildMs,
    bytesPerCandidate: prepared.bytes === null ? null : prepared.bytes / candidates,
    queries: queries.length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    cpuMsMean: (cpu.user + cpu.system) / 1000 / queries.length,
    matchedShareMedian: quantile(shares, 0.5),
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
