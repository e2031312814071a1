import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AccentPanel } from './accent-panel.tsx'
import type { Company } from './company.queries.ts'

afterEach(cleanup)

test.each([
  [true, 0, 1],
  [false, 1, 0],
])('a setting says who can change it only to users who can’t (can: %s)', (mayChange, notes, buttons) => {
  const company = { id: 'c', accent: null, version: 1, mayChange } as Company
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccentPanel company={company} />
    </QueryClientProvider>,
  )
  expect(screen.queryAllByText('Owners and admins can change it')).toHaveLength(notes)
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
})
