import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { readResume } from '@assay/text-reading/resume/read-resume'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { skillNameOf, taxonomyGazetteer } from '../taxonomy/index.ts'

export interface Passage {
  readonly start: number
  readonly end: number
  readonly skills: readonly string[]
}

/** The sentences of a résumé that skills are read from, in order and apart from one another. */
export function passagesOf(text: string, now: Date): Passage[] {
  const { spans } = readResume(text, taxonomyGazetteer(), { id: '', today: Math.floor(now.getTime() / DAY_MS) })
  const found = new Map<number, { start: number; end: number; skills: Set<string> }>()
  for (const { start, end, skill } of spans) {
    if (skill === null) continue
    const sentence = sentenceAround(text, start, end)
    const passage = found.get(sentence.start) ?? { ...sentence, skills: new Set<string>() }
    passage.end = Math.max(passage.end, sentence.end)
    passage.skills.add(skillNameOf(skillIdOf(skill)))
    found.set(sentence.start, passage)
  }
  return apart([...found.values()].toSorted((left, right) => left.start - right.start))
}

const MAX_LENGTH = 300
const ENDS = /[.!?•;]\s|\n/g

/** To the ends of the sentence or the line, but not further than is read at a glance. */
function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, start - MAX_LENGTH)
  const before = [...text.slice(from, start).matchAll(ENDS)].at(-1)
  const after = new RegExp(ENDS.source).exec(text.slice(end, end + MAX_LENGTH))
  const first = before === undefined ? from : from + before.index + before[0].length
  const last =
    after === null ? Math.min(text.length, end + MAX_LENGTH) : end + after.index + (after[0] === '\n' ? 0 : 1)
  return { start: first, end: last }
}

function apart(passages: readonly { start: number; end: number; skills: ReadonlySet<string> }[]): Passage[] {
  const joined: { start: number; end: number; skills: string[] }[] = []
  for (const { start, end, skills } of passages) {
    const last = joined.at(-1)
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end)
      last.skills = [...new Set([...last.skills, ...skills])]
    } else joined.push({ start, end, skills: [...skills] })
  }
  return joined
}
