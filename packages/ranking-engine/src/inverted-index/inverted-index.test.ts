import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CandidateProfile } from '../candidate/candidate-profile.ts'
import { defaultModel } from '../model/default-model.ts'
import { rank } from '../rank.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from '../testing/fixtures.ts'
import { applyChange, deltaSize, mergeDelta } from './apply-change.ts'
import { buildPool, DELTA_BLOCK_SIZE, poolHash } from './pool.ts'
import { loadSnapshot, snapshot } from './snapshot.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }
const criteria = someCriteria({ mustHave: [mustHave('java'), mustHave('kafka')] })

function crowd(size: number, years = 3): CandidateProfile[] {
  return Array.from({ length: size }, (_, number) =>
    aCandidate(`person-${number}`, {
      skills: [
        held('java', { years: years + (number % 7), evidence: 'assessed', evidenceDay: TODAY - number }),
        held(number % 3 === 0 ? 'kafka' : 'rabbitmq'),
      ],
      timezone: number % 2 === 0 ? 'Europe/Berlin' : 'Asia/Kolkata',
    }),
  )
}

const everything = { limit: 10_000, now: NOW, facets: true }

test('a delta of several blocks, with candidates replaced twice and removed, equals a rebuild', () => {
  const size = 2 * DELTA_BLOCK_SIZE + 100
  const changed = buildPool(crowd(size, 1).slice(0, 500), options)
  applyChange(changed, { upsert: crowd(size, 9).slice(0, 40) })
  applyChange(changed, { upsert: crowd(size, 2) })
  applyChange(changed, { upsert: crowd(size, 3).slice(400, 1600), remove: ['person-3', 'person-1999', 'nobody'] })
  const final = [...crowd(size, 2).slice(0, 400), ...crowd(size, 3).slice(400, 1600), ...crowd(size, 2).slice(1600)]
  const rebuilt = buildPool(
    final.filter(({ id }) => id !== 'person-3' && id !== 'person-1999'),
    options,
  )
  const expected = rank(rebuilt, criteria, everything)

  expect(deltaSize(changed)).toBeGreaterThan(2 * DELTA_BLOCK_SIZE)
  expect(rank(changed, criteria, everything)).toEqual(expected)
  expect(poolHash(changed)).toBe(poolHash(rebuilt))
  mergeDelta(changed)
  expect(deltaSize(changed)).toBe(0)
  expect(rank(changed, criteria, everything)).toEqual(expected)
})

describe('the hash of a pool', () => {
  const people = crowd(20)

  test('does not depend on the order, and returns after a change is undone', () => {
    const pool = buildPool(people, options)
    expect(poolHash(buildPool(people.toReversed(), options))).toBe(poolHash(pool))
    applyChange(pool, { remove: ['person-4'] })
    expect(poolHash(pool)).not.toBe(poolHash(buildPool(people, options)))
    applyChange(pool, { upsert: [people[4] as CandidateProfile] })
    expect(poolHash(pool)).toBe(poolHash(buildPool(people, options)))
  })

  test('changes with any field of a profile', () => {
    const says: Partial<CandidateProfile>[] = [
      { seniority: 'senior' },
      { country: 'DE' },
      { noticeDays: 3 },
      { timezone: 'Asia/Tokyo' },
      { workingHours: { from: 480, to: 960 } },
      { vettingScore: 5 },
      { languages: [{ code: 'de', level: 'A1' }] },
      { titles: [{ title: 'accountant', months: 3, endedMonthsAgo: null }] },
      { skills: [held('java')] },
      { skills: [held('java', { evidence: 'assessed' })] },
      { skills: [held('java', { lastUsedDay: TODAY })] },
      { skills: [held('java', { years: 4 })] },
    ]
    const hashes = [{}, ...says].map((more) => poolHash(buildPool([aCandidate('ada', more)], options)))
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('a snapshot', () => {
  const pool = buildPool(
    [...crowd(50), aCandidate('00000000-0000-7000-8000-000000000001', { skills: [held('java')] })],
    options,
  )
  const bytes = snapshot(pool)

  test('loads as the same index', () => {
    const loaded = loadSnapshot(bytes)
    expect(rank(loaded, criteria, everything)).toEqual(rank(pool, criteria, everything))
    expect(poolHash(loaded)).toBe(poolHash(pool))
    applyChange(loaded, { remove: ['person-1'] })
    expect(loaded.size).toBe(pool.size - 1)
  })

  test('may come in the middle of a larger buffer', () => {
    const larger = Buffer.concat([Buffer.from('odd'), bytes, Buffer.from('end')])
    const loaded = loadSnapshot(larger.subarray(3, 3 + bytes.length))
    expect(rank(loaded, criteria, everything)).toEqual(rank(pool, criteria, everything))
  })

  test('is refused when a single bit has changed, wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (place, bit) => {
        const damaged = bytes.slice()
        damaged[place] = (damaged[place] as number) ^ (1 << bit)
        expect(() => loadSnapshot(damaged)).toThrow(/snapshot/)
      }),
    )
  })

  test('is refused when it is cut off, of another version, or something else', () => {
    expect(() => loadSnapshot(bytes.slice(0, -8))).toThrow('cut off')
    expect(() => loadSnapshot(Uint8Array.from(bytes, (byte, place) => (place === 7 ? 9 : byte)))).toThrow(
      'unknown version 9',
    )
    expect(() => loadSnapshot(new Uint8Array(100))).toThrow('no snapshot')
  })
})
