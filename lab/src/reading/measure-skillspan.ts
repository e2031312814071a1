import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTerms, type Gazetteer, type Term } from '@assay/text-reading'
import { parseJsonLines } from '../json-lines.ts'
import { TECHNOLOGIES } from './skillspan-technologies.ts'

export type Split = 'train' | 'dev' | 'test'

export interface Sentence {
  posting: string
  text: string
  /** Annotated knowledge, as spans of the text. */
  gold: readonly (readonly [number, number])[]
}

export interface Counts {
  found: number
  foundInKnowledge: number
  foundExactly: number
  /** Of the findings, names of things: languages, tools, products; not fields of work. */
  names: number
  namesInKnowledge: number
  technologies: number
  technologiesMet: number
  technologiesExactly: number
  knowledge: number
  knowledgeMet: number
  knowledgeExactly: number
  namesExactly: number
}

interface Row {
  idx: number
  tokens: string[]
  tags_knowledge: string[]
  split: Split
}

export function sentencesOf(folder: string, split: Split): Sentence[] {
  return parseJsonLines<Row>(readFileSync(join(folder, 'skillspan_house.jsonl'), 'utf8'))
    .filter((row) => row.split === split)
    .map(sentenceOf)
}

/** Joins words with spaces; spans keep their positions. */
export function sentenceOf(row: Pick<Row, 'idx' | 'tokens' | 'tags_knowledge'>): Sentence {
  let text = ''
  const gold: [number, number][] = []
  row.tokens.forEach((token, place) => {
    if (text !== '') text += ' '
    const last = gold.at(-1)
    if (row.tags_knowledge[place] === 'B') gold.push([text.length, text.length + token.length])
    else if (row.tags_knowledge[place] === 'I' && last !== undefined) last[1] = text.length + token.length
    text += token
  })
  return { posting: String(row.idx), text, gold: gold.map((span) => trimmed(text, span)) }
}

export function countSpans({ text, gold }: Sentence, technologies: ReadonlySet<string>, gazetteer: Gazetteer): Counts {
  const found = findTerms(text, gazetteer).filter((term) => term.kind === 'skill' && isKnowledge(term, gazetteer))
  const wanted = gold.filter(([start, end]) => technologies.has(text.slice(start, end).toLowerCase()))
  const meets = ([start, end]: readonly [number, number]): boolean =>
    found.some((term) => term.start < end && term.end > start)
  const isExact = ([start, end]: readonly [number, number]): boolean =>
    found.some((term) => term.start === start && term.end === end)
  const names = found.filter((term) => gazetteer.technical[term.place] === 1)
  const isInKnowledge = (term: Term): boolean => gold.some(([start, end]) => term.start < end && term.end > start)
  return {
    names: names.length,
    namesInKnowledge: names.filter(isInKnowledge).length,
    found: found.length,
    foundInKnowledge: found.filter(isInKnowledge).length,
    foundExactly: found.filter((term) => gold.some(([start, end]) => term.start === start && term.end === end)).length,
    technologies: wanted.length,
    technologiesMet: wanted.filter(meets).length,
    technologiesExactly: wanted.filter(isExact).length,
    knowledge: gold.length,
    knowledgeMet: gold.filter(meets).length,
    knowledgeExactly: gold.filter(isExact).length,
    namesExactly: names.filter((term) => gold.some(([start, end]) => term.start === start && term.end === end)).length,
  }
}

function isKnowledge(term: Term, gazetteer: Gazetteer): boolean {
  return !term.isWide && gazetteer.skills[term.place]?.kind !== 'soft'
}

export function technologiesOf(split: Split): ReadonlySet<string> {
  return TECHNOLOGIES[split]
}

export function summed(counts: readonly Counts[]): Counts {
  const sum: Counts = {
    found: 0,
    foundInKnowledge: 0,
    foundExactly: 0,
    names: 0,
    namesInKnowledge: 0,
    technologies: 0,
    technologiesMet: 0,
    technologiesExactly: 0,
    knowledge: 0,
    knowledgeMet: 0,
    knowledgeExactly: 0,
    namesExactly: 0,
  }
  for (const each of counts) for (const field of Object.keys(sum) as (keyof Counts)[]) sum[field] += each[field]
  return sum
}

export function f1(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

function trimmed(text: string, [start, end]: readonly [number, number]): [number, number] {
  let from = start
  let to = end
  while (from < to && /[\s.,;:()!]/.test(text.charAt(from))) from += 1
  while (to > from && /[\s.,;:()!]/.test(text.charAt(to - 1))) to -= 1
  return [from, to]
}
