import { Toasts } from '@assay/ui/toasts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MembershipPanel } from './membership-panel.tsx'
import type { Teammate } from './teammates.queries.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn(async () => ({ data: {} })) }))
vi.mock('../../platform/api.ts', () => ({ call }))

afterEach(cleanup)

function show(mayDo: readonly string[]): void {
  const person = { id: 'p1', userId: 'u1', fullName: 'Ada', mayDo, openWork: null } as unknown as Teammate
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MembershipPanel person={person} />
      <Toasts />
    </QueryClientProvider>,
  )
}

test.each([
  ['suspend', 'Suspend', 'reactivate'],
  ['reactivate', 'Reactivate', 'suspend'],
  ['propose-ownership', 'Offer ownership', 'withdraw-ownership'],
])('%s can be undone', async (verb, label, undone) => {
  show([verb])
  call.mockClear()
  fireEvent.click(screen.getByRole('button', { name: label }))
  // The code of the toasts comes with the first one.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 20_000 }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const paths = call.mock.calls.map((given) => (given as unknown as [{ path: string }])[0].path.split('/').at(-1))
  expect(paths).toEqual([verb, undone])
})
