import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  buildPool,
  type CandidateProfile,
  compileTaxonomy,
  defaultModel,
  type Model,
  type Pool,
  rank,
  type SearchCriteria,
  type WordMatches,
} from '@assay/ranking-engine'
import { DAY_IN_MS } from '@assay/ranking-engine/columns/days'
import * as taxonomySource from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import {
  compileGazetteer,
  type Door,
  type FindByPhrase,
  indexPhrases,
  matchCopiedText,
  matchExactWords,
  matchText,
  readAsOnePerson,
  readDescription,
  readUndatedResume,
} from '@assay/text-reading'
import { writeTrecRun } from '@assay/training/quality/trec'
import { readJsonLines } from './json-lines.ts'

const USAGE = `Usage: node lab/src/rank-set.ts --set DIR --out DIR [--name assay] [--now 2026-11-20] [--one-person]

Ranks a set (as written by judged-set/build.ts or generated-searches/generate.ts) with the engine as it is
shipped and writes one TREC run per queries-*.jsonl: NAME-*.run. With --one-person all texts are read as words of
one known person, as "door": "person" of assay rank reads them.
`

const KEPT = 200

export interface ReadQuery {
  readonly id: string
  readonly criteria: SearchCriteria
  /** A text that is about one person if a profile contains it verbatim. */
  readonly copy?: { readonly words: readonly string[]; readonly text: string } | undefined
}

const gazetteer = compileGazetteer({ ...taxonomySource, keywords })
const taxonomy = compileTaxonomy(taxonomySource)

export async function readCandidates(path: string, today: number): Promise<CandidateProfile[]> {
  const rows = await readJsonLines(path)
  return rows.map(
    (row) => readUndatedResume(String(row['text']), gazetteer, { id: String(row['externalId']), today }).profile,
  )
}

export async function readQueries(path: string, today: number, { areOfOnePerson = false } = {}): Promise<ReadQuery[]> {
  const rows = await readJsonLines(path)
  return rows.map((row) => {
    const text = String(row['text'])
    const door = areOfOnePerson ? 'summary' : (row['door'] as Door)
    const read = areOfOnePerson ? readAsOnePerson : readDescription
    const { criteria, wordsIfCopied } = read(text, gazetteer, { door, today })
    const copy = wordsIfCopied === undefined ? undefined : { words: wordsIfCopied, text }
    return { id: String(row['id']), criteria: everybodyIn(criteria), copy }
  })
}

/** Ranks all candidates, as `assay rank` does: no must-have excludes any. */
function everybodyIn(criteria: SearchCriteria): SearchCriteria {
  const constraints = { ...criteria.constraints, countries: [], languages: [], engagement: [] }
  return { ...criteria, mustHaveMode: 'prefer', constraints }
}

export function poolOf(profiles: readonly CandidateProfile[], today: number, model: Model = defaultModel): Pool {
  return buildPool(profiles, { taxonomy, model, asOfDay: today })
}

export function rankQueries(
  pool: Pool,
  queries: readonly ReadQuery[],
  today: number,
  {
    model = pool.model,
    saying,
    texts,
  }: { model?: Model; saying?: FindByPhrase; texts?: ReadonlyMap<string, string> } = {},
): Map<string, string[]> {
  return new Map(
    queries.map((query) => {
      const { id, criteria } = query
      const options = { limit: KEPT, now: today * DAY_IN_MS, model, said: wordMatchesIn(query, saying, texts) }
      const { matches } = rank(pool, criteria, options)
      return [id, matches.map((match) => match.candidateId)]
    }),
  )
}

/** As the server finds them. */
function wordMatchesIn(
  { criteria: { exactWords = [], writtenWords = [], textWords }, copy }: ReadQuery,
  saying?: FindByPhrase,
  texts?: ReadonlyMap<string, string>,
): WordMatches[] {
  const look = (words: string) => ({ words, ids: saying?.(words) ?? [] })
  const sought = exactWords.map(look)
  const ofExact =
    texts === undefined
      ? null
      : matchExactWords(
          sought.map(({ words, ids }) => ({ word: words, ids })),
          texts,
        )
  const written = writtenWords.map(look).filter(({ ids }) => ids.length > 0)
  const ofText =
    saying === undefined || texts === undefined
      ? null
      : textWords !== undefined
        ? matchText(textWords, saying, texts, { isRead: true })
        : copy !== undefined
          ? matchCopiedText(copy, saying, texts)
          : null
  return [
    ...(ofText === null && ofExact !== null ? [ofExact] : sought.some(({ ids }) => ids.length > 0) ? sought : []),
    ...written.map((words) => ({ ...words, isPreferred: true })),
    ...(ofText === null ? [] : [ofText]),
  ]
}

async function rankSet(
  { setFolder, outFolder, name }: { setFolder: string; outFolder: string; name: string },
  today: number,
  read: { areOfOnePerson: boolean },
): Promise<void> {
  await mkdir(outFolder, { recursive: true })
  const path = join(setFolder, 'candidates.jsonl')
  const pool = poolOf(await readCandidates(path, today), today)
  const texts = (await readJsonLines(path)).map((row) => [String(row['externalId']), String(row['text'])] as const)
  const saying = indexPhrases(texts)
  const byId = new Map(texts)
  for (const file of (await readdir(setFolder)).sort()) {
    const form = /^queries-(.*)\.jsonl$/.exec(file)?.[1]
    if (form === undefined) continue
    const queries = await readQueries(join(setFolder, file), today, read)
    const run = rankQueries(pool, queries, today, { saying, texts: byId })
    await writeFile(join(outFolder, `${name}-${form}.run`), writeTrecRun(run, name))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      set: { type: 'string' },
      out: { type: 'string' },
      name: { type: 'string', default: 'assay' },
      now: { type: 'string', default: '2026-11-20' },
      'one-person': { type: 'boolean', default: false },
    },
  })
  if (values.set === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    const { set: setFolder, out: outFolder, name } = values
    const today = Math.floor(Date.parse(values.now) / DAY_IN_MS)
    await rankSet({ setFolder, outFolder, name }, today, { areOfOnePerson: values['one-person'] })
  }
}
