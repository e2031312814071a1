// Busy times out of an .ics file. Words are not even looked at, beside what says whether somebody is busy.
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Span } from '../times/wall-times.rules.ts'
import { unite } from '../times/working-hours.rules.ts'

export interface ReadCalendar {
  readonly busy: readonly Span[]
  readonly skipped: number
}

/** No file makes more work than this. */
const MAX_OCCURRENCES = 5_000
const MAX_SPANS = 5_000

/** Half-open. null: this is no calendar. Floating times and whole days are read in the zone of the person. */
export function readCalendarFile(text: string, { zone, window }: { zone: string; window: Span }): ReadCalendar | null {
  const root = parse(text)
  if (root === null) return null
  const zones = new Map(
    root.getAllSubcomponents('vtimezone').map((part) => [String(part.getFirstPropertyValue('tzid')), part]),
  )
  const exceptions = root.getAllSubcomponents('vevent').filter((part) => part.hasProperty('recurrence-id'))
  const spans: Span[] = []
  let skipped = 0
  for (const part of root.getAllSubcomponents('vevent')) {
    const found = isBusy(part) ? occurrencesOf(part, { exceptions, zone, zones, window }) : []
    if (found.length === 0) skipped += 1
    spans.push(...found)
  }
  for (const part of root.getAllSubcomponents('vfreebusy')) spans.push(...freeBusyOf(part, window))
  return { busy: unite(spans).slice(0, MAX_SPANS), skipped }
}

function parse(text: string): ICAL.Component | null {
  try {
    const root = new ICAL.Component(ICAL.parse(text))
    return root.name === 'vcalendar' ? root : null
  } catch {
    // Whatever the parser stumbles over, it is no calendar.
    return null
  }
}

function isBusy(part: ICAL.Component): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase()
  return word('transp') !== 'TRANSPARENT' && word('status') !== 'CANCELLED'
}

interface Around {
  readonly exceptions: readonly ICAL.Component[]
  readonly zone: string
  readonly zones: ReadonlyMap<string, ICAL.Component>
  readonly window: Span
}

function occurrencesOf(part: ICAL.Component, around: Around): Span[] {
  const event = new ICAL.Event(part)
  if (event.startDate === null) return []
  const spanAt = (start: ICAL.Time, end: ICAL.Time): Span => ({
    from: instantOf(start, part, 'dtstart', around),
    to: instantOf(end, part, 'dtend', around),
  })
  if (!event.isRecurring()) return within([spanAt(event.startDate, event.endDate)], around.window)
  const own = around.exceptions.filter((one) => one.getFirstPropertyValue('uid') === event.uid)
  const moved = new Set(own.map((one) => String(one.getFirstPropertyValue('recurrence-id'))))
  const spans: Span[] = []
  const iterator = event.iterator()
  for (let turn = 0; turn < MAX_OCCURRENCES; turn += 1) {
    const next = iterator.next() as ICAL.Time | undefined
    if (next === undefined) break
    const end = next.clone()
    end.addDuration(event.duration)
    const span = spanAt(next, end)
    if (span.from >= around.window.to) break
    if (!moved.has(String(next))) spans.push(span)
  }
  return within(spans, around.window)
}

const within = (spans: readonly Span[], window: Span): Span[] =>
  spans.filter(({ from, to }) => from < to && from < window.to && window.from < to)

/** By the zone that the file names, as the runtime knows it; by the file’s own table for names that nobody knows. */
function instantOf(time: ICAL.Time, part: ICAL.Component, property: string, { zone, zones }: Around): number {
  if (time.zone?.tzid === 'UTC') return time.toJSDate().getTime()
  const named = part.getFirstProperty(property) ?? part.getFirstProperty('dtstart')
  const tzid = named?.getFirstParameter('tzid')
  const known = tzid && !time.isDate ? zoneNamed(tzid) : zone
  const table = tzid === undefined || tzid === null ? undefined : zones.get(tzid)
  if (known === null && table !== undefined) {
    const local = time.clone()
    local.zone = new ICAL.Timezone({ component: table, tzid: tzid ?? '' })
    return local.toUnixTime() * 1000
  }
  const { year, month, day, hour, minute, second } = time
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(known ?? zone)
    .epochMilliseconds
}

/** Some programs write a path before the name. */
function zoneNamed(tzid: string): string | null {
  const name = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(tzid)?.[0] ?? tzid
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    // The runtime does not know it; the file may explain it.
    return null
  }
}

function freeBusyOf(part: ICAL.Component, window: Span): Span[] {
  const spans = part.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return []
    return (property.getValues() as ICAL.Period[]).map((period) => ({
      from: period.start.toJSDate().getTime(),
      to: period.getEnd().toJSDate().getTime(),
    }))
  })
  return within(spans, window)
}
