import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOf } from '../baselines/words.ts'
import { readCsv } from '../csv-rows.ts'
import { parseJsonLines } from '../json-lines.ts'
import type { Catalog } from './known-query.ts'

/** Words in more tasks than this distinguish nothing; words in fewer than that are too specific. */
const MAX_TASKS = 0.02
const MIN_TASKS = 3
const MIN_WORD_LENGTH = 5

export async function readCatalog(dataFolder: string): Promise<Catalog> {
  const [technologySkills, tasks, esco, topics] = await Promise.all(
    [
      ['onet_29_3', 'technology_skills.csv'],
      ['onet_29_3', 'task_statements.csv'],
      ['esco_skill_extraction', 'skills_en_label.txt'],
      ['github_topics', 'topics.jsonl'],
    ].map((path) => readFile(join(dataFolder, ...path), 'utf8')),
  )
  const technologies = readCsv(technologySkills ?? '')
  const sentences = readCsv(tasks ?? '').map((row) => wordsOf(row['Task'] ?? ''))
  const named = parseJsonLines<{ display_name: string }>(topics ?? '')
  return {
    technologies: new Set([
      ...technologies.map((row) => plain(row['Example'] ?? '')),
      ...named.map((topic) => plain(topic.display_name)),
    ]),
    topics: new Set([
      ...technologies.map((row) => plain(row['Commodity Title'] ?? '').replace(/ software$/, '')),
      ...(esco ?? '').split('\n').map(plain),
      ...pairsOf(sentences),
    ]),
    words: new Set(frequent(sentences.map((words) => new Set(words)))),
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s*\(.*\)/, '')
    .trim()
}

function frequent(sets: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const words of sets) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => count >= MIN_TASKS && count <= MAX_TASKS * sets.length && isTelling(word))
    .map(([word]) => word)
}

function isTelling(word: string): boolean {
  return word.length >= MIN_WORD_LENGTH && /^[a-z]+$/.test(word) && !/(?:ing|ed|ly|able)$/.test(word)
}

/** Adjacent pairs of distinctive words that several tasks share ("user accounts"). */
function pairsOf(sentences: readonly (readonly string[])[]): string[] {
  const telling = new Set(frequent(sentences.map((words) => new Set(words))))
  const pairs = sentences.map(
    (words) =>
      new Set(
        words.flatMap((word, place) => {
          const next = words[place + 1]
          return next !== undefined && telling.has(word) && telling.has(next) ? [`${word} ${next}`] : []
        }),
      ),
  )
  const counts = new Map<string, number>()
  for (const pair of pairs) for (const term of pair) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MIN_TASKS).map(([term]) => term)
}
