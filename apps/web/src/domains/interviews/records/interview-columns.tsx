import { Badge } from '@assay/ui/badge'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import type { ListColumn } from '../../../platform/list-views/list-columns.ts'
import { NameInside } from '../../../platform/list-views/name-inside.tsx'
import { alsoIn, slotIn, stateLabels, waitingLabels } from './interview-labels.ts'
import styles from './interviews.module.css'
import type { Interview } from './interviews.queries.ts'

const text = (key: string, label: string, read: (interview: Interview) => string): ListColumn<Interview> => ({
  key,
  label,
  text: read,
  cell: read,
  roomy: true,
})

export function interviewColumns(
  zone: string,
  onOpen: (interview: Interview) => void,
): readonly ListColumn<Interview>[] {
  return [
    {
      key: 'when',
      label: 'When',
      fixed: true,
      text: (interview) => whenOf(interview, zone)?.words ?? '',
      cell: (interview) => <When interview={interview} zone={zone} />,
    },
    {
      key: 'candidate',
      label: 'Candidate',
      fixed: true,
      text: ({ candidateName }) => candidateName,
      cell: (interview) => (
        <NameInside name={interview.candidateName} person={interview.candidate.id} onOpen={() => onOpen(interview)}>
          {interview.requirementTitle}
        </NameInside>
      ),
    },
    {
      ...text('round', 'Round', roundOf),
      cell: (interview) => <span className={styles.when}>{roundOf(interview)}</span>,
    },
    {
      key: 'state',
      label: 'Status',
      text: ({ state }) => stateLabels[state].label,
      cell: ({ state, waitingOn }) => (
        <>
          <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
          {waitingOn !== 'nobody' && <span className={styles.note}>waiting for {waitingLabels[waitingOn]}</span>}
        </>
      ),
    },
    text('panel', 'Interviewers', ({ panel }) => panel.map(({ fullName }) => fullName).join(', ')),
    { ...text('requirement', 'Job', ({ requirementTitle }) => requirementTitle), extra: true },
    { ...text('minutes', 'Length (min)', ({ minutes }) => String(minutes)), extra: true, numeric: true },
    { ...text('zone', 'Candidate’s time zone', ({ zoneCandidate }) => zoneCandidate), extra: true },
  ]
}

const roundOf = ({ round, kind }: Interview): string => `${round}. ${kindLabels[kind]}`

/** The booked time, or the first proposed one with the number of others. */
function whenOf({ start, end, proposedSlots }: Interview, zone: string) {
  const first = start !== null && end !== null ? { start, end } : proposedSlots[0]
  if (first === undefined) return null
  return { first, words: slotIn(first, zone), others: start === null ? proposedSlots.length - 1 : 0 }
}

function When({ interview, zone }: { interview: Interview; zone: string }) {
  const when = whenOf(interview, zone)
  if (when === null) return <>Not scheduled</>
  const { first, words, others } = when
  const { zoneCandidate } = interview
  const [day, ...clock] = words.split(', ')
  return (
    <>
      <span className={styles.when}>{day},</span> <span className={styles.when}>{clock.join(', ')}</span>
      {others > 0 && ` or ${others} more`}
      {zoneCandidate !== zone && <span className={styles.note}>{alsoIn(first.start, zoneCandidate, zone)}</span>}
    </>
  )
}
