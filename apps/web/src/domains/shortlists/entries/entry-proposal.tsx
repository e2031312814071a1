import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../platform/format.ts'
import styles from './shortlist.module.css'
import { type Entry, proposalQuery } from './shortlisteds.queries.ts'

export function EntryProposal({ entry }: { entry: Entry }) {
  const { data: proposal } = useQuery(proposalQuery(entry.requirement.id, entry.candidate.id))
  if (proposal === undefined || proposal === null) return null
  const { agencyName, createdAt, note, ownedUntil, state } = proposal
  const owned = ownedUntil === null ? '' : ` Their ownership ends on ${formatDay(ownedUntil)}.`
  return (
    <section aria-label="Submitted by agency" className={styles.form}>
      <h3>Submitted by {agencyName}</h3>
      <p className={styles.note}>
        {formatDay(createdAt)}.{state === 'expired' ? ' Their ownership has ended.' : owned}
      </p>
      {note !== null && <p>{note}</p>}
    </section>
  )
}
