import { credentialRules } from '@assay/contracts/credential-rules'
import { Confirm } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import type { ReactNode } from 'react'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../user-page.module.css'

const fields = ruleFields<{ currentPassword: string }>({
  currentPassword: {
    label: 'Your password',
    type: 'password',
    autoComplete: 'current-password',
    checks: credentialRules.password,
  },
})

export interface PasswordDialogProps {
  open: boolean
  title: string
  action: string
  children?: ReactNode
  onClose: () => void
  onSend: (password: string) => Promise<void>
}

/** For what the password protects. */
export function PasswordDialog({ open, title, action, children, onClose, onSend }: PasswordDialogProps) {
  const empty = { currentPassword: '' }
  const form = useForm({
    fields,
    initial: empty,
    send: async ({ currentPassword }) => {
      await onSend(currentPassword)
      form.reset(empty)
      onClose()
    },
  })
  const close = () => {
    form.reset(empty)
    onClose()
  }
  return (
    <Confirm
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      confirmLabel={action}
      danger
      busy={form.busy}
      onConfirm={form.submit}
    >
      <form className={styles.form} {...form.bind}>
        {children}
        <TextField {...form.text('currentPassword')} />
        <FormProblems form={form} />
      </form>
    </Confirm>
  )
}
