import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { ReplayDialog } from './replay-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SAME = {
  isIdentical: true,
  sentence: 'Identical: 200 of 200 matches, every line.',
  findings: [],
  checked: { matches: 200, sameMatches: 200, lines: 2600, candidates: 5623 },
  poolHash: { was: 'aa', is: 'aa' },
  answerHash: { was: 'bb', is: 'bb' },
  modelVersionId: 'prior-3',
  tookMs: 12,
}

const OTHERWISE = {
  ...SAME,
  isIdentical: false,
  sentence: 'Rank 3 differs at score: was 611, is 610.',
  checked: { ...SAME.checked, sameMatches: 199 },
  findings: [
    { part: 'matches', rank: 3, candidateId: 'c', maskedName: 'Candidate 7F3A', field: 'score', was: '611', is: '610' },
  ],
}

function replay(answer: Response): void {
  vi.stubGlobal('fetch', async () => answer)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReplayDialog searchId="s" onClose={() => undefined} />
    </QueryClientProvider>,
  )
}

const document = (attributes: object) => ({ data: { type: 'replays', id: 'r', attributes } })

test('an identical answer is called identical, with what was compared', async () => {
  replay(anAnswer(200, document(SAME)))

  expect(await screen.findByText('Identical: 200 of 200 matches, every line.')).toBeDefined()
  expect(screen.getByText('5,623 from the stored versions')).toBeDefined()
})

test('the first difference is named by rank, candidate and field', async () => {
  replay(anAnswer(200, document(OTHERWISE)))

  expect(await screen.findByText('Rank 3 differs at score: was 611, is 610.')).toBeDefined()
  expect(screen.getByText(/199 of 200 matches are identical/)).toBeDefined()
  expect(screen.getByText(/Match, rank 3, Candidate 7F3A, score/)).toBeDefined()
  expect(screen.getByText('was 611, is 610')).toBeDefined()
})

test('a search that cannot be replayed states the reason', async () => {
  const errors = [{ status: '409', code: 'replay.not-kept', title: 'No', detail: 'Run it again.' }]
  replay(anAnswer(409, { errors }))

  expect(await screen.findByText('Run it again.')).toBeDefined()
})
