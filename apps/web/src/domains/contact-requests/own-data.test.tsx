import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CandidateLink } from '../../platform/candidate-link.ts'
import { anAnswer } from '../../platform/testing/server.ts'
import { OwnData } from './own-data.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const link = {
  id: '1',
  type: 'candidate-links',
  purpose: 'correctOrEraseData',
  state: 'open',
  companyName: 'Acme',
  answer: null,
  answeredAt: null,
  expiresAt: null,
  createdAt: '',
  updatedAt: '',
  shows: {
    isErased: false,
    source: 'your agency',
    kept: [],
    sharedWith: [],
    consents: [{ purpose: 'matching', until: '2999-01-01', source: 'your agency' }],
    corrections: [],
  },
} as unknown as CandidateLink

test('a consent ends only after a question that says what follows', async () => {
  const server = vi.fn(async () => anAnswer(200, { data: link }))
  vi.stubGlobal('fetch', server)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnData link={link} token={'t'.repeat(64)} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'End consent: Appearing in searches' }))
  expect(await screen.findByText(/no longer appear in searches/)).toBeTruthy()
  expect(server).not.toHaveBeenCalled()
})
