import type { InterviewVerb } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../platform/refusal.tsx'
import { type Interview, interviewersQuery, slotIn, useInterviewAction } from '../records/index.ts'
import styles from '../records/interviews.module.css'

export interface InterviewActsProps {
  interview: Interview
  zone: string
  onMove: () => void
}

/** Actions that need a reason; the rest run at once. */
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
  return (
    <div className={styles.form}>
      {may('confirm') && <Confirm interview={interview} zone={zone} />}
      <div className={styles.acts}>
        {may('respond') && (
          <>
            <Button size="small" onClick={() => respond.mutate({ id, body: { response: 'accepted' } })}>
              Accept
            </Button>
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
          <Button key={verb} size="small" onClick={() => setAsking(verb)}>
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

function Confirm({ interview, zone }: { interview: Interview; zone: string }) {
  const confirm = useInterviewAction('confirm')
  const byCandidate = interview.proposedSlots.filter(({ by }) => by === 'candidate')
  const slots = byCandidate.length > 0 ? byCandidate : interview.proposedSlots
  const [start, setStart] = useState('')
  const [note, setNote] = useState('')
  const slot = slots.find((each) => each.start === start)
  if (slots.length === 0) return null
  const isTheirs = byCandidate.length > 0
  return (
    <fieldset className={styles.form}>
      <legend>{isTheirs ? 'Book a requested time' : 'Agreed verbally?'}</legend>
      <Select
        label="Time"
        labelHidden
        value={start}
        placeholder="Select time"
        options={slots.map((each) => ({ value: each.start, label: slotIn(each, zone), disabled: !each.isFree }))}
        onChange={(event) => setStart(event.target.value)}
      />
      {!isTheirs && slot !== undefined && (
        <TextField
          label="How the candidate agreed"
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <Refusal error={confirm.error} />
      {slot !== undefined && (
        <div className={styles.acts}>
          <Button
            variant="primary"
            busy={confirm.isPending}
            disabled={!isTheirs && note.trim().length < 3}
            onClick={() =>
              confirm.mutate({
                id: interview.id,
                body: { slot: { start: slot.start, end: slot.end }, agreedNote: isTheirs ? null : note.trim() },
              })
            }
          >
            Book time
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface AskingProps {
  interview: Interview
  onDone: () => void
}

function WithReason({ interview, verb, onDone }: AskingProps & { verb: Reasoned }) {
  const [reason, setReason] = useState('')
  const act = useInterviewAction(verb)
  const words = reasoned[verb]
  const body = verb === 'complete' ? { override: reason } : { reason }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate({ id: interview.id, body: body as { reason: string } & { override: string } }, { onSuccess: onDone })
      }}
    >
      <TextField
        label={words.label}
        value={reason}
        required
        minLength={3}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refusal error={act.error} />
      <div className={styles.acts}>
        <Button type="submit" variant="danger" busy={act.isPending} disabled={reason.trim().length < 3}>
          {words.act}
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}

function Swap({ interview, onDone }: AskingProps) {
  const [out, setOut] = useState('')
  const [into, setInto] = useState('')
  const query = useQuery(interviewersQuery())
  const swap = useInterviewAction('swapInterviewer')
  const sitting = interview.panel.map(({ userId }) => userId)
  return (
    <div className={styles.form}>
      <Select
        label="Current interviewer"
        value={out}
        placeholder="Select"
        options={interview.panel
          .filter(({ hasSubmitted }) => !hasSubmitted)
          .map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        onChange={(event) => setOut(event.target.value)}
      />
      <Select
        label="New interviewer"
        value={into}
        placeholder="Select"
        options={(query.data ?? [])
          .filter(({ userId }) => !sitting.includes(userId))
          .map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        onChange={(event) => setInto(event.target.value)}
      />
      <Refusal error={swap.error} />
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={swap.isPending}
          disabled={out === '' || into === ''}
          onClick={() =>
            swap.mutate({ id: interview.id, body: { outUserId: out, inUserId: into } }, { onSuccess: onDone })
          }
        >
          Replace
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </div>
  )
}
