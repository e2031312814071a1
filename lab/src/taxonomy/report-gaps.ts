import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { skills, titles } from '@assay/taxonomy'
import { readCsv } from '../csv-rows.ts'
import { readJsonLines } from '../json-lines.ts'
import { type Candidate, findGaps } from './find-gaps.ts'

const USAGE = `Usage: node lab/src/taxonomy/report-gaps.ts DATA-FOLDER [--limit 200]

Prints what public catalogues name and the taxonomy does not: technologies and titles of O*NET's computer
occupations, GitHub's topics, Linguist's programming languages. A person decides what of it belongs in.
`

const isComputerWork = (row: Record<string, string>): boolean =>
  /^(15-1|15-2051|11-3021)/.test(row['O*NET-SOC Code'] ?? '')

async function readOnet(folder: string, file: string, column: string): Promise<Candidate[]> {
  const rows = readCsv(await readFile(join(folder, 'onet_29_3', file), 'utf8')).filter(isComputerWork)
  return weigh(rows.map((row) => row[column] ?? ''))
}

async function readTopics(folder: string): Promise<Candidate[]> {
  const topics = await readJsonLines<{ display_name: string; aliases: string[] }>(
    join(folder, 'github_topics', 'topics.jsonl'),
  )
  return topics.map(({ display_name: name, aliases }) => ({ name, weight: aliases.length }))
}

async function readLinguist(folder: string): Promise<Candidate[]> {
  const text = await readFile(join(folder, 'linguist_languages', 'languages.json'), 'utf8')
  const listed = JSON.parse(text) as { name: string; type: string; aliases: string[] }[]
  return listed
    .filter(({ type }) => type === 'programming')
    .map(({ name, aliases }) => ({ name, weight: aliases.length }))
}

function weigh(names: readonly string[]): Candidate[] {
  const weights = new Map<string, number>()
  for (const name of names) weights.set(name, (weights.get(name) ?? 0) + 1)
  return [...weights].map(([name, weight]) => ({ name, weight }))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: 'string', default: '200' } },
})
const folder = positionals[0]
if (folder === undefined) {
  process.stderr.write(USAGE)
  process.exit(2)
}

const sources: [string, Candidate[], readonly ((typeof skills)[number] | (typeof titles)[number])[]][] = [
  ['O*NET technologies', await readOnet(folder, 'technology_skills.csv', 'Example'), skills],
  ['O*NET titles', await readOnet(folder, 'alternate_titles.csv', 'Alternate Title'), titles],
  ['GitHub topics', await readTopics(folder), skills],
  ['Linguist languages', await readLinguist(folder), skills],
]
for (const [source, candidates, known] of sources) {
  const gaps = findGaps(candidates, known)
  process.stdout.write(`\n${source}: ${candidates.length - gaps.length} of ${candidates.length} known; not known:\n`)
  for (const { name, weight } of gaps.slice(0, Number(values.limit))) process.stdout.write(`${weight}\t${name}\n`)
}
