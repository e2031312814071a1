import {
  approveContact,
  type DeclineCode,
  type DisputeCode,
  declineCodes,
  disputeCodes,
} from '@assay/contracts/contact-infos'
import { rules } from '@assay/contracts/validation-rules'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatPay, formatTime } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../platform/forms/rule-fields.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { useSession } from '../../platform/session/session.ts'
import { type Act, useActOnContact } from './contact-infos.mutations.ts'
import { type ContactInfo, contactQuery, type Details } from './contact-infos.queries.ts'
import {
  clockOf,
  creditLabels,
  declineLabels,
  disputeLabels,
  formatDecline,
  mismatchLabels,
  stateLabels,
} from './contact-labels.ts'
import styles from './contacts.module.css'
import { RequestDialog } from './request-dialog.tsx'

interface ContactDrawerProps {
  id: string
  profile: (contact: ContactInfo, words: ReactNode) => ReactNode
  onClose: () => void
}

export function ContactDrawer({ id, profile, onClose }: ContactDrawerProps) {
  const query = useQuery(contactQuery(id))
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={query.data?.candidateName ?? 'Contact request'}
      description={query.data?.requirementTitle}
    >
      <Region query={query}>
        {(contact) => (
          <div className={styles.form}>
            <p>
              <Badge tone={stateLabels[contact.state].tone}>{stateLabels[contact.state].label}</Badge>{' '}
              {clockOf(contact)}
            </p>
            {contact.details !== null && <Released details={contact.details} purpose={contact.purpose} />}
            <Facts contact={contact} />
            <p className={styles.message}>{contact.message}</p>
            <p>{profile(contact, 'View profile')}</p>
            <Acts key={contact.state} contact={contact} onClose={onClose} />
          </div>
        )}
      </Region>
    </Drawer>
  )
}

function Released({ details, purpose }: { details: Details; purpose: string }) {
  const copy = (text: string) => async () => {
    await navigator.clipboard.writeText(text)
    toasts.success('Copied', { detail: purpose })
  }
  const rows = [details.legalName, details.email, details.phone, ...details.links].filter((row) => row !== null)
  return (
    <section aria-label="Contact details" className={styles.form}>
      <ul className={styles.details}>
        {rows.map((row) => (
          <li key={row}>
            <span>{row}</span>
            <Button size="small" aria-label={`Copy ${row}`} onClick={() => void copy(row)()}>
              Copy
            </Button>
          </li>
        ))}
      </ul>
      <Notice>{purpose}</Notice>
    </section>
  )
}

function Facts({ contact }: { contact: ContactInfo }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Company', contact.companyName],
    ['Pay', formatPay(contact.pay)],
    ['Location', contact.location],
    ['Mismatch', contact.mismatches.map((code) => mismatchLabels[code]).join(', ') || null],
    ['Answered by', contact.answersFor === 'agency' ? (contact.agencyName ?? 'Agency') : 'Candidate'],
    ['Sent by', contact.requestedBy.fullName],
    ['Sent', contact.sentAt === null ? null : formatTime(contact.sentAt)],
    ['Decided', contact.decidedAt === null ? null : `${formatTime(contact.decidedAt)}, by the ${contact.decidedBy}`],
    ['Reason', contact.declineCode === null ? null : formatDecline(contact.declineCode)],
    ['Reported', contact.dispute === null ? null : disputeLabels[contact.dispute.code as DisputeCode]],
    ['Credit', creditLabels[contact.credit]],
  ]
  return <FactList facts={facts} aligned />
}

const mandateFields = contractFields<typeof approveContact.body, { mandate: string }>(approveContact.body, {
  labels: { mandate: 'Candidate’s consent: who agreed, and how' },
})

function Acts({ contact, onClose }: { contact: ContactInfo; onClose: () => void }) {
  const act = useActOnContact()
  const [asking, setAsking] = useState<'edit' | 'dispute' | 'decline' | null>(null)
  const can = (name: ContactInfo['mayDo'][number]) => contact.mayDo.includes(name)
  const run = (what: Act) => act.mutate({ id: contact.id, ...what })
  const { user } = useSession()
  // A user who acts on behalf of the candidate states the consent.
  const needsMandate = can('approve') && user?.scope.includes('platform') === true
  const form = useForm({
    fields: mandateFields,
    initial: { mandate: '' },
    send: ({ mandate }) => act.mutateAsync({ id: contact.id, act: 'approve', mandate: mandate ?? null }),
  })
  const written = form.draft.mandate.trim() === '' ? null : form.draft.mandate.trim()
  if (asking === 'edit')
    return (
      <RequestDialog
        candidateId={contact.candidate.id}
        requirementId={contact.requirement.id}
        name={contact.candidateName}
        contact={contact}
        onClose={() => setAsking(null)}
      />
    )
  if (asking === 'dispute')
    return (
      <Reason
        label="Problem"
        options={disputeCodes.map((value) => ({ value, label: disputeLabels[value] }))}
        does="Report details"
        onBack={() => setAsking(null)}
        onSend={(code) => act.mutateAsync({ id: contact.id, act: 'dispute', code: code as DisputeCode, note: null })}
      />
    )
  if (asking === 'decline')
    return (
      <Reason
        label="Reason"
        options={declineCodes.map((value) => ({ value, label: declineLabels[value] }))}
        does="Decline request"
        onBack={() => setAsking(null)}
        onSend={(code) =>
          act.mutateAsync({ id: contact.id, act: 'decline', code: code as DeclineCode, mandate: written })
        }
      />
    )
  return (
    <form className={styles.form} {...form.bind}>
      {needsMandate && <TextField {...form.text('mandate')} />}
      <FormProblems form={form} />
      <div className={styles.choices}>
        {can('approve') && (
          <Button {...form.button} variant="primary">
            Share details
          </Button>
        )}
        {can('decline') && <Button onClick={() => setAsking('decline')}>Decline…</Button>}
        {can('edit') && <Button onClick={() => setAsking('edit')}>Edit…</Button>}
        {can('remind') && (
          <Button busy={act.isPending} onClick={() => run({ act: 'remind' })}>
            Send reminder
          </Button>
        )}
        {can('withdraw') && (
          <Button
            variant="quiet"
            busy={act.isPending}
            onClick={() => act.mutate({ id: contact.id, act: 'withdraw' }, { onSuccess: onClose })}
          >
            Cancel request
          </Button>
        )}
        {can('dispute') && <Button onClick={() => setAsking('dispute')}>Report wrong details…</Button>}
        {can('uphold') && <Button onClick={() => run({ act: 'uphold' })}>Details are correct</Button>}
        {can('refund') && <Button onClick={() => run({ act: 'refund' })}>Refund credit</Button>}
      </div>
    </form>
  )
}

interface ReasonProps {
  label: string
  options: readonly { value: string; label: string }[]
  does: string
  onBack: () => void
  onSend: (code: string) => Promise<unknown>
}

const reasonFields = ruleFields<{ code: string }>({ code: { label: 'Reason', checks: [rules.required()] } })

function Reason({ label, options, does, onBack, onSend }: ReasonProps) {
  const form = useForm({ fields: reasonFields, initial: { code: '' }, send: ({ code }) => onSend(code) })
  return (
    <form className={styles.form} {...form.bind}>
      <Select {...form.choice('code')} label={label} placeholder="Select reason" options={options} />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          {does}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}
