import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import type { Form } from '../../../platform/forms/use-form.ts'
import { type Interview, slotIn, stateLabels } from '../records/index.ts'
import styles from '../records/interviews.module.css'

interface ChangedMeanwhileProps {
  form: Pick<Form<{ version: number }>, 'draft' | 'busy' | 'set'>
  interview: Interview
  zone: string
  /** Whether times were chosen that would replace those of the other. */
  isDirty: boolean
  takeLabel: string
  onTake: () => void
}

/** A colleague or the candidate changed the interview after the times here were chosen. */
export function ChangedMeanwhile({ form, interview, zone, isDirty, takeLabel, onTake }: ChangedMeanwhileProps) {
  const { version, state, start, end, proposedSlots, waitingOn } = interview
  return (
    <NewerVersion
      begun={form.draft.version}
      stored={version}
      isDirty={isDirty}
      isSending={form.busy}
      onTake={onTake}
      onKeep={() => form.set('version', version)}
      title={waitingOn === 'employer' ? 'The interview has changed' : 'Someone else changed this interview'}
      takeLabel={takeLabel}
    >
      {stateLabels[state].label}
      {start !== null && end !== null && `: ${slotIn({ start, end }, zone)}`}. If you keep your times, they replace what
      is proposed now{proposedSlots.length > 0 && ':'}
      {proposedSlots.map((slot) => (
        <span key={`${slot.by} ${slot.start}`} className={styles.note}>
          {slotIn(slot, zone)}
          {slot.by === 'candidate' && ', suggested by candidate'}
        </span>
      ))}
    </NewerVersion>
  )
}
