import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChooseEntry } from './choose-entry.tsx'
import { atDecisionQuery, undecidedOffersQuery } from './offers.queries.ts'

afterEach(cleanup)

const entry = (id: string, legalName: string) => ({
  id,
  requirementTitle: 'Backend Engineer',
  candidate: { legalName },
})

test('an offer that was begun is named and continued, not made again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(atDecisionQuery().queryKey, [entry('e1', 'Ada Byron'), entry('e2', 'Bo Xie')] as never)
  client.setQueryData(undecidedOffersQuery().queryKey, [
    { id: 'o1', state: 'pendingApproval', shortlisted: { id: 'e2' } },
  ] as never)
  render(
    <QueryClientProvider client={client}>
      <ChooseEntry onClose={() => undefined} onChoose={() => undefined} shortlists={null} />
    </QueryClientProvider>,
  )
  const [ada, bo] = await screen.findAllByRole('listitem')
  const named = { name: 'Select Ada Byron, Backend Engineer' }
  expect(within(ada as HTMLElement).getByRole('button', named)).toBeDefined()
  const begun = { name: 'Continue the offer to Bo Xie, Backend Engineer' }
  expect(within(bo as HTMLElement).getByRole('button', begun)).toBeDefined()
  expect(within(bo as HTMLElement).getByText('Awaiting approval')).toBeDefined()
})
