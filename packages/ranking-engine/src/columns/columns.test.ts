import fc from 'fast-check'
import { expect, test } from 'vitest'
import { held, TODAY } from '../testing/fixtures.ts'
import { formatDay, parseDay } from './days.ts'
import { emptyIds, idAt, isSameId, pushId, tableOfIds } from './id-table.ts'
import { decodeStrength, encodeDetail, encodeStrength, levelOfDetail, yearsOfDetail } from './skill-code.ts'

test('a day round-trips over two centuries', () => {
  fc.assert(fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => parseDay(formatDay(day)) === day))
  expect(formatDay(TODAY)).toBe(new Date(TODAY * 86_400_000).toISOString().slice(0, 10))
  expect(parseDay('2028-02-29')).toBe(Date.parse('2028-02-29') / 86_400_000)
  expect(parseDay('20 November')).toBeNull()
})

test('ids round-trip, UUIDs and others', () => {
  const uuid = '0193f0a1-b2c3-7d4e-8f90-a1b2c3d4e5f6'
  const nearly = [uuid.replace('-', '0'), `${uuid.slice(0, -1)}g`, uuid.slice(1), `${uuid}0`]
  for (const ids of [[uuid], [uuid, 'résumé-7', ''], [uuid.toUpperCase()], [uuid, ...nearly]]) {
    const rows = emptyIds()
    for (const id of [...ids, ...ids]) pushId(rows, id)
    const table = tableOfIds(rows, Uint32Array.from(ids.keys()))
    expect(ids.map((_, place) => idAt(table, place))).toEqual(ids)
    for (const row of ids.keys()) {
      expect(ids.map((_, other) => isSameId(rows, row, ids.length + other))).toEqual(ids.map((id) => id === ids[row]))
    }
  }
})

test('two bytes hold the strength of a skill', () => {
  const skill = held('java', {
    evidence: 'interviewed',
    evidenceDay: TODAY - 700,
    lastUsedDay: TODAY - 20,
    prominence: 2,
  })
  expect(decodeStrength(encodeStrength(skill, TODAY))).toEqual({
    grade: 'interviewed',
    age: 1,
    lastUse: 3,
    prominence: 2,
  })
  expect(decodeStrength(encodeStrength(held('java'), TODAY))).toEqual({
    grade: 'claimed',
    age: 0,
    lastUse: 0,
    prominence: 1,
  })
})

test('years are never rounded up', () => {
  const years = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(years, fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }), (stated, level) => {
      const detail = encodeDetail(stated, level)
      expect(detail).toBeLessThan(256)
      expect(yearsOfDetail(detail)).toBeLessThanOrEqual(stated)
      if (stated < 15) expect(stated - (yearsOfDetail(detail) ?? -9)).toBeLessThan(0.5)
      expect(levelOfDetail(detail)).toBe(level)
    }),
  )
  expect(yearsOfDetail(encodeDetail(null, 3))).toBeNull()
})
