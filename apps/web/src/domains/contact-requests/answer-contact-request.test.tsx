import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type CandidateLink, linkKey } from '../../platform/candidate-link.ts'
import { anAnswer } from '../../platform/testing/server.ts'
import { AnswerContactRequest } from './answer-contact-request.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const link = {
  id: '1',
  type: 'candidate-links',
  purpose: 'answerContactRequest',
  state: 'open',
  companyName: 'Acme',
  answer: null,
  answeredAt: null,
  expiresAt: '2026-11-23T10:00:00Z',
  createdAt: '',
  updatedAt: '',
  shows: {
    state: 'pending',
    requirementTitle: 'Order intake',
    requestedBy: 'Rita Recruiter',
    location: null,
    message: 'We would like to talk to you.',
    pay: { amountMinor: 6000, currency: 'EUR', period: 'hour' },
    mismatches: [{ code: 'payBelowRate', detail: 'The pay is below what your profile says you expect.' }],
    willSee: ['your email address', 'your phone number'],
    purpose: 'For nothing else.',
    keptUntilDays: 180,
    employer: { answered: 3, decided: 4, medianHours: 26 },
  },
} as unknown as CandidateLink

const TOKEN = 't'.repeat(64)

/** As on the page: an answer's result replaces the cached link. */
function Page() {
  const { data = link } = useQuery<CandidateLink>({ queryKey: linkKey(TOKEN), queryFn: () => link, enabled: false })
  return <AnswerContactRequest link={data} token={TOKEN} />
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )

test('it shows the company, the pay, the mismatches and what accepting would disclose', () => {
  show()

  for (const words of [
    'Acme would like',
    '€60/h',
    'below what your profile says',
    'your email address and your phone number',
    '3 of 4',
  ])
    expect(document.body.textContent).toContain(words)
})

test('declining sends only its reason, which is then shown as the answer', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).data.attributes)
    const { id, type, ...attributes } = link
    const shows = { ...(link.shows as object), state: 'declined' }
    return anAnswer(200, {
      data: { id, type, attributes: { ...attributes, state: 'answered', answer: 'decline', shows } },
    })
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Decline…' }))
  const decline = screen.getByRole<HTMLButtonElement>('button', { name: 'Decline request' })
  fireEvent.click(decline)
  expect(await screen.findByText('Select a reason.')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'pay' } })
  fireEvent.click(decline)

  expect(await screen.findByRole('heading', { name: 'You declined' })).toBeTruthy()
  expect(sent).toEqual([{ token: TOKEN, answer: 'decline', code: 'pay', note: null }])
})
