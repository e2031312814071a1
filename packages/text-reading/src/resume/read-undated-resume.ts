/** Old résumés call past jobs "current". Each is read as of the newest date that it names. */

import { civilDay, dayNumber, lastDayOfMonth } from '../text/calendar.ts'
import { foldText } from '../text/fold-text.ts'
import type { Gazetteer } from '../text/gazetteer.ts'
import { type ResumeReading, readResume } from './read-resume.ts'
import { dateRangesIn } from './resume-dates.ts'
import { MONTHS_IN_RESUMES, monthInResume } from './resume-months.ts'

const DATE = new RegExp(
  `(?:\\b(${MONTHS_IN_RESUMES})[.,]{0,2}\\s?(?:de\\s)?|(?<![\\d$,])(\\d{1,2})\\s?[/.]\\s?|(?<![\\d$.,]))((?:19|20)\\d{2})(?!\\d|[.,]\\d)`,
  'g',
)
const EARLIEST = 1980
/** The newest date of a current job is often its start; a year is a conservative estimate of the time since then. */
const WHILE_EMPLOYED = 365

/** Reads a résumé of unknown age; current jobs count as current, and jobs that ended shortly before as recent. */
export function readUndatedResume(
  text: string,
  gazetteer: Gazetteer,
  { id, today }: { id: string; today: number },
): ResumeReading {
  const written = writingDay(text, today)
  const reading = readResume(text, gazetteer, { id, today: written })
  const skills = reading.profile.skills.map((skill) =>
    skill.lastUsedDay === null ? skill : { ...skill, lastUsedDay: skill.lastUsedDay + today - written },
  )
  return { ...reading, profile: { ...reading.profile, skills } }
}

/** Estimates when a text was written: the newest date in it, with a year counting to its end; today without one. */
export function writingDay(text: string, today: number): number {
  const { lower } = foldText(text)
  let newest: number | null = null
  for (const [, name, number, yearText] of lower.matchAll(DATE)) {
    const year = Number(yearText)
    const month = monthInResume(name ?? '') ?? Number(number ?? 12)
    if (year < EARLIEST || month < 1 || month > 12) continue
    const day = dayNumber(lastDayOfMonth(year, month))
    if (day <= today && (newest === null || day > newest)) newest = day
  }
  if (newest === null) return today
  const { year, month } = civilDay(today)
  const isEmployed = dateRangesIn(lower, year * 12 + month - 1).some((range) => range.to === null)
  return isEmployed ? Math.min(today, newest + WHILE_EMPLOYED) : newest
}
