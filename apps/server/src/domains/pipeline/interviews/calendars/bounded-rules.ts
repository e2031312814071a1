// The library follows a recurrence rule step by step and without an end: a rule that no day fits, or one that leaps
// over a million years, would take all the time that a file has. Nothing after the window matters, so it ends there.
import ICAL from 'ical.js'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import type { Span } from '../times/index.ts'

/** After the window, since tables of zones are followed for some years more. */
const YEARS_BEYOND = 8
/** Days, hours and so on that the rules of one file try. */
const MAX_STEPS = 400_000

class Beyond extends Error {}
class TooManySteps extends Error {}

const limits = { lastYear: Number.POSITIVE_INFINITY, stepsLeft: Number.POSITIVE_INFINITY }

/** What the library calls at each step; its types name one of them private. */
interface Rule {
  readonly last: ICAL.Time
  completed: boolean
  increment_year(years: number): void
  check_contracting_rules(): boolean
  init(): void
  next(again?: boolean): ICAL.Time | null
}

const rules = ICAL.RecurIterator.prototype as unknown as Rule
const { increment_year: leap, check_contracting_rules: fits, init, next } = rules

rules.increment_year = function (years) {
  leap.call(this, years)
  assertWithinLimits(this.last)
}
rules.check_contracting_rules = function () {
  limits.stepsLeft -= 1
  if (limits.stepsLeft < 0) throw new TooManySteps()
  assertWithinLimits(this.last)
  return fits.call(this)
}
rules.init = function () {
  endBeyond(this, () => init.call(this))
}
rules.next = function (again) {
  return endBeyond(this, () => next.call(this, again))
}

function assertWithinLimits({ year }: ICAL.Time): void {
  if (year > limits.lastYear) throw new Beyond()
}

/** The library takes a completed rule for one that has no more occurrences. */
function endBeyond<Made>(rule: Rule, follow: () => Made): Made | null {
  try {
    return follow()
  } catch (error) {
    if (!(error instanceof Beyond)) throw error
    rule.completed = true
    return null
  }
}

/** null if the rules would take too many steps. */
export function withinLimits<Read>(window: Span, read: () => Read): Read | null {
  limits.lastYear = new Date(window.to).getUTCFullYear() + YEARS_BEYOND
  limits.stepsLeft = MAX_STEPS
  try {
    return read()
  } catch (error) {
    if (error instanceof TooManySteps) return null
    throw error
  } finally {
    limits.lastYear = Number.POSITIVE_INFINITY
    limits.stepsLeft = Number.POSITIVE_INFINITY
  }
}

const UNIT_MS: Readonly<Record<string, number>> = {
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
  MONTHLY: 28 * DAY_MS,
  YEARLY: 365 * DAY_MS,
}

/** A leap past the window is as good as a longer one, which the library would walk day by day. */
export function boundIntervals(part: ICAL.Component, window: Span): void {
  const start = part.getFirstPropertyValue('dtstart')
  if (!(start instanceof ICAL.Time)) return
  const lengthMs = Math.max(0, window.to - Date.UTC(start.year, start.month - 1, start.day))
  for (const property of part.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    const unitMs = rule instanceof ICAL.Recur ? UNIT_MS[rule.freq] : undefined
    if (rule instanceof ICAL.Recur && unitMs !== undefined)
      rule.interval = Math.min(rule.interval, Math.ceil(lengthMs / unitMs) + 3)
  }
}
