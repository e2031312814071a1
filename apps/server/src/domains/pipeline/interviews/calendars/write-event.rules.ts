// Writes one event for a calendar that a program keeps: in the zone of its owner, with the table of that zone.
import ICAL from 'ical.js'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { instantOfWall, listOffsets, type Span, wallIn } from '../times/index.ts'
import type { CalendarEntry } from './write-calendar.ts'

/** Enough for calendar programs that let the event recur or be moved to another season. */
const ZONE_BEFORE_MS = 400 * DAY_MS
const ZONE_AFTER_MS = 800 * DAY_MS

/** Invites no one, so that a calendar server sends no mail of its own. */
export function writeEvent(entry: CalendarEntry, zone: string): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Assay//Assay//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addSubcomponent(zoneTable(zone, { from: entry.start.getTime(), to: entry.end.getTime() }))
  const event = new ICAL.Component('vevent')
  const { uid, sequence, summary, description, location, url, changedAt } = entry
  const words = { uid, summary, description, location, ...(url === null ? {} : { url }), status: 'CONFIRMED' }
  for (const [name, value] of Object.entries({ ...words, transp: 'OPAQUE', sequence }))
    event.addPropertyWithValue(name, value)
  for (const name of ['dtstamp', 'last-modified'])
    event.addPropertyWithValue(name, ICAL.Time.fromJSDate(changedAt, true))
  addTime(event, { name: 'dtstart', at: entry.start, zone })
  addTime(event, { name: 'dtend', at: entry.end, zone })
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

function addTime(event: ICAL.Component, { name, at, zone }: { name: string; at: Date; zone: string }): void {
  const property = new ICAL.Property(name, event)
  const wall = wallIn(zone, at.getTime())
  // A local time that happens twice would be read as the earlier one.
  if ('problem' in instantOfWall(wall, zone)) property.setValue(ICAL.Time.fromJSDate(at, true))
  else {
    property.setParameter('tzid', zone)
    property.setValue(ICAL.Time.fromDateTimeString(wall))
  }
  event.addProperty(property)
}

/** The offsets around the event, one by one instead of by a rule, as the runtime knows them. */
function zoneTable(zone: string, { from, to }: Span): ICAL.Component {
  const table = new ICAL.Component('vtimezone')
  table.addPropertyWithValue('tzid', zone)
  const periods = listOffsets(zone, { from: from - ZONE_BEFORE_MS, to: to + ZONE_AFTER_MS })
  const standard = Math.min(...periods.map(({ offsetMs }) => offsetMs))
  for (const [index, { from: begins, offsetMs }] of periods.entries()) {
    const before = periods[index - 1]?.offsetMs ?? offsetMs
    const part = new ICAL.Component(offsetMs === standard ? 'standard' : 'daylight')
    // It begins at the wall time of the offset before.
    const wall = new Date(begins + before).toISOString().slice(0, 19)
    part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall))
    part.addPropertyWithValue('tzoffsetfrom', offsetOf(before))
    part.addPropertyWithValue('tzoffsetto', offsetOf(offsetMs))
    table.addSubcomponent(part)
  }
  return table
}

function offsetOf(offsetMs: number): ICAL.UtcOffset {
  const minutes = Math.abs(Math.round(offsetMs / MINUTE_MS))
  return new ICAL.UtcOffset({
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    factor: offsetMs < 0 ? -1 : 1,
  })
}
