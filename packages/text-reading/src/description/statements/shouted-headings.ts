import type { Term } from '../../text/find-terms.ts'
import { sectionNamed } from './heading-cues.ts'
import { phraseNamed, type Section } from './read-headings.ts'

/** A heading in capitals within a text whose line breaks were lost. */
export interface ShoutedHeading {
  start: number
  end: number
  section: Section
}

const RUN = /(?<![^\s.!?)\]])[A-Z][A-Z'’&/-]+(?: (?:[A-Z][A-Z'’&/-]*|&))*(?=\s*:?\s+(?:["'(«»•*-]+\s?)?[A-Z0-9€£$.])/g
const MIN_LETTERS = 4
const MAX_WORDS = 8
const MIN_HEADINGS = 2
/** A text in capitals throughout marks no headings by them. */
const MAX_SHARE_OF_CAPITALS = 0.35
const ASKS: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'excused', 'refused'])
/** "You MUST have", "Java is PREFERRED": a word stressed within its sentence. */
const GOES_ON = /\b(?:is|are|be|a|an|the|you|we|and|or|of|in|to|with|your|our|not|no|very|strictly|all|any|if)\s+$/i

/** Two headings in capitals or more, one of which asks for skills, show that capitals mark the headings. */
export function shoutedHeadings(clean: string, from: number, to: number, terms: readonly Term[]): ShoutedHeading[] {
  const text = clean.slice(from, to)
  const capitals = text.match(/[A-Z]/g)?.length ?? 0
  if (capitals > MAX_SHARE_OF_CAPITALS * (text.match(/[A-Za-z]/g)?.length ?? 0)) return []
  const headings: ShoutedHeading[] = []
  for (const match of text.matchAll(RUN)) {
    const start = from + match.index
    const stop = start + match[0].length
    const term = terms.find((other) => other.kind === 'skill' && !other.isWide && other.end > start)
    const end = term !== undefined && term.start < stop ? term.start : stop
    const said = clean.slice(start, end).trim().toLowerCase()
    if (said.replace(/[^a-z]/g, '').length < MIN_LETTERS || said.split(' ').length > MAX_WORDS) continue
    if (GOES_ON.test(clean.slice(Math.max(from, start - 12), start))) continue
    const section = phraseNamed(said) ?? sectionNamed(said)
    if (section !== null && section !== 'title')
      headings.push({ start, end: Math.min(end, start + said.length), section })
  }
  const isForm = headings.length >= MIN_HEADINGS && headings.some(({ section }) => ASKS.has(section))
  return isForm ? headings : []
}
