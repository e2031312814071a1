import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import type { Interview } from '../records/index.ts'
import type { CalendarTrouble } from '../services/index.ts'
import type { Span } from '../times/index.ts'

interface Written {
  readonly calendarId: string
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isWanted: boolean
}

export const USUAL_WAIT_MS = 10 * MINUTE_MS
const MAX_WAIT_MS = 6 * HOUR_MS
const BACK_MS = DAY_MS
const AHEAD_MS = 366 * DAY_MS
/** The horizon of recurring events moves each day, so everything is read again once a day. */
const WHOLE_EVERY_MS = DAY_MS

/** The time for which busy times are kept. */
export const windowAt = (now: Date): Span => ({ from: now.getTime() - BACK_MS, to: now.getTime() + AHEAD_MS })

export interface Health {
  readonly state: 'failing' | 'refused'
  readonly problem: string
  readonly failures: number
  readonly nextAttemptAt: Date | null
  readonly waitUntil: Date | null
}

/** An upper limit for the interval that a server requests. */
const MAX_RETRY_AFTER_MS = DAY_MS

/** 1, 2, 4… minutes up to six hours, or what the server asks for; never automatically once access is refused. */
export function healthAfter(trouble: CalendarTrouble, failuresBefore: number, now: Date): Health {
  const failures = failuresBefore + 1
  const { kind, message: problem } = trouble
  if (kind === 'refused') return { state: 'refused', problem, failures, nextAttemptAt: null, waitUntil: null }
  const askedMs = Math.min(MAX_RETRY_AFTER_MS, trouble.waitMs)
  const waitMs = Math.max(askedMs, Math.min(MAX_WAIT_MS, MINUTE_MS * 2 ** Math.min(failures - 1, 20)))
  const later = (ms: number) => new Date(now.getTime() + ms)
  const waitUntil = askedMs > 0 ? later(askedMs) : null
  return { state: 'failing', problem, failures, nextAttemptAt: later(waitMs), waitUntil }
}

/** One that is due later was set by a clock that was ahead. */
export const latestAttempt = (now: Date): Date => new Date(now.getTime() + 2 * MAX_RETRY_AFTER_MS)

/** Whether all events have to be read again instead of only those that changed. */
export const isWholeDue = (
  calendar: { readonly wholeAt: Date | null; readonly zone: string | null },
  { now, zone }: { now: Date; zone: string },
): boolean =>
  calendar.wholeAt === null ||
  calendar.zone !== zone ||
  Math.abs(now.getTime() - calendar.wholeAt.getTime()) >= WHOLE_EVERY_MS

/** The written event differs from what is agreed now, or must be restored. */
export function isOutdated(written: Written, interview: Interview, calendarId: string): boolean {
  return (
    written.isWanted ||
    written.calendarId !== calendarId ||
    written.sequence !== interview.icsSequence ||
    written.startsAt.getTime() !== interview.startsAt?.getTime() ||
    written.endsAt.getTime() !== interview.endsAt?.getTime()
  )
}

/** The user's change of a written event in their calendar. */
export function differenceOf(
  written: Pick<Written, 'startsAt' | 'endsAt'>,
  own: { readonly from: number; readonly to: number; readonly isCancelled: boolean } | null,
):
  | { readonly found: 'same' | 'deleted' }
  | { readonly found: 'moved'; readonly foundStart: Date; readonly foundEnd: Date } {
  if (own === null || own.isCancelled) return { found: 'deleted' }
  if (own.from === written.startsAt.getTime() && own.to === written.endsAt.getTime()) return { found: 'same' }
  return { found: 'moved', foundStart: new Date(own.from), foundEnd: new Date(own.to) }
}
