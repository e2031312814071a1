import { disputeReferral } from '@assay/contracts/referrals'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { nameOf } from './referral-labels.ts'
import styles from './referrals.module.css'
import { useDispute } from './referrals.mutations.ts'
import type { Referral } from './referrals.queries.ts'

const fields = contractFields(disputeReferral.body, { labels: { reason: 'Why should it count?' } })

export function DisputeDialog({ referral, onClose }: { referral: Referral; onClose: () => void }) {
  const dispute = useDispute()
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: (body) => dispute.mutateAsync({ id: referral.id, ...body }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={`Dispute: ${nameOf(referral)}`} width="narrow">
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={4} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Send
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
