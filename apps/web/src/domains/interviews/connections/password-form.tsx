import { changeCalendarConnection } from '@assay/contracts/calendar-connections'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../records/interviews.module.css'
import { useChangeConnection } from './connections.mutations.ts'

const fields = contractFields(changeCalendarConnection.body, {
  labels: { password: 'New app password' },
  secrets: ['password'],
  checks: { password: [rules.required()] },
})

export function PasswordForm({ id, onDone }: { id: string; onDone: () => void }) {
  const change = useChangeConnection()
  const form = useForm({
    fields,
    initial: { password: '' },
    send: (body) => change.mutateAsync({ id, ...body }, { onSuccess: onDone }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('password')} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary" size="small">
          Save password
        </Button>
        <Button size="small" onClick={onDone}>
          Back
        </Button>
      </div>
    </form>
  )
}
