import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Alternatives, Substitute } from './alternatives.queries.ts'
import { AlternativesPage } from './alternatives.tsx'

afterEach(cleanup)

const person = { headline: 'Go Developer', country: 'DE', rateExpected: null, rateConverted: null, noticeDays: 14 }

const substitute: Substitute = {
  ...person,
  candidateId: 's',
  maskedName: 'Candidate B2',
  score: 297,
  difference: -3,
  gained: 20,
  lost: -23,
  lines: [
    { feature: 'mustHave', label: 'Kafka, must-have', was: '4 years', is: 'not found', points: -23 },
    { feature: 'vetting', label: 'Vetting', was: 'not vetted', is: '70 of 100', points: 20 },
  ],
}

const FOUND = {
  within: 15,
  matchedCount: 12,
  original: { ...person, candidateId: 'o', maskedName: 'Candidate A1', score: 300, isLeftOut: false },
  substitutes: [substitute],
  nearest: [],
  relaxations: [],
} as unknown as Alternatives

function show(found: Alternatives, more: Partial<Parameters<typeof AlternativesPage>[0]> = {}): void {
  render(<AlternativesPage found={found} about="" inPipeline={() => null} profile={(_, words) => words} {...more} />)
}

test('what all criteria are is said in the comparison, not beside each name', () => {
  const label = 'Must-haves, title, 4 hours of overlap and more than 2.5 years (5+ requested)'
  const line = { feature: 'criteria', label, was: 'met', is: 'not met', points: -1300 }
  show({ ...FOUND, substitutes: [{ ...substitute, lines: [line, ...substitute.lines] }] })
  expect(screen.getByText('More: vetting. Less: all criteria, Kafka.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(within(screen.getByRole('table')).getByText(label)).toBeDefined()
})

test('gains and losses are shown next to the name, with details on demand', () => {
  show(FOUND)
  expect(screen.getByText('+20 gained')).toBeDefined()
  expect(screen.getByText('−23 lost')).toBeDefined()
  expect(screen.getByText('More: vetting. Less: Kafka.')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('columnheader', { name: 'Candidate A1' })).toBeDefined()
  expect(table.getAllByRole('cell', { name: /^[+−]\d+$/ }).map(({ textContent }) => textContent)).toEqual([
    '−23',
    '+20',
    '−3',
  ])
})

test('a substitute can be shortlisted with the permission', () => {
  const onShortlist = vi.fn()
  show(FOUND, { onShortlist })
  fireEvent.click(screen.getByRole('button', { name: 'Shortlist' }))
  expect(onShortlist).toHaveBeenCalledWith(substitute)

  cleanup()
  show(FOUND)
  expect(screen.queryByRole('button', { name: 'Shortlist' })).toBeNull()
})

test('without a close substitute, it says so and names what to relax', () => {
  const onApply = vi.fn()
  const relaxation = {
    target: 'notice',
    how: 'eased',
    brings: 7,
    matchedThen: 19,
    criteria: {},
    changes: [{ what: 'Notice', was: 'up to 14 days', is: 'up to 30 days' }],
  } as unknown as Alternatives['relaxations'][number]
  show({ ...FOUND, substitutes: [], relaxations: [relaxation] }, { onApply })

  expect(screen.getByText('No candidate comes close')).toBeDefined()
  expect(screen.getByText('Relax a condition to get more candidates.')).toBeDefined()
  fireEvent.click(
    screen.getByRole('button', { name: /Notice: up to 30 days instead of up to 14 days: 7 candidates more/ }),
  )
  expect(onApply).toHaveBeenCalledWith(relaxation)
})

test('without a close substitute, the nearest candidates are still shown', () => {
  show({ ...FOUND, substitutes: [], nearest: [substitute] })
  expect(screen.getByText('No candidate comes close')).toBeDefined()
  expect(screen.getByText('Candidate B2')).toBeDefined()
})
