import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DisputeDrawer } from './dispute-drawer.tsx'
import { type Dispute, disputeQuery } from './disputes.queries.ts'

afterEach(cleanup)

const dispute = {
  id: 'd1',
  side: 'agency',
  companyName: 'Acme',
  agencyName: 'Northbridge',
  otherAgencyName: null,
  candidateName: 'Anjali Nair',
  requirementTitle: 'Data Engineer',
  reason: 'knownBefore',
  openedBy: 'employer',
  statements: [],
  record: null,
  outcome: null,
  decidedAt: null,
  decisionReason: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  submittedAt: '2026-11-22T10:00:00.000Z',
  answerBy: '2026-11-28T10:00:00.000Z',
}

async function waitingFor(changed: Pick<Dispute, 'state' | 'awaits' | 'mayDo'>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(disputeQuery('d1').queryKey, { ...dispute, ...changed } as unknown as Dispute)
  render(
    <QueryClientProvider client={client}>
      <DisputeDrawer id="d1" onClose={() => undefined} profile={() => null} />
    </QueryClientProvider>,
  )
  await screen.findByText('Reason')
  return screen.queryByText('Waiting for')?.nextElementSibling?.textContent ?? 'nothing'
}

test('a dispute names who it waits for, until it ends', async () => {
  expect(await waitingFor({ state: 'open', awaits: ['employer'], mayDo: [] })).toContain('Acme, until')
  cleanup()
  expect(await waitingFor({ state: 'answered', awaits: [], mayDo: ['concede'] })).toBe('The operator’s decision')
  cleanup()
  expect(await waitingFor({ state: 'unanswered', awaits: [], mayDo: ['decide'] })).toBe('Your decision')
  cleanup()
  expect(await waitingFor({ state: 'decided', awaits: [], mayDo: [] })).toBe('nothing')
})
