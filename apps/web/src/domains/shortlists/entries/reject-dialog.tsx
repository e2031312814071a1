import { rejectShortlisted, restoreShortlisted } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { offeredReasonsQuery } from '../../../platform/reasons.queries.ts'
import { nameOf } from './entry-labels.ts'
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

const rejectFields = contractFields<typeof rejectShortlisted.body, Draft>(rejectShortlisted.body, {
  labels: { code: 'Reason', note: 'Note to your team' },
})

/** A rejection always has a reason; the note is optional. */
export function RejectDialog({ entries, onClose, onDone }: RejectDialogProps) {
  const reject = useReject()
  const reasons = useQuery(offeredReasonsQuery('reject'))
  const form = useForm({
    fields: rejectFields,
    initial: keptDraft(),
    send: async ({ code, note = null }) => {
      await reject.mutateAsync({ entries, code, note })
      sessionStorage.removeItem(KEY)
      onDone()
    },
  })
  const { draft } = form
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(draft)), [draft])
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
          <Button {...form.button} variant="danger">
            Reject
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Select {...form.choice('code')} placeholder="Select reason" options={reasons.data ?? []} />
        <TextArea {...form.area('note')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}

interface RestoreDialogProps {
  entries: readonly Entry[]
  onClose: () => void
}

const restoreFields = contractFields(restoreShortlisted.body, { labels: { reason: 'Reason' } })

export function RestoreDialog({ entries, onClose }: RestoreDialogProps) {
  const restore = useRestore()
  const form = useForm({
    fields: restoreFields,
    initial: { reason: '' },
    send: ({ reason }) => restore.mutateAsync({ entries, reason }, { onSuccess: onClose }),
  })
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
        <Button {...form.button} variant="primary">
          Restore
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={2} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
