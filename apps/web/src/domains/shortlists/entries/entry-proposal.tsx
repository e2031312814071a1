import { TextLink } from '@assay/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../platform/format.ts'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import { RateAgency } from './rate-agency.tsx'
import styles from './shortlist.module.css'
import { type Entry, proposalQuery } from './shortlisteds.queries.ts'

const DECIDED: readonly string[] = ['accepted', 'denied', 'duplicate', 'expired']

export function EntryProposal({ entry }: { entry: Entry }) {
  const { data: proposal } = useQuery(proposalQuery(entry.requirement.id, entry.candidate.id))
  const { user } = useSession()
  if (proposal === undefined || proposal === null) return null
  const canRate = proposal.decidedAt !== null && DECIDED.includes(proposal.state) && mayDo(user, 'contact.request')
  const { agency, agencyName, createdAt, note, ownedUntil, state } = proposal
  const owned = ownedUntil === null ? '' : ` Their ownership ends on ${formatDay(ownedUntil)}.`
  return (
    <section aria-label="Submitted by agency" className={styles.form}>
      <h3>Submitted by {agencyName}</h3>
      <p className={styles.note}>
        {formatDay(createdAt)}.{state === 'expired' ? ' Their ownership has ended.' : owned}
      </p>
      {note !== null && <p>{note}</p>}
      <p>
        <TextLink
          render={
            <Link
              to="/messages"
              search={{ to: agency.id, requirement: entry.requirement.id, candidate: entry.candidate.id }}
            />
          }
        >
          Message the agency
        </TextLink>
      </p>
      {canRate && <RateAgency submissionId={proposal.id} />}
      {proposal.disputedSince !== null && (
        <p className={styles.note}>Disputed since {formatDay(proposal.disputedSince)}: ownership and fee are frozen.</p>
      )}
      {proposal.mayDo.includes('dispute') && (
        <p>
          <TextLink render={<Link to="/ownership-disputes" search={{ submission: proposal.id }} />}>
            Dispute the agency’s ownership
          </TextLink>
        </p>
      )}
    </section>
  )
}
