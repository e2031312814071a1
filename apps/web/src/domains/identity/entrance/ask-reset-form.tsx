import { registrationRules } from '@assay/contracts/registrations'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './entrance.module.css'
import { askForReset } from './password-resets.mutations.ts'

const fields = ruleFields<{ email: string }>({
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'username',
    inputMode: 'email',
    checks: registrationRules.email,
  },
})

/** Shows the same for every address. */
export function AskResetForm() {
  const [asked, setAsked] = useState<string | null>(null)
  const form = useForm({
    fields,
    initial: { email: '' },
    send: async ({ email }) => {
      await askForReset(email)
      setAsked(email.trim())
    },
  })
  if (asked !== null)
    return (
      <div role="status">
        <h1>Check your email</h1>
        <p className={styles.words}>
          If <strong>{asked}</strong> has an account, we sent an email with a link to set a new password. The link works
          once, for 60 minutes.
        </p>
        <p className={styles.words}>Nothing arrived? Check your spam folder and the address.</p>
        <div className={styles.stack}>
          <Button size="large" onClick={() => setAsked(null)}>
            Use another address
          </Button>
          <Button variant="quiet" render={<Link to="/login" />}>
            Back to sign in
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <h1>Reset password</h1>
      <p className={styles.words}>Enter the email address of your account. We send a link to set a new password.</p>
      <form className={styles.stack} {...form.bind}>
        <TextField {...form.text('email')} controlSize="large" />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" size="large" wide>
          Send link
        </Button>
      </form>
      <p className={styles.below}>
        <TextLink render={<Link to="/login" />}>Back to sign in</TextLink>
      </p>
    </>
  )
}
