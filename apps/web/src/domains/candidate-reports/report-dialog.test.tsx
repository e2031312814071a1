import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReportDialog } from './report-dialog.tsx'

afterEach(cleanup)

test('the lines of a match are offered in the words of the interface, by their stored labels', async () => {
  const lines = [
    { label: 'Words of the trade', value: 'says “ledger”; only claimed', points: 12 },
    { label: 'Title: Backend Engineer asked', value: 'no title near it', points: 0 },
  ]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog
        candidateId="c1"
        name="Candidate K7Q4"
        match={{ searchId: 's1', lines }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )

  const choice = await screen.findByLabelText('What is wrong')
  const options = [...choice.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])
  expect(options).toEqual([
    ['', 'The match as a whole'],
    ['Words of the trade', expect.stringMatching(/^Keywords \(/)],
    ['Title: Backend Engineer asked', expect.stringMatching(/^Title: Backend Engineer \(/)],
  ])
})
