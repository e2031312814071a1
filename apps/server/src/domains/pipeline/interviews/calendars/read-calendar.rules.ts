// Reads free/busy only; summaries and descriptions are ignored.
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { Span } from '../times/index.ts'
import { unite } from '../times/index.ts'
import { boundIntervals, withinLimits } from './bounded-rules.ts'

export type ReadCalendar =
  | { readonly busy: readonly Span[]; readonly skipped: number }
  | { readonly refusal: 'no-calendar' | 'too-often' | 'too-many' }

const MAX_EVENTS = 10_000
/** The dates that a file lists one by one, in all its events. */
const MAX_LISTED_DATES = 20_000
/** Enough for fifty years of days. */
const MAX_OCCURRENCES = 20_000
const MAX_OCCURRENCES_OF_FILE = 200_000
const MAX_SPANS = 5_000
const MAX_ZONES = 200

/** Half-open. Floating times and whole days are read in the user’s zone. */
export function readCalendarFile(text: string, around: { zone: string; window: Span }): ReadCalendar {
  return withinLimits(around.window, () => readRules(text, around)) ?? { refusal: 'too-many' }
}

function readRules(text: string, { zone, window }: { zone: string; window: Span }): ReadCalendar {
  const root = parse(text)
  if (root === null) return { refusal: 'no-calendar' }
  const events = root.getAllSubcomponents('vevent')
  const zoneTables = root.getAllSubcomponents('vtimezone')
  if (isTooLarge(events, zoneTables)) return { refusal: 'too-many' }
  if ([...events, ...zoneTables.flatMap((table) => table.getAllSubcomponents())].some(repeatsWithinAnHour))
    return { refusal: 'too-often' }
  for (const part of events) boundIntervals(part, window)
  const around: Around = { exceptions: exceptionsByUid(events), zone, zones: zonesOf(zoneTables), window, turns: 0 }
  const spans: Span[] = []
  let skipped = 0
  for (const part of events) {
    const found = isBusy(part) ? occurrencesOf(part, around) : []
    if (around.turns > MAX_OCCURRENCES_OF_FILE) return { refusal: 'too-many' }
    if (found.length === 0) skipped += 1
    for (const span of found) spans.push(span)
  }
  for (const part of root.getAllSubcomponents('vfreebusy'))
    for (const span of freeBusyOf(part, window)) spans.push(span)
  return { busy: unite(spans).slice(0, MAX_SPANS), skipped }
}

/** The time of one event that does not recur. */
export function readStart(root: ICAL.Component, part: ICAL.Component, zone: string): Span {
  const event = new ICAL.Event(part)
  const around = {
    exceptions: new Map(),
    zone,
    zones: zonesOf(root.getAllSubcomponents('vtimezone')),
    window: { from: 0, to: 0 },
    turns: 0,
  }
  return {
    from: instantOf(event.startDate, part, 'dtstart', around),
    to: instantOf(event.endDate, part, 'dtend', around),
  }
}

function parse(text: string): ICAL.Component | null {
  try {
    const root = new ICAL.Component(ICAL.parse(text))
    return root.name === 'vcalendar' ? root : null
  } catch {
    // Any failure of the parser means that the file is not a calendar.
    return null
  }
}

function isTooLarge(events: readonly ICAL.Component[], zones: readonly ICAL.Component[]): boolean {
  if (events.length > MAX_EVENTS || zones.length > MAX_ZONES) return true
  let listed = 0
  for (const part of [...events, ...zones.flatMap((table) => table.getAllSubcomponents())])
    for (const name of ['rdate', 'exdate'])
      for (const property of part.getAllProperties(name)) listed += property.getValues().length
  return listed > MAX_LISTED_DATES
}

/** Refuses such frequencies, since a short rule could expand to millions of occurrences. */
function repeatsWithinAnHour(part: ICAL.Component): boolean {
  return ['rrule', 'exrule'].some((name) =>
    part.getAllProperties(name).some((property) => {
      const rule = property.getFirstValue()
      if (!(rule instanceof ICAL.Recur)) return true
      const { freq } = rule
      const parts: Readonly<Record<string, readonly unknown[] | undefined>> = rule.parts
      const severalOf = (by: string) => (parts[by]?.length ?? 0) > 1
      return freq === 'SECONDLY' || freq === 'MINUTELY' || severalOf('BYSECOND') || severalOf('BYMINUTE')
    }),
  )
}

function exceptionsByUid(events: readonly ICAL.Component[]): ReadonlyMap<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>()
  for (const part of events.filter((one) => one.hasProperty('recurrence-id'))) {
    const uid = String(part.getFirstPropertyValue('uid'))
    const known = moved.get(uid) ?? new Set()
    moved.set(uid, known.add(String(part.getFirstPropertyValue('recurrence-id'))))
  }
  return moved
}

const zonesOf = (tables: readonly ICAL.Component[]): ReadonlyMap<string, ICAL.Timezone> =>
  new Map(
    tables.map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'))
      return [tzid, new ICAL.Timezone({ component, tzid })]
    }),
  )

function isBusy(part: ICAL.Component): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase()
  return word('transp') !== 'TRANSPARENT' && word('status') !== 'CANCELLED'
}

interface Around {
  /** The starts of moved occurrences, by the id of their series. */
  readonly exceptions: ReadonlyMap<string, ReadonlySet<string>>
  readonly zone: string
  readonly zones: ReadonlyMap<string, ICAL.Timezone>
  readonly window: Span
  /** Occurrences examined so far, over all events. */
  turns: number
}

function occurrencesOf(part: ICAL.Component, around: Around): Span[] {
  const event = new ICAL.Event(part)
  if (event.startDate === null) return []
  const spanAt = (start: ICAL.Time, end: ICAL.Time): Span => ({
    from: instantOf(start, part, 'dtstart', around),
    to: instantOf(end, part, 'dtend', around),
  })
  if (!event.isRecurring()) return within([spanAt(event.startDate, event.endDate)], around.window)
  const moved = around.exceptions.get(event.uid)
  const spans: Span[] = []
  const { duration } = event
  const lengthMs = duration.toSeconds() * 1000
  const iterator = event.iterator()
  for (let turn = 0; turn < MAX_OCCURRENCES && around.turns <= MAX_OCCURRENCES_OF_FILE; turn += 1) {
    around.turns += 1
    const next = iterator.next() as ICAL.Time | undefined
    if (next === undefined) break
    // Local time differs from the instant by up to a day: close enough to skip the years before the window.
    const wall = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute)
    if (wall + lengthMs + DAY_MS < around.window.from) continue
    if (wall - DAY_MS >= around.window.to) break
    const end = next.clone()
    end.addDuration(duration)
    if (moved === undefined || !moved.has(String(next))) spans.push(spanAt(next, end))
  }
  return within(spans, around.window)
}

const within = (spans: readonly Span[], window: Span): Span[] =>
  spans.filter(({ from, to }) => from < to && from < window.to && window.from < to)

/** Uses the file’s zone if the runtime knows its name, else the table in the file. */
function instantOf(time: ICAL.Time, part: ICAL.Component, property: string, { zone, zones }: Around): number {
  if (time.zone?.tzid === 'UTC') return time.toJSDate().getTime()
  const named = part.getFirstProperty(property) ?? part.getFirstProperty('dtstart')
  const tzid = named?.getFirstParameter('tzid')
  const known = tzid && !time.isDate ? zoneNamed(tzid) : zone
  const table = tzid === undefined || tzid === null ? undefined : zones.get(tzid)
  if (known === null && table !== undefined) {
    const local = time.clone()
    local.zone = table
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
    // The runtime does not know the zone, but the file may define it.
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
