import { DAY_MS } from '../../../platform/time/durations.ts'
import { findSkill, findTitle } from '../taxonomy/index.ts'
import type { WorkRecord } from './candidate-record.ts'
import type { JsonResume } from './json-resume.ts'

const MAX_SUMMARY_LENGTH = 4_000

/** The positions of a JSON Resume, most recent first. One in the future contributes neither title nor skills. */
export function readWork(resume: JsonResume, today: string): WorkRecord[] {
  return (resume.work ?? [])
    .map((entry): WorkRecord => {
      const title = (entry.position ?? '').replace(/\s+/g, ' ').trim()
      const startedOn = readDate(entry.startDate)
      const isAhead = startedOn !== null && monthNumber(startedOn, 0) > monthNumber(today, 0)
      const texts = [entry.summary, ...(entry.highlights ?? [])]
        .map((text) => text?.trim() ?? '')
        .filter((text) => text !== '')
      return {
        title: title === '' ? 'Position' : title,
        titleSlug: isAhead ? null : (findTitle(title)?.slug ?? null),
        employer: entry.name?.trim() || null,
        startedOn,
        endedOn: readDate(entry.endDate),
        summary: texts.length === 0 ? null : texts.join('\n').slice(0, MAX_SUMMARY_LENGTH),
        skills: isAhead ? [] : [...new Set((entry.keywords ?? []).flatMap((name) => findSkill(name) ?? []))],
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

const DATE = /^((?:19|2[01])\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?/

/** Keeps dates and drops words such as "Present": no end date means ongoing. */
function readDate(text: string | null | undefined): string | null {
  return DATE.exec(text?.trim() ?? '')?.[0] ?? null
}

/** A job that ends before it begins tells neither when it was nor for how long. */
export function endsBeforeItBegins({ startDate, endDate }: NonNullable<JsonResume['work']>[number]): boolean {
  const [startedOn, endedOn] = [readDate(startDate), readDate(endDate)]
  return startedOn !== null && endedOn !== null && monthNumber(endedOn, 11) < monthNumber(startedOn, 0)
}

/** A day of tomorrow may be today's elsewhere; one after it is a mistake, or meant to look fresh. */
export function notAhead(day: string | null | undefined, today: string): string | null {
  if (day === null || day === undefined) return null
  return Date.parse(day.slice(0, 10)) > Date.parse(today) + DAY_MS ? null : day
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

/** The future has not been worked. */
export function endMonth(entry: WorkRecord, today: string): number {
  return Math.min(monthNumber(entry.endedOn ?? today, 12), monthNumber(today, 0))
}

/** Months since year 0. A bare year begins in January and ends in December. */
export function monthNumber(date: string, monthWhenUnknown: number): number {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? monthWhenUnknown : Number(month) - 1)
}

/** The inverse: such as 2026-03. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
