import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Match } from '../searches/index.ts'
import { MatchList, type MatchListProps } from './match-list.tsx'

afterEach(cleanup)

const ROWS = 50

const matches = Array.from({ length: ROWS }, (_, place) => ({
  id: `m${place}`,
  rank: place + 1,
  score: 900 - place,
  low: 880 - place,
  high: 920 - place,
  rankLow: null,
  rankHigh: null,
  tieGroup: place,
  mustHaves: [],
  mustHavesMet: 0,
  contributions: [],
  sentence: 'Has 5 of 5 must-haves.',
  starred: false,
  pipelineStage: null,
  sameCareer: null,
  yearsMet: null,
  overlapHours: null,
  rateConverted: null,
  candidate: {
    id: `c${place}`,
    maskedName: `Candidate ${place}`,
    legalName: null,
    headline: 'Backend Developer',
    titleName: null,
    seniority: 'none',
    country: null,
    experienceYears: null,
    rateExpected: null,
    noticeDays: null,
  },
})) as unknown as Match[]

const nothing = () => undefined
const props: Omit<MatchListProps, 'matches'> = {
  mustHave: [],
  skills: {},
  selected: [],
  onSelect: nothing,
  onStar: nothing,
  onOpen: nothing,
  nameLink: (match) => <a href={`#${match.id}`}>{match.candidate.maskedName}</a>,
  frozenIn: null,
  people: ROWS,
  counts: null,
  scale: 1000,
}

test('the space bar peeks at the current match, and scrolls the page while there is none', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchList {...props} matches={matches.slice(0, 2)} />
    </QueryClientProvider>,
  )
  const why = () => screen.getAllByRole('button', { name: /^Why / }).map((each) => each.getAttribute('aria-expanded'))
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: ' ' })).toBe(false)
  expect(why()).toEqual(['true', 'false'])
  fireEvent.keyDown(document.activeElement ?? document.body, { key: ' ' })
  expect(why()).toEqual(['false', 'false'])
})

test('the first rows are drawn at once, in the place that all of them will take', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MatchList {...props} matches={matches} />
    </QueryClientProvider>,
  )
  expect(html.match(/id="match-/g)).toHaveLength(6)
  expect(html).toMatch(/<ol[^>]* aria-busy="true" style="min-height:212.5rem"/)
})

test('of a page of matches, a key or a press renders only the rows that it changes', async () => {
  const nameLink = vi.fn((match: Match) => <a href={`#${match.id}`}>{match.candidate.maskedName}</a>)
  const [mustHave, skills] = [[], {}]
  function Page() {
    const [selected, setSelected] = useState<readonly string[]>([])
    return (
      <MatchList
        matches={matches}
        mustHave={mustHave}
        skills={skills}
        selected={selected}
        onSelect={(id) => setSelected([...selected, id])}
        onStar={nothing}
        onOpen={nothing}
        nameLink={nameLink}
        frozenIn={null}
        people={ROWS}
        counts={null}
        scale={1000}
      />
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(ROWS))
  nameLink.mockClear()
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'j' })
  const current = document.querySelectorAll('[data-current]')
  expect([...current].map(({ id }) => id)).toEqual(['match-c1'])
  expect(nameLink.mock.calls.map(([match]) => match.id)).toEqual(['m0', 'm0', 'm1'])
  nameLink.mockClear()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Candidate 7' }))
  expect(screen.getByRole('checkbox', { name: 'Select Candidate 7' })).toHaveProperty('checked', true)
  expect(nameLink.mock.calls.map(([match]) => match.id)).toEqual(['m7'])
})

test('the years of a candidate are of experience, not an age', () => {
  const [first] = matches
  const senior = { ...first, candidate: { ...first?.candidate, experienceYears: 28 } } as Match
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchList {...props} matches={[senior]} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('28 years of experience')).toBeDefined()
})
