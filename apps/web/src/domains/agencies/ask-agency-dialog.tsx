import { askAgency } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useAskAgency } from './agency-clients.mutations.ts'
import type { ShownEntry } from './agency-clients.queries.ts'
import styles from './clients.module.css'

const fields = contractFields(askAgency.body, { labels: { message: 'Message to the agency' } })

interface AskAgencyDialogProps {
  entry: ShownEntry
  onClose: () => void
}

export function AskAgencyDialog({ entry, onClose }: AskAgencyDialogProps) {
  const ask = useAskAgency(onClose)
  const form = useForm({
    fields,
    initial: { message: '' },
    send: ({ message = null }) => ask.mutateAsync({ id: entry.id, message }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Request contact with ${entry.candidate.maskedName}`}
      description={`For “${entry.requirementTitle}”. Your agency asks the candidate and introduces you.`}
      width="narrow"
      footer={
        <Button {...form.button} variant="primary">
          Send request
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('message')} hint="Optional, such as when you are free." rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
