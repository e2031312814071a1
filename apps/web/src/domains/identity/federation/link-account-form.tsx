import { credentialRules } from '@assay/contracts/credential-rules'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../entrance/entrance.module.css'
import { type Proof, sendPasswordOnce } from './identities.mutations.ts'

const fields = ruleFields<{ password: string }>({
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
})

export interface LinkAccountFormProps {
  proof: Proof
  onEntered: () => void
  onHalf: (error: unknown) => boolean
}

/** The address has an account: its holder enters the password once. */
export function LinkAccountForm({ proof, onEntered, onHalf }: LinkAccountFormProps) {
  const form = useForm({
    fields,
    initial: { password: '' },
    send: async ({ password }) => {
      try {
        await sendPasswordOnce(proof, password)
        onEntered()
      } catch (error) {
        if (!onHalf(error)) throw error
      }
    },
  })
  return (
    <section className={styles.page}>
      <h1>Connect your account</h1>
      <p className={styles.words}>
        <strong>{proof.email}</strong> already has an account. Enter its password once; after that, {proof.providerName}{' '}
        signs you in.
      </p>
      <form className={styles.stack} {...form.bind}>
        <TextField {...form.text('password')} controlSize="large" autoFocus />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" size="large" wide>
          Connect and sign in
        </Button>
      </form>
      <p className={styles.below}>
        <TextLink render={<Link to="/password/reset" />}>Forgot password?</TextLink>
      </p>
    </section>
  )
}
