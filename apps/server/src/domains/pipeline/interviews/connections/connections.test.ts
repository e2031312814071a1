import * as contract from '@assay/contracts/calendar-connections'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { startCaldavServer, type TestCalendarServer } from '../../../../platform/testing/caldav-server.ts'
import {
  type Connected,
  describeCalendarServer,
  event,
  inDays,
  openConnected,
} from '../../../../platform/testing/calendar-scenario.ts'
import { quickDescribe, quickTest } from '../../../../platform/testing/full-run.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { writeEvent } from '../calendars/write-event.rules.ts'

quickDescribe('with a calendar server', () => describeCalendarServer(startCaldavServer))

test('an event in any zone, at any time, is read as the same instant by the table that comes with it', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'America/Santiago',
    'UTC',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 2 * 365 * 48 }), (zone, halfHours) => {
      const start = new Date(Date.parse('2026-01-01T00:00Z') + halfHours * 1_800_000)
      const end = new Date(start.getTime() + HOUR_MS)
      const text = writeEvent(
        {
          uid: 'x@assay',
          sequence: 2,
          start,
          end,
          summary: 'A; B, C',
          description: 'One\nTwo',
          location: 'Room',
          url: null,
          isCancelled: false,
          changedAt: start,
        },
        zone,
      )
      const root = new ICAL.Component(ICAL.parse(text))
      const read = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined)
      expect(read.startDate.toJSDate()).toEqual(start)
      expect(read.endDate.toJSDate()).toEqual(end)
      expect([read.summary, read.description, read.sequence]).toEqual(['A; B, C', 'One\nTwo', 2])
    }),
  )
})

quickDescribe('trouble', () => {
  let server: TestCalendarServer
  let fixture: Connected
  let token = ''

  beforeAll(async () => {
    server = await startCaldavServer()
    fixture = await openConnected(server)
    token = fixture.manager.token
  })

  const connect = (person: string, attributes: Record<string, unknown>) =>
    fixture.app.call(contract.connectCalendar, { token: person, attributes })
  const params = async () => ({ id: (await fixture.connection()).id })
  const synchronize = async (): Promise<void> => {
    await fixture.app.call(contract.connectionActions.synchronize, { token, params: await params(), attributes: {} })
    await fixture.app.catchUp()
  }

  test('a wrong password, an address without calendars and an account connected twice are refused', async () => {
    const { address, account, password } = server
    const wrong = await connect(fixture.owner.token, { address, account, password: 'no' })
    const elsewhere = await connect(fixture.owner.token, { address: 'http://127.0.0.1:9', account, password })
    const twice = await connect(token, { address, account, password })

    expect(wrong.errors).toMatchObject([
      { code: 'calendar.not-connected', source: { pointer: '/data/attributes/password' } },
    ])
    expect(elsewhere.errors[0]).toMatchObject({
      code: 'calendar.not-connected',
      source: { pointer: '/data/attributes/address' },
    })
    expect(twice.errors[0]?.source).toEqual({ pointer: '/data/attributes/account' })
  })

  test('the password is nowhere, and the connection is its owner’s alone', async () => {
    const listed = await fixture.app.call(contract.listCalendarConnections, { token })
    const others = await fixture.app.call(contract.listCalendarConnections, { token: fixture.recruiter.token })
    const asked = { token: fixture.recruiter.token, params: await params(), attributes: {} }
    const foreign = await fixture.app.call(contract.connectionActions.disconnect, asked)
    const { rows } = await fixture.app.database.pool.query(
      `select c::text as row from calendar_connections c union all select a::text from activities a
       union all select o::text from outbox o`,
    )

    expect(JSON.stringify([listed.json, rows])).not.toContain(server.password)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(server.password).toString('hex'))
    expect(others.data).toEqual([])
    expect(foreign.status).toBe(404)
  })

  test('at most three accounts are connected, also by simultaneous requests', async () => {
    const servers = await Promise.all(Array.from({ length: contract.MAX_CALENDAR_CONNECTIONS + 2 }, startCaldavServer))
    const [first, ...others] = servers
    const person = fixture.recruiter.token
    const connectTo = ({ address, account, password }: TestCalendarServer) =>
      connect(person, { address, account, password })
    if (first !== undefined) await connectTo(first)
    const connected = await Promise.all(others.map(connectTo))
    expect(connected.filter(({ status }) => status === 201)).toHaveLength(contract.MAX_CALENDAR_CONNECTIONS - 1)
    const listed = await fixture.app.call(contract.listCalendarConnections, { token: person })
    expect(listed.data).toHaveLength(contract.MAX_CALENDAR_CONNECTIONS)
  })

  test('a server that fails is tried again, later each time, and says what is wrong until it works', async () => {
    server.faults.status = 503
    await synchronize()
    const first = await fixture.connection()
    fixture.app.clock.advance(2 * 60_000)
    await fixture.app.catchUp()
    const second = await fixture.connection()
    server.faults.status = null
    fixture.app.clock.advance(5 * 60_000)
    await fixture.app.catchUp()
    const waitOf = ({ nextAttemptAt }: Record<string, unknown>) => Date.parse(String(nextAttemptAt))

    expect(first).toMatchObject({ state: 'failing', problem: expect.stringContaining('wait') })
    expect(second).toMatchObject({ state: 'failing' })
    expect(waitOf(second)).toBeGreaterThan(waitOf(first))
    expect(await fixture.connection()).toMatchObject({ state: 'working', problem: null })
  })

  test('a password that is refused later is asked for, and not tried again until then', async () => {
    const { password } = server.faults
    server.faults.password = 'another one'
    await synchronize()
    const refused = await fixture.connection()
    const before = server.requests.length
    fixture.app.clock.advance(3 * HOUR_MS)
    await fixture.app.catchUp()
    const tries = server.requests.length - before
    const change = (attributes: Record<string, unknown>, id: { id: string }) =>
      fixture.app.call(contract.changeCalendarConnection, { token, params: id, attributes })
    const still = await change({ password }, await params())
    const mended = await change({ password: 'another one' }, await params())
    await fixture.app.catchUp()
    server.faults.password = password
    await change({ password }, await params())
    await fixture.app.catchUp()

    expect(refused).toMatchObject({ state: 'refused', nextAttemptAt: null })
    expect(tries).toBe(0)
    expect(still.errors[0]).toMatchObject({ code: 'calendar.not-connected' })
    expect(mended.status).toBe(200)
    expect(await fixture.connection()).toMatchObject({ state: 'working' })
  })

  test('only what changed is read, and everything if the server no longer knows the last state', async () => {
    await server.put('a.ics', event('UID:a@test', `DTSTART:${inDays(3)}`, 'DURATION:PT1H'))
    await synchronize()
    server.requests.length = 0
    await synchronize()
    const quiet = [...server.requests]
    await server.put('b.ics', event('UID:b@test', `DTSTART:${inDays(4)}`, 'DURATION:PT1H'))
    server.requests.length = 0
    await synchronize()
    const changed = [...server.requests]
    server.faults.forgetsTokens = true
    await server.put('c.ics', event('UID:c@test', `DTSTART:${inDays(5)}`, 'DURATION:PT1H'))
    await synchronize()
    server.faults.forgetsTokens = false
    const { calendars } = await fixture.connection()

    expect(quiet).toEqual(['PROPFIND'])
    expect(changed).toEqual(['PROPFIND', 'sync-collection', 'calendar-multiget'])
    expect(calendars.find(({ name }) => name === 'Work')).toMatchObject({ busyCount: 3, skippedCount: 0 })
  })

  test('a hostile event hides no other and is counted; a calendar that is not chosen makes no one busy', async () => {
    await server.put('harm.ics', event('UID:h@test', `DTSTART:${inDays(3)}`, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
    await server.put('broken.ics', 'BEGIN:VCALENDAR')
    await synchronize()
    const { calendars } = await fixture.connection()
    const attributes = { busy: [] }
    await fixture.app.call(contract.changeCalendarConnection, { token, params: await params(), attributes })
    await fixture.app.catchUp()
    const after = await fixture.connection()

    expect(calendars.find(({ name }) => name === 'Work')).toMatchObject({ busyCount: 3, skippedCount: 2 })
    expect(after.calendars.find(({ name }) => name === 'Work')).toMatchObject({ busyCount: 0, isBusy: false })
  })
})

quickTest('addresses of this machine and of private networks are refused', async () => {
  const { app, manager } = await (await import('../../../../platform/testing/test-interviews.ts')).openInterviewing()
  const given = ['http://dav.example.com', 'https://127.0.0.1/dav', 'https://192.168.1.9/', 'https://router.local/']
  for (const address of given) {
    const attributes = { address, account: 'lena', password: 'secret' }
    const answer = await app.call(contract.connectCalendar, { token: manager.token, attributes })
    expect(answer.errors[0]?.source).toEqual({ pointer: '/data/attributes/address' })
  }
})
