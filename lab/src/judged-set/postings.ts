import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvRows } from '../csv-rows.ts'
import { parseJsonLines } from '../json-lines.ts'
import type { PostingSource, SkillspanPart } from './judged-query.ts'

export interface Postings {
  readonly sentencesByPosting: ReadonlyMap<string, readonly string[]>
  readonly techwolfSentences: readonly string[]
}

/** Loads the two files with sentences of real postings. */
export async function openPostings(dataFolder: string): Promise<Postings> {
  const skillspan = await readFile(join(dataFolder, 'skillspan_house', 'skillspan_house.jsonl'), 'utf8')
  const techwolf = await readFile(join(dataFolder, 'esco_skill_extraction', 'techwolf_test_annotations.csv'), 'utf8')
  return { sentencesByPosting: readSkillspan(skillspan), techwolfSentences: readTechwolf(techwolf) }
}

export function postingText(source: PostingSource, postings: Postings): string {
  if (source.kind === 'written') return source.text
  if (source.kind === 'skillspan') return source.parts.map((part) => partText(part, postings)).join('\n')
  const core = source.techwolf.map((place) => sentenceAt(postings.techwolfSentences, place, 'techwolf'))
  return [source.opening, ...core, partText(source.frame, postings)].join('\n')
}

function partText(part: SkillspanPart, postings: Postings): string {
  const name = postingName(part.split, part.idx)
  const sentences = postings.sentencesByPosting.get(name)
  if (sentences === undefined) throw new Error(`the data has no posting ${name}`)
  const [first, last] = part.sentences ?? [0, sentences.length - 1]
  return sentences.slice(first, last + 1).join('\n')
}

function sentenceAt(sentences: readonly string[], place: number, file: string): string {
  const sentence = sentences[place]
  if (sentence === undefined) throw new Error(`the ${file} file has no sentence ${place}`)
  return sentence
}

function readSkillspan(text: string): Map<string, string[]> {
  const sentencesByPosting = new Map<string, string[]>()
  for (const row of parseJsonLines<{ idx: number; split: string; tokens: string[] }>(text)) {
    const name = postingName(row.split, row.idx)
    const sentences = sentencesByPosting.get(name) ?? []
    sentences.push(joinTokens(row.tokens))
    sentencesByPosting.set(name, sentences)
  }
  return sentencesByPosting
}

function postingName(split: string, idx: number): string {
  return `${split}/${idx}`
}

/** The data has a placeholder for every word of a removed name, and spaces around punctuation. */
function joinTokens(tokens: readonly string[]): string {
  return tokens
    .join(' ')
    .replace(/(<[A-Z]+>)( \1)+/g, '$1')
    .replace(/ ([.,;:!?%)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
}

/** The distinct sentences of the first column in file order. */
function readTechwolf(text: string): string[] {
  const sentences = new Set<string>()
  for (const row of csvRows(text).slice(1)) if (row[0] !== undefined) sentences.add(row[0])
  return [...sentences]
}
