import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { flattened } from '../flattened.ts'
import { readJsonLines } from '../json-lines.ts'
import { type Catalog, jobsOf, knownQuery, ownWords, pastedQuery, splitOf } from './known-query.ts'
import { readCatalog } from './read-catalog.ts'

const USAGE = `Usage: node lab/src/known-item/make-known-items.ts --data ../shared/data --out DIR [--flat]

Writes two sets of searches for one particular person: told/ is made of what one job says, and the whole résumé is
searched; recalled/ is made of what people say of themselves as a whole (summary, highlights, list of skills), and only
the rest of the résumés is searched. Each holds candidates.jsonl and, for dev and test, two forms of queries and the
right answers; in a third form, quoted, all names and words are to be found exactly. told-pasted/ and recalled-pasted/
search for 12 to 36 words as they stand there, of everybody in these categories. With --flat the résumés lose their line
breaks. The texts belong nowhere in the repository.
`

/** Occupations near information technology. */
const CATEGORIES = new Set(['INFORMATION-TECHNOLOGY', 'ENGINEERING', 'CONSULTANT', 'DESIGNER', 'DIGITAL-MEDIA'])
/** The grade of the only relevant candidate, so that every measure counts it. */
const RIGHT = 4
const DOORS = { skills: 'skill', summary: 'summary' } as const

interface Person {
  readonly id: string
  readonly category: string
  /** The documents to search. */
  readonly text: string
  /** The source of the query. */
  readonly parts: readonly string[]
}

export async function makeKnownItems(dataFolder: string, outFolder: string, isFlat: boolean): Promise<void> {
  const catalog = await readCatalog(dataFolder)
  const resumes = await readJsonLines<{ id: string; category: string; text: string }>(
    join(dataFolder, 'livecareer_resumes', 'resumes.jsonl'),
  )
  const told = resumes.map((resume) => ({ ...resume, parts: jobsOf(resume.text) }))
  const recalled = resumes.map((resume) => {
    const { own, rest } = ownWords(resume.text)
    return { ...resume, text: rest, parts: [own] }
  })
  const searched = <P extends Person>(people: readonly P[]) =>
    isFlat ? people.map((person) => ({ ...person, text: flattened(person.text) })) : people
  await writeSet(join(outFolder, 'told'), searched(told), catalog)
  await writeSet(join(outFolder, 'recalled'), searched(recalled), catalog)
  await writePasted(join(outFolder, 'told-pasted'), searched(told))
  await writePasted(join(outFolder, 'recalled-pasted'), searched(recalled))
}

async function writePasted(folder: string, people: readonly Person[]): Promise<void> {
  await writeCandidates(folder, people)
  const made = people.flatMap(({ id, category, parts }) => {
    const text = CATEGORIES.has(category) ? pastedQuery(id, parts) : null
    return text === null ? [] : [{ id, text }]
  })
  for (const split of ['dev', 'test'] as const) {
    const items = made.filter(({ id }) => splitOf(id) === split)
    await writeRight(folder, split, items)
    const rows = items.map(({ id, text }) => ({ id: `k${id}`, door: 'summary', text }))
    await writeRows(join(folder, `queries-${split}-pasted.jsonl`), rows)
  }
}

async function writeCandidates(folder: string, people: readonly Person[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const candidates = people.map(({ id, text }) => ({ externalId: id, text }))
  await writeRows(join(folder, 'candidates.jsonl'), candidates)
}

async function writeRight(folder: string, split: string, items: readonly { id: string }[]): Promise<void> {
  await writeFile(join(folder, `${split}.qrels`), items.map(({ id }) => `k${id} 0 ${id} ${RIGHT}\n`).join(''))
}

async function writeSet(folder: string, people: readonly Person[], catalog: Catalog): Promise<void> {
  await writeCandidates(folder, people)
  const made = people.flatMap(({ id, category, parts }) => {
    const query = CATEGORIES.has(category) ? knownQuery(id, parts, catalog) : null
    return query === null ? [] : [{ id, query }]
  })
  for (const split of ['dev', 'test'] as const) {
    const items = made.filter(({ id }) => splitOf(id) === split)
    await writeRight(folder, split, items)
    const quoted = items.map(({ id, query }) => ({ id: `k${id}`, door: 'skill', text: inQuotes(query) }))
    await writeRows(join(folder, `queries-${split}-quoted.jsonl`), quoted)
    for (const form of ['skills', 'summary'] as const) {
      const rows = items.map(({ id, query }) => ({ id: `k${id}`, door: DOORS[form], text: query[form] }))
      await writeRows(join(folder, `queries-${split}-${form}.jsonl`), rows)
    }
  }
}

/** The list and the words, each to be found exactly. */
function inQuotes({ skills, summary }: { skills: string; summary: string }): string {
  const [, words = ''] = summary.split(/Worked on /)
  return `${skills}, ${words.replace(/\.$/, '')}`
    .split(', ')
    .filter((each) => each !== '')
    .map((each) => `"${each}"`)
    .join(', ')
}

async function writeRows(path: string, rows: readonly unknown[]): Promise<void> {
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, out: { type: 'string' }, flat: { type: 'boolean', default: false } },
  })
  if (values.data === undefined || values.out === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
  } else {
    await makeKnownItems(values.data, values.out, values.flat)
  }
}
