import { type emailVerifications, registrationRules } from '@assay/contracts/registrations'
import type { ResourceOf } from '@assay/contracts/resource'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useSecondsUntil } from '../../platform/use-seconds-until.ts'
import styles from './await-verification.module.css'

export interface AwaitVerificationProps {
  verification: ResourceOf<typeof emailVerifications>
  /** Given an email, corrects the address. */
  onSendAgain: (email?: string) => Promise<void>
}

/** The verification mail was sent: read it, resend it, or correct the address. */
export function AwaitVerification({ verification, onSendAgain }: AwaitVerificationProps) {
  const { maskedEmail, state, resendAfter, sendsLeft } = verification
  const seconds = useSecondsUntil(Date.parse(resendAfter))
  const [correcting, setCorrecting] = useState(false)
  if (state === 'verified')
    return (
      <>
        <h1>Email address verified</h1>
        <p className={styles.words}>You can sign in now.</p>
        <Button variant="primary" size="large" className={styles.act} render={<Link to="/login" />}>
          Sign in
        </Button>
      </>
    )
  return (
    <>
      <h1>Check your email</h1>
      <p className={styles.words}>
        {state === 'expired' ? 'The link we sent to' : 'We sent an email to '}
        <strong>{maskedEmail}</strong>
        {state === 'expired'
          ? ' has expired. Request a new one.'
          : '. Its link is valid for 24 hours. If you or your company already have an account, the email says so.'}
      </p>
      {correcting ? (
        <CorrectAddress onSend={onSendAgain} onCancel={() => setCorrecting(false)} seconds={seconds} left={sendsLeft} />
      ) : (
        <SendAgain onSend={onSendAgain} onCorrect={() => setCorrecting(true)} seconds={seconds} left={sendsLeft} />
      )}
    </>
  )
}

/** The URL names no registration. */
export function NoVerificationNamed() {
  return (
    <>
      <h1>Verify your email</h1>
      <p className={styles.words}>Open the link in the email we sent after you registered. It is valid for 24 hours.</p>
      <Button size="large" className={styles.act} render={<Link to="/register" />}>
        Register
      </Button>
    </>
  )
}

interface StepProps {
  onSend: (email?: string) => Promise<void>
  seconds: number
  left: number
}

function SendAgain({ onSend, onCorrect, seconds, left }: StepProps & { onCorrect: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const send = async () => {
    setBusy(true)
    setFailure(null)
    await onSend().catch(setFailure)
    setBusy(false)
  }
  return (
    <div className={styles.stack}>
      <Trouble error={failure} />
      <Button size="large" busy={busy} disabled={seconds > 0 || left === 0} onClick={() => void send()}>
        {seconds > 0 ? `Resend in ${seconds} s` : 'Resend email'}
      </Button>
      <p className={styles.left}>{formatTries(left)}</p>
      <Button variant="quiet" onClick={onCorrect}>
        Change address
      </Button>
    </div>
  )
}

const fields = ruleFields<{ email: string }>({
  email: {
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    checks: registrationRules.email,
  },
})

function CorrectAddress({ onSend, onCancel, seconds, left }: StepProps & { onCancel: () => void }) {
  const form = useForm({
    fields,
    initial: { email: '' },
    send: async ({ email }) => {
      await onSend(email)
      onCancel()
    },
  })
  return (
    <form className={styles.stack} {...form.bind}>
      <Trouble error={form.failure} />
      <TextField {...form.text('email')} controlSize="large" className={styles.field} autoFocus />
      <Button {...form.button} variant="primary" size="large" disabled={seconds > 0 || left === 0}>
        {seconds > 0 ? `Send in ${seconds} s` : 'Send email'}
      </Button>
      <p className={styles.left}>{formatTries(left)}</p>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

function Trouble({ error }: { error: unknown }) {
  if (error === null) return null
  return <Notice tone="danger">{error instanceof ApiError ? error.message : 'Oops...Something went wrong'}</Notice>
}

function formatTries(left: number): string {
  if (left === 0) return 'No more emails today. Try again tomorrow.'
  return left === 1 ? '1 more email today' : `${left} more emails today`
}
