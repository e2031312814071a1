/**
 * npm run bench [-- --sizes 10000,100000,1000000] [--only engine,minisearch,sqlite,postgres,postgres15,http]
 * [--queries 200] [--patience 10] [--seconds 4] [--json FILE]
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeChanges } from './changes.ts'
import type { Contestant, Loaded, World } from './contestant.ts'
import { engine } from './engine.ts'
import { type HttpTiming, measureHttp } from './http/measure-http.ts'
import { makeMarket } from './market.ts'
import { rowsOf } from './market-rows.ts'
import { measure, type Timing } from './measure.ts'
import { minisearch } from './minisearch.ts'
import { debianPostgres, embeddedPostgres } from './postgres.ts'
import { questionOf } from './question.ts'
import { engineTable, httpTable } from './report.ts'
import { sqlite } from './sqlite.ts'

const SEED = 20_261_120
const CHANGES = 200

const contestants: readonly Contestant[] = [engine, embeddedPostgres, debianPostgres, sqlite, minisearch]
const keys = [...contestants.map(({ key }) => key), 'http']

const { values: settings } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    only: { type: 'string' },
    queries: { type: 'string', default: '200' },
    /** Seconds that one way of asking may spend on the queries of one size. */
    patience: { type: 'string', default: '10' },
    /** Seconds of each measurement over HTTP. */
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
const notes: string[] = []
const started = performance.now()
const loadAtStart = loadavg()

for (const candidates of sizes) {
  say(`\n${candidates.toLocaleString('en')} candidates`)
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    const found = await measureSize(candidates, folder)
    timings.push(...found)
    if (found.length > 0) say(`\n${engineTable(found)}`)
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
for (const note of notes) say(note)
say(`${Math.round((performance.now() - started) / 1000)} s in all. Figures: ${settings.json}`)

async function measureSize(candidates: number, folder: string): Promise<Timing[]> {
  const rows = rowsOf(market, candidates)
  const loaded: Loaded[] = []
  try {
    for (const contestant of contestants.filter(({ key }) => chosen.includes(key)))
      loaded.push(...(await load(contestant, { market, candidates, rows, folder })))
    const ways = loaded.flatMap((one) => one.ways)
    const changes = makeChanges(market, rows, Math.min(CHANGES, candidates))
    say(`  asking ${ways.length} ways by turns`)
    const patienceMs = Number(settings.patience) * 1000
    return ways.length === 0 ? [] : await measure(ways, { candidates, questions, changes, patienceMs })
  } finally {
    for (const { close } of loaded) await close()
  }
}

/** One that cannot be loaded is missing from the table, with a note; the others are measured all the same. */
async function load(contestant: Contestant, world: World): Promise<Loaded[]> {
  const size = world.candidates.toLocaleString('en')
  const { key, mostCandidates, mostUnlessNamed = mostCandidates } = contestant
  const most = settings.only === undefined ? mostUnlessNamed : mostCandidates
  if (world.candidates > most) {
    notes.push(`${key} is left out at ${size}: it stops at ${most.toLocaleString('en')}.`)
    return []
  }
  say(`  loading ${contestant.key}`)
  try {
    const loaded = await contestant.load(world)
    if (loaded === null) notes.push(`${contestant.key} is left out: ${contestant.missing}.`)
    return loaded === null ? [] : [loaded]
  } catch (error) {
    notes.push(`${contestant.key} failed at ${size}: ${String(error)}`)
    return []
  }
}

function writeFigures(): void {
  const machine = {
    ...{ cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) },
    ...{ node: process.version, loadAtStart, loadAtEnd: loadavg() },
  }
  mkdirSync(dirname(settings.json), { recursive: true })
  const figures = { date: new Date().toISOString(), seed: SEED, machine, notes, timings, http: httpTimings }
  writeFileSync(settings.json, `${JSON.stringify(figures, null, 2)}\n`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
