import { connectCalendar } from '@assay/contracts/calendar-connections'
import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../records/interviews.module.css'
import { useConnectCalendar } from './connections.mutations.ts'

const fields = contractFields(connectCalendar.body, {
  labels: { address: 'CalDAV address', account: 'Account', password: 'App password' },
  secrets: ['password'],
})

export function ConnectForm({ onDone }: { onDone: () => void }) {
  const connect = useConnectCalendar()
  const form = useForm({
    fields,
    initial: { address: '', account: '', password: '' },
    send: (body) => connect.mutateAsync(body, { onSuccess: onDone }),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextField
        {...form.text('address')}
        type="url"
        placeholder="https://"
        hint="Your provider’s help lists it. For iCloud, it’s https://caldav.icloud.com."
      />
      <TextField {...form.text('account')} hint="The user name or email address you sign in with there." />
      <TextField
        {...form.text('password')}
        hint="Create one for Assay in your provider’s security settings. It’s stored encrypted and never shown."
      />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Connect calendar
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}
