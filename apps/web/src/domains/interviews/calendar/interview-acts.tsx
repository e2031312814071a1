import { limitsOf } from '@assay/contracts/field-limits'
import { type InterviewVerb, interviewActions } from '@assay/contracts/scheduled-interviews'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { type Interview, slotIn, useInterviewAction } from '../records/index.ts'
import styles from '../records/interviews.module.css'

export interface InterviewActsProps {
  interview: Interview
  zone: string
  onMove: () => void
}

/** Actions that need a reason; the others run immediately. */
const reasoned = {
  cancel: { ask: 'Cancel interview', label: 'Reason for cancelling', act: 'Cancel interview' },
  withdraw: { ask: 'Withdraw proposal', label: 'Reason for withdrawing', act: 'Withdraw proposal' },
  reportNoShow: { ask: 'Report no-show', label: 'What happened', act: 'Report no-show' },
  contest: { ask: 'Dispute no-show', label: 'What happened instead', act: 'Dispute' },
  complete: { ask: 'Close without missing scorecards', label: 'Reason for missing scorecards', act: 'Close interview' },
} as const
type Reasoned = keyof typeof reasoned

export function InterviewActs({ interview, zone, onMove }: InterviewActsProps) {
  const [asking, setAsking] = useState<Reasoned | 'swap' | null>(null)
  const remind = useInterviewAction('remind')
  const respond = useInterviewAction('respond')
  const may = (verb: InterviewVerb) => interview.mayDo.includes(verb)
  const { id } = interview
  const { user } = useSession()
  const hasAccepted = interview.panel.some(({ userId, response }) => userId === user?.id && response === 'accepted')
  return (
    <div className={styles.form}>
      {may('confirm') && <Confirm interview={interview} zone={zone} />}
      <div className={styles.acts}>
        {may('respond') && (
          <>
            {!hasAccepted && (
              <Button
                size="small"
                variant="primary"
                onClick={() => respond.mutate({ id, body: { response: 'accepted' } })}
              >
                Accept
              </Button>
            )}
            <Button size="small" onClick={() => respond.mutate({ id, body: { response: 'declined' } })}>
              Decline
            </Button>
          </>
        )}
        {(may('reschedule') || may('propose')) && (
          <Button size="small" onClick={onMove}>
            {may('reschedule') ? 'Reschedule' : 'Propose other times'}
          </Button>
        )}
        {may('remind') && (
          <Button size="small" busy={remind.isPending} onClick={() => remind.mutate({ id, body: {} })}>
            Send reminder
          </Button>
        )}
        {may('swapInterviewer') && (
          <Button size="small" onClick={() => setAsking('swap')}>
            Replace interviewer
          </Button>
        )}
        {(Object.keys(reasoned) as Reasoned[]).filter(may).map((verb) => (
          <Button key={verb} size="small" variant="quiet" onClick={() => setAsking(verb)}>
            {reasoned[verb].ask}
          </Button>
        ))}
      </div>
      <Refusal error={remind.error ?? respond.error} />
      {asking === 'swap' && <Swap interview={interview} onDone={() => setAsking(null)} />}
      {asking !== null && asking !== 'swap' && (
        <WithReason key={asking} interview={interview} verb={asking} onDone={() => setAsking(null)} />
      )}
    </div>
  )
}

const maxNote = limitsOf(interviewActions.confirm.body, 'agreedNote')?.maxLength ?? Number.POSITIVE_INFINITY
const start = { label: 'Time', checks: [rules.required()] }
const note = { label: 'How the candidate agreed', checks: [rules.max(maxNote)] }
const theirFields = ruleFields<{ start: string; agreedNote: string }>({ start, agreedNote: note })
const agreedFields = ruleFields<{ start: string; agreedNote: string }>({
  start,
  agreedNote: { ...note, checks: [rules.required(), rules.min(3), ...note.checks] },
})

function Confirm({ interview, zone }: { interview: Interview; zone: string }) {
  const confirm = useInterviewAction('confirm')
  const byCandidate = interview.proposedSlots.filter(({ by }) => by === 'candidate')
  const slots = byCandidate.length > 0 ? byCandidate : interview.proposedSlots
  const isTheirs = byCandidate.length > 0
  const form = useForm({
    fields: isTheirs ? theirFields : agreedFields,
    initial: { start: '', agreedNote: '' },
    send: ({ start, agreedNote }) => {
      const slot = slots.find((each) => each.start === start)
      if (slot === undefined) return
      const body = { slot: { start: slot.start, end: slot.end }, agreedNote: isTheirs ? null : agreedNote.trim() }
      return confirm.mutateAsync({ id: interview.id, body })
    },
  })
  if (slots.length === 0) return null
  const isChosen = form.draft.start !== ''
  return (
    <form {...form.bind}>
      <fieldset className={styles.form}>
        <legend>{isTheirs ? 'Book a requested time' : 'Agreed verbally?'}</legend>
        <Select
          {...form.choice('start')}
          labelHidden
          placeholder="Select time"
          options={slots.map((each) => ({ value: each.start, label: slotIn(each, zone), disabled: !each.isFree }))}
        />
        {!isTheirs && isChosen && <TextField {...form.text('agreedNote')} />}
        <FormProblems form={form} />
        {isChosen && (
          <div className={styles.acts}>
            <Button {...form.button} variant="primary">
              Book time
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  )
}

interface AskingProps {
  interview: Interview
  onDone: () => void
}

const reasonFields = contractFields(interviewActions.cancel.body, { labels: { reason: 'Reason' } })

function WithReason({ interview, verb, onDone }: AskingProps & { verb: Reasoned }) {
  const act = useInterviewAction(verb)
  const words = reasoned[verb]
  const form = useForm({
    fields: reasonFields,
    initial: { reason: '' },
    send: ({ reason }) => {
      const body = verb === 'complete' ? { override: reason } : { reason }
      return act.mutateAsync(
        { id: interview.id, body: body as { reason: string } & { override: string } },
        { onSuccess: onDone },
      )
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('reason')} label={words.label} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="danger">
          {words.act}
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}

const swapFields = contractFields(interviewActions.swapInterviewer.body, {
  labels: { outUserId: 'Current interviewer', inUserId: 'New interviewer' },
})

function Swap({ interview, onDone }: AskingProps) {
  const query = useQuery(colleaguesQuery())
  const swap = useInterviewAction('swapInterviewer')
  const sitting = interview.panel.map(({ userId }) => userId)
  const form = useForm({
    fields: swapFields,
    initial: { outUserId: '', inUserId: '' },
    send: (body) => swap.mutateAsync({ id: interview.id, body }, { onSuccess: onDone }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <Select
        {...form.choice('outUserId')}
        placeholder="Select"
        options={interview.panel
          .filter(({ hasSubmitted }) => !hasSubmitted)
          .map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
      />
      <Select
        {...form.choice('inUserId')}
        placeholder="Select"
        options={(query.data ?? [])
          .filter(({ userId, isReader }) => !isReader && !sitting.includes(userId))
          .map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
      />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Replace
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}
