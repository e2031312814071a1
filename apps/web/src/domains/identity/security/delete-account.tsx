import { credentialRules } from '@assay/contracts/credential-rules'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { sendDeletion } from '../profiles.mutations.ts'
import styles from '../user-page.module.css'

const deletionFields = ruleFields<{ currentPassword: string }>({
  currentPassword: {
    label: 'Your password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
})

export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const form = useForm({
    fields: deletionFields,
    initial: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      await sendDeletion(currentPassword)
      onDeleted()
    },
  })
  return (
    <Panel title="Account deletion">
      <div className={styles.form}>
        <p className={styles.quiet}>
          Permanently erases your name, email, photo and settings. Timeline entries stay without your name. The last
          owner of a company can’t delete their account.
        </p>
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </div>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        danger
        busy={form.busy}
        onConfirm={form.submit}
      >
        <form className={styles.form} {...form.bind}>
          <TextField {...form.text('currentPassword')} />
          <FormProblems form={form} />
        </form>
      </Confirm>
    </Panel>
  )
}
