import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MoveDialog } from './move-dialog.tsx'

afterEach(cleanup)

const open = (verb: 'fill' | 'cancel' | 'reopen', funnel: Record<string, number>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveDialog
        requirement={{ id: 'r1', title: 'Backend Engineer', lint: [], funnel }}
        verb={verb}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )

test.each([
  ['fill', { shortlisted: 4, interviewing: 1, hired: 1, rejected: 2 }, 'ends the process for 5 candidates'],
  ['fill', { shortlisted: 4, interviewing: 1 }, 'a day later the candidates are notified'],
  ['cancel', { decision: 1, withdrawn: 1 }, 'ends the process for 1 candidate:'],
  ['cancel', { hired: 1, closed: 3 }, 'No candidates are in the process'],
  ['reopen', { hired: 1, closed: 3 }, '3 candidates whose process ended stay closed'],
  ['reopen', { hired: 1 }, 'unlocked until the next decision.'],
] as const)('%s with %o says what becomes of the candidates', async (verb, funnel, words) => {
  open(verb, funnel)
  expect((await screen.findByRole('dialog')).textContent).toContain(words)
})
