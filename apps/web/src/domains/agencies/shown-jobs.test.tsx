import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { shownJobsQuery } from './agency-clients.queries.ts'
import { ShownJobs } from './shown-jobs.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = {
  id: '019a0000-0000-7000-8000-000000000001',
  requirementTitle: 'Backend Engineer',
  stage: 'submitted',
  votes: [],
  contactAsked: null,
  mayDo: ['vote', 'askAgency'],
  candidate: { maskedName: 'Candidate F3EKJ' },
}

test('a client contact votes where the profile is read', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    sent.push(
      `${init?.method ?? (address as Request).method} ${String(address instanceof Request ? address.url : address)}`,
    )
    return anAnswer(404, { errors: [] })
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(shownJobsQuery('c1').queryKey, [entry] as never)
  render(
    <QueryClientProvider client={client}>
      <ShownJobs candidateId="c1" />
    </QueryClientProvider>,
  )
  expect(screen.getByText('Backend Engineer')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Request contact with Candidate F3EKJ' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Yes Candidate F3EKJ' }))
  await waitFor(() => expect(sent.some((each) => each.startsWith('POST') && each.includes(entry.id))).toBe(true))
})
