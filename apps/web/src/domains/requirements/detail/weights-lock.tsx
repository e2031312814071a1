import { weightsActions } from '@assay/contracts/requirements'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { type Requirement, useHoldWeights } from '../records/index.ts'
import styles from './requirement-detail.module.css'

/** Shows whether the weights are locked, and locks or unlocks them. */
export function WeightsLock({ requirement }: { requirement: Requirement }) {
  const { id, weightsFrozenAt, weightsFrozenBy, mayDo } = requirement
  const [isAsking, setAsking] = useState(false)
  const hold = useHoldWeights(id)
  if (weightsFrozenAt === null && !mayDo.includes('freezeWeights')) return null
  return (
    <div className={styles.lock}>
      <p>
        {weightsFrozenAt === null
          ? 'Weights are not locked yet. The first decision locks them.'
          : `Weights are locked since ${formatDay(weightsFrozenAt)}${weightsFrozenBy === 'decision' ? ', the day of the first decision' : ''}. Changing them requires a reason and rescores all candidates.`}
      </p>
      {mayDo.includes('freezeWeights') && (
        <Button
          size="small"
          icon={<Lock size={14} aria-hidden="true" />}
          busy={hold.isPending}
          onClick={() => hold.mutate(null)}
        >
          Lock weights
        </Button>
      )}
      {mayDo.includes('unfreezeWeights') && (
        <Button size="small" icon={<LockOpen size={14} aria-hidden="true" />} onClick={() => setAsking(true)}>
          Unlock weights…
        </Button>
      )}
      {isAsking && <UnlockDialog requirement={requirement} onClose={() => setAsking(false)} />}
    </div>
  )
}

const fields = contractFields(weightsActions.unfreezeWeights.body, { labels: { reason: 'Reason' } })

function UnlockDialog({ requirement, onClose }: { requirement: Requirement; onClose: () => void }) {
  const hold = useHoldWeights(requirement.id)
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => hold.mutateAsync(reason, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Unlock the weights?"
      description="The criteria can then be changed without a reason, until the first decision locks them."
      width="narrow"
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint="Kept in the timeline and in the evidence file." />
        <FormProblems form={form} />
        <div className={styles.actions}>
          <Button {...form.button} variant="primary">
            Unlock weights
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
