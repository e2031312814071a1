import { changeReasonCode } from '@assay/contracts/reason-codes'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './reasons.module.css'
import { useRenameReason } from './reasons.mutations.ts'
import type { Reason } from './reasons.queries.ts'

const fields = contractFields(changeReasonCode.body, {
  labels: { label: 'Reason', position: 'Position', version: 'Version' },
})

export function RenameReason({ reason, onClose }: { reason: Reason; onClose: () => void }) {
  const rename = useRenameReason()
  const form = useForm({
    fields,
    initial: { label: reason.label, position: reason.position, version: reason.version },
    send: ({ label = reason.label, version = reason.version }) =>
      rename.mutateAsync({ id: reason.id, label, version }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename reason"
      description="Existing records and insights show the new name."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Rename
          </Button>
        </>
      }
    >
      <form {...form.bind}>
        <TextField className={styles.grow} {...form.text('label')} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
