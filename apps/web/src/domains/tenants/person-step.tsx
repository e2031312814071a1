import { TextField } from '@assay/ui/text-field'
import type { Form } from '../../platform/forms/use-form.ts'
import { PasswordMeter } from './password-meter.tsx'
import type { RegisterValues } from './register-fields.ts'

export function PersonStep({ form }: { form: Form<RegisterValues> }) {
  const { fullName, email, password } = form.draft
  return (
    <>
      <TextField {...form.text('fullName')} controlSize="large" />
      <TextField {...form.text('email')} controlSize="large" hint="Use your company email so teammates can join you." />
      <div>
        <TextField {...form.text('password')} controlSize="large" hint="At least 10 characters. A phrase works well." />
        <PasswordMeter password={password} personal={[...fullName.split(' '), ...email.split(/[@.]/)]} />
      </div>
      <TextField {...form.text('passwordConfirmation')} controlSize="large" />
    </>
  )
}
