import { expect, test } from 'vitest'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { type BusyTimes, createCalendarReader } from './calendar-reader.ts'

const NOW = Date.parse('2026-11-24T00:00Z')
const window = { from: NOW - DAY_MS, to: NOW + 366 * DAY_MS }
const reader = createCalendarReader({ timeMs: 8_000, memoryMb: 320 })

const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a@b', 'DTSTART:20261124T090000Z', 'DURATION:PT30M', ...lines, 'END:VEVENT'].join('\r\n')
const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))
const zoneWith = (...lines: string[]) =>
  [
    ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0200'],
    ...['TZOFFSETTO:+0300', ...lines, 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n')
const inOffice = event('RRULE:FREQ=DAILY').replace('DTSTART:20261124T090000Z', 'DTSTART;TZID=Office:20261124T090000')
const secondOfYear = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString().replace(/[-:]|\.000/g, '')

const readOrRefuse = (text: string, caller = 'someone'): Promise<BusyTimes | string> =>
  reader
    .read(text, { zone: 'Europe/Berlin', window }, caller)
    .catch((error: Error & { code?: string }) => `${error.code}: ${error.message}`)

test.each([
  ['every second, in 300 events', calendar(...times(300, () => event('RRULE:FREQ=SECONDLY')))],
  ['every minute', calendar(event('RRULE:FREQ=MINUTELY;COUNT=1000000000'))],
  ['at every minute of each hour', calendar(event(`RRULE:FREQ=HOURLY;BYMINUTE=${times(60, (at) => at).join(',')}`))],
  ['at every second of each day', calendar(event(`RRULE:FREQ=YEARLY;BYSECOND=${times(60, (at) => at).join(',')}`))],
  ['in small letters', calendar(event('rrule:freq=secondly'))],
  ['every second, in the table of a zone', calendar(zoneWith('RRULE:FREQ=SECONDLY'), inOffice)],
  ['every second, as an exception', calendar(event('RRULE:FREQ=DAILY', 'EXRULE:FREQ=SECONDLY'))],
])('recurrence %s is refused with the reason', async (_, text) => {
  expect(await readOrRefuse(text)).toMatch(/^calendar\.unreadable: .*(once an hour|isn’t a calendar)/)
})

test.each([
  [
    'hourly events from 1970, a thousand times',
    calendar(...times(1000, () => event('RRULE:FREQ=HOURLY').replace('2026', '1970'))),
  ],
  ['lists of 100,000 dates', calendar(event(`RDATE:${times(100_000, secondOfYear).join(',')}`))],
  [
    'lists of 100,000 exceptions',
    calendar(event('RRULE:FREQ=DAILY', `EXDATE:${times(100_000, secondOfYear).join(',')}`)),
  ],
  ['30,000 events', calendar(...times(30_000, () => event()))],
  ['a thousand zones', calendar(...times(1000, () => zoneWith('RRULE:FREQ=DAILY')), inOffice)],
])('%s end with a refusal and nothing else', async (_, text) => {
  expect(await readOrRefuse(text)).toMatch(/^calendar\.unreadable: /)
})

test.each([
  ['a thousand million days', 'RRULE:FREQ=DAILY;COUNT=1000000000'],
  ['days until the year 9999', 'RRULE:FREQ=DAILY;UNTIL=99991231T000000Z'],
  [
    'days by long lists',
    `RRULE:FREQ=DAILY;BYMONTHDAY=${times(31, (at) => at + 1).join(',')};BYMONTH=${times(12, (at) => at + 1).join(',')}`,
  ],
])('%s are read up to the end of the window', async (_, rule) => {
  const read = await readOrRefuse(calendar(event(rule)))
  expect(read).toMatchObject({ skipped: 0 })
  expect((read as BusyTimes).busy).toHaveLength(366)
})

test.each([
  ['a rule that no other day ever fits', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['every two thousand million days', 'RRULE:FREQ=DAILY;INTERVAL=2000000000'],
  ['every two thousand million hours', 'RRULE:FREQ=HOURLY;INTERVAL=2000000000'],
  ['every two thousand million weeks', 'RRULE:FREQ=WEEKLY;INTERVAL=2000000000;BYDAY=TU'],
  ['every two thousand million months', 'RRULE:FREQ=MONTHLY;INTERVAL=2000000000'],
  ['every two thousand million years', 'RRULE:FREQ=YEARLY;INTERVAL=2000000000'],
])('%s makes its first day busy, and hides no other event', async (_, rule) => {
  const read = await readOrRefuse(calendar(...times(20, () => event(rule)), event().replace('1124T', '1126T')))
  const busy = [0, 2].map((days) => ({ from: NOW + days * DAY_MS + 32_400_000, to: NOW + days * DAY_MS + 34_200_000 }))
  expect(read).toMatchObject({ busy })
})

test('every second, third and thousandth day are read as they are written', async () => {
  for (const [interval, days] of [
    [2, 183],
    [3, 122],
    [365, 2],
    [366, 1],
    [1000, 1],
  ] as const) {
    const read = await readOrRefuse(calendar(event(`RRULE:FREQ=DAILY;INTERVAL=${interval}`)))
    expect([interval, (read as BusyTimes).busy.length]).toEqual([interval, days])
  }
})

test('a daily event that began long ago makes today busy', async () => {
  const old = event('RRULE:FREQ=DAILY').replace('20261124T', '19900101T')
  expect(await readOrRefuse(calendar(old))).toMatchObject({
    busy: expect.arrayContaining([{ from: NOW + 32_400_000, to: NOW + 34_200_000 }]),
  })
})

test('100,000 nested levels are skipped', async () => {
  const deep = calendar(`${'BEGIN:VEVENT\r\n'.repeat(100_000)}${'END:VEVENT\r\n'.repeat(100_000)}`)
  expect(await readOrRefuse(deep)).toEqual({ busy: [], skipped: 1 })
})

test('a line folded a hundred thousand times is one line', async () => {
  const folded = `DESCRIPTION:${'a\r\n '.repeat(100_000)}`
  expect(await readOrRefuse(calendar(event(folded)))).toMatchObject({
    busy: [{ from: NOW + 32_400_000, to: NOW + 34_200_000 }],
  })
})

test('endless files of one caller do not hold up the file of another', async () => {
  const endless = calendar(...times(1000, () => event('RRULE:FREQ=HOURLY').replace('2026', '1970')))
  const ended: string[] = []
  const read = async (text: string, caller: string) => {
    const outcome = await readOrRefuse(text, caller)
    ended.push(caller)
    return outcome
  }
  const [first, , other] = await Promise.all([
    read(endless, 'greedy'),
    read(endless, 'greedy'),
    read(calendar(event()), 'other'),
  ])
  expect(first).toMatch(/^calendar\.unreadable: /)
  expect(other).toMatchObject({ skipped: 0 })
  expect(ended).toEqual(['other', 'greedy', 'greedy'])
})
