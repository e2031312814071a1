import { type RequestKind, requestKinds } from '@assay/contracts/candidate-requests'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { Refusal } from '../../platform/refusal.tsx'
import { useWriteDownWish } from './candidate-requests.mutations.ts'
import { kindWords } from './wish-words.ts'
import styles from './wishes.module.css'

const SHORTEST = 10

/** What a candidate asked on the phone or in a talk: written down, it has the same clock. */
export function WriteDownDialog({ shortlistedId, onClose }: { shortlistedId: string; onClose: () => void }) {
  const [kind, setKind] = useState<RequestKind | ''>('')
  const [wish, setWish] = useState('')
  const keep = useWriteDownWish()
  const send = () => {
    if (kind !== '') keep.mutate({ shortlistedId, kind, wish: wish.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={onClose} title="What did the candidate ask for?">
      <div className={styles.form}>
        <Select
          label="Kind"
          value={kind}
          placeholder="Choose"
          options={requestKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(event) => setKind(event.target.value as RequestKind)}
        />
        <TextArea
          label="In their words"
          rows={4}
          limit={2000}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <p className={styles.note}>It is to be answered within 72 hours, as if they had written it themselves.</p>
        <Refusal error={keep.error} />
        <div className={styles.choices}>
          <Button
            variant="primary"
            disabled={kind === '' || wish.trim().length < SHORTEST}
            busy={keep.isPending}
            onClick={send}
          >
            Write it down
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </div>
    </Dialog>
  )
}
