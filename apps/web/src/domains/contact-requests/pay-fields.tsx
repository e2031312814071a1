import { amountText, minorOf, readAmountText } from '@assay/contracts/amounts'
import { type Pay, payPeriods } from '@assay/contracts/money'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import type { Form } from '../../platform/forms/use-form.ts'
import styles from './contacts.module.css'

export interface PayDraft {
  readonly amount: string
  readonly currency: string
  readonly period: Pay['period']
}

/** Without a stated pay, in the currency of the company. */
export const draftOf = (pay: Pay | null, usualCurrency: string): PayDraft => ({
  amount: pay === null ? '' : amountText(pay),
  currency: pay?.currency ?? usualCurrency,
  period: pay?.period ?? 'hour',
})

/** null while the input isn't a valid pay. */
export function payIn({ amount, currency, period }: PayDraft): Pay | null {
  const value = readAmountText(amount)
  const isPay = value !== null && value > 0 && /^[A-Z]{3}$/.test(currency)
  return isPay ? { amountMinor: minorOf(value, currency), currency, period } : null
}

const PERIODS = { hour: 'hour', day: 'day', month: 'month', year: 'year' } as const

export function PayFields({ form }: { form: Pick<Form<PayDraft>, 'text' | 'choice' | 'set'> }) {
  return (
    <div className={styles.pay}>
      <TextField {...form.text('amount')} required step="any" inputMode="decimal" />
      <TextField
        {...form.text('currency')}
        required
        onChange={(event) => form.set('currency', event.target.value.toUpperCase())}
      />
      <Select
        {...form.choice('period')}
        options={payPeriods.map((period) => ({ value: period, label: PERIODS[period] }))}
      />
    </div>
  )
}
