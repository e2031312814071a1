import {
  answerCheckIn,
  confirmHire,
  endCodes,
  endHire,
  type HireAct,
  rateHire,
  recordNoShow,
  refundHire,
  replaceHire,
  requestReplacement,
  startHire,
} from '@assay/contracts/hired-candidates'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useMemo } from 'react'
import type { z } from 'zod'
import { formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { actLabels, endLabels, nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import { type HireStep, useStep } from './hires.mutations.ts'
import type { Hire } from './hires.queries.ts'

interface StepDialogProps {
  act: HireAct
  hire: Hire
  onClose: () => void
}

const WORDS: Readonly<Record<HireAct, string>> = {
  start: 'The trial, the guarantee and check-ins run from this day.',
  noShow: 'No fee is due, and the seat is open again.',
  confirm: 'This ends the trial. The fee is due, and the guarantee continues.',
  end: 'No fee is due during the trial. Under the guarantee you can request a replacement.',
  requestReplacement: 'The agency or the operator of this site decides.',
  replace: 'Select the candidate hired as the replacement.',
  refund: 'There is no replacement. The fee is refunded to the company.',
  checkIn: 'A new answer replaces the previous one.',
  rate: 'Looking back, how good was this hire?',
}

/** The body of each step. Its fields are the inputs of the dialog. */
const BODIES = {
  start: startHire.body,
  noShow: recordNoShow.body,
  confirm: confirmHire.body,
  end: endHire.body,
  requestReplacement: requestReplacement.body,
  replace: replaceHire.body,
  refund: refundHire.body,
  checkIn: answerCheckIn.body,
  rate: rateHire.body,
} as const satisfies Record<HireAct, z.ZodObject>

const labels = {
  startedOn: 'Start date',
  endOn: 'End date',
  day: 'Check-in',
  score: 'Rating',
  code: 'Reason',
  replacementId: 'Replacement',
  reason: 'Comment',
}

type Answers = Readonly<Record<string, string | boolean>>

function fieldsOf(act: HireAct) {
  const shape = (answers: Answers) =>
    typeof answers['day'] === 'string' && answers['day'] !== '' ? { ...answers, day: Number(answers['day']) } : answers
  const isRequired = act === 'refund'
  return contractFields<z.ZodType<HireStep, object>, Answers>(BODIES[act] as unknown as z.ZodType<HireStep, object>, {
    labels: { ...labels, note: isRequired ? 'Comment' : 'Note (optional)' },
    shape,
    checks: {
      ...(act === 'start' && { startedOn: [rules.required()] }),
      ...(act === 'end' && { endOn: [rules.required()] }),
    },
  })
}

function draftOf(act: HireAct, hire: Hire): Answers {
  const days: Answers = { startedOn: firstDay(act, hire), endOn: firstDay(act, hire), day: firstDay(act, hire) }
  return Object.fromEntries(
    Object.keys(BODIES[act].shape).map((name) => [name, name === 'isShared' ? false : (days[name] ?? '')]),
  )
}

/** One step of a hire. Every step needs confirmation, and some need a reason. */
export function StepDialog({ act, hire, onClose }: StepDialogProps) {
  const step = useStep(onClose)
  const fields = useMemo(() => fieldsOf(act), [act])
  const form = useForm({
    fields,
    initial: draftOf(act, hire),
    send: (body) => step.mutateAsync({ id: hire.id, step: { act, ...body } as HireStep }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${actLabels[act].replace('…', '')}: ${nameOf(hire)}`}
      description={WORDS[act]}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant={act === 'end' || act === 'noShow' ? 'danger' : 'primary'}>
            OK
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Fields act={act} hire={hire} form={form} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}

function firstDay(act: HireAct, { startOn, checkIns }: Hire): string {
  const today = new Date().toISOString().slice(0, 10)
  if (act === 'checkIn') return String(checkIns.find(({ isDue }) => isDue)?.day ?? '')
  return act === 'start' && startOn <= today ? startOn : today
}

const SCORES = ['1', '2', '3', '4', '5'] as const
const SCORE_WORDS = ['1, poor', '2', '3, as expected', '4', '5, excellent'] as const

interface FieldsProps {
  act: HireAct
  hire: Hire
  form: Form<Answers>
}

function Fields({ act, hire, form }: FieldsProps) {
  const has = (name: string) => Object.hasOwn(BODIES[act].shape, name)
  return (
    <>
      {has('startedOn') && <TextField {...form.text('startedOn')} type="date" />}
      {has('endOn') && <TextField {...form.text('endOn')} type="date" />}
      {has('day') && (
        <Select
          {...form.choice('day')}
          placeholder="Select check-in"
          options={hire.checkIns.map(({ day, dueOn, isDue, score }) => ({
            value: String(day),
            label: `After ${day} days, ${formatDay(dueOn)}`,
            disabled: !isDue && score === null,
          }))}
        />
      )}
      {has('score') && (
        <Select
          {...form.choice('score')}
          placeholder="Select 1 to 5"
          options={SCORES.map((value, at) => ({ value, label: SCORE_WORDS[at] ?? value }))}
        />
      )}
      {has('code') && (
        <Select
          {...form.choice('code')}
          placeholder="Select reason"
          options={endCodes.map((value) => ({ value, label: endLabels[value] }))}
        />
      )}
      {has('replacementId') && (
        <Select
          {...form.choice('replacementId')}
          placeholder={hire.replacementChoices.length === 0 ? 'No later hire for this job' : 'Select candidate'}
          options={hire.replacementChoices.map(({ id, maskedName, startOn }) => ({
            value: id,
            label: `${maskedName}, starts ${formatDay(startOn)}`,
          }))}
        />
      )}
      {has('reason') && <TextArea {...form.area('reason')} rows={3} />}
      {has('note') && <TextArea {...form.area('note')} rows={3} />}
      {has('isShared') && <Checkbox {...form.tick('isShared')} label="Use this rating to improve ranking" />}
    </>
  )
}
