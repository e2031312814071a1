import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { writeTrecRun } from '@assay/training/quality/trec'
import { readJsonLines } from '../json-lines.ts'
import { bm25Ranker } from './bm25.ts'
import { bm25OfCriteriaRanker } from './bm25-of-criteria.ts'
import { lengthRanker, randomRanker } from './floor.ts'
import { miniSearchRanker } from './mini-search.ts'
import type { Ranker, TextDocument } from './ranked-documents.ts'
import { skillCountRanker } from './skill-count.ts'
import { tfIdfRanker } from './tf-idf.ts'

const USAGE = `Usage: node lab/src/baselines/rank-baselines.ts --set DIR --out DIR

Ranks a set (as written by judged-set/build.ts or known-item/make-known-items.ts) with every baseline and writes
one TREC run for each of its queries-*.jsonl: NAME-*.run
`

const KEPT = 200

export const BASELINES: Readonly<Record<string, (documents: readonly TextDocument[]) => Ranker>> = {
  random: randomRanker,
  length: lengthRanker,
  bm25: bm25Ranker,
  'bm25-title-skills': bm25OfCriteriaRanker,
  tfidf: tfIdfRanker,
  minisearch: miniSearchRanker,
  skillcount: skillCountRanker,
}

export async function rankBaselines(setFolder: string, outFolder: string): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  const documents = (await readJsonLines(join(setFolder, 'candidates.jsonl'))).map((row) => ({
    id: String(row['externalId']),
    text: String(row['text']),
  }))
  const forms = (await readdir(setFolder)).flatMap((file) => /^queries-(.*)\.jsonl$/.exec(file)?.[1] ?? []).sort()
  for (const [name, build] of Object.entries(BASELINES)) {
    const rank = build(documents)
    for (const form of forms) {
      const queries = await readJsonLines(join(setFolder, `queries-${form}.jsonl`))
      const run = new Map(
        queries.map((query) => {
          const id = String(query['id'])
          return [id, rank({ id, text: String(query['text']), door: String(query['door']) }).slice(0, KEPT)]
        }),
      )
      await writeFile(join(outFolder, `${name}-${form}.run`), writeTrecRun(run, name))
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { set: { type: 'string' }, out: { type: 'string' } } })
  if (values.set === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await rankBaselines(values.set, values.out)
  }
}
