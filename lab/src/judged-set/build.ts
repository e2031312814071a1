import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { flattened } from '../flattened.ts'
import { readJsonLines, writeJsonLines } from '../json-lines.ts'
import { DEV_QUERIES } from './dev-queries.ts'
import type { JudgedQuery } from './judged-query.ts'
import { OCCUPATION_QUERIES } from './occupation-queries.ts'
import { occupationTexts, openOccupations } from './occupations.ts'
import { openPostings, type Postings, postingText } from './postings.ts'
import { TEST_QUERIES } from './test-queries.ts'

const USAGE = `Usage: node lab/src/judged-set/build.ts --data ../shared/data --out DIR [--flat]

Writes candidates.jsonl and, for each split and form, queries-{dev,test,occupations}-{posting,summary,skills}.jsonl;
occupations have no lists of skills. With --flat every line break of a résumé becomes a space, as in texts that were
pasted or taken from a database.
The texts come from the data folder and belong nowhere in the repository.
`

const DOORS = [
  { form: 'posting', door: 'jobDesc' },
  { form: 'summary', door: 'summary' },
  { form: 'skills', door: 'skill' },
] as const

interface QueryTexts {
  readonly id: string
  readonly posting: string
  readonly summary: string
  /** Absent for queries without a skill list. */
  readonly skills?: string
}

/** Rebuilds the input files of `assay rank` from the folder of data sets. */
export async function buildJudgedSet(dataFolder: string, outFolder: string, isFlat: boolean): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  const resumes = await readJsonLines(join(dataFolder, 'livecareer_resumes', 'resumes.jsonl'))
  await writeJsonLines(
    join(outFolder, 'candidates.jsonl'),
    resumes.map(({ id, text }) => ({ externalId: id, text: isFlat ? flattened(String(text)) : text })),
  )
  const postings = await openPostings(dataFolder)
  const occupations = await openOccupations(dataFolder)
  const splits: Record<string, readonly QueryTexts[]> = {
    dev: DEV_QUERIES.map((query) => textsOf(query, postings)),
    test: TEST_QUERIES.map((query) => textsOf(query, postings)),
    occupations: OCCUPATION_QUERIES.map((query) => ({ id: query.id, ...occupationTexts(query, occupations) })),
  }
  for (const [split, queries] of Object.entries(splits)) {
    for (const { form, door } of DOORS) {
      const rows = queries.flatMap(({ id, [form]: text }) => (text === undefined ? [] : [{ id, door, text }]))
      if (rows.length > 0) await writeJsonLines(join(outFolder, `queries-${split}-${form}.jsonl`), rows)
    }
  }
}

function textsOf({ id, source, summary, skills }: JudgedQuery, postings: Postings): QueryTexts {
  return { id, posting: postingText(source, postings), summary, skills }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, flat: { type: 'boolean', default: false } },
  })
  if (values.data === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await buildJudgedSet(values.data, values.out, values.flat)
  }
}
