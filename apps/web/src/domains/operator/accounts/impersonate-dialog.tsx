import { IMPERSONATION_MINUTES, startImpersonation } from '@assay/contracts/impersonations'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { enterAs } from '../../../platform/session/impersonation.ts'
import styles from './accounts.module.css'
import { useImpersonate } from './accounts.mutations.ts'
import type { Account } from './accounts.queries.ts'

export function ImpersonateDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const impersonate = useImpersonate()
  const [fields] = useState(() =>
    contractFields(startImpersonation.body, {
      labels: { reason: 'Reason' },
      shape: (draft: { reason: string }) => ({ ...draft, userId: account.id }),
    }),
  )
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: (body) =>
      impersonate.mutateAsync(body, {
        onSuccess: ({ token }) => {
          if (token !== null) enterAs(token)
        },
      }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Work as ${account.fullName}?`}
      description={`For ${IMPERSONATION_MINUTES} minutes, without access to their billing, roles, password or ownership. They are notified, and so are the people who run their company or agency.`}
      width="narrow"
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint="Everyone who is notified reads it." />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Start
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
