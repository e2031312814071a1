import { credentialRules } from '@assay/contracts/credential-rules'
import { registrationRules } from '@assay/contracts/registrations'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { sendPassword } from '../profiles.mutations.ts'
import { secondFactorQuery } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'

const empty = { currentPassword: '', password: '', passwordConfirmation: '' }

const passwordFields = ruleFields<typeof empty>({
  currentPassword: {
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
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

/** Accounts that were opened at a provider have none. */
export function PasswordForm() {
  const { data: factor } = useQuery(secondFactorQuery())
  return factor?.hasPassword === false ? <NoPassword /> : <ChangePassword />
}

function NoPassword() {
  return (
    <Panel title="Password">
      <p className={styles.quiet}>
        Your account has none because you sign in with a provider. To set one,{' '}
        <TextLink render={<Link to="/logout" preload={false} />}>sign out</TextLink> and choose “Forgot password?”.
      </p>
    </Panel>
  )
}

function ChangePassword() {
  const form = useForm({
    fields: passwordFields,
    initial: empty,
    send: async (body) => {
      await sendPassword(body)
      form.reset(empty)
      toasts.success('Password changed', { detail: 'Other sessions were signed out.' })
    },
  })
  return (
    <Panel title="Password">
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('currentPassword')} />
        <TextField {...form.text('password')} />
        <TextField {...form.text('passwordConfirmation')} />
        <FormProblems form={form} />
        <div className={styles.foot}>
          <Button {...form.button} variant="primary">
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  )
}
