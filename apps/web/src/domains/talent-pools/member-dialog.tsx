import { changePoolMember } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './talent-pools.module.css'
import { useChangeMember } from './talent-pools.mutations.ts'
import { nameOf, type PoolMember } from './talent-pools.queries.ts'

const fields = contractFields<typeof changePoolMember.body, { note: string; remindOn: string }>(changePoolMember.body, {
  labels: { note: 'Note', remindOn: 'Remind me on' },
  shape: ({ note, remindOn }) => ({ note: note === '' ? null : note, remindOn: remindOn === '' ? null : remindOn }),
})

/** The note that the team shares, and a reminder for the person who sets it. */
export function MemberDialog({ member, onClose }: { member: PoolMember; onClose: () => void }) {
  const change = useChangeMember()
  const form = useForm({
    fields,
    initial: { note: member.note ?? '', remindOn: member.remindOn ?? '' },
    send: ({ note = null, remindOn = null }) =>
      change.mutateAsync({ id: member.id, note, remindOn }, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={nameOf(member)}
      description={member.candidate.headline}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('note')} rows={3} />
        <TextField {...form.text('remindOn')} type="date" hint="It appears in your tasks from that day." />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
