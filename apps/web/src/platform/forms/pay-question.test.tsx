import type { Pay } from '@assay/contracts/money'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contractFields } from './contract-fields.ts'
import { PayQuestionBox, usePayQuestion } from './pay-question.tsx'
import { readAmount } from './read-amount.ts'
import { type Form, useForm } from './use-form.ts'

interface Draft {
  readonly amount: string
  readonly currency: string
  readonly period: Pay['period']
}

const body = z.object({
  pay: z.object({ amountMinor: z.int(), currency: z.string(), period: z.enum(['hour', 'day', 'month', 'year']) }),
})
const fields = contractFields<typeof body, Draft>(body, {
  labels: { amount: 'Pay' },
  shape: ({ amount, currency, period }) => ({ pay: { amountMinor: readAmount(amount, currency), currency, period } }),
  moved: { 'pay.amountMinor': 'amount' },
})

function Page({ initial, sent }: { initial: Draft; sent: (pay: Pay) => void }) {
  const question = usePayQuestion()
  const form: Form<Draft> = useForm({
    fields,
    initial,
    send: async ({ pay }) => (question.stops(pay, form.draft) ? undefined : sent(pay)),
  })
  return (
    <form {...form.bind}>
      <PayQuestionBox question={question} form={form} />
      <button type="submit">Send</button>
    </form>
  )
}

afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('an hourly figure with "a year" waits for an answer, and the period can be corrected in one press', async () => {
  const sent = vi.fn()
  render(<Page initial={{ amount: '75', currency: 'EUR', period: 'year' }} sent={sent} />)
  press('Send')
  await screen.findByText('Is €75/year right?')
  expect(sent).not.toHaveBeenCalled()
  press('Change to per hour')
  expect(screen.queryByText(/right\?/)).toBeNull()
  press('Send')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ amountMinor: 7500, currency: 'EUR', period: 'hour' }))
})

test('one more press confirms and sends it', async () => {
  const sent = vi.fn()
  render(<Page initial={{ amount: '3', currency: 'JPY', period: 'hour' }} sent={sent} />)
  press('Send')
  press(await screen.findByText(/^Yes, send/).then(() => /^Yes, send/))
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ amountMinor: 3, currency: 'JPY', period: 'hour' }))
})
