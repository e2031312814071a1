import { changePoolMember } from '@assay/contracts/talent-pools'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../platform/forms/newer-version.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './talent-pools.module.css'
import { useChangeMember } from './talent-pools.mutations.ts'
import { nameOf, type PoolMember } from './talent-pools.queries.ts'

interface Draft {
  note: string
  remindOn: string
  version: number
}

const fields = contractFields<typeof changePoolMember.body, Draft>(changePoolMember.body, {
  labels: { note: 'Note', remindOn: 'Remind me on', version: 'Version' },
  shape: ({ note, remindOn, version }) => ({
    note: note === '' ? null : note,
    remindOn: remindOn === '' ? null : remindOn,
    version,
  }),
})

const draftOf = ({ note, remindOn, version }: PoolMember): Draft => ({
  note: note ?? '',
  remindOn: remindOn ?? '',
  version,
})

/** The note that the team shares, and a reminder for the person who sets it. */
export function MemberDialog({ member, onClose }: { member: PoolMember; onClose: () => void }) {
  const change = useChangeMember()
  const form = useForm({
    fields,
    initial: draftOf(member),
    send: ({ note = null, remindOn = null, version = member.version }) =>
      change.mutateAsync({ id: member.id, note, remindOn, version }, { onSuccess: onClose }),
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
        <NewerVersion
          begun={form.draft.version}
          stored={member.version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset(draftOf(member))}
          onKeep={() => form.set('version', member.version)}
        />
      </form>
    </Dialog>
  )
}
