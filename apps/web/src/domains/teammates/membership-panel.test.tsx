import { Toasts } from '@assay/ui/toasts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { MembershipPanel } from './membership-panel.tsx'
import type { Teammate } from './teammates.queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
  const taken: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    taken.push(url.split('/').at(-1))
    return anAnswer(200, { data: { type: 'teammates', id: 'p1', attributes: {} } })
  })
  show([verb])
  fireEvent.click(screen.getByRole('button', { name: label }))
  // The code of the toasts comes with the first one.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(taken).toEqual([verb, undone]))
})
