import { overrideRank } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { nameOf } from './entry-labels.ts'
import styles from './shortlist.module.css'
import { useOverrideRank } from './shortlisteds.mutations.ts'
import type { Entry } from './shortlisteds.queries.ts'

const fields = contractFields(overrideRank.body, { labels: { reason: 'Reason' } })

interface OverrideDialogProps {
  entry: Entry
  onClose: () => void
}

/** Why this candidate was preferred to others with better ranks. */
export function OverrideDialog({ entry, onClose }: OverrideDialogProps) {
  const override = useOverrideRank()
  const form = useForm({
    fields,
    initial: { reason: entry.overrideOf?.reason ?? '' },
    send: ({ reason }) => override.mutateAsync({ entry, reason }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Why ${nameOf(entry)}?`}
      description={`Ranked ${(entry.rankAtAdd ?? 0).toLocaleString('en')} when shortlisted. The reason is kept in the audit log and the evidence file.`}
      width="narrow"
      footer={
        <Button {...form.button} variant="primary">
          Save reason
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
