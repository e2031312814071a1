import { limitsOf } from '@assay/contracts/field-limits'
import { representedActions } from '@assay/contracts/represented-interviews'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useMemo } from 'react'
import type { z } from 'zod'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { placeOf } from '../records/index.ts'
import styles from './answer-interview.module.css'
import type { OwnInterview } from './candidate-interviews.mutations.ts'

type Counter = (typeof representedActions)['counter']['body']

interface OtherTimes {
  readonly slots: z.input<Counter>['slots']
  readonly note?: string | null | undefined
  readonly reason?: string | undefined
}

export interface NameOtherTimesProps {
  interview: OwnInterview
  zone: string
  needsReason: boolean
  onSend: (times: OtherTimes) => Promise<unknown>
  onBack: () => void
}

interface Draft {
  readonly walls: readonly string[]
  readonly note: string
  readonly reason: string
}

const HALF_HOUR_S = 1800

function fieldsOf({ interview, zone, needsReason }: Pick<NameOtherTimesProps, 'interview' | 'zone' | 'needsReason'>) {
  const schema = needsReason ? representedActions.reschedule.body : representedActions.counter.body
  return contractFields<z.ZodType<OtherTimes, OtherTimes>, Draft>(schema as z.ZodType<OtherTimes, OtherTimes>, {
    labels: { walls: 'Times', note: 'Comment (optional)', reason: 'Reason' },
    shape: ({ walls, note, reason }) => ({
      slots: walls
        .filter((wall) => wall !== '')
        .map((wall) => ({ wall: wall.slice(0, 16), zone, minutes: interview.minutes })),
      zone,
      ...(needsReason ? { reason } : { note }),
    }),
    checks: { 'walls.0': [rules.required()] },
  })
}

export function NameOtherTimes(props: NameOtherTimesProps) {
  const { interview, zone, needsReason, onSend, onBack } = props
  const fields = useMemo(() => fieldsOf({ interview, zone, needsReason }), [interview, zone, needsReason])
  const form = useForm({ fields, initial: { walls: [''], note: '', reason: '' } as Draft, send: onSend })
  const { walls } = form.draft
  const most = limitsOf(representedActions.counter.body, 'slots')?.maxLength ?? 1
  return (
    <form className={styles.form} {...form.bind}>
      {walls.map((_, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else that names it while it is typed
          key={at}
          {...form.text(`walls.${at}`)}
          label={
            walls.length === 1
              ? `Your preferred times (${placeOf(zone)} time)`
              : `Time ${at + 1} (${placeOf(zone)} time)`
          }
          type="datetime-local"
          step={HALF_HOUR_S}
        />
      ))}
      {walls.length < most && (
        <div className={styles.choices}>
          <Button size="small" onClick={() => form.set('walls', [...walls, ''])}>
            Add time
          </Button>
        </div>
      )}
      <TextArea {...form.area(needsReason ? 'reason' : 'note')} hint="The company will read this." rows={2} />
      <p className={styles.note}>
        On the hour or half hour, at least 12 hours from now.
        {interview.start !== null && ' The agreed time is kept until the company chooses another.'}
      </p>
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary" size="large">
          {walls.filter((wall) => wall !== '').length > 1 ? 'Send times' : 'Send time'}
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
