import { teammateActions } from '@assay/contracts/teammates'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { describeWork } from './teammate-labels.ts'
import styles from './teammates.module.css'
import { useRemove } from './teammates.mutations.ts'
import type { Teammate } from './teammates.queries.ts'

const fields = contractFields<typeof teammateActions.remove.body, { handOverTo: string }>(teammateActions.remove.body, {
  labels: { handOverTo: 'Hand over to' },
  shape: ({ handOverTo }) => ({ handOverTo: handOverTo === '' ? null : handOverTo }),
})

export function RemoveDialog({ person, onClose }: { person: Teammate; onClose: () => void }) {
  const remove = useRemove(person.id)
  const colleagues = useQuery(colleaguesQuery())
  const form = useForm({
    fields,
    initial: { handOverTo: '' },
    send: async ({ handOverTo }) => {
      await remove.mutateAsync(handOverTo ?? null)
      toasts.success(`${person.fullName} removed`)
      onClose()
    },
  })
  const work = person.openWork
  const hasWork = work !== null && work.jobs + work.candidates + work.interviews > 0
  // Only who can interview takes over from someone who can.
  const others = (colleagues.data ?? []).filter(
    ({ userId, isReader }) => userId !== person.userId && (person.seat === 'free' || !isReader),
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove ${person.fullName}?`}
      description="They are signed out immediately and can no longer sign in to your company. Their history stays."
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="danger">
            Remove
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        {work !== null && (
          <>
            <p>
              {hasWork ? `Open work: ${describeWork(work)}. ` : 'No open work. '}A colleague takes over what they own
              and gets the answers and search alerts that would have reached them.
            </p>
            <Select
              {...form.choice('handOverTo')}
              placeholder={hasWork ? 'Choose a colleague' : 'No one'}
              options={others.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
            />
          </>
        )}
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
