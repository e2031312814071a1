import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { formatRound, type Interview, interviewsQuery, slotIn } from '../records/index.ts'
import styles from '../records/interviews.module.css'

export function FeedbackDue({ zone, onOpen }: { zone: string; onOpen: (interview: Interview) => void }) {
  const query = useQuery(interviewsQuery({ feedbackDue: true, sort: 'start', size: 10 }))
  const due = query.data
  if (due === undefined || due.total === 0) return null
  return (
    <Panel title="Your due scorecards" note={due.total}>
      <ul className={styles.slots}>
        {due.interviews.map((interview) => (
          <li key={interview.id}>
            <span>
              <button type="button" className={styles.open} onClick={() => onOpen(interview)}>
                {interview.candidateName}
              </button>
              <span className={styles.note}>
                {interview.requirementTitle}, {formatRound(interview).toLowerCase()}
                {interview.start !== null && interview.end !== null
                  ? `, ${slotIn({ start: interview.start, end: interview.end }, zone)}`
                  : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
