import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { skills, spellingKey, titles } from '@assay/taxonomy'
import { readCsv } from '../csv-rows.ts'

/** Skills that one occupation, product class, topic or title lists together. */
export interface Context {
  readonly skills: readonly number[]
  readonly weight: number
}

/** Sources are weighted by how carefully they are curated. */
const WEIGHTS = { occupation: 1, productClass: 1, topic: 2, title: 2 } as const
/** In longer lists, each pair is weak evidence. */
const LONGEST = 120

const numbers = new Map(skills.map(({ slug }, number) => [slug, number]))
const bySpelling = new Map(
  skills.flatMap(({ name, aliases, slug }, number) =>
    [name, ...aliases, slug].map((text) => [spellingKey(text), number] as const),
  ),
)

export async function readContexts(dataFolder: string): Promise<Context[]> {
  const technologies = readCsv(await readFile(join(dataFolder, 'onet_29_3', 'technology_skills.csv'), 'utf8'))
  const topics = await readFile(join(dataFolder, 'github_topics', 'topics.jsonl'), 'utf8')
  return [
    ...grouped(technologies, 'O*NET-SOC Code', WEIGHTS.occupation),
    ...grouped(technologies, 'Commodity Code', WEIGHTS.productClass),
    ...topics.trim().split('\n').map(topicContext),
    ...titles.map(({ typicalSkills }) => contextOf(typicalSkills.map(numberOf), WEIGHTS.title)),
  ].filter((context) => context.skills.length > 1 && context.skills.length <= LONGEST)
}

function grouped(rows: readonly Record<string, string>[], column: string, weight: number): Context[] {
  const found = new Map<string, (number | undefined)[]>()
  for (const row of rows) {
    const key = row[column] ?? ''
    const members = found.get(key) ?? []
    members.push(skillNamed(row['Example'] ?? ''))
    found.set(key, members)
  }
  return [...found.values()].map((members) => contextOf(members, weight))
}

function topicContext(line: string): Context {
  const topic = JSON.parse(line) as { topic: string; display_name: string; related?: string[] }
  const names = [topic.display_name, topic.topic, ...(topic.related ?? [])]
  return contextOf(names.map(skillNamed), WEIGHTS.topic)
}

function contextOf(members: readonly (number | undefined)[], weight: number): Context {
  return { skills: [...new Set(members.filter((member) => member !== undefined))], weight }
}

function numberOf(slug: string): number | undefined {
  return numbers.get(slug)
}

function skillNamed(text: string): number | undefined {
  const key = spellingKey(text)
  return (
    bySpelling.get(key) ?? bySpelling.get(key.replaceAll('-', ' ')) ?? bySpelling.get(key.replace(/ software$/, ''))
  )
}
