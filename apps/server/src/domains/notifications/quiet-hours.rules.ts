import type { QuietHours, WorkingHours } from '@assay/contracts/profiles'
import { Temporal } from 'temporal-polyfill'

const DAYS_AHEAD = 8

/** The first instant from now on that is outside quiet hours. */
export function firstQuietEnd(
  now: Date,
  person: { timezone: string; workingHours: WorkingHours; quietHours: QuietHours },
): Date {
  const { timezone, workingHours, quietHours } = person
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone)
  if (quietHours.kind === 'never') return now
  if (quietHours.kind === 'between') return endOfNight(here, quietHours) ?? now
  return nextWork(here, workingHours) ?? now
}

function endOfNight(here: Temporal.ZonedDateTime, { from, to }: { from: string; to: string }): Date | null {
  const time = timeOf(here)
  const crossesMidnight = from > to
  const isQuiet = crossesMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return null
  const isTomorrow = crossesMidnight && time >= from
  return at(here.toPlainDate().add({ days: isTomorrow ? 1 : 0 }), to, here.timeZoneId)
}

function nextWork(here: Temporal.ZonedDateTime, hours: WorkingHours): Date | null {
  const time = timeOf(here)
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = here.toPlainDate().add({ days: ahead })
    const spans = hours.filter(({ dow, to }) => dow === day.dayOfWeek && (ahead > 0 || to > time))
    const first = spans.sort((one, other) => one.from.localeCompare(other.from))[0]
    if (first === undefined) continue
    if (ahead === 0 && first.from <= time) return null
    return at(day, first.from, here.timeZoneId)
  }
  return null
}

const timeOf = (here: Temporal.ZonedDateTime): string => here.toPlainTime().toString({ smallestUnit: 'minute' })

function at(day: Temporal.PlainDate, time: string, timeZone: string): Date {
  const [date, clock] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time]
  const zoned = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(clock) })
  return new Date(zoned.epochMilliseconds)
}
