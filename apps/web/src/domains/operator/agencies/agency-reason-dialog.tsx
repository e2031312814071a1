import { agencyActions } from '@assay/contracts/agencies'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextArea } from '@assay/ui/text-area'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from './agencies.module.css'
import { type ReasonedVerb, useAgencyStep } from './agencies.mutations.ts'
import type { Agency } from './agencies.queries.ts'

const fields = contractFields(agencyActions.reject.body, { labels: { reason: 'Reason' } })

const words: Readonly<Record<ReasonedVerb, { title: string; effect: string; hint: string; button: string }>> = {
  reject: {
    title: 'Decline this application?',
    effect: 'It is deleted after 90 days. They can apply again.',
    hint: 'Sent to the contact person by email.',
    button: 'Decline application',
  },
  suspend: {
    title: 'Suspend this agency?',
    effect:
      'Its people are signed out and can’t sign in, its API keys stop working, and new searches don’t find its candidates. Clients stay.',
    hint: 'Both sides see it in their timelines.',
    button: 'Suspend agency',
  },
  close: {
    title: 'Close this agency?',
    effect:
      'Its agreements with employers end immediately, its people are signed out, its API keys stop working, and new searches don’t find its candidates. This can’t be undone.',
    hint: 'Both sides see it in their timelines.',
    button: 'Close agency',
  },
  reinstate: {
    title: 'Reactivate this agency?',
    effect: 'Its people can sign in again, its API keys work again, and searches find its candidates.',
    hint: 'Both sides see it in their timelines.',
    button: 'Reactivate agency',
  },
}

interface AgencyReasonDialogProps {
  agency: Agency
  verb: ReasonedVerb
  onClose: () => void
}

export function AgencyReasonDialog({ agency, verb, onClose }: AgencyReasonDialogProps) {
  const step = useAgencyStep()
  const { title, effect, hint, button } = words[verb]
  const form = useForm({
    fields,
    initial: { reason: '' },
    send: ({ reason }) => step.mutateAsync({ id: agency.id, verb, reason }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={title} description={`${agency.legalName}. ${effect}`} width="narrow">
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('reason')} rows={3} hint={hint} />
        <FormProblems form={form} />
        <div className={styles.acts}>
          <Button {...form.button} variant={verb === 'reinstate' ? 'primary' : 'danger'}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
