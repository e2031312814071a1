import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { agencyRatingQuery } from './agency-ratings.queries.ts'
import { RateAgency } from './rate-agency.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SUBMISSION = '019a0000-0000-7000-8000-000000000001'

function show(rating: object | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData<object | null>(agencyRatingQuery(SUBMISSION).queryKey, rating)
  render(
    <QueryClientProvider client={client}>
      <RateAgency submissionId={SUBMISSION} />
    </QueryClientProvider>,
  )
}

test.each([
  [true, 'Your rating: profile accuracy 4 of 5, response time 2 of 5, quality 5 of 5.'],
  [false, 'A colleague’s rating: profile accuracy 4 of 5, response time 2 of 5, quality 5 of 5.'],
])('the rating that is saved is shown, and whose it is (own: %s)', (isOwn, words) => {
  show({ id: 'r', accuracy: 4, speed: 2, quality: 5, isOwn })
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('button').textContent).toBe('Change rating…')
})

test('without a rating there is only the offer to rate', () => {
  show(null)
  expect(screen.queryByText(/rating:/)).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('Rate the agency…')
})

test('a rating names the one that it replaces; the form stays when a colleague was faster', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const request = address instanceof Request ? address : new Request(new URL(address, 'http://localhost'), init)
    if (request.method !== 'POST') return anAnswer(200, { data: [] })
    sent.push((await request.json()).data.attributes)
    const detail = 'Another rating was saved since you opened this one. Look at it, then change it.'
    return anAnswer(409, {
      errors: [{ status: '409', code: 'resource.conflict', title: 'Someone else changed this', detail }],
    })
  })
  show({ id: 'r', accuracy: 4, speed: 2, quality: 5, isOwn: true, updatedAt: '2026-11-02T09:00:00.000Z' })
  fireEvent.click(screen.getByRole('button', { name: 'Change rating…' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save rating' }))
  expect(await screen.findByText(/Another rating was saved since you opened this one/)).toBeDefined()
  expect(sent).toEqual([expect.objectContaining({ accuracy: 4, speed: 2, replaces: '2026-11-02T09:00:00.000Z' })])
  expect(screen.getByRole('button', { name: 'Save rating' })).toBeDefined()
})
