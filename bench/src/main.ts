/**
 * npm run bench [-- --sizes 10000,100000,1000000] [--only engine,postgres,postgres15,sqlite,duckdb,minisearch,http]
 * [--queries 200] [--patience 10] [--build-patience 300] [--seconds 4] [--json FILE]
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeChanges } from './changes.ts'
import type { Contestant, Dataset, Loaded } from './contestant.ts'
import { duckdb } from './duckdb.ts'
import { engine } from './engine.ts'
import { type HttpTiming, measureHttp } from './http/measure-http.ts'
import { makeMarket } from './market.ts'
import { rowsOf } from './market-rows.ts'
import { measure, type Timing } from './measure.ts'
import { minisearch } from './minisearch.ts'
import { debianPostgres, embeddedPostgres } from './postgres.ts'
import { questionOf } from './question.ts'
import { type Absence, engineTable, httpTable } from './report.ts'
import { sqlite } from './sqlite.ts'

const SEED = 20_261_120
const CHANGES = 200

const contestants: readonly Contestant[] = [engine, embeddedPostgres, debianPostgres, sqlite, duckdb, minisearch]
const keys = [...contestants.map(({ key }) => key), 'http']

const { values: settings } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    only: { type: 'string' },
    queries: { type: 'string', default: '200' },
    /** The time limit in seconds for the queries of one way at one size. */
    patience: { type: 'string', default: '10' },
    /** The time limit in seconds for the build of one peer. */
    'build-patience': { type: 'string', default: '300' },
    /** The duration in seconds of each HTTP measurement. */
    seconds: { type: 'string', default: '4' },
    json: { type: 'string', default: resolve(import.meta.dirname, '../results/latest.json') },
  },
})

const sizes = settings.sizes.split(',').map(Number)
const chosen = settings.only?.split(',') ?? keys
const unknown = chosen.find((key) => !keys.includes(key))
if (unknown !== undefined) throw new Error(`Nobody is called "${unknown}": choose among ${keys.join(', ')}.`)
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error('--sizes takes whole numbers.')

const market = makeMarket(SEED)
const questions = market.queries(Number(settings.queries)).map(questionOf)
const timings: Timing[] = []
const httpTimings: HttpTiming[] = []
const absences: Absence[] = []
const started = performance.now()
const loadAtStart = loadavg()

for (const candidates of sizes) {
  say(`\n${candidates.toLocaleString('en')} candidates`)
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    const found = await measureSize(candidates, folder)
    timings.push(...found)
    const absent = absences.filter((absence) => absence.candidates === candidates)
    if (found.length + absent.length > 0) say(`\n${engineTable(found, absent)}`)
    if (chosen.includes('http')) {
      const overHttp = await measureHttp({ candidates, seed: SEED, folder, seconds: Number(settings.seconds), say })
      httpTimings.push(...overHttp)
      say(`\n${httpTable(overHttp)}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  writeFigures()
}
say(`${Math.round((performance.now() - started) / 1000)} s in all. Figures: ${settings.json}`)

async function measureSize(candidates: number, folder: string): Promise<Timing[]> {
  const taking = contestants.filter(({ key }) => chosen.includes(key))
  const rows = rowsOf(
    market,
    candidates,
    taking.some((contestant) => contestant !== engine && takesPart(contestant, candidates)),
  )
  const maxBuildMs = Number(settings['build-patience']) * 1000
  const loaded: Loaded[] = []
  try {
    for (const contestant of taking)
      loaded.push(...(await load(contestant, { market, candidates, rows, maxBuildMs, folder })))
    const ways = loaded.flatMap((one) => one.ways)
    const changes = makeChanges(market, rows, Math.min(CHANGES, candidates))
    say(`  asking ${ways.length} ways by turns`)
    const patienceMs = Number(settings.patience) * 1000
    return ways.length === 0 ? [] : await measure(ways, { candidates, questions, changes, patienceMs })
  } finally {
    for (const { close } of loaded) await close()
  }
}

/** A contestant that cannot be loaded is reported without figures; the others are still measured. */
async function load(contestant: Contestant, dataset: Dataset): Promise<Loaded[]> {
  const { key, missing } = contestant
  const { candidates } = dataset
  const leaveOut = (name: string, why: string): void => void absences.push({ name, candidates, why })
  if (!takesPart(contestant, candidates)) {
    leaveOut(key, `left out above ${maxCandidatesOf(contestant).toLocaleString('en')}`)
    return []
  }
  say(`  loading ${key}`)
  try {
    const loaded = await contestant.load(dataset)
    if (loaded === null) leaveOut(key, missing)
    for (const name of loaded?.unfinished ?? [])
      leaveOut(name, `not built within ${settings['build-patience']} s, the making of the candidates not counted`)
    return loaded === null ? [] : [loaded]
  } catch (error) {
    leaveOut(key, `failed: ${String(error)}`)
    return []
  }
}

function takesPart(contestant: Contestant, candidates: number): boolean {
  return candidates <= maxCandidatesOf(contestant)
}

function maxCandidatesOf({ maxCandidates, maxUnlessNamed = maxCandidates }: Contestant): number {
  return settings.only === undefined ? maxUnlessNamed : maxCandidates
}

function writeFigures(): void {
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    loadAtStart,
    loadAtEnd: loadavg(),
  }
  mkdirSync(dirname(settings.json), { recursive: true })
  const figures = { date: new Date().toISOString(), seed: SEED, machine, absences, timings, http: httpTimings }
  writeFileSync(settings.json, `${JSON.stringify(figures, null, 2)}\n`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
