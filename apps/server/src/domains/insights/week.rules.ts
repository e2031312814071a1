import { Temporal } from 'temporal-polyfill'
import type { Period } from './insights.rules.ts'

const MONDAY = 1
const FROM_HOUR = 7
const WEEK = 7

export interface Week {
  readonly period: Period
  readonly before: Period
}

/** The week that has ended, on the Monday after it from seven o’clock in this zone; null at any other time. */
export function weekToReport(timeZone: string, now: Date): Week | null {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  if (here.dayOfWeek !== MONDAY || here.hour < FROM_HOUR) return null
  const monday = here.toPlainDate()
  const weekFrom = (weeks: number): Period => {
    const from = monday.subtract({ days: weeks * WEEK })
    return { from: from.toString(), to: from.add({ days: WEEK - 1 }).toString() }
  }
  return { period: weekFrom(1), before: weekFrom(2) }
}

export interface Counted {
  readonly label: string
  readonly now: number
  readonly before: number
}

export interface WeekFigures {
  /** How many candidates came to each stage. */
  readonly stages: readonly Counted[]
  readonly fillDays: { readonly now: number | null; readonly before: number | null }
  /** Of the offers from the market’s median. */
  readonly payPercent: { readonly now: number | null; readonly before: number | null }
  readonly waiting: readonly { readonly label: string; readonly count: number; readonly longestDays: number }[]
}

/** One line for each figure, without names; none after two weeks without activity. */
export function linesOf({ stages, fillDays, payPercent, waiting }: WeekFigures): string[] {
  const moved = stages.filter(({ now, before }) => now > 0 || before > 0)
  return [
    ...moved.map(({ label, now, before }) => `${label}: ${now}, ${before} the week before`),
    ...(fillDays.now === null ? [] : [`Time to fill: ${formatDays(fillDays.now)}${inBrackets(fillDays.before)}`]),
    ...(payPercent.now === null
      ? []
      : [
          `Offers against the market: ${formatFromMarket(payPercent.now)}${payPercent.before === null ? '' : `, ${formatFromMarket(payPercent.before)} the week before`}`,
        ]),
    ...waiting
      .slice(0, MAX_WAITING)
      .map(
        ({ label, count, longestDays }) =>
          `Over a week in “${label}”: ${count} ${count === 1 ? 'candidate' : 'candidates'}, the longest ${formatDays(longestDays)}`,
      ),
  ]
}

const MAX_WAITING = 3

const inBrackets = (days: number | null): string => (days === null ? '' : `, ${formatDays(days)} the week before`)

const formatDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

const formatFromMarket = (percent: number): string => {
  if (percent === 0) return 'as the median'
  return `${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} the median`
}

/** Such as "16 to 22 November". */
export function formatWeek({ from, to }: Period): string {
  const [first, last] = [from, to].map((day) => Temporal.PlainDate.from(day))
  if (first === undefined || last === undefined) return ''
  const monthOf = (day: Temporal.PlainDate) => day.toLocaleString('en-GB', { month: 'long' })
  const begin = first.month === last.month ? String(first.day) : `${first.day} ${monthOf(first)}`
  return `${begin} to ${last.day} ${monthOf(last)}`
}
