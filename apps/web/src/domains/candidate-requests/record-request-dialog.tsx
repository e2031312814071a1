import { type RequestKind, requestKinds } from '@assay/contracts/candidate-requests'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { Refusal } from '../../platform/refusal.tsx'
import { kindLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { useRecordRequest } from './candidate-requests.mutations.ts'

const SHORTEST = 10

/** Records a request that a candidate made in conversation. It has the same deadline as one made online. */
export function WriteDownDialog({ shortlistedId, onClose }: { shortlistedId: string; onClose: () => void }) {
  const [kind, setKind] = useState<RequestKind | ''>('')
  const [message, setMessage] = useState('')
  const keep = useRecordRequest()
  const send = () => {
    if (kind !== '') keep.mutate({ shortlistedId, kind, message: message.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={onClose} title="Record candidate request">
      <div className={styles.form}>
        <Select
          label="Type"
          value={kind}
          placeholder="Select"
          options={requestKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(event) => setKind(event.target.value as RequestKind)}
        />
        <TextArea
          label="Details"
          rows={4}
          limit={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className={styles.note}>Answer within 72 hours, as for a written request.</p>
        <Refusal error={keep.error} />
        <div className={styles.choices}>
          <Button
            variant="primary"
            disabled={kind === '' || message.trim().length < SHORTEST}
            busy={keep.isPending}
            onClick={send}
          >
            Record request
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </div>
    </Dialog>
  )
}
