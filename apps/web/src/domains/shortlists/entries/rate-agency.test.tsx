import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { agencyRatingQuery } from './agency-ratings.queries.ts'
import { RateAgency } from './rate-agency.tsx'

afterEach(cleanup)

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
