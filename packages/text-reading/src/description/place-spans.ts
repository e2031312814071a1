import { type FoldedText, originalRange } from '../text/fold-text.ts'
import type { Conditions } from './conditions/index.ts'
import type { Span, SpanTarget } from './reading.ts'
import type { SkillReading } from './skills/index.ts'
import type { TitleReading } from './title/index.ts'

interface Sources {
  title: TitleReading | null
  skills: SkillReading
  conditions: Conditions
  seniority: { start: number; end: number } | null
}

interface PlacedSpan {
  span: Span
  folded: { start: number; end: number }
}

/** Returns the spans of all phrases that became criteria, in text order. */
export function placeSpans(text: FoldedText, sources: Sources): PlacedSpan[] {
  const placed: PlacedSpan[] = []
  const add = (
    target: SpanTarget,
    start: number,
    end: number,
    skill: string | null = null,
    position: number | null = null,
  ): void => {
    if (end <= start) return
    const range = originalRange(text, start, end)
    if (range.end <= range.start) return
    placed.push({
      span: { ...range, text: text.original.slice(range.start, range.end), target, skill, position },
      folded: { start, end },
    })
  }
  const { title, skills, conditions, seniority } = sources
  if (title !== null) {
    add('title', title.start, title.end)
    add('seniority', title.seniorityStart, title.seniorityEnd)
  }
  if (seniority !== null) add('seniority', seniority.start, seniority.end)
  for (const { term, target, position } of skills.placed) add(target, term.start, term.end, term.slug, position)
  for (const phrase of [...skills.overallYears, ...skills.skillYears]) add('years', phrase.start, phrase.end)
  for (const [target, phrase] of [
    ['rate', conditions.pay],
    ['notice', conditions.notice],
    ['startBy', conditions.start],
    ['overlap', conditions.overlap],
    ['country', conditions.countries],
    ['seats', conditions.seats],
  ] as const) {
    if (phrase !== null) add(target, phrase.start, phrase.end)
  }
  for (const phrase of conditions.languages) add('language', phrase.start, phrase.end)
  for (const phrase of conditions.engagements) add('engagement', phrase.start, phrase.end)
  return placed.sort((left, right) => left.span.start - right.span.start || left.span.end - right.span.end)
}
