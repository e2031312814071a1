import { interviewActions } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import { alsoIn, type Interview, interviewQuery, slotIn, useInterviewAction } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { BusyThen } from './busy-then.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { Slot } from './offer-target.ts'

export interface MoveDialogProps {
  interviewId: string
  slot: Slot
  zone: string
  onClose: () => void
}

interface Draft {
  readonly reason: string
  readonly version: number
}

const fields = contractFields<typeof interviewActions.cancel.body, Draft>(interviewActions.cancel.body, {
  labels: { reason: 'Reason for rescheduling' },
})

/** Confirms a move in the calendar. Only then is the candidate asked, and the agreed time stays until they answer. */
export function MoveDialog({ interviewId, slot, zone, onClose }: MoveDialogProps) {
  const query = useQuery(interviewQuery(interviewId))
  return (
    <Dialog open onOpenChange={onClose} title="Propose another time?">
      <Region query={query}>
        {(interview) => <Move interview={interview} slot={slot} zone={zone} onClose={onClose} />}
      </Region>
    </Dialog>
  )
}

function Move({ interview, slot, zone, onClose }: Omit<MoveDialogProps, 'interviewId'> & { interview: Interview }) {
  const { id, start, end, zoneCandidate, panel } = interview
  const reschedule = useInterviewAction('reschedule')
  const form = useForm({
    fields,
    initial: { reason: '', version: interview.version },
    send: ({ reason }): Promise<unknown> =>
      reschedule.mutateAsync(
        { id, body: { slots: [slot], reason, version: form.draft.version } },
        { onSuccess: onClose },
      ),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <p>
        {interview.candidateName}, round {interview.round}
        <span className={styles.note}>{interview.requirementTitle}</span>
      </p>
      <dl className={styles.facts}>
        <dt>Agreed</dt>
        <dd>{start !== null && end !== null && slotIn({ start, end }, zone)}</dd>
        <dt>New time</dt>
        <dd>
          {slotIn(slot, zone)}
          {zoneCandidate !== zone && <span className={styles.note}>{alsoIn(slot.start, zoneCandidate, zone)}</span>}
          <BusyThen
            slot={slot}
            people={panel.map(({ userId }) => userId)}
            candidate={interview.candidate.id}
            requirement={interview.requirement.id}
            except={id}
          />
        </dd>
      </dl>
      <TextField
        {...form.text('reason')}
        hint="The candidate will read this. The agreed time is kept until they accept the new one."
      />
      <FormProblems form={form} />
      <ChangedMeanwhile form={form} interview={interview} zone={zone} isDirty takeLabel="Don’t move" onTake={onClose} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Ask the candidate
        </Button>
        <Button onClick={onClose}>Keep the agreed time</Button>
      </div>
    </form>
  )
}
