import { Button } from '@assay/ui/button'
import { useDelayed } from '@assay/ui/use-delayed.ts'
import { Link } from '@tanstack/react-router'
import styles from './error-page.module.css'
import { ErrorReport } from './error-report.tsx'
import { LastResort } from './last-resort.tsx'
import { describeFailure, isMissingPart } from './page-error.ts'
import { useRetryOnline } from './use-retry-online.ts'

/** A part that a release has replaced reloads the page in the meantime. */
const RELOADS_WITHIN_MS = 1_000

export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  return (
    <LastResort>
      <Failure error={error} onRetry={onRetry} />
    </LastResort>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { status, text, requestId } = describeFailure(error)
  // Retrying doesn't help if access is denied or the page doesn't exist.
  const retry = status === 403 || status === 404 ? undefined : onRetry
  useRetryOnline(error, retry)
  const isMissing = isMissingPart(error)
  const isDue = useDelayed(isMissing, RELOADS_WITHIN_MS)
  if (isMissing && !isDue) return null
  return (
    <div className={styles.page} role="alert">
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{text}</h1>
      <div className={styles.actions}>
        {retry !== undefined && (
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        )}
        <Button variant={retry === undefined ? 'primary' : 'secondary'} render={<Link to="/" />}>
          Go to home page
        </Button>
      </div>
      <ErrorReport status={status} text={text} requestId={requestId} />
    </div>
  )
}
