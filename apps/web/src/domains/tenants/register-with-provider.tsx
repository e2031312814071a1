import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { TextField } from '@assay/ui/text-field'
import { Link } from '@tanstack/react-router'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { CompanyStep } from './company-step.tsx'
import { emptyDraft } from './register-draft.ts'
import { type RegisterValues, registerFieldsWithoutPassword } from './register-fields.ts'
import styles from './register-form.module.css'

export interface RegisterWithProviderProps {
  person: { readonly email: string; readonly fullName: string; readonly providerName: string }
  onRegister: (values: RegisterValues) => Promise<void>
}

/** One step: the provider has verified the address, and no password is needed. */
export function RegisterWithProvider({ person, onRegister }: RegisterWithProviderProps) {
  const { email, fullName, providerName } = person
  const form = useForm({
    fields: registerFieldsWithoutPassword,
    initial: { ...emptyDraft(), email, fullName },
    send: onRegister,
  })
  return (
    <section className={styles.alone}>
      <h1 className={styles.title}>Create employer account</h1>
      <p className={styles.step}>
        No one with the address <strong>{email}</strong> has an account yet. You’ll sign in with {providerName}, without
        a password.
      </p>
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('fullName')} controlSize="large" />
        <CompanyStep form={form} />
        <FormProblems form={form} />
        <Button {...form.button} variant="primary" size="large" wide>
          Create account
        </Button>
      </form>
      <p className={styles.step}>
        Is your company already on Assay? Ask a colleague to invite you, or{' '}
        <TextLink render={<Link to="/login" />}>sign in with another account</TextLink>.
      </p>
    </section>
  )
}
