import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { InterviewCombined } from './interview-combined.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NOT_FOUND = 'There is no such job, or you don’t have access.'

function open(isKnown: boolean): void {
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (!/requirements\/\w+$/.test(pathname)) return anAnswer(200, { data: [], meta: { page: { total: 0 } } })
    const error = { status: '404', code: 'resource.not-found', title: 'Not found', detail: NOT_FOUND }
    return isKnown
      ? anAnswer(200, { data: { type: 'requirements', id: 'r', attributes: { title: 'Data Engineer', plan: [] } } })
      : anAnswer(404, { errors: [error] })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InterviewCombined
        view={{ requirement: 'r', track: undefined, day: '2026-11-30' }}
        zone="Europe/Berlin"
        onView={() => undefined}
        offer={() => null}
        jobs={null}
      />
    </QueryClientProvider>,
  )
}

test('of a job that doesn’t exist, a panel can’t be planned, and the page says so', async () => {
  open(false)
  expect(await screen.findByText(NOT_FOUND)).toBeDefined()
  expect(screen.queryByText(/No candidate for this job/)).toBeNull()
})

test('a job whose candidates haven’t shared their contact details says that', async () => {
  open(true)
  expect(await screen.findByText(/No candidate for this job has shared/)).toBeDefined()
})
