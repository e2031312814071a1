import { recordCandidateRequest, requestKinds } from '@assay/contracts/candidate-requests'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { kindLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { useRecordRequest } from './candidate-requests.mutations.ts'

const fields = contractFields(recordCandidateRequest.body, { labels: { kind: 'Type', message: 'Details' } })

/** Records a request that a candidate made in conversation. It has the same deadline as one made online. */
export function WriteDownDialog({ shortlistedId, onClose }: { shortlistedId: string; onClose: () => void }) {
  const keep = useRecordRequest()
  const form = useForm({
    fields,
    initial: { shortlistedId, kind: '', message: '' },
    send: (body) => keep.mutateAsync(body, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title="Record candidate request">
      <form className={styles.form} {...form.bind}>
        <Select
          {...form.choice('kind')}
          placeholder="Select"
          options={requestKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
        <TextArea {...form.area('message')} rows={4} />
        <p className={styles.note}>Answer within 72 hours, as for a written request.</p>
        <FormProblems form={form} />
        <div className={styles.choices}>
          <Button {...form.button} variant="primary">
            Record request
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </form>
    </Dialog>
  )
}
