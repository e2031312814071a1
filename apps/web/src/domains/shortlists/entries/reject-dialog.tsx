import type { RejectionCode } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { nameOf, passLabels } from './entry-labels.ts'
import styles from './shortlist.module.css'
import { useReject, useRestore } from './shortlisteds.mutations.ts'
import type { Entry } from './shortlisteds.queries.ts'

interface Draft {
  readonly code: string
  readonly note: string
}

// Keeps the input when the dialog is closed.
const KEY = 'draft.reject'
const nothing: Draft = { code: '', note: '' }

function keptDraft(): Draft {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? nothing : { ...nothing, ...JSON.parse(kept) }
}

interface RejectDialogProps {
  entries: readonly Entry[]
  onClose: () => void
  onDone: () => void
}

/** A rejection always has a reason; the note is optional. */
export function RejectDialog({ entries, onClose, onDone }: RejectDialogProps) {
  const [draft, setDraft] = useState(keptDraft)
  const reject = useReject()
  const write = (change: Partial<Draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    sessionStorage.setItem(KEY, JSON.stringify(next))
  }
  const send = () =>
    reject.mutate(
      { entries, code: draft.code as RejectionCode, note: draft.note.trim() === '' ? null : draft.note.trim() },
      {
        onSuccess: () => {
          sessionStorage.removeItem(KEY)
          onDone()
        },
      },
    )
  const [first] = entries
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        entries.length === 1 && first !== undefined ? `Reject ${nameOf(first)}` : `Reject ${entries.length} candidates`
      }
      description="Rejecting locks this job’s weights, so everyone is judged the same way."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button variant="danger" busy={reject.isPending} disabled={draft.code === ''} onClick={send}>
            Reject
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select
          label="Reason"
          value={draft.code}
          placeholder="Select reason"
          options={Object.entries(passLabels).map(([value, label]) => ({ value, label }))}
          onChange={(event) => write({ code: event.target.value })}
        />
        <TextArea
          label="Note to your team"
          rows={3}
          limit={1000}
          value={draft.note}
          onChange={(event) => write({ note: event.target.value })}
        />
        <Refusal error={reject.error} />
      </div>
    </Dialog>
  )
}

interface RestoreDialogProps {
  entries: readonly Entry[]
  onClose: () => void
}

export function RestoreDialog({ entries, onClose }: RestoreDialogProps) {
  const [reason, setReason] = useState('')
  const restore = useRestore()
  const [first] = entries
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        entries.length === 1 && first !== undefined
          ? `Restore ${nameOf(first)}`
          : `Restore ${entries.length} candidates`
      }
      description="The rejection and its reason stay in the timeline."
      width="narrow"
      footer={
        <Button
          variant="primary"
          busy={restore.isPending}
          disabled={reason.trim().length < 3}
          onClick={() => restore.mutate({ entries, reason: reason.trim() }, { onSuccess: onClose })}
        >
          Restore
        </Button>
      }
    >
      <div className={styles.form}>
        <TextArea
          label="Reason"
          rows={2}
          limit={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Refusal error={restore.error} />
      </div>
    </Dialog>
  )
}

function Refusal({ error }: { error: unknown }) {
  if (error === null) return null
  return (
    <p className={styles.error} role="alert">
      {error instanceof ApiError ? error.message : 'Oops...Something went wrong'}
    </p>
  )
}
