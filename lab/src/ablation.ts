/**
 * Ablation study: turns off each group of features and ranks the same searches again.
 * `node lab/src/ablation.ts --set DIR [--set DIR ...]`; each folder holds candidates.jsonl, queries*.jsonl and one
 * *.qrels.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { defaultModel, type Model, type Pool, type Shapes } from '@assay/ranking-engine'
import { DAY_IN_MS } from '@assay/ranking-engine/columns/days'
import { bootstrapMean } from '@assay/training/quality/bootstrap'
import type { Judgments } from '@assay/training/quality/judgments'
import { ndcgAt } from '@assay/training/quality/ndcg'
import { readTrecJudgments } from '@assay/training/quality/trec'
import { poolOf, type ReadQuery, rankQueries, readCandidates, readQueries } from './rank-set.ts'

const weights = (off: Partial<Model['weights']>): Model => ({
  ...defaultModel,
  weights: { ...defaultModel.weights, ...off },
})
const shapes = (off: Partial<Shapes>): Model => ({ ...defaultModel, shapes: { ...defaultModel.shapes, ...off } })
const { keywords: _, ...withoutWords } = defaultModel

const GROUPS: readonly { readonly name: string; readonly without: Model }[] = [
  { name: 'all skills', without: weights({ skills: 0 }) },
  { name: 'title', without: weights({ title: 0 }) },
  { name: 'titles that are merely near', without: shapes({ sameFamily: { least: 0, shared: 0 }, nearFamily: 0 }) },
  { name: 'nice-to-haves', without: weights({ niceToHave: 0 }) },
  { name: 'skills typical of the title', without: weights({ typicalSkill: 0 }) },
  { name: 'skills that imply the asked one', without: shapes({ impliedShare: [0, 0, 0] }) },
  { name: 'related skills', without: shapes({ relatedScale: 0 }) },
  { name: 'details: last use, prominence, years, level', without: shapes({ detailShare: 0 }) },
  { name: 'what a missing must-have costs', without: shapes({ missingShare: 0 }) },
  { name: 'rarity of a skill', without: shapes({ rarity: [[0, 1]] }) },
  { name: 'seniority', without: weights({ seniority: 0 }) },
  { name: 'years', without: weights({ years: 0 }) },
  { name: 'keywords', without: withoutWords },
]

interface OpenSet {
  readonly name: string
  readonly pool: Pool
  readonly forms: readonly (readonly ReadQuery[])[]
  readonly judgments: Judgments
}

async function openSet(folder: string, today: number): Promise<OpenSet> {
  const names = (await readdir(folder)).sort()
  const qrels = names.find((name) => name.endsWith('.qrels'))
  if (qrels === undefined) throw new Error(`${folder} needs one *.qrels`)
  const forms = await Promise.all(
    names.filter((name) => /^queries.*\.jsonl$/.test(name)).map((name) => readQueries(join(folder, name), today)),
  )
  return {
    name: basename(folder),
    pool: poolOf(await readCandidates(join(folder, 'candidates.jsonl'), today), today),
    forms,
    judgments: readTrecJudgments(await readFile(join(folder, qrels), 'utf8')),
  }
}

function figuresOf({ pool, forms, judgments }: OpenSet, today: number, model: Model): number[] {
  return forms.flatMap((queries) => {
    const run = rankQueries(pool, queries, today, { model })
    return queries.map(({ id }) => ndcgAt(10, run.get(id) ?? [], judgments.get(id) ?? new Map()) ?? 0)
  })
}

async function ablate(folders: readonly string[], today: number): Promise<void> {
  for (const folder of folders) {
    const set = await openSet(folder, today)
    const whole = figuresOf(set, today, defaultModel)
    console.log(`${set.name}, ${whole.length} searches: ${bootstrapMean(whole).mean.toFixed(3)}`)
    for (const { name, without } of GROUPS) {
      const figures = figuresOf(set, today, without)
      const { mean, low, high } = bootstrapMean(whole.map((figure, place) => figure - (figures[place] as number)))
      console.log(`| ${name} | ${[mean, low, high].map((value) => value.toFixed(3)).join(' | ')} |`)
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { set: { type: 'string', multiple: true, default: [] }, now: { type: 'string', default: '2026-11-20' } },
  })
  if (values.set.length === 0) throw new Error('Name what to rank: --set DIR')
  await ablate(values.set, Math.floor(Date.parse(values.now) / DAY_IN_MS))
}
