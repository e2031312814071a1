import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { type Interview, interviewQuery } from '../records/index.ts'
import { InterviewCalendar } from './interview-calendar.tsx'

const booked = {
  id: 'i1',
  candidateName: 'Cristina Perrin',
  requirementTitle: 'Backend Engineer',
  candidate: { id: 'c1' },
  requirement: { id: 'r1' },
  state: 'scheduled',
  kind: 'technical',
  round: 1,
  start: '2126-12-09T09:00:00.000Z',
  end: '2126-12-09T10:00:00.000Z',
  proposedSlots: [],
  zoneCandidate: 'Europe/Berlin',
  panel: [],
  place: 'phone',
  placeNote: null,
  joinUrl: null,
  respondBy: null,
  reachedBy: 'mail',
  noShow: null,
  criteria: [],
  scorecards: [],
  scorecardsHidden: 0,
  scorecardsDue: 0,
  history: [],
  mayDo: ['reschedule'],
} as unknown as Interview

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an interview is rescheduled in the week it is in, wherever it was opened', async () => {
  vi.stubGlobal('fetch', async () => anAnswer(200, { data: [], meta: { page: { total: 0 } } }))
  const onView = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(interviewQuery('i1').queryKey, booked)
  render(
    <QueryClientProvider client={client}>
      <InterviewCalendar
        view={{
          shape: 'list',
          day: '2026-11-29',
          whose: 'all',
          track: undefined,
          move: undefined,
          opened: 'i1',
          only: undefined,
          settings: false,
        }}
        zone="Europe/Berlin"
        onView={onView}
        profile={() => null}
        start={null}
        ways={null}
      />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'i1', shape: 'week', day: '2126-12-09' }))
})
