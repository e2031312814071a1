import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MatchExplanation } from './match-explanation.tsx'
import { groupLines } from './match-explanation-groups.ts'
import type { MatchView } from './match-view.ts'

afterEach(cleanup)

const MATCH: MatchView = {
  key: 'c',
  rank: 3,
  score: 12,
  band: { low: 4, high: 80 },
  places: { best: 3, worst: 6 },
  rankWithoutClaims: 7,
  tieGroup: 3,
  name: 'Candidate 7F3A',
  headline: 'Backend Developer',
  place: null,
  isElsewhere: false,
  isUntitled: false,
  isOffLevel: false,
  isUnspoken: false,
  sharesTooFew: false,
  asksTooMuch: false,
  startsTooLate: false,
  years: null,
  pay: null,
  sameCareer: null,
  notice: null,
  overlap: null,
  mustHavesMet: 0,
  bestEvidence: null,
  mustHaves: [],
  contributions: [{ feature: 'mustHave', label: 'Java, must-have', value: '4 years', points: 12, evidence: null }],
  sentence: 'Has 1 of 1 must-haves.',
}

test('the rank without self-reported claims is shown next to the lines, with the number of matches', () => {
  render(<MatchExplanation match={MATCH} people={1212} />)
  expect(screen.getByText('Counting verified skills only: #7 of 1,212.')).toBeDefined()
})

test('it says so if the rank would not change', () => {
  render(<MatchExplanation match={{ ...MATCH, rankWithoutClaims: 3 }} people={212} />)
  expect(screen.getByText('Counting verified skills only: #3 of 212, unchanged.')).toBeDefined()
})

test('a search older than this figure shows nothing', () => {
  render(<MatchExplanation match={{ ...MATCH, rankWithoutClaims: null }} people={212} />)
  expect(screen.queryByText(/unverified/)).toBeNull()
})

test('ranks too close to call are listed, and a clear rank says nothing', () => {
  const { rerender } = render(<MatchExplanation match={MATCH} />)
  expect(screen.getByText(/Ranks 3 to 6 are too close to call\./)).toBeDefined()
  rerender(<MatchExplanation match={{ ...MATCH, places: { best: 3, worst: 3 } }} />)
  expect(screen.queryByText(/too close to call/)).toBeNull()
})

const line = (feature: string, label: string, points: number) => ({
  feature,
  label,
  value: 'Software Engineer, now',
  points,
  evidence: null,
})

test('a near title is no met title, and a preferred country that is met is named as such', () => {
  const contributions = [
    line('title', 'Title: Engineering Manager asked', 35),
    line('country', 'Country: Austria preferred', 0),
  ]
  const shown = { ...MATCH, place: 'Austria', contributions }
  expect(keysOf(shown)).toEqual({ title: 'met', country: 'met' })
  expect(keysOf({ ...shown, isUntitled: true, place: null })).toEqual({ title: 'partly', country: 'nothing' })
  const none = [
    line('title', 'Title: Engineering Manager asked', 0),
    line('country', 'Country: Austria preferred', -20),
  ]
  expect(keysOf({ ...shown, isUntitled: true, isElsewhere: true, contributions: none })).toEqual({
    title: 'missing',
    country: 'missing',
  })
})

test('a preference that is missed and costs nothing is missing all the same', () => {
  const contributions = [
    line('country', 'Country: Austria preferred', 0),
    line('language', 'German, B2 asked, preferred', 0),
    line('overlap', 'Overlap: 4 hours with Europe/Berlin preferred', 0),
  ]
  const missed = { ...MATCH, place: 'Chile', isElsewhere: true, isUnspoken: true, sharesTooFew: true, contributions }
  expect(keysOf(missed)).toEqual({ country: 'missing', language: 'missing', overlap: 'missing' })
  expect(keysOf({ ...MATCH, place: null, contributions })).toEqual({
    country: 'nothing',
    language: 'nothing',
    overlap: 'nothing',
  })
})

function keysOf(match: MatchView): Record<string, string> {
  return Object.fromEntries(groupLines(match).flatMap(({ key, lines }) => lines.map(({ feature }) => [feature, key])))
}
