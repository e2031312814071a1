import { type Pay, payPeriods } from '@assay/contracts/money'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import styles from './contacts.module.css'

export interface PayDraft {
  readonly amount: string
  readonly currency: string
  readonly period: Pay['period']
}

export const draftOf = (pay: Pay | null): PayDraft => ({
  amount: pay === null ? '' : String(pay.amountMinor / 100),
  currency: pay?.currency ?? 'EUR',
  period: pay?.period ?? 'hour',
})

/** null while the input isn't a valid pay. */
export function payIn({ amount, currency, period }: PayDraft): Pay | null {
  const value = Number(amount)
  const isPay = amount.trim() !== '' && Number.isFinite(value) && value > 0 && /^[A-Z]{3}$/.test(currency)
  return isPay ? { amountMinor: Math.round(value * 100), currency, period } : null
}

const PERIODS = { hour: 'hour', day: 'day', month: 'month', year: 'year' } as const

export function PayFields({ draft, onChange }: { draft: PayDraft; onChange: (draft: PayDraft) => void }) {
  return (
    <div className={styles.pay}>
      <TextField
        label="Pay"
        required
        inputMode="decimal"
        value={draft.amount}
        onChange={(event) => onChange({ ...draft, amount: event.target.value })}
      />
      <TextField
        label="Currency"
        required
        maxLength={3}
        value={draft.currency}
        onChange={(event) => onChange({ ...draft, currency: event.target.value.toUpperCase() })}
      />
      <Select
        label="Per"
        value={draft.period}
        options={payPeriods.map((period) => ({ value: period, label: PERIODS[period] }))}
        onChange={(event) => onChange({ ...draft, period: event.target.value as Pay['period'] })}
      />
    </div>
  )
}
