import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OfferDrawer } from './offer-drawer.tsx'
import { type Offer, offerQuery, versionsQuery } from './offers.queries.ts'

afterEach(cleanup)

const offer = {
  id: 'o1',
  candidate: { legalName: 'Cristina Perrin' },
  requirement: { id: 'r1' },
  shortlisted: { id: 's1' },
  requirementTitle: 'Backend Engineer',
  revision: 1,
  amount: { amountMinor: 4750, currency: 'EUR', period: 'hour' },
  bandFit: 'within',
  engagement: 'contract',
  hoursPerWeek: 40,
  startOn: '2026-11-19',
  trialDays: 14,
  seats: { free: 7, all: 10 },
  authors: [],
  approver: null,
  needsOwner: false,
  approvals: [],
  sentAt: '2026-10-16T10:00:00.000Z',
  viewedAt: null,
  expiresAt: '2026-10-23T10:00:00.000Z',
  acceptedName: null,
  answeredAt: null,
  updatedAt: '2026-10-16T10:00:00.000Z',
  evidence: null,
  declineReason: null,
  declineNote: null,
  withdrawReason: null,
  withdrawNote: null,
  documentHash: null,
  payBenchmark: null,
  reachedBy: 'mail',
  mayDo: [],
}

type Versions = readonly Pick<Offer, 'id' | 'state' | 'revision' | 'amount'>[]

async function show(state: Offer['state'], rest: Partial<Offer> = {}, versions: Versions = []): Promise<void> {
  cleanup()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(offerQuery('o1').queryKey, { ...offer, state, ...rest } as unknown as Offer)
  client.setQueryData(versionsQuery('s1').queryKey, [...versions])
  const link = (to: string) => (shown: Offer, words: unknown) => (
    <a href={`/${to}/${shown.requirement.id}`}>{String(words)}</a>
  )
  render(
    <QueryClientProvider client={client}>
      <OfferDrawer
        id="o1"
        onClose={() => undefined}
        onEdit={() => undefined}
        profile={() => null}
        job={link('job')}
        alternatives={link('alternatives')}
        version={(id, words) => <a href={`/offers/${id}`}>{words}</a>}
      />
    </QueryClientProvider>,
  )
  await screen.findByText('Version')
}

test('an offer leads to its other versions and says what became of them', async () => {
  const amount: Offer['amount'] = { amountMinor: 4750, currency: 'EUR', period: 'hour' }
  const versions: Versions = [
    { id: 'o2', state: 'draft', revision: 2, amount },
    { id: 'o1', state: 'declined', revision: 1, amount },
  ]
  await show('declined', {}, versions)
  expect(screen.getByRole('link', { name: 'Version 2' }).getAttribute('href')).toBe('/offers/o2')
  expect(screen.getByRole('list', { name: 'Other versions' }).textContent).toMatch(/^Version 2: draft, \S+$/)
  await show('sent', {}, versions.slice(1))
  expect(screen.queryByRole('list', { name: 'Other versions' })).toBeNull()
})

test('an offer leads to its job, and to alternatives once it has come to nothing', async () => {
  for (const state of ['declined', 'expired', 'withdrawn'] as const) {
    await show(state)
    expect(screen.getByRole('link', { name: 'Open job' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find alternatives' })).toBeDefined()
  }
  for (const state of ['sent', 'accepted', 'superseded'] as const) {
    await show(state)
    expect(screen.getByRole('link', { name: 'Open job' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Find alternatives' })).toBeNull()
  }
})

test('an offer that has expired says when', async () => {
  await show('expired')
  expect(screen.getByText('Expired', { selector: 'dt' }).nextElementSibling?.textContent).toContain('23 Oct')
  await show('declined')
  expect(screen.queryByText('Expired', { selector: 'dt' })).toBeNull()
})

test('an offer that was declined or withdrawn says when, and why if a reason was given', async () => {
  await show('declined', { answeredAt: '2026-10-18T10:00:00.000Z', declineReason: 'Pay', declineNote: 'Too low' })
  const declined = screen.getByText('Declined', { selector: 'dt' }).nextElementSibling?.textContent
  expect(declined).toMatch(/18 Oct.*, Pay: Too low/)
  await show('withdrawn', { updatedAt: '2026-10-19T10:00:00.000Z', withdrawReason: 'Budget' })
  expect(screen.getByText('Withdrawn', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/19 Oct.*, Budget/)
  await show('expired')
  expect(screen.queryByText('Withdrawn', { selector: 'dt' })).toBeNull()
})

test('an offer that waits for an answer says who can withdraw it, to those who cannot', async () => {
  const withdrawal = () => screen.queryByText('Withdrawal')?.nextElementSibling?.textContent
  for (const state of ['sent', 'viewed'] as const) {
    await show(state)
    expect(withdrawal()).toBe('Ask an owner or admin')
    await show(state, { mayDo: ['withdraw'] })
    expect(withdrawal()).toBeUndefined()
  }
  await show('accepted')
  expect(withdrawal()).toBeUndefined()
})
