import { Badge } from '@assay/ui/badge'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { kindWords } from '../../platform/interview-kind-words.ts'
import { alsoIn, slotIn, stateWords, waitingWords } from './interview-words.ts'
import styles from './interviews.module.css'
import type { Interview } from './interviews.queries.ts'

export interface InterviewTableProps {
  label: string
  interviews: readonly Interview[]
  zone: string
  onOpen: (interview: Interview) => void
}

/** The same as the grid, line by line. */
export function InterviewTable({ label, interviews, zone, onOpen }: InterviewTableProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          <HeadCell>When</HeadCell>
          <HeadCell>Candidate</HeadCell>
          <HeadCell className={styles.roomy}>Round</HeadCell>
          <HeadCell>State</HeadCell>
          <HeadCell className={styles.roomy}>Interviewers</HeadCell>
        </tr>
      </thead>
      <tbody>
        {interviews.map((interview) => (
          <Row key={interview.id}>
            <Cell>
              <When interview={interview} zone={zone} />
            </Cell>
            <Cell>
              <button type="button" className={styles.open} onClick={() => onOpen(interview)}>
                {interview.candidateName}
              </button>
              <span className={styles.note}>{interview.requirementTitle}</span>
            </Cell>
            <Cell className={styles.roomy}>
              {interview.round}. {kindWords[interview.kind]}
            </Cell>
            <Cell>
              <Badge tone={stateWords[interview.state].tone}>{stateWords[interview.state].label}</Badge>
              {interview.waitingOn !== 'nobody' && (
                <span className={styles.note}>waits for {waitingWords[interview.waitingOn]}</span>
              )}
            </Cell>
            <Cell className={styles.roomy}>{interview.panel.map(({ fullName }) => fullName).join(', ')}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function When({ interview, zone }: { interview: Interview; zone: string }) {
  const { start, end, proposedSlots, zoneCandidate } = interview
  const first = start !== null && end !== null ? { start, end } : proposedSlots[0]
  if (first === undefined) return <>No time yet</>
  const others = start === null ? proposedSlots.length - 1 : 0
  const [day, ...clock] = slotIn(first, zone).split(', ')
  return (
    <>
      <span className={styles.when}>{day},</span> <span className={styles.when}>{clock.join(', ')}</span>
      {others > 0 && ` or ${others} more`}
      {zoneCandidate !== zone && <span className={styles.note}>{alsoIn(first.start, zoneCandidate, zone)}</span>}
    </>
  )
}
