import { Mark } from '@assay/ui/mark'
import { LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { LinkFailed } from '../../platform/pages/link-failed.tsx'
import { CandidateDetails } from './candidate-details.tsx'
import styles from './candidates.module.css'
import { type SharedProfile as SharedProfileData, sharedProfileQuery } from './profile-shares.queries.ts'

const SPENT: readonly string[] = ['verification.expired', 'validation.invalid']

/** For holders of a link without an account. Opening the page changes nothing. */
export function SharedProfile({ token }: { token: string }) {
  const query = useQuery(sharedProfileQuery(token))
  return (
    <div className={styles.shared}>
      <p className={styles.brand}>
        <Mark size={24} /> Assay
      </p>
      <Opened query={query} />
    </div>
  )
}

function Opened({ query }: { query: ReturnType<typeof useQuery<SharedProfileData>> }) {
  if (query.data !== undefined) {
    const { candidate, companyName, sharedBy, expiresAt, createdAt, updatedAt } = query.data
    return (
      <>
        <p className={styles.panel}>
          {sharedBy} of {companyName} shared this profile with you until {formatDay(expiresAt)}. Name, employers,
          contact details and pay are hidden.
        </p>
        <CandidateDetails
          candidate={{ ...candidate, id: query.data.id, type: 'candidates', createdAt, updatedAt }}
          isOutside
        />
      </>
    )
  }
  if (query.error === null) return <LoadingState />
  if (query.error instanceof ApiError && SPENT.includes(query.error.code))
    return (
      <section className={styles.panel} role="alert">
        <h1>This link has expired or was revoked</h1>
        <p>The person who sent it can send you a new one.</p>
      </section>
    )
  return <LinkFailed error={query.error} onRetry={() => void query.refetch()} />
}
