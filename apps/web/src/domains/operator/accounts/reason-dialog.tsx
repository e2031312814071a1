import { userActions } from '@assay/contracts/users'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './accounts.module.css'
import { type ReasonedVerb, useReasonedStep } from './accounts.mutations.ts'

const fields = contractFields(userActions.disable.body, { labels: { reason: 'Reason' } })

const words: Readonly<Record<ReasonedVerb, { title: string; effect: string; button: string }>> = {
  disable: {
    title: 'Disable this user?',
    effect: 'They are signed out everywhere and can’t sign in. Nothing is deleted.',
    button: 'Disable user',
  },
  enable: { title: 'Enable this user?', effect: 'They can sign in again.', button: 'Enable user' },
  suspend: {
    title: 'Suspend this company?',
    effect:
      'All members are signed out and can’t sign in. Their data stays, and candidate links keep working. You can reactivate the company at any time.',
    button: 'Suspend company',
  },
  reactivate: {
    title: 'Reactivate this company?',
    effect: 'Its members can sign in again.',
    button: 'Reactivate company',
  },
  reopen: {
    title: 'Reopen this company?',
    effect: 'Its members can sign in again, and its data is not deleted. Jobs that were cancelled stay cancelled.',
    button: 'Reopen company',
  },
  resetFactors: {
    title: 'Remove the second factor?',
    effect:
      'First verify who is asking. Once another operator confirms, the authenticator app, passkeys and recovery codes are removed and all sessions end. The user is notified of both steps.',
    button: 'Propose reset',
  },
}

interface ReasonDialogProps {
  subject: { readonly id: string; readonly name: string }
  verb: ReasonedVerb
  onClose: () => void
}

/** The timelines of the platform and of the company keep the reason. */
export function ReasonDialog({ subject, verb, onClose }: ReasonDialogProps) {
  const step = useReasonedStep()
  const { title, effect, button } = words[verb]
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => step.mutateAsync({ id: subject.id, verb, reason }, { onSuccess: onClose }),
  })
  const isHarsh = verb === 'disable' || verb === 'suspend' || verb === 'resetFactors'
  return (
    <Dialog open onOpenChange={onClose} title={title} description={`${subject.name}. ${effect}`} width="narrow">
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint="Both sides see it in their timelines." />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant={isHarsh ? 'danger' : 'primary'}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
