import { noteInPool } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { formatCount } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './talent-pools.module.css'
import { useNoteMembers } from './talent-pools.mutations.ts'
import type { Pool, PoolMember } from './talent-pools.queries.ts'

const LINE = noteInPool.body.pick({ line: true })
const fields = contractFields<typeof LINE, { line: string }>(LINE, { labels: { line: 'Note' } })

interface NoteDialogProps {
  pool: Pool
  members: readonly PoolMember[]
  onDone: () => void
  onClose: () => void
}

/** One line for the notes of all selected candidates. */
export function NoteDialog({ pool, members, onDone, onClose }: NoteDialogProps) {
  const note = useNoteMembers(pool)
  const form = useForm({
    fields,
    initial: { line: '' },
    send: ({ line }) =>
      note.mutateAsync(
        { members, line },
        {
          onSuccess: () => {
            onDone()
            onClose()
          },
        },
      ),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add a note to ${formatCount(members.length, 'candidate')}`}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Add note
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('line')} hint="Added as a new line; existing notes stay." />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
