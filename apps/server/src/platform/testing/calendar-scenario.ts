// What holds with every calendar server, over a change of daylight saving time.
import * as contract from '@assay/contracts/calendar-connections'
import { listAvailability } from '@assay/contracts/interview-availability'
import { getInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import type { CalendarServer } from './caldav-server.ts'
import { aReleasedCandidate, type Interviewing, openInterviewing, propose } from './test-interviews.ts'

/** Four days before the clocks in Berlin go back. */
export const BEFORE_THE_CHANGE = new Date('2027-10-27T08:00:00Z')
/** Ten o’clock in Berlin, two days after the change. */
const AGREED = { start: '2027-11-02T09:00:00.000Z', end: '2027-11-02T10:00:00.000Z' }

export interface Connected extends Interviewing {
  readonly server: CalendarServer
  connection(): Promise<{ id: string; calendars: { id: string; name: string }[] } & Record<string, unknown>>
}

/** The manager, in Berlin, has connected their account: both calendars are busy, and “Work” receives interviews. */
export async function openConnected(server: CalendarServer): Promise<Connected> {
  const fixture = await openInterviewing({ beginsAt: BEFORE_THE_CHANGE, allowsPrivateTargets: true })
  const { app, manager } = fixture
  await app.database.pool.query(`update users set timezone = 'Europe/Berlin' where id = $1`, [manager.user.id])
  const { address, account, password } = server
  const made = await app.call(contract.connectCalendar, {
    token: manager.token,
    attributes: { address, account, password },
  })
  expect(made.errors).toEqual([])
  const { id, calendars } = made.data
  const receives = calendars.find(({ name }: { name: string }) => name === 'Work').id
  const chosen = await app.call(contract.changeCalendarConnection, {
    token: manager.token,
    params: { id },
    attributes: { receives },
  })
  expect(chosen.errors).toEqual([])
  await app.catchUp()
  return {
    ...fixture,
    server,
    connection: async () => {
      const listed = await app.call(contract.listCalendarConnections, { token: manager.token })
      return listed.data[0]
    },
  }
}

export async function agree({ app, recruiter, ...rest }: Connected, slot = AGREED): Promise<string> {
  const fixture = { app, recruiter, ...rest }
  const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
  const panel = [{ userId: fixture.manager.user.id }]
  const proposed = await propose(fixture, candidateId, { slots: [slot], panel })
  expect(proposed.errors).toEqual([])
  const params = { id: proposed.data.id }
  const attributes = { slot, agreedNote: 'By phone' }
  const booked = await app.call(interviewActions.confirm, { token: recruiter.token, params, attributes })
  expect(booked.errors).toEqual([])
  await app.catchUp()
  return params.id
}

export const event = (...lines: string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z'],
    ...lines,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')

const eventIn = (text: string): ICAL.Event =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)

export function describeCalendarServer(open: () => Promise<CalendarServer>): void {
  let fixture: Connected

  beforeAll(async () => {
    fixture = await openConnected(await open())
  })

  const synchronize = async (): Promise<void> => {
    const params = { id: (await fixture.connection()).id }
    const asked = { token: fixture.manager.token, params, attributes: {} }
    const answer = await fixture.app.call(contract.connectionActions.synchronize, asked)
    expect(answer.errors).toEqual([])
    await fixture.app.catchUp()
  }
  const busy = async (): Promise<string[]> => {
    const range = `filter[from]=2027-10-25T00:00:00Z&filter[to]=2027-11-12T00:00:00Z`
    const query = `filter[people]=${fixture.manager.user.id}&${range}`
    const lanes = await fixture.app.call(listAvailability, { token: fixture.recruiter.token, query })
    const times: { kind: string; start: string; end: string }[] = lanes.data[0].busy
    return times
      .filter(({ kind }) => kind === 'imported')
      .map(({ start, end }) => `${start.slice(0, 16)}/${end.slice(11, 16)}`)
  }
  const conflicts = async () =>
    (await fixture.app.call(contract.listCalendarConflicts, { token: fixture.manager.token })).data
  const settle = async (id: string, verb: 'putBack' | 'leave'): Promise<void> => {
    const asked = { token: fixture.manager.token, params: { id }, attributes: {} }
    const done = await fixture.app.call(contract.conflictActions[verb], asked)
    expect(done.errors).toEqual([])
    await fixture.app.catchUp()
  }
  const written = async (interviewId: string): Promise<string | undefined> =>
    (await fixture.server.read('Work')).get(`assay-${interviewId}.ics`)

  test('its events make the user busy at their local hour on both sides of the change', async () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20271027T140000'
    const weekly = (...more: string[]) =>
      event('UID:weekly@test', start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Therapy', ...more)
    await fixture.server.put('weekly.ics', weekly())
    await synchronize()
    const first = await busy()
    await fixture.server.put('weekly.ics', weekly('EXDATE;TZID=Europe/Berlin:20271103T140000'))
    await synchronize()
    const second = await busy()
    await fixture.server.remove('weekly.ics')
    await synchronize()
    const rows = await fixture.app.database.pool.query('select * from calendar_objects')

    expect(first).toEqual(['2027-10-27T12:00/13:00', '2027-11-03T13:00/14:00', '2027-11-10T13:00/14:00'])
    expect(second).toEqual(['2027-10-27T12:00/13:00', '2027-11-10T13:00/14:00'])
    expect(await busy()).toEqual([])
    expect(JSON.stringify([await fixture.connection(), rows.rows])).not.toContain('Therapy')
  })

  test('an agreed interview is in the calendar with its zone, and makes nobody busy twice', async () => {
    const id = await agree(fixture)
    const text = (await written(id)) ?? ''
    const { startDate, endDate, uid, sequence } = eventIn(text)
    const shown = await fixture.app.call(getInterview, { token: fixture.manager.token, params: { id } })

    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20271102T100000')
    expect(text).toContain('BEGIN:VTIMEZONE')
    // By the table of the zone in the event, as programs without own tables read it.
    expect(startDate.toJSDate().toISOString()).toBe(AGREED.start)
    expect(endDate.toJSDate().toISOString()).toBe(AGREED.end)
    expect({ uid, sequence }).toEqual({ uid: shown.data.icsUid, sequence: 0 })
    expect(text).not.toMatch(/ATTENDEE|ORGANIZER/)
    await synchronize()
    expect(await busy()).toEqual([])
    expect(await conflicts()).toEqual([])
    await cancel(id)
  })

  test('an event that the user moved is shown beside the agreed time, which stays until it is put back', async () => {
    const id = await agree(fixture)
    const text = (await written(id)) ?? ''
    const moved = text.replace('T100000', 'T140000').replace('T110000', 'T150000')
    await fixture.server.put(`assay-${id}.ics`, moved)
    await synchronize()
    const [conflict, ...others] = await conflicts()
    const params = { id }
    const interview = await fixture.app.call(getInterview, { token: fixture.manager.token, params })
    const notices = await fixture.app.database.pool.query(
      `select distinct user_id from notifications where title like '%moved a booked interview%'`,
    )
    await settle(conflict.id, 'putBack')

    expect(conflict).toMatchObject({
      kind: 'moved',
      interviewId: id,
      foundStart: '2027-11-02T13:00:00.000Z',
      ...AGREED,
    })
    expect(others).toEqual([])
    expect(interview.data).toMatchObject({ state: 'scheduled', ...AGREED })
    expect(notices.rows).toHaveLength(2)
    expect(
      eventIn((await written(id)) ?? '')
        .startDate.toJSDate()
        .toISOString(),
    ).toBe(AGREED.start)
    await synchronize()
    expect(await conflicts()).toEqual([])
    await cancel(id)
  })

  test('an event that the user deleted is put back if they want it, and else left', async () => {
    const id = await agree(fixture)
    await fixture.server.remove(`assay-${id}.ics`)
    await synchronize()
    const [deleted] = await conflicts()
    await settle(deleted.id, 'putBack')
    const isBack = (await written(id)) !== undefined
    await fixture.server.remove(`assay-${id}.ics`)
    await synchronize()
    const [again] = await conflicts()
    await settle(again.id, 'leave')
    await synchronize()

    expect(deleted).toMatchObject({ kind: 'deleted', foundStart: null })
    expect(isBack).toBe(true)
    expect(await conflicts()).toEqual([])
    expect(await written(id)).toBeUndefined()
    await cancel(id)
  })

  test('the event follows what is agreed anew, whatever the user made of it, and goes with the interview', async () => {
    const id = await agree(fixture)
    const first = (await written(id)) ?? ''
    await fixture.server.put(`assay-${id}.ics`, first.replace('T100000', 'T080000'))
    const slot = { start: '2027-11-04T12:30:00.000Z', end: '2027-11-04T13:30:00.000Z' }
    const token = fixture.recruiter.token
    const params = { id }
    const reason = 'The room is taken'
    await fixture.app.call(interviewActions.reschedule, { token, params, attributes: { reason, slots: [slot] } })
    await fixture.app.call(interviewActions.confirm, { token, params, attributes: { slot, agreedNote: 'By phone' } })
    await fixture.app.catchUp()
    const { startDate, sequence } = eventIn((await written(id)) ?? '')
    const open = await conflicts()
    await cancel(id)

    expect(startDate.toJSDate().toISOString()).toBe(slot.start)
    expect(sequence).toBe(1)
    expect(open).toEqual([])
    expect(await written(id)).toBeUndefined()
  })

  test('an invitation that was taken into the calendar from the mail is updated, not doubled', async () => {
    const id = await agree(fixture)
    const text = (await written(id)) ?? ''
    await fixture.server.remove(`assay-${id}.ics`)
    await fixture.server.put('from-mail.ics', text)
    await synchronize()
    const [conflict] = await conflicts()
    await settle(conflict.id, 'putBack')
    const files = [...(await fixture.server.read('Work')).keys()]
    await cancel(id)

    expect(files).toEqual(['from-mail.ics'])
    expect([...(await fixture.server.read('Work')).keys()]).toEqual([])
  })

  test('while the company is suspended nothing is written, and afterwards the calendar follows what was agreed', async () => {
    const id = await agree(fixture)
    const suspend = (at: Date | null) =>
      fixture.app.database.pool.query('update companies set suspended_at = $1 where id = $2', [
        at,
        fixture.owner.companyId,
      ])
    const agreed = await agree(fixture, { start: '2027-11-05T09:00:00.000Z', end: '2027-11-05T10:00:00.000Z' })
    await suspend(new Date())
    await fixture.server.remove(`assay-${agreed}.ics`)
    await fixture.app.database.pool.query(
      'update scheduled_interviews set ics_sequence = ics_sequence + 1 where id = $1',
      [id],
    )
    fixture.app.clock.advance(HOUR_MS)
    await fixture.app.catchUp()
    const during = eventIn((await written(id)) ?? '').sequence
    const noticed = await fixture.app.database.pool.query(
      `select 1 from activities where verb = 'interview.deleteInCalendar' and target_id = $1`,
      [agreed],
    )
    await suspend(null)
    fixture.app.clock.advance(HOUR_MS)
    await fixture.app.catchUp()

    expect(during).toBe(0)
    expect(noticed.rows).toEqual([])
    expect(eventIn((await written(id)) ?? '').sequence).toBe(1)
    expect(await conflicts()).toHaveLength(1)
    await cancel(agreed)
    await cancel(id)
  })

  test('another calendar can receive the interviews, and leaving removes them if wished', async () => {
    const id = await agree(fixture)
    const { id: connectionId, calendars } = await fixture.connection()
    const token = fixture.manager.token
    const params = { id: connectionId }
    const receives = calendars.find(({ name }) => name === 'Home')?.id
    await fixture.app.call(contract.changeCalendarConnection, { token, params, attributes: { receives } })
    await fixture.app.catchUp()
    const places = [await written(id), (await fixture.server.read('Home')).has(`assay-${id}.ics`)]
    const attributes = { removesInterviews: true }
    const gone = await fixture.app.call(contract.connectionActions.disconnect, { token, params, attributes })
    const rows = await fixture.app.database.pool.query(
      'select (select count(*) from busy_times) + (select count(*) from calendar_connections) as left',
    )

    expect(places).toEqual([undefined, true])
    expect(gone.status).toBe(200)
    expect((await fixture.server.read('Home')).size).toBe(0)
    expect(rows.rows).toEqual([{ left: '0' }])
  })

  async function cancel(id: string): Promise<void> {
    const attributes = { reason: 'No longer needed' }
    await fixture.app.call(interviewActions.cancel, { token: fixture.recruiter.token, params: { id }, attributes })
    await fixture.app.catchUp()
  }
}

export const inDays = (days: number): string =>
  new Date(BEFORE_THE_CHANGE.getTime() + days * DAY_MS + HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '')
