import { registrationRules } from '@assay/contracts/registrations'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { EmptyState } from '@assay/ui/states'
import { TextField } from '@assay/ui/text-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay } from '../../platform/format.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import {
  declineToJoin,
  type Invitation,
  type InvitationLink,
  invitationQuery,
  type Joining,
  joinTeam,
} from './invitations.mutations.ts'
import { PasswordMeter } from './password-meter.tsx'
import styles from './register-form.module.css'

type Values = { fullName: string; password: string; passwordConfirmation: string }

const fields = ruleFields<Values>({
  fullName: { label: 'Full name', autoComplete: 'name', checks: registrationRules.fullName },
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.password,
  },
  passwordConfirmation: {
    label: 'Password confirmation',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.passwordConfirmation,
  },
})

export interface AcceptInvitationProps {
  link: InvitationLink
  /** The password is absent for an account that had one before. */
  onJoined: (joined: { email: string; password: string | null }) => Promise<void>
}

/** An invited person joins a company or agency: no company step, and the address is fixed. */
export function AcceptInvitation({ link, onJoined }: AcceptInvitationProps) {
  const query = useQuery(invitationQuery(link))
  if (query.error instanceof ApiError && ['verification.expired', 'verification.used'].includes(query.error.code))
    return <Ended isUsed={query.error.code === 'verification.used'} />
  return (
    <Region query={query}>{(invitation) => <Opened link={link} invitation={invitation} onJoined={onJoined} />}</Region>
  )
}

function Ended({ isUsed }: { isUsed: boolean }) {
  return (
    <EmptyState
      title={isUsed ? 'This invitation has already been answered' : 'This invitation has ended'}
      action={
        <Button variant="primary" render={<Link to="/login" />}>
          Sign in
        </Button>
      }
    >
      {isUsed
        ? 'If you accepted it, sign in with your password.'
        : 'The link was replaced, withdrawn, or is older than seven days. Ask for a new invitation.'}
    </EmptyState>
  )
}

function Opened({ link, invitation, onJoined }: AcceptInvitationProps & { invitation: Invitation }) {
  const decline = useMutation(declineToJoin(link))
  const { tenantName, roleName, roleDescription, invitedByName, message, expiresAt, account, email } = invitation
  if (decline.isSuccess)
    return (
      <EmptyState title="Declined">{invitedByName ?? tenantName} is notified. We keep only your answer.</EmptyState>
    )
  const declining = (
    <Button size="large" busy={decline.isPending} onClick={() => decline.mutate()}>
      Decline
    </Button>
  )
  return (
    <>
      <p className={styles.step}>{invitedByName === null ? 'You’re invited' : `${invitedByName} invites you`}</p>
      <h1 className={styles.title}>Join {tenantName}</h1>
      <div className={styles.about}>
        <p>
          Your role: <strong>{roleName}</strong>. {roleDescription}
        </p>
        {message !== null && <blockquote className={styles.said}>{message}</blockquote>}
        <p className={styles.step}>
          For {email}, until {formatDay(expiresAt)}
        </p>
      </div>
      {account === 'new' && <NewAccount link={link} email={email} onJoined={onJoined} declining={declining} />}
      {account === 'known' && <KnownAccount link={link} email={email} onJoined={onJoined} declining={declining} />}
      {account === 'elsewhere' && (
        <>
          <Notice tone="warn" title="Your account belongs to another organization">
            An account can belong to only one organization. Ask for an invitation to another address, or leave the other
            organization first.
          </Notice>
          <div className={styles.actions}>{declining}</div>
        </>
      )}
    </>
  )
}

interface JoinProps extends AcceptInvitationProps {
  email: string
  declining: ReactNode
}

function NewAccount({ link, email, onJoined, declining }: JoinProps) {
  const { mutateAsync } = useMutation(joinTeam(link))
  const form = useForm({
    fields,
    initial: { fullName: '', password: '', passwordConfirmation: '' },
    send: async (values: Values) => {
      await mutateAsync(values satisfies Joining)
      await onJoined({ email, password: values.password })
    },
  })
  const { fullName, password } = form.draft
  return (
    <form className={styles.form} {...form.bind}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField {...form.text('fullName')} controlSize="large" />
      <div>
        <TextField {...form.text('password')} controlSize="large" hint="At least 10 characters. A phrase works well." />
        <PasswordMeter password={password} personal={[...fullName.split(' '), ...email.split(/[@.]/)]} />
      </div>
      <TextField {...form.text('passwordConfirmation')} controlSize="large" />
      <FormProblems form={form} />
      <div className={styles.actions}>
        {declining}
        <Button {...form.button} variant="primary" size="large" className={styles.go}>
          Join
        </Button>
      </div>
    </form>
  )
}

function KnownAccount({ link, email, onJoined, declining }: JoinProps) {
  const { mutateAsync, isPending, error } = useMutation(joinTeam(link))
  return (
    <div className={styles.form}>
      <p>You already have an account. Sign in with your password afterwards.</p>
      {error instanceof ApiError && <Notice tone="danger">{error.message}</Notice>}
      <div className={styles.actions}>
        {declining}
        <Button
          variant="primary"
          size="large"
          className={styles.go}
          busy={isPending}
          onClick={() =>
            void mutateAsync({}).then(
              () => onJoined({ email, password: null }),
              () => undefined,
            )
          }
        >
          Join
        </Button>
      </div>
    </div>
  )
}
