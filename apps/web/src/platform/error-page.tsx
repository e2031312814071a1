import { Button } from '@assay/ui/button'
import { Link } from '@tanstack/react-router'
import styles from './error-page.module.css'
import { ErrorReport } from './error-report.tsx'
import { LastResort } from './last-resort.tsx'
import { describeFailure } from './page-error.ts'

/** The status, what happened, and the ways out. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  return (
    <LastResort>
      <Failure error={error} onRetry={onRetry} />
    </LastResort>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { status, text, requestId } = describeFailure(error)
  return (
    <div className={styles.page} role="alert">
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>{text}</h1>
      <div className={styles.actions}>
        {onRetry !== undefined && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button render={<Link to="/" />}>Back to the home page</Button>
      </div>
      <ErrorReport status={status} text={text} requestId={requestId} />
    </div>
  )
}
