import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { defaultModel, type Model, type Pool } from '@assay/ranking-engine'
import { DAY_IN_MS } from '@assay/ranking-engine/columns/days'
import type { Judgments } from '@assay/training/quality/judgments'
import { ndcgAt } from '@assay/training/quality/ndcg'
import { readTrecJudgments } from '@assay/training/quality/trec'
import { poolOf, type ReadQuery, rankQueries, readCandidates, readQueries } from './rank-set.ts'

const USAGE = `Usage: node lab/src/fit-model.ts --generated DIR [--check DIR --check ...] [--now 2026-11-20]

Coordinate descent over a few factors of the model, from the values first set by hand, for NDCG@10 of the
generated searches (postings and summaries) alone. Prints what it tries, and at the end the first, the served and
the fitted model on the generated searches and on further sets of generated searches (another seed) that it never fits.
`

/** Smaller gains are noise. */
const MIN_GAIN = 0.0005
const PASSES = 2

interface Factor {
  readonly name: string
  /** Starts with the hand-set value; no factor changes a sign. */
  readonly values: readonly unknown[]
  readonly put: (model: Model, value: never) => Model
}

const factor = <T>(name: string, values: readonly T[], put: (model: Model, value: T) => Model): Factor => ({
  name,
  values,
  put,
})
const weight = (name: keyof Model['weights'], values: readonly number[]): Factor =>
  factor(name, values, (model, value) => ({ ...model, weights: { ...model.weights, [name]: value } }))
const shape = <N extends keyof Model['shapes']>(name: N, values: readonly Model['shapes'][N][]): Factor =>
  factor(name, values, (model, value) => ({ ...model, shapes: { ...model.shapes, [name]: value } }))

/** Information by popularity, relative to a skill that 3 in 100 candidates have, to the power of `steepness`. */
function rarityOf(steepness: number): readonly (readonly [number, number])[] {
  const tells = (popularity: number) => (Math.log1p(1 / popularity) / Math.log1p(1 / 0.03)) ** steepness
  const bands = [0.4, 0.2, 0.1, 0.06, 0.04, 0.025, 0.015, 0.008]
  const factors = bands.map((from): readonly [number, number] => [from, Math.round(100 * tells(from)) / 100])
  return [...factors, [0, Math.round(100 * tells(0.004)) / 100]]
}

const FACTORS: readonly Factor[] = [
  weight('title', [200, 28, 40, 56, 70, 100, 140, 280]),
  shape('titleRecency', [
    [0.6, 0.8, 0.4, 0.6, 0.85, 1],
    [0.7, 0.85, 0.55, 0.7, 0.9, 1],
    [0.8, 0.9, 0.7, 0.85, 0.95, 1],
  ]),
  shape('sameFamily', [
    { least: 0.6, shared: 0.35 },
    { least: 0.45, shared: 0.45 },
    { least: 0.3, shared: 0.6 },
  ]),
  shape('relatedScale', [1, 0.2, 0.35, 0.5, 0.7]),
  shape('impliedShare', [
    [0.95, 0.85, 0.75],
    [0.95, 0.7, 0.5],
    [0.85, 0.5, 0.3],
  ]),
  factor('kind.soft', [0.3, 0.1, 0.2], (model, soft) => ({
    ...model,
    shapes: { ...model.shapes, kind: { ...model.shapes.kind, soft } },
  })),
  weight('typicalSkill', [0.06, 0.03, 0.12, 0.16, 0.2, 0.3]),
  shape('rarity', [0, 0.25, 0.5, 1].map(rarityOf)),
  weight('niceToHave', [0.35, 0.2, 0.5]),
  shape('detailShare', [0.4, 0.15, 0.25]),
  shape('skillsHalf', [0.8, 0.3, 1.5]),
]

interface Searches {
  readonly pool: Pool
  readonly today: number
  readonly judgments: Judgments
  readonly forms: readonly (readonly ReadQuery[])[]
}

async function openSearches(folder: string, today: number): Promise<Searches> {
  const forms = ['posting', 'summary'].map((form) =>
    readQueries(join(folder, `queries-generated-${form}.jsonl`), today),
  )
  return {
    pool: poolOf(await readCandidates(join(folder, 'candidates.jsonl'), today), today),
    today,
    judgments: readTrecJudgments(await readFile(join(folder, 'generated.qrels'), 'utf8')),
    forms: await Promise.all(forms),
  }
}

function quality(searches: Searches, model: Model): number {
  const figures = searches.forms.flatMap((queries) => {
    const run = rankQueries(searches.pool, queries, searches.today, { model })
    return queries.map(({ id }) => ndcgAt(10, run.get(id) ?? [], searches.judgments.get(id) ?? new Map()) ?? 0)
  })
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

/** Coordinate ascent: keeps, for each factor in turn, the value with the best mean result. */
export function descend(start: Model, factors: readonly Factor[], judge: (model: Model) => number): Model {
  let model = start
  let best = judge(model)
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { name, values, put } of factors) {
      const tried = values.map((value) => {
        const changed = put(model, value as never)
        return { value, changed, figure: judge(changed) }
      })
      for (const { changed, figure } of tried) {
        if (figure <= best + MIN_GAIN) continue
        best = figure
        model = changed
      }
      process.stdout.write(
        `${name}  ${tried.map(({ value, figure }) => `${JSON.stringify(value)} ${figure.toFixed(4)}`).join('  ')}\n`,
      )
    }
  }
  return model
}

async function fitModel(generated: string, checks: readonly string[], today: number): Promise<void> {
  const searches = await openSearches(generated, today)
  const byHand = FACTORS.reduce((model, { values, put }) => put(model, values[0] as never), defaultModel)
  const fitted = descend(byHand, FACTORS, (model) => quality(searches, model))
  for (const folder of [generated, ...checks]) {
    const set = folder === generated ? searches : await openSearches(folder, today)
    const [first, served, last] = [byHand, defaultModel, fitted].map((model) => quality(set, model).toFixed(3))
    process.stdout.write(`${folder}: set by hand ${first}, served ${served}, fitted ${last}\n`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      generated: { type: 'string' },
      check: { type: 'string', multiple: true, default: [] },
      now: { type: 'string', default: '2026-11-20' },
    },
  })
  if (values.generated === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await fitModel(values.generated, values.check, Math.floor(Date.parse(values.now) / DAY_IN_MS))
  }
}
