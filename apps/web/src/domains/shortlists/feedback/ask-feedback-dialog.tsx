import { askForFeedback, feedbackDays, maxFeedbackAddresses } from '@assay/contracts/feedback-requests'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useMemo } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import type { Entry } from '../entries/index.ts'
import { nameOf } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'
import { useAskForFeedback } from './feedback.mutations.ts'

interface AskFeedbackDialogProps {
  entries: readonly Entry[]
  requirementId: string
  onClose: () => void
}

interface Draft {
  readonly addresses: string
  readonly message: string
  readonly days: string
}

const DAYS = [3, feedbackDays.usual, 14, feedbackDays.most]

export function AskFeedbackDialog({ entries, requirementId, onClose }: AskFeedbackDialogProps) {
  const ask = useAskForFeedback()
  const fields = useMemo(
    () =>
      contractFields<typeof askForFeedback.body, Draft>(askForFeedback.body, {
        labels: { addresses: 'Email addresses', message: 'Question (optional)', days: 'Link valid for' },
        shape: ({ addresses, ...rest }) => ({
          ...rest,
          requirementId,
          shortlistedIds: entries.map(({ id }) => id),
          emails: addressesIn(addresses),
        }),
        moved: {
          emails: 'addresses',
          ...Object.fromEntries(Array.from({ length: maxFeedbackAddresses }, (_, at) => [`emails.${at}`, 'addresses'])),
        },
        checks: { addresses: [rules.required()] },
      }),
    [requirementId, entries],
  )
  const form = useForm({
    fields,
    initial: { addresses: '', message: '', days: String(feedbackDays.usual) },
    send: ({ message = null, days = feedbackDays.usual, ...rest }) =>
      ask.mutateAsync({ ...rest, message, days }, { onSuccess: onClose }),
  })
  const emails = addressesIn(form.draft.addresses)
  const [first] = entries
  const subject = entries.length === 1 && first !== undefined ? nameOf(first) : formatCount(entries.length, 'candidate')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Request feedback on ${subject}`}
      description="Recipients get a link by email and need no account. They don’t see names, contact details or pay."
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button {...form.button} variant="primary">
            {emails.length < 2 ? 'Send request' : `Send ${emails.length} requests`}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea
          {...form.area('addresses')}
          limit={undefined}
          rows={2}
          hint={`Up to ${maxFeedbackAddresses}, separated by commas, spaces or new lines.`}
        />
        <TextArea
          {...form.area('message')}
          rows={3}
          hint="Don’t mention candidate names. Recipients see masked profiles."
        />
        <Select
          {...form.choice('days')}
          options={DAYS.map((each) => ({ value: String(each), label: formatCount(each, 'day') }))}
        />
        <FormProblems form={form} />
        <p className={styles.note}>
          Addresses are visible to recruiters only and deleted 30 days after the job is closed.
        </p>
      </form>
    </Dialog>
  )
}

function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((each) => each !== ''))]
}
