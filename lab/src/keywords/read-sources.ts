import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '../baselines/words.ts'
import { readCsv } from '../csv-rows.ts'
import { parseJsonLines } from '../json-lines.ts'

export interface WorkSources {
  /** Names of products and technologies in their usual spelling. */
  readonly names: readonly string[]
  /** Catalog names of activities, knowledge and goods. */
  readonly labels: readonly string[]
  /** Tasks of occupations, one sentence each. */
  readonly tasks: readonly string[]
  /** Sentences of postings, for document frequencies. */
  readonly sentences: readonly string[]
  /** The technologies of each occupation. */
  readonly toolsByOccupation: ReadonlyMap<string, readonly string[]>
}

export async function readSources(dataFolder: string): Promise<WorkSources> {
  const read = (...path: string[]) => readFile(join(dataFolder, ...path), 'utf8')
  const technologies = readCsv(await read('onet_29_3', 'technology_skills.csv'))
  const tasks = readCsv(await read('onet_29_3', 'task_statements.csv')).map((row) => row['Task'] ?? '')
  const labels = (await read('esco_skill_extraction', 'skills_en_label.txt')).trim().split('\n')
  const topics = parseJsonLines(await read('github_topics', 'topics.jsonl')).map((row) => row['display_name'] as string)
  const spans = parseJsonLines(await read('skillspan_house', 'skillspan_house.jsonl')).filter(
    (row) => row['split'] === 'train',
  )
  const toolsByOccupation = new Map<string, string[]>()
  for (const row of technologies) {
    const occupation = row['O*NET-SOC Code'] ?? ''
    const tools = toolsByOccupation.get(occupation) ?? []
    tools.push(row['Example'] ?? '', row['Commodity Title'] ?? '')
    toolsByOccupation.set(occupation, tools)
  }
  return {
    names: [...technologies.map((row) => row['Example'] ?? ''), ...topics].map(bare),
    labels: [
      ...new Set([
        ...technologies.map((row) => bare(row['Commodity Title'] ?? '').replace(/ software$/, '')),
        ...labels,
      ]),
    ],
    tasks,
    sentences: spans.map((row) => (row['tokens'] as string[]).join(' ')),
    toolsByOccupation,
  }
}

/** Words in more tasks than this distinguish nothing; words in fewer than that are too specific. */
const MAX_TASKS = 0.02
const MIN_TASKS = 3
const MIN_WORD_LENGTH = 5

/** Distinctive words of tasks, and adjacent pairs of them that several tasks share. */
export function tellingWords(tasks: readonly string[], keyOf: (word: string) => string): string[] {
  const sentences = tasks.map((task) => wordsOf(task).map(keyOf))
  const telling = new Set(
    inSeveral(sentences)
      .filter(({ word, count }) => count <= MAX_TASKS * tasks.length && isTelling(word))
      .map(({ word }) => word),
  )
  const pairs = sentences.map((words) =>
    words.flatMap((word, place) => {
      const next = words[place + 1]
      return next !== undefined && telling.has(word) && telling.has(next) ? [`${word} ${next}`] : []
    }),
  )
  return [...telling, ...inSeveral(pairs).map(({ word }) => word)]
}

function inSeveral(sentences: readonly (readonly string[])[]): { word: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const words of sentences) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= MIN_TASKS ? [{ word, count }] : []))
}

function isTelling(word: string): boolean {
  return word.length >= MIN_WORD_LENGTH && /^[a-z]+$/.test(word) && !/(?:ing|ed|ly|able)$/.test(word)
}

function bare(text: string): string {
  return text.replace(/\s*\(.*\)/, '').trim()
}
