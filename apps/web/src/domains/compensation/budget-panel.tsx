import { measureBudget } from '@assay/contracts/compensations'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { formatCount, formatPercent } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { readAmount } from '../../platform/forms/read-amount.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { RequirementChooser } from '../../platform/requirement-chooser/requirement-chooser.tsx'
import styles from './compensation.module.css'
import { describeCell, payOf } from './compensation-labels.ts'
import type { CompensationView } from './compensation-view.ts'
import { useMeasureBudget } from './compensations.mutations.ts'
import type { Compensation } from './compensations.queries.ts'

export interface BudgetPanelProps {
  view: CompensationView & { currency: string; period: string }
  cells: readonly Compensation[]
  onBudget: (amountMinor: number | null) => void
  /** Only for callers who may search. */
  mayMeasure: boolean
}

interface Draft {
  amount: string
  requirementId: string
}

const fieldsIn = (view: BudgetPanelProps['view']) =>
  contractFields<(typeof measureBudget)['body'], Draft>(measureBudget.body, {
    labels: { amount: 'Budget', requirementId: 'Job' },
    shape: ({ amount, requirementId }) => ({
      budget: { amountMinor: readAmount(amount, view.currency), currency: view.currency, period: view.period },
      requirementId: requirementId === '' ? null : requirementId,
      titleId: view.title ?? null,
      skillId: view.skill ?? null,
      country: view.country ?? null,
      engagement: view.engagement ?? null,
    }),
    moved: { 'budget.amountMinor': 'amount' },
  })

/** Places the caller's own budget on the curve, and counts the ranked candidates within it. */
export function BudgetPanel({ view, cells, onBudget, mayMeasure }: BudgetPanelProps) {
  const measure = useMeasureBudget()
  const [budget, setBudget] = useState<number | null>(null)
  const form = useForm({
    fields: fieldsIn(view),
    initial: { amount: '', requirementId: '' },
    send: (body) => {
      const amountMinor = Number(body.budget.amountMinor)
      setBudget(amountMinor)
      onBudget(amountMinor)
      return mayMeasure ? measure.mutateAsync(body) : Promise.resolve()
    },
  })
  const answer = measure.data
  return (
    <Panel title="Your budget">
      <form className={styles.form} {...form.bind}>
        <div className={styles.amount}>
          <TextField {...form.text('amount')} step="any" inputMode="decimal" tail={`${view.currency}/${view.period}`} />
          <Button {...form.button}>Compare</Button>
        </div>
        {mayMeasure && (
          <RequirementChooser
            label="Count candidates for"
            none="This role"
            value={form.draft.requirementId}
            onChoose={(requirement) => form.set('requirementId', requirement?.id ?? '')}
          />
        )}
        <FormProblems form={form} />
      </form>
      {budget !== null && (
        <div role="status" className={styles.form}>
          {cells.map((cell) => (
            <p key={cell.id} className={styles.quiet}>
              {describeCell(cell)}: your budget is {placeOf(cell, budget)}.
            </p>
          ))}
          {answer !== undefined && (
            <p className={styles.answer}>
              {answer.matched === 0
                ? 'No candidate matches.'
                : `${formatPercent(Math.round((100 * answer.fitting) / answer.matched))} of the ranked candidates fit: ${answer.fitting.toLocaleString('en')} of ${formatCount(answer.matched, 'candidate')}, including those who haven’t stated their expected pay.`}
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

const STEPS = [
  ['p10', 'below the 10th percentile'],
  ['p25', 'below the 25th percentile'],
  ['p50', 'between the 25th percentile and the median'],
  ['p75', 'between the median and the 75th percentile'],
  ['p90', 'between the 75th and the 90th percentile'],
] as const

function placeOf(cell: Compensation, budget: number): string {
  for (const [name, words] of STEPS) {
    const pay = payOf(cell, name)
    if (pay !== null && budget < pay.amountMinor) return words
  }
  return cell.p90 === null ? 'above the 75th percentile' : 'above the 90th percentile'
}
