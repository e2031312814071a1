import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { type Draft, useEditContact, useRequestContact } from './contact-infos.mutations.ts'
import { type ContactInfo, preflightQuery } from './contact-infos.queries.ts'
import styles from './contacts.module.css'
import { draftOf, PayFields, payIn } from './pay-fields.tsx'

interface RequestDialogProps {
  candidateId: string
  requirementId: string
  name: string
  /** The request to edit before it is sent; absent for a new one. */
  contact?: ContactInfo
  /** Initial values of a new request when several are made in a row. */
  begun?: Draft | null
  /** Called after each request is sent when several are made in a row; the dialog then moves to the next. */
  onSent?: ((draft: Draft) => void) | undefined
  /** Skips this candidate. */
  onSkip?: (() => void) | undefined
  onClose: () => void
}

const FEWEST = 50
const MOST = 1500

/** Requests contact details: pay first, then the mismatches, before sending. */
export function RequestDialog(props: RequestDialogProps) {
  const { candidateId, requirementId, name, contact, onClose } = props
  const looked = useQuery(preflightQuery({ candidateId, requirementId, pay: contact?.pay ?? null }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={contact === undefined ? `Request contact: ${name}` : `Edit request to ${name}`}
      description="The candidate sees your company, job and pay. You see who they are only if they accept."
    >
      {looked.data === undefined ? (
        <Refusal error={looked.error} />
      ) : (
        <RequestForm
          key={candidateId}
          candidateId={candidateId}
          requirementId={requirementId}
          contact={contact}
          onClose={onClose}
          begun={props.begun ?? null}
          onSent={props.onSent}
          onSkip={props.onSkip}
          band={looked.data.payBand}
        />
      )}
    </Dialog>
  )
}

interface RequestFormProps extends Omit<RequestDialogProps, 'name' | 'contact' | 'begun'> {
  contact: ContactInfo | undefined
  begun: Draft | null
  band: ContactInfo['pay'] | null
}

function RequestForm({ candidateId, requirementId, contact, begun, onSent, onSkip, band, onClose }: RequestFormProps) {
  const [pay, setPay] = useState(() => draftOf(contact?.pay ?? begun?.pay ?? band))
  const [location, setLocation] = useState(contact?.location ?? begun?.location ?? '')
  const [message, setMessage] = useState(contact?.message ?? begun?.message ?? '')
  const named = payIn(pay)
  const look = useQuery(preflightQuery({ candidateId, requirementId, pay: named }))
  const ask = useRequestContact()
  const edit = useEditContact()
  // While a request is edited, its own credit and stage apply.
  const blockers = contact === undefined ? (look.data?.blockers ?? []) : []
  const isReady = named !== null && message.trim().length >= FEWEST && blockers.length === 0
  const send = () => {
    if (named === null) return
    const draft: Draft = {
      pay: named,
      location: location.trim() === '' ? null : location.trim(),
      message: message.trim(),
    }
    if (contact === undefined) {
      const onSuccess = onSent === undefined ? onClose : () => onSent(draft)
      ask.mutate({ ...draft, candidateId, requirementId }, { onSuccess })
    } else edit.mutate({ ...draft, id: contact.id }, { onSuccess: onClose })
  }
  return (
    <div className={styles.form}>
      <PayFields draft={pay} onChange={setPay} />
      <TextField
        label="Location (optional)"
        maxLength={200}
        placeholder="Remote, or a city"
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
      <TextArea
        label="Message"
        required
        rows={5}
        minLength={FEWEST}
        limit={MOST}
        hint="Say what you build, why this candidate, and what happens next."
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {look.data !== undefined && look.data.mismatches.length > 0 && (
        <Notice tone="warn" title="Doesn’t match their preferences">
          <ul className={styles.list}>
            {look.data.mismatches.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
          The candidate sees this list too.
        </Notice>
      )}
      {blockers.map(({ code, detail }) => (
        <Notice key={code} tone="danger">
          {detail}
        </Notice>
      ))}
      <p className={styles.note}>
        {formatCost(look.data?.creditsLeft)} The request goes out in five minutes, then{' '}
        {look.data?.answersFor === 'agency' ? `${look.data.agencyName ?? 'their agency'} has` : 'they have'} 72 hours to
        answer. You get the credit back if they decline or don’t answer.
      </p>
      <Refusal error={ask.error ?? edit.error} />
      <div className={styles.choices}>
        <Button variant="primary" disabled={!isReady} busy={ask.isPending || edit.isPending} onClick={send}>
          {contact === undefined ? 'Send request' : 'Save changes'}
        </Button>
        {onSkip !== undefined && <Button onClick={onSkip}>Skip candidate</Button>}
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  )
}

function formatCost(left: number | null | undefined): string {
  if (left === undefined || left === null) return 'Free on your plan.'
  return `Uses one credit. ${formatCount(left, 'credit')} left.`
}
