import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MatchRow } from './match-row.tsx'
import type { MatchView } from './match-view.ts'

afterEach(cleanup)

const MATCH: MatchView = {
  key: 'c',
  rank: 3,
  score: 120,
  band: null,
  places: null,
  rankWithoutClaims: null,
  tieGroup: 3,
  name: 'Candidate 7F3A',
  headline: 'Backend Developer',
  isUntitled: false,
  isOffLevel: false,
  place: 'Peru',
  isElsewhere: false,
  isUnspoken: false,
  sharesTooFew: false,
  asksTooMuch: false,
  startsTooLate: false,
  years: '6 years of experience',
  pay: null,
  sameCareer: null,
  notice: null,
  overlap: '3 h',
  mustHavesMet: 1,
  bestEvidence: null,
  mustHaves: [
    { position: 0, met: 'no', bySkillId: null, note: null },
    { position: 1, met: 'no', bySkillId: null, note: null },
    { position: 2, met: 'yes', bySkillId: 'sql', note: null },
  ],
  contributions: [],
  sentence: 'Has 1 of 3 must-haves.',
}
const asked = (skill: string, central?: true) => ({
  anyOf: [skill],
  minYears: null,
  minEvidence: null,
  ...(central && { central }),
})

function show(match: MatchView) {
  const mustHave = [asked('git'), asked('java', true), asked('sql')]
  render(<MatchRow match={match} mustHave={mustHave} skills={{}} scale={500} />)
}

test('fewer shared hours than preferred are marked, and enough are not', () => {
  show({ ...MATCH, sharesTooFew: true })
  expect(screen.getByRole('img', { name: 'Preferred overlap: not met' })).toBeDefined()
  cleanup()
  show(MATCH)
  expect(screen.queryByRole('img', { name: /Preferred overlap/ })).toBeNull()
})

test('pay far above the preferred limit is marked, and other pay is not', () => {
  const pay = { shown: '€90/h', original: null }
  show({ ...MATCH, pay, asksTooMuch: true })
  expect(screen.getByRole('img', { name: 'Preferred pay: not met' })).toBeDefined()
  expect(screen.getByTitle('More than half above the preferred limit').textContent).toContain('€90/h')
  cleanup()
  show({ ...MATCH, pay })
  expect(screen.queryByRole('img', { name: /Preferred pay/ })).toBeNull()
})

test('a notice far beyond the preferred limit is marked, and another is not', () => {
  show({ ...MATCH, notice: '120 days', startsTooLate: true })
  expect(screen.getByRole('img', { name: 'Preferred notice: not met' })).toBeDefined()
  expect(screen.getByTitle('More than two months beyond the preferred limit').textContent).toContain('120 days')
  cleanup()
  show({ ...MATCH, notice: '120 days' })
  expect(screen.queryByRole('img', { name: /Preferred notice/ })).toBeNull()
})

test('a title that no job has, and a level too far off, are marked where they are missed', () => {
  show({ ...MATCH, isUntitled: true, isOffLevel: true })
  expect(screen.getByRole('img', { name: 'Title: not met' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Level: not met' })).toBeDefined()
  cleanup()
  show(MATCH)
  expect(screen.queryByRole('img', { name: /^(Title|Level)/ })).toBeNull()
})

test('of what is missing, the central must-have comes first', () => {
  show(MATCH)
  const ticks = screen.getByRole('list', { name: 'Must-haves' }).querySelectorAll('li')
  expect([...ticks].map(({ textContent }) => textContent)).toEqual(['java', 'git', 'sql'])
})

test('of more than eight must-haves, the rest is said to be met only where all of it is', () => {
  const last = (met: 'yes' | 'no', missing: number) => {
    const mustHaves = Array.from({ length: 9 }, (_, position) => ({
      position,
      met: position < missing ? ('no' as const) : met,
      bySkillId: null,
      note: null,
    }))
    show({ ...MATCH, mustHaves })
    const text = screen.getByRole('list', { name: 'Must-haves' }).lastElementChild?.textContent
    cleanup()
    return text
  }
  expect(last('yes', 3)).toBe('+1 met')
  expect(last('no', 9)).toBe('+1 more')
})
