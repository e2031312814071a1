import { type EndCode, endCodes, type HireAct } from '@assay/contracts/hired-candidates'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { actLabels, endLabels, nameOf } from './hire-labels.ts'
import styles from './hires.module.css'
import { type HireStep, useStep } from './hires.mutations.ts'
import type { Hire } from './hires.queries.ts'

interface StepDialogProps {
  act: HireAct
  hire: Hire
  onClose: () => void
}

interface Answers {
  readonly day: string
  readonly code: string
  readonly note: string
  readonly score: string
  readonly standIn: string
  readonly isShared: boolean
}

const WORDS: Readonly<Record<HireAct, string>> = {
  start: 'The trial, the guarantee and check-ins run from this day.',
  noShow: 'No fee is due, and the seat is open again.',
  confirm: 'This ends the trial. The fee is due, and the guarantee continues.',
  end: 'No fee is due during the trial. Under the guarantee you can request a replacement.',
  requestReplacement: 'The agency or the platform decides.',
  replace: 'Select the candidate hired as the replacement.',
  refund: 'There is no replacement. The fee is refunded to the company.',
  checkIn: 'A new answer replaces the previous one.',
  rate: 'How good was this hire in hindsight?',
}

const NEEDS: Readonly<Record<HireAct, readonly (keyof Answers)[]>> = {
  start: ['day'],
  noShow: ['code'],
  confirm: [],
  end: ['day', 'code'],
  requestReplacement: ['note'],
  replace: ['standIn'],
  refund: ['note'],
  checkIn: ['day', 'score'],
  rate: ['score'],
}
const MIN_REASON_LENGTH = 10

/** One step of a hire. Every step needs confirmation, and some need a reason. */
export function StepDialog({ act, hire, onClose }: StepDialogProps) {
  const begin = { day: firstDay(act, hire), code: '', note: '', score: '', standIn: '', isShared: false }
  const [answers, setAnswers] = useState<Answers>(begin)
  const step = useStep(onClose)
  const wantsReason = act === 'requestReplacement' || act === 'refund'
  const isReady =
    NEEDS[act].every((name) => answers[name] !== '') &&
    (!wantsReason || answers.note.trim().length >= MIN_REASON_LENGTH)
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
          <Button
            variant={act === 'end' || act === 'noShow' ? 'danger' : 'primary'}
            busy={step.isPending}
            disabled={!isReady}
            onClick={() => step.mutate({ id: hire.id, step: stepOf(act, answers) })}
          >
            OK
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Fields act={act} hire={hire} answers={answers} onAnswers={(change) => setAnswers({ ...answers, ...change })} />
        {step.error !== null && (
          <p className={styles.error} role="alert">
            {step.error instanceof ApiError ? step.error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function firstDay(act: HireAct, { startOn, checkIns }: Hire): string {
  const today = new Date().toISOString().slice(0, 10)
  if (act === 'checkIn') return String(checkIns.find(({ isDue }) => isDue)?.day ?? '')
  return act === 'start' && startOn <= today ? startOn : today
}

function stepOf(act: HireAct, { day, code, note: typed, score, standIn, isShared }: Answers): HireStep {
  const note = typed.trim() === '' ? null : typed.trim()
  const endCode = code as EndCode
  if (act === 'start') return { act, startedOn: day }
  if (act === 'noShow') return { act, code: endCode, note }
  if (act === 'end') return { act, endOn: day, code: endCode, note }
  if (act === 'requestReplacement') return { act, reason: note ?? '' }
  if (act === 'replace') return { act, replacementId: standIn, note }
  if (act === 'refund') return { act, note: note ?? '' }
  if (act === 'checkIn') return { act, day: Number(day) as 30 | 60 | 90, score: Number(score), note }
  if (act === 'rate') return { act, score: Number(score), note, isShared }
  return { act, note }
}

const SCORES = ['1', '2', '3', '4', '5'] as const
const SCORE_WORDS = ['1, poor', '2', '3, as expected', '4', '5, excellent'] as const

interface FieldsProps {
  act: HireAct
  hire: Hire
  answers: Answers
  onAnswers: (change: Partial<Answers>) => void
}

function Fields({ act, hire, answers, onAnswers }: FieldsProps) {
  const needs = NEEDS[act]
  return (
    <>
      {needs.includes('day') && act !== 'checkIn' && (
        <TextField
          label={act === 'start' ? 'Start date' : 'End date'}
          type="date"
          value={answers.day}
          onChange={(event) => onAnswers({ day: event.target.value })}
        />
      )}
      {act === 'checkIn' && (
        <Select
          label="Check-in"
          value={answers.day}
          placeholder="Select check-in"
          options={hire.checkIns.map(({ day, dueOn, isDue, score }) => ({
            value: String(day),
            label: `After ${day} days, ${formatDay(dueOn)}`,
            disabled: !isDue && score === null,
          }))}
          onChange={(event) => onAnswers({ day: event.target.value })}
        />
      )}
      {needs.includes('score') && (
        <Select
          label="Rating"
          value={answers.score}
          placeholder="Select 1 to 5"
          options={SCORES.map((value, at) => ({ value, label: SCORE_WORDS[at] ?? value }))}
          onChange={(event) => onAnswers({ score: event.target.value })}
        />
      )}
      {needs.includes('code') && (
        <Select
          label="Reason"
          value={answers.code}
          placeholder="Select reason"
          options={endCodes.map((value) => ({ value, label: endLabels[value] }))}
          onChange={(event) => onAnswers({ code: event.target.value })}
        />
      )}
      {act === 'replace' && (
        <Select
          label="Replacement"
          value={answers.standIn}
          placeholder={hire.replacementChoices.length === 0 ? 'No later hire for this job' : 'Select candidate'}
          options={hire.replacementChoices.map(({ id, maskedName, startOn }) => ({
            value: id,
            label: `${maskedName}, starts ${formatDay(startOn)}`,
          }))}
          onChange={(event) => onAnswers({ standIn: event.target.value })}
        />
      )}
      {act !== 'start' && (
        <TextArea
          label={needs.includes('note') ? 'Comment' : 'Note (optional)'}
          rows={3}
          limit={1000}
          value={answers.note}
          onChange={(event) => onAnswers({ note: event.target.value })}
        />
      )}
      {act === 'rate' && (
        <Checkbox
          label="Use this rating to improve ranking"
          checked={answers.isShared}
          onChange={(event) => onAnswers({ isShared: event.target.checked })}
        />
      )}
    </>
  )
}
