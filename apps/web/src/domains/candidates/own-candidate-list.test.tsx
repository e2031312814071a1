import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { WithRouter } from '../../platform/testing/with-router.tsx'
import { OwnCandidateList } from './own-candidate-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const candidate = (id: string, legalName: string, mayDo: readonly string[]) => ({
  type: 'candidates',
  id,
  attributes: {
    maskedName: `Candidate ${id}`,
    legalName,
    headline: 'Developer',
    country: 'FR',
    state: 'available',
    rateExpected: null,
    noticeDays: 30,
    lastConfirmedAt: null,
    mayDo,
    version: 1,
  },
})

const ROWS = [
  candidate('c1', 'Ada Byron', ['confirm', 'pause']),
  candidate('c2', 'Bo Xie', ['confirm', 'pause']),
  candidate('c3', 'Cy Moe', ['resume']),
]

test('an agency confirms the selected candidates together, those that can be', async () => {
  const posted: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    if (method === 'GET') return anAnswer(200, { data: ROWS, meta: { page: { total: ROWS.length } } })
    posted.push(pathname.replace(/^.*\/candidates/, ''))
    return anAnswer(200, { data: ROWS[0] })
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WithRouter>
        <OwnCandidateList
          adding={null}
          mayExport
          view={{ search: '', skill: '', state: '', sort: '', page: 1, size: 25 }}
          onView={() => undefined}
        />
      </WithRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByLabelText('Select all on this page'))
  const bar = screen.getByRole('region', { name: 'Selected candidates' })
  expect(within(bar).getByText('3 candidates selected')).toBeDefined()
  fireEvent.click(within(bar).getByRole('button', { name: 'Confirm as current 2 of 3' }))

  await waitFor(() => expect(posted).toEqual(['/c1/actions/confirm', '/c2/actions/confirm']))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull())
})
