import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../platform/testing/server.ts'
import { Corrections } from './corrections.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const candidate = (legalName: string | null) => ({
  type: 'candidates',
  id: 'c1',
  attributes: { maskedName: 'Candidate K5G3A', legalName },
})
const correction = {
  type: 'data-corrections',
  id: '1',
  attributes: { topic: 'work', proposal: 'I left in 2024.', state: 'proposed', createdAt: '2026-11-30T09:00:00Z' },
  relationships: { candidate: { data: { type: 'candidates', id: 'c1' } } },
}

test.each([
  ['the operator', null, 'Candidate K5G3A'],
  ['the agency', 'Ada Byron', 'Ada Byron'],
])('a correction says to %s whose it is and how to make it', async (_, legalName, name) => {
  vi.stubGlobal('fetch', async () => anAnswer(200, { data: [correction], included: [candidate(legalName)] }))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Corrections
        profile={({ candidate: { id } }, words) => <a href={`/profile/${id}`}>{words}</a>}
        howToChange="Edit the profile."
      />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name }))
  const drawer = within(await screen.findByRole('dialog', { name }))
  expect(drawer.getByText('I left in 2024.')).toBeDefined()
  expect(drawer.getByText(/Edit the profile\./)).toBeDefined()
  expect(drawer.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe('/profile/c1')
})
