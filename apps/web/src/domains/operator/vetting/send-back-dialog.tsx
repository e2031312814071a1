import { candidateActions } from '@assay/contracts/candidates'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './vetting.module.css'
import { useMoveCandidate } from './vetting.mutations.ts'
import type { VettedCandidate } from './vetting.queries.ts'

const fields = contractFields(candidateActions.sendBack.body, { labels: { reason: 'Reason' } })

/** Takes a candidate out of vetting; the record keeps the reason. */
export function SendBackDialog({ candidate, onClose }: { candidate: VettedCandidate; onClose: () => void }) {
  const move = useMoveCandidate()
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => move.mutateAsync({ id: candidate.id, verb: 'sendBack', reason }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Send back?"
      description="The candidate becomes a draft again and leaves the queue."
      width="narrow"
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Send back
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
