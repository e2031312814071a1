import { placeOfZone, presentZone, timeOfZone, zoneLabel } from '@assay/contracts/zone-names'
import { expect, test } from 'vitest'
import { zoneOptions } from './zones.ts'

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', 'Kolkata'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
  ['Europe/Kiev', 'Europe/Kyiv', 'Kyiv'],
  ['Europe/Berlin', 'Europe/Berlin', 'Berlin'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis', 'Indianapolis'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
])('%s is called by its present name', (zone, present, place) => {
  expect([presentZone(zone), placeOfZone(zone)]).toEqual([present, place])
})

test('the options hold every zone of the runtime once, each at the same time as before', () => {
  const options = zoneOptions(['UTC', 'Asia/Kolkata'])
  expect(options.map(({ value }) => value)).toContain('Asia/Kolkata')
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  const at = new Date('2026-03-29T12:00:00Z')
  for (const zone of Intl.supportedValuesOf('timeZone'))
    expect(at.toLocaleString('en', { timeZone: presentZone(zone) })).toBe(at.toLocaleString('en', { timeZone: zone }))
  expect(options.find(({ value }) => value === 'Asia/Ho_Chi_Minh')?.label).toBe(zoneLabel('Asia/Saigon'))
})

test('a zone that is stored by its former name can stay chosen', () => {
  const options = zoneOptions(['Asia/Calcutta'])
  expect(options.filter(({ label }) => label === 'Asia/Kolkata')).toEqual([
    { value: 'Asia/Calcutta', label: 'Asia/Kolkata' },
  ])
})

test('a time is named after its place, and UTC is a time already', () => {
  expect(['Asia/Saigon', 'UTC', 'Etc/UTC'].map(timeOfZone)).toEqual(['Ho Chi Minh time', 'UTC', 'UTC'])
})
