import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import type { Interview } from '../records/index.ts'
import { InterviewCalendar } from './interview-calendar.tsx'

const booked = { id: 'i1', start: '2126-12-09T09:00:00.000Z', proposedSlots: [] } as unknown as Interview

vi.mock('./interview-drawer.tsx', () => ({
  InterviewDrawer: ({ onMove }: { onMove: (interview: Interview) => void }) => (
    <button type="button" onClick={() => onMove(booked)}>
      Reschedule
    </button>
  ),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an interview is rescheduled in the week it is in, wherever it was opened', () => {
  vi.stubGlobal('fetch', async () => anAnswer(200, { data: [], meta: { page: { total: 0 } } }))
  const onView = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
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
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }))
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ move: 'i1', shape: 'week', day: '2126-12-09' }))
})
