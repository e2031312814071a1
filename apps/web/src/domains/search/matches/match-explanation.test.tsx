import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MatchExplanation } from './match-explanation.tsx'
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
