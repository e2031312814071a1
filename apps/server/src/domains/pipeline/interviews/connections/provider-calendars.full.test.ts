// Calendars at Google and Microsoft, over a change of daylight saving time, with stand-ins that refuse what the
// providers refuse. Not repeated on PostgreSQL 15: the queries are those of connections.test.ts.
import * as contract from '@assay/contracts/calendar-connections'
import { listAvailability } from '@assay/contracts/interview-availability'
import { getInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import { beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_THE_CHANGE } from '../../../../platform/testing/calendar-scenario.ts'
import { book, type CalendarBook } from '../../../../platform/testing/provider-calendars/calendar-book.ts'
import { startGoogle } from '../../../../platform/testing/provider-calendars/google-server.ts'
import { startGraph } from '../../../../platform/testing/provider-calendars/graph-server.ts'
import {
  CALENDAR_CLIENT,
  type ProviderServer,
} from '../../../../platform/testing/provider-calendars/provider-server.ts'
import { APP_URL } from '../../../../platform/testing/test-app.ts'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
} from '../../../../platform/testing/test-interviews.ts'
import type { Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS, HOUR_MS } from '../../../../platform/time/durations.ts'

/** Ten o’clock in Berlin, two days after the clocks go back. */
const AGREED = { start: '2027-11-02T09:00:00.000Z', end: '2027-11-02T10:00:00.000Z' }
const LATER = { start: '2027-11-04T12:30:00.000Z', end: '2027-11-04T13:30:00.000Z' }

const about = {
  google: {
    start: startGoogle,
    scopes: ['calendar.calendarlist.readonly', 'calendar.freebusy', 'calendar.events.owned'],
    lists: { Work: 'Main calendar', others: ['Home', 'Team'] },
    withheld: 'calendar.events.owned',
    quiet: ['GET calendarList', 'GET calendarList', 'GET events since', 'GET events since'],
  },
  microsoft: {
    start: startGraph,
    scopes: ['Calendars.ReadWrite', 'offline_access'],
    lists: { Work: 'Calendar', others: ['Home'] },
    withheld: 'Calendars.ReadWrite',
    quiet: ['GET calendars', 'GET delta', 'GET delta'],
  },
} as const

describe.each(['google', 'microsoft'] as const)('at %s', (kind) => {
  const { start, scopes, lists, withheld, quiet } = about[kind]
  let server: ProviderServer
  let fixture: Interviewing
  let token = ''

  beforeAll(async () => {
    server = await start(APP_URL)
    const client = { ...CALENDAR_CLIENT, apiBase: server.base, tenant: 'common' }
    fixture = await openInterviewing({
      beginsAt: BEFORE_THE_CHANGE,
      allowsPrivateTargets: true,
      calendarClients: { [kind]: client },
    })
    token = fixture.manager.token
    await fixture.app.database.pool.query(`update users set timezone = 'Europe/Berlin' where id = $1`, [
      fixture.manager.user.id,
    ])
  })

  /** What comes back to the browser from the provider. */
  async function allow(person: Person = fixture.manager, connectionId?: string): Promise<string> {
    const [provider] = (await fixture.app.call(contract.listCalendarProviders, { token: person.token })).data
    const asked = { token: person.token, params: { id: provider.id }, attributes: connectionId ? { connectionId } : {} }
    const begun = await fixture.app.call(contract.beginCalendarGrant, asked)
    expect(begun.errors).toEqual([])
    const answer = await fetch(begun.data.authorizationUrl, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').search.slice(1)
  }
  const finish = async (response: string, person: Person = fixture.manager) => {
    const answer = await fixture.app.call(contract.finishCalendarGrant, {
      token: person.token,
      attributes: { response },
    })
    await fixture.app.catchUp()
    return answer
  }
  const connection = async () => (await fixture.app.call(contract.listCalendarConnections, { token })).data[0]
  const synchronize = async (): Promise<void> => {
    const params = { id: (await connection()).id }
    await fixture.app.call(contract.connectionActions.synchronize, { token, params, attributes: {} })
    await fixture.app.catchUp()
  }
  const conflicts = async () => (await fixture.app.call(contract.listCalendarConflicts, { token })).data
  const settle = async (id: string): Promise<void> => {
    const done = await fixture.app.call(contract.conflictActions.putBack, { token, params: { id }, attributes: {} })
    expect(done.errors).toEqual([])
    await fixture.app.catchUp()
  }
  const busy = async (): Promise<string[]> => {
    const range = `filter[from]=2027-10-25T00:00:00Z&filter[to]=2027-11-12T00:00:00Z`
    const query = `filter[people]=${fixture.manager.user.id}&${range}`
    const lanes = await fixture.app.call(listAvailability, { token: fixture.recruiter.token, query })
    const times: { kind: string; start: string; end: string }[] = lanes.data[0].busy
    return times
      .filter((each) => each.kind === 'imported')
      .map((each) => `${each.start.slice(0, 16)}/${each.end.slice(5, 16)}`)
  }
  /** The interviews in a calendar, as Assay wrote them or as they came by mail. */
  const there = ({ events }: CalendarBook) =>
    [...events.values()].filter(({ isDeleted, mark, isInvitation }) => !isDeleted && (mark !== null || isInvitation))
  const agree = async (slot = AGREED): Promise<string> => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const proposed = await propose(fixture, candidateId, {
      slots: [slot],
      panel: [{ userId: fixture.manager.user.id }],
    })
    const params = { id: proposed.data.id }
    const attributes = { slot, agreedNote: 'By phone' }
    const booked = await fixture.app.call(interviewActions.confirm, {
      token: fixture.recruiter.token,
      params,
      attributes,
    })
    expect(booked.errors).toEqual([])
    await fixture.app.catchUp()
    return params.id
  }
  const cancel = async (id: string): Promise<void> => {
    const attributes = { reason: 'No longer needed' }
    await fixture.app.call(interviewActions.cancel, { token: fixture.recruiter.token, params: { id }, attributes })
    await fixture.app.catchUp()
  }

  test('access that is refused, not whole, or of another browser connects nothing', async () => {
    server.faults.denies = true
    const denied = await finish(await allow())
    server.faults.denies = false
    server.faults.withholds = withheld
    const part = await finish(await allow())
    server.faults.withholds = ''
    const elsewhere = await finish(await allow(), fixture.recruiter)
    const response = await allow()
    fixture.app.clock.advance(16 * 60_000)
    const late = await finish(response)
    fixture.app.clock.advance(-16 * 60_000)
    const madeUp = await finish('state=made-up&code=1')

    for (const { errors } of [denied, part, elsewhere, late, madeUp])
      expect(errors).toMatchObject([{ code: 'calendar.not-allowed' }])
    expect(await connection()).toBeUndefined()
  })

  test('it is connected with no more than it needs, once for each code, and keeps its tokens to itself', async () => {
    const response = await allow()
    const made = await finish(response)
    const twice = await finish(response)
    const shown = await connection()
    const { rows } = await fixture.app.database.pool.query(
      `select c::text as row from calendar_connections c union all select a::text from activities a
       union all select o::text from outbox o`,
    )
    const kept = JSON.stringify([rows, made.json, shown])
    const work = shown.calendars.find(({ name }: { name: string }) => name === lists.Work)

    expect(made.data).toMatchObject({ provider: kind, account: server.account })
    expect(
      server.asked
        .at(-1)
        ?.get('scope')
        ?.split(' ')
        .map((scope) => scope.split('/').at(-1)),
    ).toEqual(scopes)
    expect(twice.errors[0]?.code).toBe('calendar.not-allowed')
    expect(shown).toMatchObject({ state: 'working', problem: null })
    expect(work).toMatchObject({ receives: true, isBusy: true })
    expect(shown.calendars.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      [lists.Work, ...lists.others].toSorted(),
    )
    for (const secret of server.tokens.issued)
      expect(kept.includes(secret) || kept.includes(Buffer.from(secret).toString('hex'))).toBe(false)
  })

  test('its events make the user busy at their local hour on both sides of the change, by their times alone', async () => {
    const start = Date.parse('2027-10-27T12:00Z')
    const weekly = { zone: 'Europe/Berlin', count: 3, without: [] as number[] }
    const series = { id: 'therapy', title: 'Therapy', start, end: start + HOUR_MS }
    book(server.work, { ...series, weekly })
    const noon = { start: start + DAY_MS, end: start + DAY_MS + HOUR_MS }
    book(server.work, { ...noon, isFree: true })
    book(server.work, { ...noon, isDeclined: true })
    book(server.home, { title: 'Leave', days: { from: '2027-11-05', to: '2027-11-06' } })
    await synchronize()
    const first = await busy()
    book(server.work, { id: 'therapy', weekly: { ...weekly, without: [1] } })
    await synchronize()
    const second = await busy()
    book(server.work, { id: 'therapy', isDeleted: true })
    await synchronize()
    const third = await busy()
    const rows = await fixture.app.database.pool.query('select * from calendar_objects')

    expect(first).toEqual([
      '2027-10-27T12:00/10-27T13:00',
      '2027-11-03T13:00/11-03T14:00',
      // A whole day of the user, who is in Berlin.
      '2027-11-04T23:00/11-05T23:00',
      '2027-11-10T13:00/11-10T14:00',
    ])
    expect(second).toEqual(first.filter((time) => !time.startsWith('2027-11-03')))
    expect(third).toEqual(['2027-11-04T23:00/11-05T23:00'])
    expect(JSON.stringify([await connection(), rows.rows])).not.toMatch(/Therapy|Leave/)
  })

  test('an agreed interview is in the calendar, counts as busy once, follows a change, and disappears when cancelled', async () => {
    const before = await busy()
    const id = await agree()
    const [written, ...others] = there(server.work)
    const shown = await fixture.app.call(getInterview, { token, params: { id } })
    await synchronize()
    const during = await busy()
    const slot = LATER
    const recruiter = { token: fixture.recruiter.token, params: { id } }
    const attributes = { reason: 'The room is taken', slots: [slot] }
    await fixture.app.call(interviewActions.reschedule, { ...recruiter, attributes })
    await fixture.app.call(interviewActions.confirm, { ...recruiter, attributes: { slot, agreedNote: 'By phone' } })
    await fixture.app.catchUp()
    const moved = there(server.work).map((event) => ({ ...event }))
    await cancel(id)

    expect(others).toEqual([])
    expect(written).toMatchObject({ mark: shown.data.icsUid, title: expect.stringContaining('Backend Engineer') })
    if (kind === 'google') expect(written?.uid).toBe(shown.data.icsUid)
    expect(during).toEqual(before)
    expect(moved).toMatchObject([{ id: written?.id, start: Date.parse(slot.start), end: Date.parse(slot.end) }])
    expect(there(server.work)).toEqual([])
  })

  test('moved or deleted events are shown with the agreed time, and restored if the user chooses to', async () => {
    const id = await agree()
    const [{ id: eventId } = { id: '' }] = there(server.work)
    book(server.work, { id: eventId, start: Date.parse(LATER.start), end: Date.parse(LATER.end), sequence: 1 })
    await synchronize()
    const [moved] = await conflicts()
    const agreed = await fixture.app.call(getInterview, { token, params: { id } })
    await settle(moved.id)
    const back = there(server.work).map((event) => event.start)
    book(server.work, { id: eventId, isDeleted: true })
    await synchronize()
    const [deleted] = await conflicts()
    await settle(deleted.id)
    const again = there(server.work)
    server.faults.keepsDeleted = true
    book(server.work, { id: again[0]?.id ?? '', isDeleted: true })
    await synchronize()
    await settle((await conflicts())[0].id)
    server.faults.keepsDeleted = false
    const anew = there(server.work)
    await synchronize()
    const open = await conflicts()
    await cancel(id)

    expect(moved).toMatchObject({ kind: 'moved', interviewId: id, foundStart: LATER.start, foundEnd: LATER.end })
    expect(agreed.data).toMatchObject({ state: 'scheduled', ...AGREED })
    expect(back).toEqual([Date.parse(AGREED.start)])
    expect(deleted).toMatchObject({ kind: 'deleted', foundStart: null })
    expect(again).toHaveLength(1)
    expect(anew).toMatchObject([{ start: Date.parse(AGREED.start), mark: again[0]?.mark }])
    expect(open).toEqual([])
    expect(there(server.work)).toEqual([])
  })

  test('the mailed invitation that the provider took into the calendar is followed, not doubled', async () => {
    const id = await agree()
    const { icsUid: uid } = (await fixture.app.call(getInterview, { token, params: { id } })).data
    for (const { id: eventId } of there(server.work)) server.work.events.delete(eventId)
    const times = { start: Date.parse(AGREED.start), end: Date.parse(AGREED.end) }
    book(server.work, { ...times, id: 'mailed', uid, isInvitation: true })
    const before = await busy()
    await synchronize()
    const [lost] = await conflicts()
    await settle(lost.id)
    const events = there(server.work).map((event) => event.id)
    await synchronize()
    const open = await conflicts()
    const during = await busy()
    await cancel(id)

    expect(events).toEqual(['mailed'])
    expect(open).toEqual([])
    expect(during).toEqual(before)
    expect(there(server.work)).toEqual([])
  })

  test('only what changed is requested, and everything once the provider no longer knows the last state', async () => {
    await synchronize()
    server.requests.length = 0
    await synchronize()
    const asked = server.requests.filter((each) => !each.endsWith('freeBusy'))
    server.faults.forgetsTokens = true
    const start = BEFORE_THE_CHANGE.getTime() + DAY_MS
    book(server.work, { id: 'new', start, end: start + HOUR_MS })
    await synchronize()
    server.faults.forgetsTokens = false
    const found = await busy()
    book(server.work, { id: 'new', isDeleted: true })
    await synchronize()

    expect(asked).toEqual(quiet)
    expect(found).toContain('2027-10-28T08:00/10-28T09:00')
    expect(await connection()).toMatchObject({ state: 'working' })
    expect(await busy()).not.toContain('2027-10-28T08:00/10-28T09:00')
  })

  test('a provider that wants us to wait is asked nothing until then, even by hand', async () => {
    server.faults.tooMany = 3 * 3600
    await synchronize()
    const waiting = await connection()
    server.faults.tooMany = null
    server.requests.length = 0
    await synchronize()
    fixture.app.clock.advance(2 * HOUR_MS)
    await fixture.app.catchUp()
    const early = [...server.requests]
    fixture.app.clock.advance(HOUR_MS + 60_000)
    await fixture.app.catchUp()
    const waitMs = Date.parse(waiting.nextAttemptAt) - fixture.app.system.now().getTime()

    expect(waiting).toMatchObject({ state: 'failing', problem: expect.stringContaining('wait') })
    expect(waitMs).toBeLessThan(0)
    expect(early).toEqual([])
    expect(server.requests.length).toBeGreaterThan(0)
    expect(await connection()).toMatchObject({ state: 'working', problem: null })
  })

  test('access is renewed, and asked for again once the user ended it there, which keeps what was chosen', async () => {
    server.endAccess()
    await synchronize()
    fixture.app.clock.advance(2 * HOUR_MS)
    await fixture.app.catchUp()
    const renewed = await connection()
    const refreshed = server.tokens.refreshed
    server.endGrant()
    await synchronize()
    const over = await connection()
    const asked = server.requests.length
    fixture.app.clock.advance(7 * HOUR_MS)
    await fixture.app.catchUp()
    const tries = server.requests.length - asked
    const password = await fixture.app.call(contract.changeCalendarConnection, {
      token,
      params: { id: over.id },
      attributes: { password: 'none' },
    })
    const mended = await finish(await allow(fixture.manager, over.id))
    const working = await connection()

    expect(renewed).toMatchObject({ state: 'working' })
    expect(refreshed).toBeGreaterThan(1)
    expect(over).toMatchObject({ state: 'refused', nextAttemptAt: null, problem: expect.stringContaining('no access') })
    expect(tries).toBe(0)
    expect(password.errors[0]?.source).toEqual({ pointer: '/data/attributes/password' })
    expect(server.asked.at(-1)?.get('login_hint')).toBe(server.account)
    expect(mended.data.id).toBe(over.id)
    expect(working).toMatchObject({ id: over.id, state: 'working' })
    expect(working.calendars).toEqual(over.calendars)
  })

  test('leaving removes the interviews if asked to, deletes everything, and ends the access where that is possible', async () => {
    await agree(LATER)
    const written = there(server.work).length
    const params = { id: (await connection()).id }
    const attributes = { removesInterviews: true }
    const gone = await fixture.app.call(contract.connectionActions.disconnect, { token, params, attributes })
    const rows = await fixture.app.database.pool.query(
      'select (select count(*) from busy_times) + (select count(*) from calendar_connections) as left',
    )

    expect(written).toBe(1)
    expect(gone.status).toBe(200)
    expect(there(server.work)).toEqual([])
    expect(rows.rows).toEqual([{ left: '0' }])
    expect(server.tokens.revoked).toHaveLength(kind === 'google' ? 1 : 0)
  })
})

test('nothing is offered where nothing is set up', async () => {
  const { app, manager } = await openInterviewing()
  const listed = await app.call(contract.listCalendarProviders, { token: manager.token })
  const params = { id: '0190f000-0000-7000-8000-000000000002' }
  const begun = await app.call(contract.beginCalendarGrant, { token: manager.token, params, attributes: {} })
  expect(listed.data).toEqual([])
  expect(begun.status).toBe(404)
})
