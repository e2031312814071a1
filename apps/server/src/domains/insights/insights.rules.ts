import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { dayOf } from '../../platform/time/days.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** A period of the calendar, both days included. */
export interface Period {
  readonly from: string
  readonly to: string
}

const DEFAULT_DAYS = 90
/** Longer periods are shown by month. */
const MAX_WEEKS_DAYS = 100

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The requested period; null if it ends before it begins or is too long. */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { now, maxDays }: { readonly now: Date; readonly maxDays: number },
): Period | null {
  const last = to ?? dayOf(now)
  const first = from ?? dayOf(new Date(startOf(last).getTime() - (DEFAULT_DAYS - 1) * DAY_MS))
  const days = daysIn({ from: first, to: last })
  return days < 1 || days > maxDays ? null : { from: first, to: last }
}

export const daysIn = ({ from, to }: Period): number =>
  Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY_MS) + 1

export const spanOf = ({ from, to }: Period): { from: Date; to: Date } => ({
  from: startOf(from),
  to: new Date(startOf(to).getTime() + DAY_MS),
})

export const unitOf = (period: Period): 'week' | 'month' => (daysIn(period) > MAX_WEEKS_DAYS ? 'month' : 'week')

/** Every week or month of the period, those in which nothing happened included; cut to the period at both ends. */
export function bucketsOf(period: Period): { key: string; from: string; to: string }[] {
  const unit = unitOf(period)
  const buckets: { key: string; from: string; to: string }[] = []
  for (
    let start = bucketStart(startOf(period.from), unit);
    start <= startOf(period.to);
    start = nextStart(start, unit)
  ) {
    const end = dayOf(new Date(nextStart(start, unit).getTime() - DAY_MS))
    const key = dayOf(start)
    buckets.push({ key, from: key < period.from ? period.from : key, to: end > period.to ? period.to : end })
  }
  return buckets
}

function bucketStart(day: Date, unit: 'week' | 'month'): Date {
  if (unit === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1))
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * DAY_MS)
}

const nextStart = (start: Date, unit: 'week' | 'month'): Date =>
  unit === 'month'
    ? new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
    : new Date(start.getTime() + 7 * DAY_MS)

/** In percent; null where the base is empty. */
export const shareOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((1000 * some) / all) / 10

export function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) return null
  const lower = Number.isInteger(middle) ? (sorted[middle - 1] ?? upper) : upper
  return Math.round(((lower + upper) / 2) * 10) / 10
}

export const stageLabels: Readonly<Partial<Record<PipelineStage, string>>> = {
  submitted: 'Submitted by agency',
  shortlisted: 'Shortlisted',
  contactRequested: 'Contact requested',
  contactReleased: 'In contact',
  interviewing: 'Interviewing',
  decision: 'Decision',
  offer: 'Offer',
  hired: 'Hired',
}
