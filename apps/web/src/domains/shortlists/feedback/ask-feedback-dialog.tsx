import { feedbackDays, maxFeedbackAddresses } from '@assay/contracts/feedback-requests'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCount } from '../../../platform/format.ts'
import type { Entry } from '../entries/index.ts'
import { nameOf } from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'
import { useAskForFeedback } from './feedback.mutations.ts'

interface AskFeedbackDialogProps {
  entries: readonly Entry[]
  requirementId: string
  onClose: () => void
}

const DAYS = [3, feedbackDays.usual, 14, feedbackDays.most]

export function AskFeedbackDialog({ entries, requirementId, onClose }: AskFeedbackDialogProps) {
  const [addresses, setAddresses] = useState('')
  const [message, setMessage] = useState('')
  const [days, setDays] = useState<number>(feedbackDays.usual)
  const ask = useAskForFeedback()
  const emails = addressesIn(addresses)
  const tooMany = emails.length > maxFeedbackAddresses
  const send = () =>
    ask.mutate(
      {
        requirementId,
        emails,
        days,
        shortlistedIds: entries.map(({ id }) => id),
        message: message.trim() === '' ? null : message.trim(),
      },
      { onSuccess: onClose },
    )
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
          <Button variant="primary" busy={ask.isPending} disabled={emails.length === 0 || tooMany} onClick={send}>
            {emails.length < 2 ? 'Send request' : `Send ${emails.length} requests`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextArea
          label="Email addresses"
          rows={2}
          hint="One or more, separated by commas, spaces or new lines."
          error={tooMany ? `Enter up to ${maxFeedbackAddresses} addresses.` : null}
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        <TextArea
          label="Question (optional)"
          rows={3}
          limit={1000}
          hint="Don’t mention candidate names. Recipients see masked profiles."
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Select
          label="Link valid for"
          value={String(days)}
          options={DAYS.map((each) => ({ value: String(each), label: formatCount(each, 'day') }))}
          onChange={(event) => setDays(Number(event.target.value))}
        />
        {ask.error !== null && (
          <p className={styles.error} role="alert">
            {ask.error instanceof ApiError ? ask.error.message : 'Oops...Something went wrong'}
          </p>
        )}
        <p className={styles.note}>
          Addresses are visible to recruiters only and deleted 30 days after the job is closed.
        </p>
      </div>
    </Dialog>
  )
}

function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((each) => each.includes('@')))]
}
