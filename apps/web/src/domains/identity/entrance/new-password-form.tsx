import { registrationRules } from '@assay/contracts/registrations'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './entrance.module.css'
import { sendNewPassword } from './password-resets.mutations.ts'

const fields = ruleFields<{ password: string; passwordConfirmation: string }>({
  password: {
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    checks: registrationRules.password,
  },
  passwordConfirmation: {
    label: 'Confirm new password',
    type: 'password',
    autoComplete: 'new-password',
    checks: [rules.required(), rules.confirmed({ key: 'password', label: 'New password' })],
  },
})

const DEAD_LINKS = ['verification.expired', 'verification.used', 'resource.not-found']

export interface NewPasswordFormProps {
  /** From the link: the id of the reset and its token; null if the link is incomplete. */
  link: { readonly id: string; readonly token: string } | null
  onDone: () => void
}

export function NewPasswordForm({ link, onDone }: NewPasswordFormProps) {
  const [dead, setDead] = useState<ApiError | null>(null)
  const form = useForm({
    fields,
    initial: { password: '', passwordConfirmation: '' },
    send: async (body) => {
      if (link === null) return
      try {
        await sendNewPassword(link.id, { token: link.token, ...body })
        onDone()
      } catch (error) {
        if (!(error instanceof ApiError) || !DEAD_LINKS.includes(error.code)) throw error
        setDead(error)
      }
    },
  })
  if (link === null)
    return <DeadLink title="Incomplete link">Copy the whole link from the email, or request a new one.</DeadLink>
  if (dead?.code === 'verification.used')
    return (
      <DeadLink title="This link has been used">
        The new password is already set. Sign in with it, or request a new link.
      </DeadLink>
    )
  if (dead !== null)
    return (
      <DeadLink title="This link has expired">
        Links are valid for 60 minutes, and a newer link replaces earlier ones. Request a new one.
      </DeadLink>
    )
  return (
    <>
      <h1>Set a new password</h1>
      <p className={styles.words}>At least 10 characters. You’re signed out everywhere.</p>
      <form className={styles.stack} {...form.bind}>
        <TextField {...form.text('password')} controlSize="large" />
        <TextField {...form.text('passwordConfirmation')} controlSize="large" />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" size="large" wide>
          Set password
        </Button>
      </form>
    </>
  )
}

function DeadLink({ title, children }: { title: string; children: string }) {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p className={styles.words}>{children}</p>
      <div className={styles.stack}>
        <Button variant="primary" size="large" render={<Link to="/password/reset" />}>
          Request new link
        </Button>
        <Button variant="quiet" render={<Link to="/login" />}>
          Back to sign in
        </Button>
      </div>
    </div>
  )
}
