import { findSkill, findTitle } from '../taxonomy/index.ts'
import type { WorkRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'

const MAX_SUMMARY_LENGTH = 4_000

/** The positions of a JSON Resume, most recent first. */
export function readWork(resume: JsonResume): WorkRecord[] {
  return (resume.work ?? [])
    .map((entry): WorkRecord => {
      const title = (entry.position ?? '').replace(/\s+/g, ' ').trim()
      const texts = [entry.summary, ...(entry.highlights ?? [])]
        .map((text) => text?.trim() ?? '')
        .filter((text) => text !== '')
      return {
        title: title === '' ? 'Position' : title,
        titleSlug: findTitle(title)?.slug ?? null,
        employer: entry.name?.trim() || null,
        startedOn: readDate(entry.startDate),
        endedOn: readDate(entry.endDate),
        summary: texts.length === 0 ? null : texts.join('\n').slice(0, MAX_SUMMARY_LENGTH),
        skills: [...new Set((entry.keywords ?? []).flatMap((name) => findSkill(name) ?? []))],
      }
    })
    .toSorted(byRecency)
}

function byRecency(left: WorkRecord, right: WorkRecord): number {
  return (
    compareText(right.endedOn ?? '9999', left.endedOn ?? '9999') ||
    compareText(right.startedOn ?? '', left.startedOn ?? '')
  )
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?/

/** Keeps dates and drops words such as "Present": no end date means ongoing. */
function readDate(text: string | null | undefined): string | null {
  return DATE.exec(text?.trim() ?? '')?.[0] ?? null
}

/** Months of work, with overlaps counted once; null if no date is known. */
export function monthsOfWork(work: readonly WorkRecord[], today: string): number | null {
  const spans = work
    .flatMap((entry) =>
      entry.startedOn === null ? [] : [[monthNumber(entry.startedOn, 0), endMonth(entry, today)] as const],
    )
    .filter(([from, to]) => to > from)
    .toSorted((left, right) => left[0] - right[0])
  if (spans.length === 0) return null
  let months = 0
  let reached = 0
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.min(months, 720)
}

export function endMonth(entry: WorkRecord, today: string): number {
  return monthNumber(entry.endedOn ?? today, 12)
}

/** Months since year 0. A bare year begins in January and ends in December. */
export function monthNumber(date: string, monthWhenUnknown: number): number {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? monthWhenUnknown : Number(month) - 1)
}
