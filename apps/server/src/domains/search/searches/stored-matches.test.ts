import { expect, test } from 'vitest'
import type { FrozenMatch } from './searches.rules.ts'
import { packFrozenMatches, sealedText, sealedTexts, unpackMatches } from './stored-matches.rules.ts'

function aMatch(rank: number, overlapHours: number | null = 2.3): FrozenMatch {
  const evidence = { grade: 'assessed', on: '2026-07-01', excerpt: `Words of number ${rank}` }
  return {
    candidateId: `candidate-${rank}`,
    rank,
    score: 400 - rank,
    low: -3,
    high: 500,
    tieGroup: 1,
    overlapHours,
    rankLow: rank === 2 ? null : 1,
    rankHigh: rank === 2 ? null : 3,
    rankWithoutClaims: rank === 2 ? null : 4,
    mustHaves: [
      { position: 0, met: 'yes', bySkillId: 'skill-1', note: null },
      { position: 1, met: 'no', bySkillId: null, note: 'not found' },
    ],
    titleMet: rank === 2 ? null : rank === 1,
    yearsMet: rank === 3 ? null : rank === 1,
    levelMet: rank === 2 ? true : null,
    countryMet: rank === 1 ? false : null,
    languageMet: rank === 2 ? false : null,
    overlapMet: rank === 3 ? true : null,
    payMet: rank === 2 ? false : null,
    noticeMet: rank === 3 ? false : null,
    onlyPreferences: rank === 1 ? true : null,
    contributions: [
      { feature: 'mustHave', label: 'Go, must-have', value: '3 years', points: 80, evidence },
      { feature: 'mustHave', label: 'Kafka, must-have', value: 'not found', points: -4, evidence: null },
      {
        feature: 'mustHave',
        label: '',
        value: '3',
        points: 0,
        evidence: { ...evidence, on: null, excerpt: null },
      },
    ],
    sentence: 'Has 1 of 2 must-haves.',
  }
}

const matches = [aMatch(1), aMatch(2, null), aMatch(3, 2 / 3)]
const ids = matches.map(({ candidateId }) => candidateId)

test('matches are unpacked as they were packed, all of them or a page', () => {
  const kept = JSON.parse(JSON.stringify(packFrozenMatches(matches)))
  expect(unpackMatches(kept, ids, { from: 0, to: 3 })).toEqual(matches)
  expect(unpackMatches(kept, ids, { from: 1, to: 2 })).toEqual([matches[1]])
  expect(unpackMatches(kept, ids, { from: 3, to: 9 })).toEqual([])
  expect(unpackMatches(packFrozenMatches([]), [], { from: 0, to: 9 })).toEqual([])
})

test('strings that several matches share are stored once', () => {
  const { words } = packFrozenMatches(matches)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => word === 'Go, must-have')).toHaveLength(1)
})

test('a list is sealed by the same texts as its matches one by one', () => {
  const format = { words: [], rows: matches.map((match) => JSON.parse(sealedText(match)).slice(2)) }
  for (const kept of [packFrozenMatches(matches), format])
    expect(sealedTexts(kept, ids)).toEqual(matches.map(sealedText))
})

test('the sealed text covers every value and is independent of other matches', () => {
  const [, second] = unpackMatches(packFrozenMatches(matches), ids, { from: 0, to: 3 })
  expect(sealedText(second as FrozenMatch)).toBe(sealedText(aMatch(2, null)))
  const changed = [
    { ...aMatch(1), candidateId: 'another' },
    { ...aMatch(1), rank: 9 },
    { ...aMatch(1), rankLow: null },
    { ...aMatch(1), sentence: '' },
    { ...aMatch(1), mustHaves: aMatch(1).mustHaves.slice(1) },
    { ...aMatch(1), contributions: aMatch(1).contributions.toReversed() },
  ]
  expect(new Set([aMatch(1), ...changed].map(sealedText)).size).toBe(changed.length + 1)
})
