import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HireDrawer } from './hire-drawer.tsx'
import { type Hire, hireQuery } from './hires.queries.ts'

afterEach(cleanup)

const hire = {
  id: 'h1',
  candidate: { legalName: 'Kateryna Popovic' },
  requirement: { id: 'r1' },
  requirementTitle: 'Backend Engineer',
  companyName: 'Acme',
  rate: { amountMinor: 2150, currency: 'EUR', period: 'hour' },
  hoursPerWeek: 40,
  startOn: '2026-09-08',
  startedBy: null,
  trialDays: 14,
  trialEndsOn: '2026-09-22',
  confirmedAt: null,
  confirmedBy: null,
  guaranteeUntil: '2026-12-07',
  guaranteeDaysLeft: null,
  fee: 'due',
  endOn: '2026-11-05',
  endCode: 'resigned',
  endNote: null,
  replacementReason: 'They left for another city.',
  replacementNote: null,
  rating: null,
  checkIns: [],
}

async function show(changed: Partial<Hire>, job: boolean): Promise<string | null> {
  cleanup()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(hireQuery('h1').queryKey, { ...hire, mayDo: [], ...changed } as unknown as Hire)
  render(
    <QueryClientProvider client={client}>
      <HireDrawer
        id="h1"
        onClose={() => undefined}
        profile={() => null}
        job={job ? ({ requirement }, words) => <a href={`/job/${requirement.id}`}>{words}</a> : undefined}
      />
    </QueryClientProvider>,
  )
  await screen.findByText('Guarantee')
  return screen.queryByText('Waiting for')?.nextElementSibling?.textContent ?? null
}

test('a requested replacement says who decides', async () => {
  expect(await show({ state: 'replacementOpen' }, true)).toBe('A decision by the agency or the operator')
  expect(await show({ state: 'replacementOpen', mayDo: ['replace', 'refund'] }, false)).toBe('Your decision')
  expect(await show({ state: 'endedInGuarantee' }, true)).toBeNull()
})

test('a hire leads to its job where that can be opened', async () => {
  await show({ state: 'confirmed' }, true)
  expect(screen.getByRole('link', { name: 'Open job' })).toBeDefined()
  await show({ state: 'confirmed' }, false)
  expect(screen.queryByRole('link', { name: 'Open job' })).toBeNull()
})
