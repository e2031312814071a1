import { Mark } from '@assay/ui/mark'
import { LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCount, formatDay } from '../../../platform/format.ts'
import { LinkFailed } from '../../../platform/pages/link-failed.tsx'
import { type FeedbackPage, feedbackPageQuery } from './feedback.queries.ts'
import styles from './give-feedback.module.css'
import { JudgeOne } from './judge-one.tsx'

/** For recipients without an account. Opening the page changes nothing. */
export function GiveFeedback({ token }: { token: string }) {
  const query = useQuery(feedbackPageQuery(token))
  return (
    <div className={styles.page}>
      <p className={styles.brand}>
        <Mark size={24} /> Assay
      </p>
      <Opened query={query} token={token} />
    </div>
  )
}

const SPENT: readonly string[] = ['verification.expired', 'validation.invalid']

function Opened({ query, token }: { query: ReturnType<typeof useQuery<FeedbackPage>>; token: string }) {
  if (query.data !== undefined) return <Page page={query.data} token={token} />
  if (query.error === null) return <LoadingState />
  if (query.error instanceof ApiError && SPENT.includes(query.error.code))
    return (
      <section className={styles.panel} role="alert">
        <h1>This link has expired or was withdrawn</h1>
        <p>Your earlier answers are saved. The sender can send you a new link.</p>
      </section>
    )
  return <LinkFailed error={query.error} onRetry={() => void query.refetch()} />
}

function Page({ page, token }: { page: FeedbackPage; token: string }) {
  const { companyName, requirementTitle, askedBy, message, expiresAt, candidates } = page
  const answered = candidates.filter(({ vote }) => vote !== null).length
  return (
    <>
      <section className={styles.panel}>
        <h1>
          Your feedback on {formatCount(candidates.length, 'candidate')} for “{requirementTitle}”?
        </h1>
        <p>
          {askedBy} of {companyName} asks for your feedback. Names, contact details, employers and pay are hidden.
        </p>
        {message !== null && <blockquote className={styles.message}>{message}</blockquote>}
        <p className={styles.note} role="status">
          {candidates.length === 0
            ? 'These candidates have already been decided on. Thank you.'
            : `${answered} of ${candidates.length} answered. You can edit your answers until ${formatDay(expiresAt)}.`}
        </p>
      </section>
      {candidates.map((candidate) => (
        <JudgeOne key={candidate.shortlistedId} candidate={candidate} token={token} />
      ))}
      <p className={styles.note}>
        {companyName} stores your email address with your answers and deletes it 30 days after this job is closed.
        Candidates don’t see who you are.
      </p>
    </>
  )
}
