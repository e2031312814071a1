// Judged sets for training and evaluation: candidates, queries and grades, in folders or as single files.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPool, type Model, type Pool } from '@assay/ranking-engine'
import type { JudgedSearch } from '@assay/training/additive-set'
import type { Judgments } from '@assay/training/quality/judgments'
import { readTrecJudgments, TrecFormatError } from '@assay/training/quality/trec'
import { poolOptions } from '../../domains/ranking/index.ts'
import { hasCriteria } from '../../domains/requirements/index.ts'
import { dayNumberOf, dayOf } from '../../platform/time/days.ts'
import { type Output, UsageError } from '../command.ts'
import { readProfiles } from './read-profiles.ts'
import { readQueries } from './read-queries.ts'

export interface SetFiles {
  readonly name: string
  readonly candidates: string
  readonly queries: readonly string[]
  readonly judgments: readonly string[]
}

export interface JudgedSet {
  readonly name: string
  readonly pool: Pool
  /** Wordings of the same query share `of`, so that they never end up in both training and evaluation. */
  readonly searches: readonly (JudgedSearch & { readonly of: string })[]
  readonly sha256: string
}

/** A folder with candidates.jsonl, any number of queries*.jsonl and one *.qrels. */
export function filesOfFolder(folder: string): SetFiles {
  if (!existsSync(folder)) throw new UsageError(`${folder} does not exist`)
  const names = readdirSync(folder).sort()
  const queries = names.filter((name) => /^queries.*\.jsonl$/.test(name))
  const judgments = names.filter((name) => name.endsWith('.qrels'))
  if (!names.includes('candidates.jsonl') || queries.length === 0 || judgments.length !== 1) {
    throw new UsageError(`${folder} needs candidates.jsonl, queries*.jsonl and one *.qrels`)
  }
  const within = (name: string) => join(folder, name)
  return {
    name: basename(folder),
    candidates: within('candidates.jsonl'),
    queries: queries.map(within),
    judgments: judgments.map(within),
  }
}

/** Skips queries without criteria or without judgments: they teach nothing. */
export async function readJudgedSet(files: SetFiles, now: Date, model: Model, output: Output): Promise<JudgedSet> {
  for (const path of [files.candidates, ...files.queries, ...files.judgments])
    if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
  const judgments = readAllJudgments(files.judgments)
  const { profiles } = await readProfiles(files.candidates, { today: dayOf(now) }, output)
  const pool = buildPool(profiles, { ...poolOptions(), model, asOfDay: dayNumberOf(now) })
  const searches: JudgedSet['searches'][number][] = []
  for (const [form, path] of files.queries.entries()) {
    const { found } = await readQueries(path, { now }, output)
    for (const { id, question } of found) {
      const grades = judgments.get(id)
      if (grades === undefined || !hasCriteria(question.criteria)) continue
      searches.push({
        id: `${files.name} ${form} ${id}`,
        of: `${files.name} ${id}`,
        criteria: question.criteria,
        grades,
      })
    }
  }
  if (searches.length === 0) throw new UsageError(`${files.name}: no query has a judgment`)
  return { name: files.name, pool, searches, sha256: hashOf([files.candidates, ...files.queries, ...files.judgments]) }
}

function readAllJudgments(paths: readonly string[]): Judgments {
  return new Map(paths.flatMap((path) => [...readJudgments(path)]))
}

function readJudgments(path: string): Judgments {
  try {
    return readTrecJudgments(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof TrecFormatError) throw new UsageError(`${path}, ${error.message}`)
    throw error
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(createHash('sha256').update(readFileSync(path)).digest())
  return hash.digest('hex')
}
