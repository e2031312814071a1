import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { Refusal } from '../../../platform/refusal.tsx'
import { slotIn } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { useCalendarNews, useSettleConflict } from './connections.mutations.ts'
import { type CalendarConflict, conflictsQuery } from './connections.queries.ts'

export interface ConflictsProps {
  zone: string
  /** Absent if the user can't propose times. */
  onPropose?: ((interviewId: string, slot: { start: string; end: string }) => void) | undefined
}

/** Interviews that the user moved or deleted in their own calendar. The agreed time stays until the user decides. */
export function Conflicts(props: ConflictsProps) {
  const query = useQuery(conflictsQuery())
  useCalendarNews()
  const conflicts = query.data ?? []
  if (conflicts.length === 0) return null
  return (
    <Panel title="Your calendar differs" note="The agreed times apply until you decide.">
      <ul className={styles.differences}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} {...props} />
        ))}
      </ul>
    </Panel>
  )
}

function Conflict({ conflict, zone, onPropose }: ConflictsProps & { conflict: CalendarConflict }) {
  const { id, interviewId, label, start, end, foundStart, foundEnd } = conflict
  const putBack = useSettleConflict('putBack')
  const leave = useSettleConflict('leave')
  const isBusy = putBack.isPending || leave.isPending
  const found = foundStart === null || foundEnd === null ? null : { start: foundStart, end: foundEnd }
  return (
    <li className={styles.difference}>
      <p>{label}</p>
      <p className={styles.note}>Agreed: {slotIn({ start, end }, zone)}</p>
      <p className={styles.note}>
        {found === null ? 'Deleted in your calendar' : `In your calendar: ${slotIn(found, zone)}`}
      </p>
      <div className={styles.acts}>
        {found !== null && onPropose !== undefined && (
          <Button size="small" variant="primary" disabled={isBusy} onClick={() => onPropose(interviewId, found)}>
            Propose this time
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={() => putBack.mutate(id)}>
          Put it back
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => leave.mutate(id)}>
          Keep as is
        </Button>
      </div>
      <Refusal error={putBack.error ?? leave.error} />
    </li>
  )
}
