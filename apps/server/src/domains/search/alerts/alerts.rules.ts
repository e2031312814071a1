import type { AlertFrequency } from '@assay/contracts/candidate-searches'
import { Temporal } from 'temporal-polyfill'

const TOP = 25
const AT = Temporal.PlainTime.from('07:00')
const MONDAY = 1

/** The first seven o’clock in the company’s zone after this instant; weekly ones are on Mondays. */
export function nextDue(frequency: AlertFrequency, timeZone: string, after: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone)
  let day = here.toPlainDate()
  for (;;) {
    const due = day.toZonedDateTime({ timeZone, plainTime: AT })
    if (due.epochMilliseconds > after.getTime() && (frequency === 'daily' || day.dayOfWeek === MONDAY))
      return new Date(due.epochMilliseconds)
    day = day.add({ days: 1 })
  }
}

export interface News {
  /** Ranks of candidates who are new in the candidate database. */
  readonly added: readonly number[]
  /** Ranks of others who were not among the best before. */
  readonly entered: readonly number[]
}

export const topOf = (candidateIds: readonly string[]): string[] => candidateIds.slice(0, TOP)

/** `now` by rank; `fresh` are those added since the last alert. */
export function newsOf(now: readonly string[], before: readonly string[], fresh: ReadonlySet<string>): News {
  const known = new Set(before)
  const ranked = now.map((id, index) => ({ id, rank: index + 1 }))
  return {
    added: ranked.filter(({ id }) => fresh.has(id)).map(({ rank }) => rank),
    entered: ranked
      .slice(0, TOP)
      .filter(({ id }) => !fresh.has(id) && !known.has(id))
      .map(({ rank }) => rank),
  }
}

export const isNews = ({ added, entered }: News): boolean => added.length + entered.length > 0
