import type { Pay } from '@assay/contracts/money'
import { likelyPeriod } from '@assay/contracts/pay-plausibility'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { useRef, useState } from 'react'
import { formatPay } from '../format.ts'
import styles from './form-problems.module.css'
import type { Form } from './use-form.ts'

interface PayInputs {
  readonly amount: string
  readonly currency: string
  readonly period: string
}

interface Asked {
  readonly pay: Pay
  readonly likely: Pay['period']
  readonly draft: PayInputs
}

export interface PayQuestion {
  readonly asked: Asked | null
  readonly agree: () => void
  /** True if sending has to wait for an answer: "75 EUR a year, is that right?" */
  readonly stops: (pay: Pay | null, draft: PayInputs) => boolean
}

/** Asks once about implausible pay, before it is sent. */
export function usePayQuestion(): PayQuestion {
  const [asked, setAsked] = useState<Asked | null>(null)
  const agreed = useRef<string | null>(null)
  return {
    asked,
    agree: () => {
      agreed.current = asked === null ? null : formatPay(asked.pay)
    },
    stops: (pay, { amount, currency, period }) => {
      const likely = pay === null || agreed.current === formatPay(pay) ? null : likelyPeriod(pay)
      setAsked(pay === null || likely === null ? null : { pay, likely, draft: { amount, currency, period } })
      return likely !== null
    },
  }
}

interface PayQuestionBoxProps<Draft extends PayInputs> {
  question: PayQuestion
  form: Pick<Form<Draft>, 'draft' | 'set' | 'submit'>
}

/** Disappears as soon as the pay is changed. */
export function PayQuestionBox<Draft extends PayInputs>({ question, form }: PayQuestionBoxProps<Draft>) {
  const { asked, agree } = question
  const { amount, currency, period } = form.draft
  if (asked === null || asked.draft.amount !== amount || asked.draft.currency !== currency) return null
  if (asked.draft.period !== period) return null
  const { likely, pay } = asked
  return (
    <Notice tone="danger" title={`Is ${formatPay(pay)} right?`}>
      <p>
        {likely === period
          ? 'That’s unusual pay in this field.'
          : `That’s unusual pay per ${period}, but typical pay per ${likely}.`}
      </p>
      <div className={styles.answers}>
        {likely !== period && <Button onClick={() => form.set('period', likely)}>Change to per {likely}</Button>}
        <Button
          onClick={() => {
            agree()
            form.submit()
          }}
        >
          Yes, send {formatPay(pay)}
        </Button>
      </div>
    </Notice>
  )
}
