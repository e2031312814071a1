import { listAvailability } from '@assay/contracts/interview-availability'
import * as contract from '@assay/contracts/interview-calendars'
import { interviewActions } from '@assay/contracts/scheduled-interviews'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import type { Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'
import { type ReadCalendar, readCalendarFile } from './read-calendar.rules.ts'
import { writeCalendar, writeInvitation } from './write-calendar.ts'

const window = { from: Date.parse('2026-01-01T00:00Z'), to: Date.parse('2027-12-31T00:00Z') }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a@b', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const busyOf = (read: ReadCalendar) => ('busy' in read ? read.busy : undefined)
const busyIn = (text: string, zone = 'Europe/Berlin') =>
  busyOf(readCalendarFile(text, { zone, window }))?.map(
    ({ from, to }) => `${new Date(from).toISOString().slice(0, 16)}/${new Date(to).toISOString().slice(11, 16)}`,
  )

describe('busy times in a calendar file', () => {
  test.each([
    ['in UTC', 'DTSTART:20261124T090000Z', 'DTEND:20261124T093000Z', '2026-11-24T09:00/09:30'],
    [
      'in a zone',
      'DTSTART;TZID=Asia/Kolkata:20261124T133000',
      'DTEND;TZID=Asia/Kolkata:20261124T140000',
      '2026-11-24T08:00/08:30',
    ],
    ['floating, in the zone of the person', 'DTSTART:20260701T100000', 'DURATION:PT45M', '2026-07-01T08:00/08:45'],
    ['for a whole day', 'DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026', '2026-10-24T22:00/23:00'],
    [
      'under a path',
      'DTSTART;TZID=/vendor.test/Europe/Paris:20261124T090000',
      'DURATION:PT1H',
      '2026-11-24T08:00/09:00',
    ],
  ])('%s', (_how, start, end, expected) => {
    expect(busyIn(calendar(event(start, end)))).toEqual([expected])
  })

  test('recurring events keep their local hour across daylight saving, apart from moved and excluded ones', () => {
    const series = event(
      ...['DTSTART;TZID=Europe/Berlin:20261019T100000', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY;COUNT=4'],
      'EXDATE;TZID=Europe/Berlin:20261102T100000',
    )
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20261109T100000',
      'DTSTART;TZID=Europe/Berlin:20261109T150000',
      'DURATION:PT30M',
    )

    expect(busyIn(calendar(series, moved))).toEqual([
      '2026-10-19T08:00/08:30',
      '2026-10-26T09:00/09:30',
      '2026-11-09T14:00/14:30',
    ])
  })

  test('a zone defined only in the file is read from its own table', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'],
    ]
    const text = calendar(...zone, event('DTSTART;TZID=Office:20261124T090000', 'DURATION:PT30M'))
    expect(busyIn(text)).toEqual(['2026-11-24T07:00/07:30'])
  })

  test('free, cancelled and long past events are ignored, and adjacent ones are merged', () => {
    const text = calendar(
      event('DTSTART:20261124T090000Z', 'DURATION:PT30M', 'TRANSP:TRANSPARENT'),
      event('DTSTART:20261124T090000Z', 'DURATION:PT30M', 'STATUS:CANCELLED'),
      event('DTSTART:20161124T090000Z', 'DURATION:PT30M'),
      event('DTSTART:20261124T100000Z', 'DURATION:PT30M'),
      event('DTSTART:20261124T103000Z', 'DURATION:PT30M'),
    )
    expect(readCalendarFile(text, { zone: 'UTC', window })).toMatchObject({ skipped: 3 })
    expect(busyIn(text)).toEqual(['2026-11-24T10:00/11:00'])
  })

  test('endless recurrences stop at the end of the window', () => {
    const daily = readCalendarFile(calendar(event('DTSTART:20260101T090000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY')), {
      zone: 'UTC',
      window,
    })
    expect(busyOf(daily)).toHaveLength(729)
  })

  test.each(['', 'hello', '{"a":1}', 'BEGIN:VCARD\r\nEND:VCARD', '<html>'])('“%s” is not a calendar', (text) => {
    expect(readCalendarFile(text, { zone: 'UTC', window })).toEqual({ refusal: 'no-calendar' })
  })
})

describe('another library reads the same instants from a written calendar', () => {
  const instants = [
    ...['2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ...['2026-03-08T07:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-10-26T08:00:00Z'],
    ...['2026-10-03T15:30:00Z', '2026-04-04T15:00:00Z', '2026-02-15T02:00:00Z', '2026-03-22T02:00:00Z'],
    ...['2026-06-01T03:15:00Z', '2026-09-06T04:00:00Z'],
  ]

  test.each(instants)('%s', (start) => {
    const entry = {
      uid: 'x@assay',
      sequence: 3,
      summary: 'A; B, C',
      description: 'One\nTwo',
      location: 'Room',
      url: null,
      start: new Date(start),
      end: new Date(Date.parse(start) + 1800_000),
      isCancelled: false,
      changedAt: new Date('2026-01-01T00:00:00Z'),
    }
    const people = {
      organizer: { name: 'Assay', email: 'no-reply@assay.test' },
      attendee: { name: 'Zoë', email: 'zoe@assay.test', isOptional: true },
    }
    for (const text of [writeInvitation(entry, people), writeCalendar('Feed', [entry])]) {
      const root = new ICAL.Component(ICAL.parse(text))
      const read = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined)
      expect(read.startDate.toJSDate()).toEqual(entry.start)
      expect(read.endDate.toJSDate()).toEqual(entry.end)
      expect(read.startDate.zone.tzid).toBe('UTC')
      expect([read.summary, read.description, read.sequence]).toEqual(['A; B, C', 'One\nTwo', 3])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })
})

describe('over HTTP', () => {
  let fixture: Interviewing

  beforeAll(async () => {
    fixture = await openInterviewing()
  })

  const BOUNDARY = 'assay-test-boundary'
  const upload = (person: Person, text: string, name = 'mine.ics') =>
    fixture.app.call(contract.importCalendar, {
      token: person.token,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/calendar\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
    })

  const inHours = (hours: number) =>
    new Date(Math.ceil(fixture.app.system.now().getTime() / HOUR_MS + hours) * HOUR_MS)
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')

  test('an imported calendar makes its owner busy without showing its texts', async () => {
    const busy = event(`DTSTART:${inHours(30)}`, 'DURATION:PT1H', 'SUMMARY:Therapy')
    const kept = await upload(fixture.manager, calendar(busy))
    const { id } = fixture.manager.user
    const query = `filter[people]=${id}&filter[from]=${new Date().toISOString()}&filter[to]=${new Date(Date.now() + 4 * DAY_MS).toISOString()}`
    const lanes = await fixture.app.call(listAvailability, { token: fixture.recruiter.token, query })
    const { rows } = await fixture.app.database.pool.query('select * from busy_times')

    expect(kept.data).toMatchObject({ name: 'mine.ics', busyCount: 1, skippedCount: 0 })
    expect(lanes.data[0].busy).toMatchObject([{ kind: 'imported', label: null, interviewId: null }])
    expect(JSON.stringify([kept.json, lanes.json, rows])).not.toContain('Therapy')
  })

  test('a file of the same name is replaced, hidden from others, and gone once deleted', async () => {
    const first = await upload(fixture.recruiter, calendar(event(`DTSTART:${inHours(30)}`, 'DURATION:PT1H')))
    const second = await upload(fixture.recruiter, calendar(event(`DTSTART:${inHours(40)}`, 'DURATION:PT1H')))
    const list = (person: Person) => fixture.app.call(contract.listCalendarImports, { token: person.token })
    const forget = (person: Person) =>
      fixture.app.call(contract.deleteCalendarImport, { token: person.token, params: { id: second.data.id } })

    expect((await list(fixture.recruiter)).data).toHaveLength(1)
    expect(second.data.id).not.toBe(first.data.id)
    expect((await forget(fixture.owner)).status).toBe(404)
    expect((await forget(fixture.recruiter)).status).toBe(204)
    expect((await list(fixture.recruiter)).data).toEqual([])
    expect((await upload(fixture.recruiter, 'no calendar')).errors[0]?.code).toBe('calendar.unreadable')
  })

  test('a feed shows agreed interviews at its secret address until a new address is made', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const slot = slotIn(fixture.app, 24)
    const proposed = await propose(fixture, candidateId, {
      slots: [slot],
      panel: [{ userId: fixture.manager.user.id }],
    })
    await fixture.app.call(interviewActions.confirm, {
      token: fixture.recruiter.token,
      params: { id: proposed.data.id },
      attributes: { slot, agreedNote: 'By mail' },
    })
    const make = () => fixture.app.call(contract.createCalendarFeed, { token: fixture.manager.token })
    const read = async (address: string) => {
      const answer = await fixture.app.app.routes.app.inject({
        url: new URL(address).pathname,
        headers: { accept: 'text/calendar' },
      })
      return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
    }
    const { data } = await make()
    const first = await read(data.address)
    const listed = await fixture.app.call(contract.listCalendarFeeds, { token: fixture.manager.token })
    const next = await make()
    const read2 = await read(next.data.address)

    expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
    const root = new ICAL.Component(ICAL.parse(first.text))
    const entry = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined)
    expect(entry.startDate.toJSDate().toISOString()).toBe(slot.start)
    expect(entry.uid).toBe(proposed.data.icsUid)
    expect(first.text).not.toContain('ada@lovelace')
    expect(listed.data).toMatchObject([{ address: null, lastReadAt: expect.any(String) }])
    expect((await read(data.address)).status).toBe(404)
    expect(read2.status).toBe(200)
    const suspend = (at: Date | null) =>
      fixture.app.database.pool.query('update companies set suspended_at = $1 where id = $2', [
        at,
        fixture.owner.companyId,
      ])
    await suspend(new Date())
    expect((await read(next.data.address)).text).not.toContain('VEVENT')
    await suspend(null)
    expect((await read(next.data.address)).text).toContain('VEVENT')
    const { rows } = await fixture.app.database.pool.query('select token_hash from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(next.data.address.split('/').at(-2))

    const atOnce = await Promise.all(Array.from({ length: 5 }, make))
    expect(atOnce.map(({ status }) => status)).toEqual(Array(5).fill(201))
    const left = await Promise.all(atOnce.map(async (made) => (await read(made.data.address)).status))
    expect(left.toSorted()).toEqual([200, 404, 404, 404, 404])
  })

  test('one agreed interview can be saved as a file', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const slot = slotIn(fixture.app, 60)
    const proposed = await propose(fixture, candidateId, { slots: [slot] })
    const params = { id: proposed.data.id }
    const save = (person: Person) => fixture.app.call(contract.getCalendarFile, { token: person.token, params })
    const early = await save(fixture.recruiter)
    const attributes = { slot, agreedNote: 'By mail' }
    await fixture.app.call(interviewActions.confirm, { token: fixture.recruiter.token, params, attributes })
    const saved = await fixture.app.app.routes.app.inject({
      url: `/api/v1/scheduled-interviews/${params.id}/calendar-file`,
      headers: { authorization: `Bearer ${fixture.recruiter.token}` },
    })

    expect(early.errors[0]?.code).toBe('interview.transition')
    expect(saved.headers['content-disposition']).toContain('interview-round-1.ics')
    expect(saved.body).toContain('METHOD:PUBLISH')
    expect((await save(fixture.stranger)).status).toBe(404)
  })
})
