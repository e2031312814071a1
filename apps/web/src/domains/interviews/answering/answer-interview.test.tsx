import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CandidateLink } from '../../../platform/candidate-link.ts'
import { HOUR_MS } from '../../../platform/durations.ts'
import { AnswerInterview } from './answer-interview.tsx'

afterEach(cleanup)

const AGREED = { start: '2026-11-30T09:00:00.000Z', end: '2026-11-30T10:00:00.000Z' }

function show(
  state: 'proposed' | 'scheduled' | 'rescheduling',
  agreed: Partial<typeof AGREED> = {},
  freeTimes: readonly (typeof AGREED)[] = [],
) {
  const link = {
    shows: {
      companyName: 'Acme',
      requirementTitle: 'Order intake',
      round: 1,
      kind: 'technical',
      minutes: 60,
      state,
      proposedSlots: state === 'proposed' ? [{ ...AGREED, by: 'employer', isFree: true }] : [],
      start: agreed.start ?? null,
      end: agreed.end ?? null,
      zoneCandidate: 'Asia/Kolkata',
      zoneOrganizer: 'Europe/Berlin',
      interviewers: ['Liam'],
      place: 'video',
      joinUrl: null,
      placeNote: null,
      respondBy: null,
      reason: null,
      noShow: null,
      counterLeft: 2,
      rescheduleLeft: 2,
      freeTimes,
      earliestSlot: '2026-11-29T09:00:00.000Z',
      mayDo: state === 'proposed' ? ['choose', 'counter', 'cancel'] : ['reschedule', 'cancel'],
      createdAt: '2026-11-28T09:00:00.000Z',
      updatedAt: '2026-11-28T09:00:00.000Z',
    },
  } as unknown as CandidateLink
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerInterview link={link} token={'t'.repeat(64)} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an invitation is declined, and an agreed interview is cancelled', () => {
  show('proposed')
  press('Decline interview…')
  expect(screen.getByRole('button', { name: 'Decline interview' })).toBeTruthy()
  cleanup()
  show('scheduled', AGREED)
  press('Cancel interview…')
  expect(screen.getByLabelText(/Why are you cancelling/)).toBeTruthy()
})

test('while an interview is moved, its time is the current one, and stands', () => {
  show('rescheduling', AGREED)
  expect(screen.getByText('Current time').nextElementSibling?.textContent).toContain(
    'stands until you agree on a new one',
  )
  cleanup()
  show('scheduled', AGREED)
  expect(screen.getByText('When').nextElementSibling?.textContent).not.toContain('stands until')
})

test('each of several other times names its zone', () => {
  show('proposed')
  press('Suggest other times…')
  expect(screen.getByLabelText(/Your preferred times \(Kolkata time\)/)).toBeTruthy()
  press('Add time')
  expect(screen.getByLabelText(/Time 1 \(Kolkata time\)/)).toBeTruthy()
  expect(screen.getByLabelText(/Time 2 \(Kolkata time\)/)).toBeTruthy()
})

test('free times are chosen in the zone of the page, at most three, and others can be named', () => {
  const free = [0, 1, 2, 24].map((hours) => ({
    start: new Date(Date.parse(AGREED.start) + hours * HOUR_MS).toISOString(),
    end: new Date(Date.parse(AGREED.end) + hours * HOUR_MS).toISOString(),
  }))
  show('scheduled', AGREED, free)
  press('Reschedule…')
  const times = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(times.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Mon 30 Nov, 14:30–15:30',
    'Mon 30 Nov, 15:30–16:30',
    'Mon 30 Nov, 16:30–17:30',
    'Tue 1 Dec, 14:30–15:30',
  ])
  expect(screen.queryByLabelText(/Another time/)).toBeNull()
  for (const each of times.slice(0, 2)) fireEvent.click(each)
  press('Suggest another time')
  expect(screen.getByLabelText(/Another time \(Kolkata time\)/)).toBeTruthy()
  expect(times.map(({ disabled }) => disabled)).toEqual([false, false, true, true])
  expect(screen.queryByRole('button', { name: 'Suggest another time' })).toBeNull()
})

test('other times are not sent before one is chosen or named', () => {
  show('proposed', {}, [AGREED])
  press('Suggest other times…')
  press('Send time')
  expect(screen.getByRole('alert').textContent).toMatch(/time/i)
})
