/** npm run bench [-- --sizes 10000,100000] [--queries 200] [--json FILE]: a table on the screen, the figures as JSON. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Contestant, Timing } from './contestant.ts'
import { engine } from './engine.ts'
import { makeMarket } from './market.ts'
import { measure } from './measure.ts'

const SEED = 20_261_120

/** Each is timed on the same candidates and the same queries, one after the other. */
const contestants: readonly Contestant[] = [engine]

const { values: settings } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    queries: { type: 'string', default: '200' },
    json: { type: 'string', default: resolve(import.meta.dirname, '../results/latest.json') },
  },
})

const market = makeMarket(SEED)
const queries = market.queries(Number(settings.queries))
const timings: Timing[] = []
for (const candidates of settings.sizes.split(',').map(Number)) {
  for (const contestant of contestants.filter(({ mostCandidates }) => mostCandidates >= candidates)) {
    process.stdout.write(`${contestant.name}, ${candidates.toLocaleString('en')} candidates ...\n`)
    timings.push(await measure(contestant, { market, candidates, queries }))
  }
}

mkdirSync(dirname(settings.json), { recursive: true })
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
writeFileSync(settings.json, `${JSON.stringify({ seed: SEED, machine, timings }, null, 2)}\n`)
console.table(timings.map(readable))
process.stdout.write(`Figures: ${settings.json}\n`)

function readable(timing: Timing): Record<string, string | number> {
  return {
    contestant: timing.contestant,
    candidates: timing.candidates,
    'build s': (timing.buildMs / 1000).toFixed(2),
    'bytes each': timing.bytesPerCandidate === null ? '' : timing.bytesPerCandidate.toFixed(0),
    'median ms': timing.medianMs.toFixed(2),
    'p95 ms': timing.p95Ms.toFixed(2),
    'p99 ms': timing.p99Ms.toFixed(2),
    'CPU ms, mean': timing.cpuMsMean.toFixed(2),
    'matched, median': `${(timing.matchedShareMedian * 100).toFixed(1)} %`,
  }
}
