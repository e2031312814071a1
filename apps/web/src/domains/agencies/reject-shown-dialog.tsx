import { builtInReasons } from '@assay/contracts/reason-codes'
import { rejectShortlisted } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useJudgeShown } from './agency-clients.mutations.ts'
import type { ShownEntry } from './agency-clients.queries.ts'
import styles from './clients.module.css'

const fields = contractFields(rejectShortlisted.body, { labels: { code: 'Reason', note: 'Note to employer' } })

interface RejectShownDialogProps {
  entry: ShownEntry
  onClose: () => void
}

export function RejectShownDialog({ entry, onClose }: RejectShownDialogProps) {
  const judge = useJudgeShown(onClose)
  const form = useForm({
    fields,
    initial: { code: '', note: '' },
    send: ({ code, note = null }) => judge.mutateAsync({ id: entry.id, code, note }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Reject ${entry.candidate.maskedName}`}
      description={`For “${entry.requirementTitle}”. Only the employer’s recruiters can restore a candidate.`}
      width="narrow"
      footer={
        <Button {...form.button} variant="danger">
          Reject
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Select
          {...form.choice('code')}
          placeholder="Select reason"
          options={Object.entries(builtInReasons.reject).map(([value, label]) => ({ value, label }))}
        />
        <TextArea {...form.area('note')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
