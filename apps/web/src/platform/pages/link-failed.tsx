import { Button } from '@assay/ui/button'
import { useEffect } from 'react'
import { ApiError } from '../api-error.ts'
import { markAsShown } from '../forms/shown-errors.ts'
import styles from '../guest-page.module.css'
import { useRetryOnline } from './use-retry-online.ts'

/** The page of a link from a mail that could not be read. Who has nothing but the link must not take it for a dead one. */
export function LinkFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useRetryOnline(error, onRetry)
  useEffect(() => markAsShown(error), [error])
  return (
    <section className={styles.panel} role="alert">
      <h1>This page didn’t load</h1>
      <p>{error instanceof ApiError ? error.message : 'Oops...Something went wrong'}</p>
      <p>Your link still works, and nothing has been answered or changed.</p>
      <div>
        <Button variant="primary" size="large" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </section>
  )
}
