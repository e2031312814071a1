import { credentialRules } from '@assay/contracts/credential-rules'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Notice } from '@assay/ui/notice'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { useSecondsUntil } from '../../platform/use-seconds-until.ts'
import { GoogleSignIn, ProviderButton, useCompanyOption } from './federation/index.ts'
import styles from './login-form.module.css'

interface Credentials {
  readonly email: string
  readonly password: string
}

const fields = ruleFields<Credentials>({
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'username',
    inputMode: 'email',
    checks: credentialRules.email,
  },
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
})

export interface LoginFormProps {
  /** The address requested before login. */
  returnTo: string | undefined
  /** The name of the page there. */
  returnsTo: string | undefined
  /** Lists the demo users. */
  demo: boolean
  onLogIn: (credentials: Credentials) => Promise<void>
  /** Signs in without a password. */
  onPasskey: () => Promise<void>
}

export function LoginForm({ returnTo, returnsTo, demo, onLogIn, onPasskey }: LoginFormProps) {
  const form = useForm({
    fields,
    initial: { email: '', password: '' },
    send: async (credentials) => {
      if (lock.seconds > 0) return
      try {
        await onLogIn(credentials)
      } catch (error) {
        lock.note(error, credentials.email)
        throw aboutBoth(error)
      }
    },
  })
  const lock = useLock(form.draft.email)
  const company = useCompanyOption(form.draft.email)
  const [usesPassword, setUsesPassword] = useState(false)
  const isLed = company?.option.required === true && !usesPassword
  const companyButton = company !== null && (
    <ProviderButton
      label={`Continue with ${company.option.name}`}
      provider="company"
      domain={company.domain}
      errand={{ purpose: 'signIn', returnTo }}
      primary={isLed}
    />
  )
  return (
    <>
      <h1 className={styles.title}>Sign in</h1>
      {returnsTo !== undefined && (
        <p className={styles.target}>
          You’ll return to <strong>{returnsTo}</strong>
        </p>
      )}
      <form className={styles.form} {...form.bind}>
        {form.failure !== null && <Trouble error={form.failure} secondsLocked={lock.seconds} />}
        <TextField {...form.text('email')} controlSize="large" />
        {isLed ? (
          <LedToProvider onPassword={() => setUsesPassword(true)}>{companyButton}</LedToProvider>
        ) : (
          <>
            <TextField {...form.text('password')} controlSize="large" />
            <p className={styles.forgot}>
              <TextLink render={<Link to="/password/reset" />}>Forgot password?</TextLink>
            </p>
            <Button {...form.button} variant="primary" size="large" wide disabled={lock.seconds > 0}>
              {lock.seconds > 0 ? `Locked for ${clock(lock.seconds)}` : 'Sign in'}
            </Button>
          </>
        )}
      </form>
      {!isLed && (
        <>
          {company !== null && <div className={styles.otherways}>{companyButton}</div>}
          <PasskeySignIn onPasskey={onPasskey} />
          <GoogleSignIn returnTo={returnTo} />
        </>
      )}
      <p className={styles.below}>
        New here? <TextLink render={<Link to="/register" />}>Create employer account</TextLink>
      </p>
      {demo && <DemoLogins onPick={(email) => fill(form, email)} />}
    </>
  )
}

/** The company requires its own sign-in. */
function LedToProvider({ children, onPassword }: { children: ReactNode; onPassword: () => void }) {
  return (
    <>
      {children}
      <p className={styles.led}>
        Your company uses its own sign-in. You don’t need a password.{' '}
        <button type="button" className={styles.owner} onClick={onPassword}>
          Owner? Use your password
        </button>
      </p>
    </>
  )
}

/** The library is loaded when the button is pressed. */
function PasskeySignIn({ onPasskey }: { onPasskey: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (typeof window.PublicKeyCredential !== 'function') return null
  const sign = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await onPasskey()
    } catch (error) {
      const isGivenUp = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
      if (!isGivenUp) setFailure(error instanceof ApiError ? error.message : 'The passkey couldn’t be used. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.otherways}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button size="large" wide busy={busy} onClick={() => void sign()}>
        Sign in with a passkey
      </Button>
    </div>
  )
}

/** The server returns how long sign-in is blocked for this account; other accounts can be tried in the meantime. */
function useLock(email: string) {
  const [locked, setLocked] = useState<{ email: string; until: number } | null>(null)
  const isOfThis = locked !== null && locked.email.toLowerCase() === email.trim().toLowerCase()
  const seconds = useSecondsUntil(isOfThis ? locked.until : null)
  const note = (error: unknown, tried: string) => {
    if (!(error instanceof ApiError) || error.code !== 'session.locked') return
    const seconds = error.retryAfterSeconds ?? Number(metaOf(error)['retryAfterSeconds'] ?? 60)
    setLocked({ email: tried.trim(), until: Date.now() + seconds * 1_000 })
  }
  return { seconds, note }
}

function Trouble({ error, secondsLocked }: { error: unknown; secondsLocked: number }) {
  if (!(error instanceof ApiError)) return <Notice tone="danger">Oops...Something went wrong</Notice>
  if (error.code === 'session.unverified') return <Unverified verification={metaOf(error)['emailVerificationId']} />
  if (error.code !== 'session.locked') return <Notice tone="danger">{error.message}</Notice>
  if (secondsLocked === 0) return <Notice>You can try again now.</Notice>
  return (
    <Notice tone="danger" title="Too many failed attempts">
      Sign-in from this network is temporarily locked for security.
    </Notice>
  )
}

function Unverified({ verification }: { verification: unknown }) {
  const search = typeof verification === 'string' ? { verification } : {}
  return (
    <Notice
      tone="warn"
      title="Verify your email address"
      action={
        <Button size="small" render={<Link to="/emailVerification" search={search} />}>
          Resend email
        </Button>
      }
    >
      Open the link in the email we sent after you registered.
    </Notice>
  )
}

function metaOf(error: ApiError): Readonly<Record<string, unknown>> {
  return error.errors[0]?.meta ?? {}
}

/** Names no field, so that the message doesn't reveal whether the address exists. */
function aboutBoth(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'session.wrong-credentials') return error
  const left = metaOf(error)['attemptsLeft']
  const tries = typeof left === 'number' ? ` ${left} ${left === 1 ? 'try is' : 'tries are'} left.` : ''
  return new ApiError({ status: error.status, code: error.code, message: `Email or password is wrong.${tries}` })
}

const DEMO_PASSWORD = 'assay-demo-1'
const demoLogins = [
  { email: 'recruiter@acme.test', role: 'Recruiter' },
  { email: 'manager@acme.test', role: 'Hiring manager' },
  { email: 'owner@acme.test', role: 'Owner' },
  { email: 'viewer@acme.test', role: 'Viewer' },
]

function fill(form: Form<Credentials>, email: string): void {
  form.set('email', email)
  form.set('password', DEMO_PASSWORD)
}

function DemoLogins({ onPick }: { onPick: (email: string) => void }) {
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo" className={styles.demoTitle}>
        Demo
      </h2>
      <p className={styles.demoWords}>
        Sign in as one of these users. The password is <code className={styles.code}>{DEMO_PASSWORD}</code>
      </p>
      <ul>
        {demoLogins.map(({ email, role }) => (
          <li key={email}>
            <button type="button" className={styles.person} onClick={() => onPick(email)}>
              <span>{email}</span>
              <span className={styles.role}>{role}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
