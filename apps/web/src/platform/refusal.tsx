import { ApiError } from './api-error.ts'
import styles from './refusal.module.css'

/** The server's error, shown next to the form. */
export function Refusal({ error }: { error: unknown }) {
  if (error === null) return null
  return (
    <p className={styles.refusal} role="alert">
      {error instanceof ApiError ? error.message : 'Oops...Something went wrong'}
    </p>
  )
}
