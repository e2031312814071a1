import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { writeTrecJudgments } from '@assay/training/quality/trec'
import { readJsonLines } from '../json-lines.ts'
import { type InventedCandidate, inventCandidate, inventKeywordList } from './candidate.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { openRoles, type Role } from './roles.ts'
import { gradePair, type InventedSearch, inventSearch } from './search.ts'

const USAGE = `Usage: node lab/src/generated-searches/generate.ts --data ../shared/data --out DIR [--seed 1]

Writes a training ground of invented candidates and searches with grades that follow from how
they were invented: candidates.jsonl, queries-generated-{posting,summary,skills}.jsonl, generated.qrels.
No person's résumé and no recruiter's judgement is in it; around what is asked for stand real sentences that ask nothing.
`

const CANDIDATES_PER_TECH_ROLE = 24
const CANDIDATES_PER_OTHER_ROLE = 20
const KEYWORD_LISTS = 30
const SEARCHES_PER_ROLE = 4
const MIN_ASIDE_LENGTH = 40
const MAX_ASIDE_LENGTH = 200

interface Sentence {
  readonly split: string
  readonly tokens: readonly string[]
  readonly tags_skill: readonly string[]
  readonly tags_knowledge: readonly string[]
}

export interface GeneratedSearches {
  readonly candidates: readonly InventedCandidate[]
  readonly searches: readonly InventedSearch[]
}

export function generateSearches(
  roles: readonly Role[],
  seed: number,
  asides: readonly string[] = [],
): GeneratedSearches {
  const chance = chanceFrom(seed)
  const techRoles = roles.filter((role) => role.isTech)
  const candidates = roles.flatMap((role, place) =>
    Array.from({ length: role.isTech ? CANDIDATES_PER_TECH_ROLE : CANDIDATES_PER_OTHER_ROLE }, (_, number) =>
      inventCandidate(`g${place}-${number}`, role, roles, chance),
    ),
  )
  return {
    candidates: [...candidates, ...keywordLists(roles, techRoles, chance)],
    searches: searchesFor(techRoles, chance, asides),
  }
}

function keywordLists(roles: readonly Role[], techRoles: readonly Role[], chance: Chance): InventedCandidate[] {
  const otherRoles = roles.filter((role) => !role.isTech)
  return Array.from({ length: KEYWORD_LISTS }, (_, number) =>
    inventKeywordList(`k${number}`, chance.one(otherRoles), chance.one(techRoles), chance),
  )
}

function searchesFor(techRoles: readonly Role[], chance: Chance, asides: readonly string[]): InventedSearch[] {
  return techRoles.flatMap((role, place) =>
    Array.from({ length: SEARCHES_PER_ROLE }, (_, number) => inventSearch(`s${place}-${number}`, role, chance, asides)),
  )
}

async function writeGenerated(dataFolder: string, outFolder: string, seed: number): Promise<void> {
  const { candidates, searches } = generateSearches(await openRoles(dataFolder), seed, await readAsides(dataFolder))
  await mkdir(outFolder, { recursive: true })
  await writeJsonLines(
    join(outFolder, 'candidates.jsonl'),
    candidates.map((candidate) => ({ externalId: candidate.id, text: candidate.text })),
  )
  for (const [form, door, textOf] of [
    ['posting', 'jobDesc', (search: InventedSearch) => search.posting],
    ['summary', 'summary', (search: InventedSearch) => search.summary],
    ['skills', 'skill', (search: InventedSearch) => search.skillList],
  ] as const) {
    await writeJsonLines(
      join(outFolder, `queries-generated-${form}.jsonl`),
      searches.map((search) => ({ id: search.id, door, text: textOf(search) })),
    )
  }
  const judgments = new Map(
    searches.map((search) => [
      search.id,
      new Map(candidates.map((candidate) => [candidate.id, gradePair(search, candidate)] as const)),
    ]),
  )
  await writeFile(join(outFolder, 'generated.qrels'), writeTrecJudgments(judgments))
}

/** Sentences of SkillSpan's train split without annotations. */
async function readAsides(dataFolder: string): Promise<string[]> {
  const sentences = await readJsonLines<Sentence>(join(dataFolder, 'skillspan_house', 'skillspan_house.jsonl'))
  return sentences
    .filter(({ split, tags_skill, tags_knowledge }) => {
      return split === 'train' && [...tags_skill, ...tags_knowledge].every((tag) => tag === 'O')
    })
    .map(({ tokens }) => tokens.join(' '))
    .filter((sentence) => sentence.length >= MIN_ASIDE_LENGTH && sentence.length <= MAX_ASIDE_LENGTH)
}

async function writeJsonLines(path: string, rows: readonly unknown[]): Promise<void> {
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  if (values.data === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await writeGenerated(values.data, values.out, Number(values.seed))
  }
}
