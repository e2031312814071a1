import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anAnswer } from '../../../platform/testing/server.ts'
import { RejectDialog } from './reject-dialog.tsx'
import type { Entry } from './shortlisteds.queries.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const entry = {
  id: '1',
  mayDo: ['reject'],
  candidate: { legalName: null, maskedName: 'Candidate K7Q4M' },
} as unknown as Entry

function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RejectDialog entries={[entry]} onClose={vi.fn()} onDone={vi.fn()} />
    </QueryClientProvider>,
  )
}

const reasons = [{ type: 'reason-codes', id: '2', attributes: { code: 'rate', label: 'Salary expectation too high' } }]

/** Offers the reasons, and answers what is sent. */
function answerWith(answer: () => Response) {
  const sent = vi.fn(answer)
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? anAnswer(200, { data: reasons }) : sent(),
  )
  return sent
}

test('a rejection requires a reason', async () => {
  const sent = answerWith(() => anAnswer(500))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))

  expect(await screen.findByText('Choose a reason from the list.')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

test('the input is kept after closing and after a failed request', async () => {
  answerWith(() => anAnswer(409, { errors: [{ status: '409', code: 'shortlist.not-open', detail: 'It is filled.' }] }))
  const first = show()
  await screen.findByRole('option', { name: 'Salary expectation too high' })
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'rate' } })
  fireEvent.change(screen.getByLabelText('Note to your team'), { target: { value: 'Too dear' } })
  first.unmount()
  show()
  await screen.findByRole('option', { name: 'Salary expectation too high' })
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))

  expect((await screen.findByRole('alert')).textContent).toBe('It is filled.')
  expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('rate')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note to your team').value).toBe('Too dear')
})
