import { eraseCandidate } from '@assay/contracts/candidates'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './candidates.module.css'
import { useErase } from './candidates.mutations.ts'
import type { Candidate } from './candidates.queries.ts'

const fields = contractFields(eraseCandidate.body, { labels: { reason: 'Reason' } })

interface EraseDialogProps {
  candidate: Pick<Candidate, 'id' | 'maskedName' | 'legalName'>
  onClose: () => void
}

/** Erases everything about a candidate, at their request or by law. */
export function EraseDialog({ candidate, onClose }: EraseDialogProps) {
  const erase = useErase()
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => erase.mutateAsync({ id: candidate.id, reason }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Erase ${candidate.legalName ?? candidate.maskedName}?`}
      description="Profile, contact details, messages and documents are deleted everywhere, and open requests end. This can’t be undone."
      width="narrow"
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint="Shown in the timeline. Don’t name the person." />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="danger">
            Erase candidate
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
