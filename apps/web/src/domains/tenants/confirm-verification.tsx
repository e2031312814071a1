import { Button } from '@assay/ui/button'
import { Mark } from '@assay/ui/mark'
import { LoadingState } from '@assay/ui/states'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import styles from './confirm-verification.module.css'

export interface ConfirmVerificationProps {
  id: string
  /** null while loading, then the error. Success navigates away. */
  error: unknown
  /** The link has no token. */
  incomplete: boolean
  onRetry: () => void
}

export function ConfirmVerification({ id, error, incomplete, onRetry }: ConfirmVerificationProps) {
  if (incomplete)
    return (
      <Said title="Incomplete link" again={id}>
        Copy the whole link from the email, or request a new one.
      </Said>
    )
  if (error === null)
    return (
      <section className={styles.page}>
        <Mark size={40} />
        <h1>Verifying your email</h1>
        <LoadingState />
      </section>
    )
  const code = error instanceof ApiError ? error.code : null
  if (code === 'verification.expired')
    return (
      <Said title="This link has expired" again={id}>
        Links are valid for 24 hours. Request a new one.
      </Said>
    )
  if (code === 'verification.used')
    return (
      <Said
        title="This link has been used"
        action={
          <Button variant="primary" size="large" render={<Link to="/login" />}>
            Sign in
          </Button>
        }
      >
        Your email address is already verified. Sign in with your password.
      </Said>
    )
  if (code === 'verification.other-account')
    return (
      <Said
        title="Another account is signed in"
        action={
          <Button variant="primary" size="large" render={<Link to="/logout" />}>
            Sign out
          </Button>
        }
      >
        This link belongs to another account. Sign out, then open it again.
      </Said>
    )
  return (
    <Said
      title="Verification failed"
      action={
        <Button variant="primary" size="large" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error instanceof ApiError ? error.message : 'Oops...Something went wrong'}
    </Said>
  )
}

interface SaidProps {
  title: string
  children: ReactNode
  action?: ReactNode
  /** Offers another mail for this verification. */
  again?: string
}

function Said({ title, children, action, again }: SaidProps) {
  return (
    <section className={styles.page} role="alert">
      <Mark size={40} />
      <h1>{title}</h1>
      <p className={styles.words}>{children}</p>
      <div className={styles.actions}>
        {action}
        {again !== undefined && (
          <Button
            variant="primary"
            size="large"
            render={<Link to="/emailVerification" search={{ verification: again }} />}
          >
            Request new link
          </Button>
        )}
        <Button variant="quiet" render={<Link to="/" />}>
          Go to home page
        </Button>
      </div>
    </section>
  )
}
