import { Temporal } from 'temporal-polyfill'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { dateIn, listOffsets, type Span } from './wall-times.rules.ts'

/** `dow` 1 is Monday; `to` may be 24:00. An end before the beginning lies on the next day. */
export interface WorkingSpan {
  readonly dow: number
  readonly from: string
  readonly to: string
}

const DAY_MINUTES = 24 * 60

/**
 * The instants of a range within the zone’s working hours. Each period of one offset is handled separately, so skipped
 * and repeated hours on a day with a clock change are counted as the local clock shows them.
 */
export function workingSpans(hours: readonly WorkingSpan[], zone: string, range: Span): Span[] {
  const found: Span[] = []
  for (const { from, to, offsetMs } of listOffsets(zone, range)) {
    const first = dayNumber(dateIn(zone, from)) - 1
    const last = dayNumber(dateIn(zone, to - 1))
    for (let day = first; day <= last; day += 1)
      for (const { beginMinute, endMinute } of spansOfDay(hours, day)) {
        const midnight = day * DAY_MS - offsetMs
        const begin = Math.max(midnight + beginMinute * MINUTE_MS, from)
        const end = Math.min(midnight + endMinute * MINUTE_MS, to)
        if (begin < end) found.push({ from: begin, to: end })
      }
  }
  return unite(found)
}

/** Merges overlapping and adjacent spans, in order. */
export function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = []
  for (const span of spans.toSorted((left, right) => left.from - right.from)) {
    const last = united.at(-1)
    if (last !== undefined && span.from <= last.to)
      united[united.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else united.push(span)
  }
  return united
}

/** Whether one of the merged spans contains it entirely. */
export const covers = (united: readonly Span[], { from, to }: Span): boolean =>
  united.some((span) => span.from <= from && to <= span.to)

/** Spans are half-open: touching ones don't overlap. */
export const overlaps = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.some((span) => span.from < to && from < span.to)

const dayNumber = (date: string): number =>
  Temporal.PlainDate.from('1970-01-01').until(Temporal.PlainDate.from(date), { largestUnit: 'day' }).days

function spansOfDay(hours: readonly WorkingSpan[], day: number): { beginMinute: number; endMinute: number }[] {
  // 1 January 1970 was a Thursday.
  const dow = ((((day + 3) % 7) + 7) % 7) + 1
  return hours
    .filter((span) => span.dow === dow)
    .map(({ from, to }) => {
      const [beginMinute, endMinute] = [minuteOf(from), minuteOf(to)]
      return { beginMinute, endMinute: endMinute <= beginMinute ? endMinute + DAY_MINUTES : endMinute }
    })
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
